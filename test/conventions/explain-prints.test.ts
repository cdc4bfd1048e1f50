import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/rasi.js';
import { type ExplainInput, explain, type ObservedLongitudes } from '../../src/conventions/explain.js';
import type { Conventions } from '../../src/input/conventions.js';
import type { Birth } from '../../src/types.js';
import { DELHI, fixture } from '../support/fixtures.js';
import type { Capture } from '../support/jagannathaHora.js';
import { numbers } from '../support/pictures.js';
import { sampled } from '../support/sample.js';

const MINUTE = 60;
const SCHOOLS = ['lahiri', 'kp', 'raman', 'true_chitra'] as const;
const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;
const ROUNDINGS = { cut: Math.floor, rounded: Math.round };
type Rounding = keyof typeof ROUNDINGS;

function births(seed: number): Birth[] {
  const random = numbers(seed);
  return Array.from({ length: 60 }, (): Birth => {
    const ms = Math.floor(Date.UTC(1920, 0) + random() * (Date.UTC(2020, 0) - Date.UTC(1920, 0)));
    const [date = '', time = ''] = new Date(ms).toISOString().split('T');
    const latitude = Math.round(random() * 10_000 - 4000) / 100;
    const longitude = Math.round(random() * 35_800 - 17_900) / 100;
    const place = { latitude, longitude, timezone: 'UTC' };
    return { date, time: time.slice(0, 8), utc_offset: '+00:00', place };
  });
}

function printed(longitudes: Readonly<Record<string, number>>, unit: number, rounding: Rounding): ObservedLongitudes {
  const entries = Object.entries(longitudes).map(([name, value]) => {
    // Longitudes of six decimals: a whole unit is not to be cut to the one before it.
    const units = Number(((value * 3600) / unit).toFixed(6));
    return [name, ((ROUNDINGS[rounding](units) * unit) / 3600) % 360];
  });
  return Object.fromEntries(entries) as unknown as ObservedLongitudes;
}

function shownBy(birth: Birth, conventions: Conventions): Record<string, number> {
  const { ascendant, planetary_positions } = rasi({ birth, conventions }).data;
  const places = NAMES.map((name) => [name, planetary_positions[name].longitude] as const);
  return { ...Object.fromEntries(places), Ascendant: ascendant.longitude };
}

const ask = (birth: Birth, observed: ObservedLongitudes, unit: number, more: Partial<ExplainInput> = {}) =>
  explain({ birth, observed, precision_arcsec: unit, ...more }).data;

describe('whole-minute prints of sixty births a school', () => {
  const all = births(20_261_125);

  it.each(SCHOOLS.flatMap((school) => (['cut', 'rounded'] as const).map((rounding) => [school, rounding] as const)))(
    '%s, %s: the true ayanāṁśa is the first named in at least 58 of 60',
    (school, rounding) => {
      const named = sampled(all, 12).map((birth) => {
        const observed = printed(shownBy(birth, { ayanamsa: school }), MINUTE, rounding);
        return ask(birth, observed, MINUTE).best.ayanamsa;
      });
      expect(named.filter((name) => name !== school).length, named.join()).toBeLessThanOrEqual(2);
    },
  );

  it('names every ayanāṁśa that fits, the commonest first, and says that the digits do not tell them apart', () => {
    const observed = printed(shownBy(DELHI, {}), MINUTE, 'cut');
    const { best, alternatives, stands_out, remarks } = ask(DELHI, observed, MINUTE);
    expect(best).toMatchObject({ ayanamsa: 'lahiri', ayanamsa_reference: 'consistent', rounding: 'cut' });
    expect(stands_out).toBe(false);
    const names = alternatives.map(({ ayanamsa }) => ayanamsa);
    for (const name of ['lahiri_jhora', 'lahiri_icrc']) expect(names).toContain(name);
    expect(remarks.join()).toMatch(/cannot be told apart, the commonest first: lahiri, /);
  });

  it.each(['cut', 'rounded'] as const)('%s: what the caller says of the digits holds', (rounding) => {
    const observed = printed(shownBy(DELHI, {}), MINUTE, rounding);
    const { best, alternatives } = ask(DELHI, observed, MINUTE, { rounding });
    expect([best, ...alternatives].map((one) => one.rounding)).toEqual(Array(alternatives.length + 1).fill(rounding));
    expect(best.ayanamsa).toBe('lahiri');
  });

  it.each(SCHOOLS)('%s: whole seconds as well, cut or rounded', (school) => {
    for (const birth of sampled(all.slice(0, 30), 6)) {
      for (const rounding of ['cut', 'rounded'] as const) {
        const observed = printed(shownBy(birth, { ayanamsa: school }), 1, rounding);
        expect(ask(birth, observed, 1).best).toMatchObject({ fits: true, ayanamsa: school });
      }
    }
  });

  it('whole seconds of a program with another ΔT still fit, with the delay', () => {
    for (const birth of sampled(all.slice(0, 10), 3)) {
      const at = (second: string): Birth => ({ ...birth, time: `${birth.time?.slice(0, 6)}${second}` });
      const { best } = ask(at('20'), printed(shownBy(at('24'), {}), 1, 'cut'), 1);
      expect(best).toMatchObject({ fits: true, ayanamsa: 'lahiri' });
      expect(Math.abs((best.time_shift_seconds ?? 99) - 4)).toBeLessThan(2.5);
    }
  });

  it.each([2.5, 36, 60, 600, 3600])('units of %s″: the true ayanāṁśa is among those named', (unit) => {
    for (const birth of sampled(all.slice(0, 10), 3)) {
      for (const rounding of ['cut', 'rounded'] as const) {
        const observed = printed(shownBy(birth, { ayanamsa: 'raman' }), unit, rounding);
        const { best, alternatives } = ask(birth, observed, unit);
        expect([best, ...alternatives].map(({ ayanamsa }) => ayanamsa)).toContain('raman');
      }
    }
  });
});

describe('whole minutes of a program with its own places', () => {
  const { captures } = fixture<{ readonly captures: readonly Capture[] }>('sources/jagannatha-hora.json');

  it.each(captures.flatMap((one) => (['cut', 'rounded'] as const).map((rounding) => ({ ...one, rounding }))))(
    '$id, $rounding: AstroSage does not fit as something it is not',
    ({ date, time, utc_offset, astrosage, rounding }) => {
      const birth = { date, time, utc_offset, place: { latitude: 0, longitude: 82.5, timezone: 'Asia/Kolkata' } };
      const bodies = Object.entries(astrosage).filter(([name]) => (NAMES as readonly string[]).includes(name));
      const { best, alternatives } = ask(birth, printed(Object.fromEntries(bodies), MINUTE, rounding), MINUTE);
      expect(best).toMatchObject({ fits: false, ayanamsa: null });
      expect(alternatives).toEqual([]);
    },
  );
});
