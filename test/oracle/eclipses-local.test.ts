import { describe, expect, it } from 'vitest';
import {
  type Contact,
  type EclipsePlace,
  type LocalLunarEclipse,
  type LocalSolarEclipse,
  local,
} from '../../src/eclipses/index.js';
import { fixture } from '../support/fixtures.js';

type Texts<Key extends string> = Readonly<Record<Key, string | null>>;

interface UsnoRow {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number;
  readonly expected: Texts<'c1' | 'c4'> & {
    readonly max: string;
    readonly type: string;
    readonly magnitude: number;
    readonly obscuration: number;
    readonly altitude_at_max: number;
  };
}

interface SwissRow extends Texts<'c1' | 'c2' | 'c3' | 'c4' | 'sunrise_during' | 'sunset_during'> {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly type: string;
  readonly max: string;
  readonly magnitude: number;
  readonly obscuration: number;
  readonly altitude_at_max: number;
  readonly saros: number;
}

interface VisibilityRow {
  readonly date: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly moon_up: Readonly<Record<string, boolean | null>>;
}

interface PyJHoraRow {
  readonly kind: 'solar' | 'lunar';
  readonly expected: Readonly<Record<string, string>>;
}

type Tolerance = Readonly<Record<string, number>>;

const { usno_local_solar: usno, pyjhora_chennai: pyjhora } = fixture<{
  readonly usno_local_solar: { readonly tolerance: Tolerance; readonly rows: readonly UsnoRow[] };
  readonly pyjhora_chennai: { readonly tolerance: Tolerance; readonly rows: readonly PyJHoraRow[] };
}>('sources/eclipses.json');
const { local_solar: swiss, lunar_visibility: visibility } = fixture<{
  readonly local_solar: { readonly tolerance: Tolerance; readonly rows: readonly SwissRow[] };
  readonly lunar_visibility: { readonly rows: readonly VisibilityRow[] };
}>('oracle/eclipses.json');

const conventions = { time_scale: 'ut1' } as const;
const seconds = (text: string): number => Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`) / 1000;
const apart = (a: string, b: string): number => Math.abs(seconds(a) - seconds(b));
const day = (text: string, days: number): string =>
  new Date(Date.parse(text.slice(0, 10)) + days * 864e5).toISOString().slice(0, 10);

function eclipseAt(kind: 'solar', place: EclipsePlace, max: string): LocalSolarEclipse;
function eclipseAt(kind: 'lunar', place: EclipsePlace, max: string): LocalLunarEclipse;
function eclipseAt(kind: 'solar' | 'lunar', place: EclipsePlace, max: string): LocalSolarEclipse | LocalLunarEclipse {
  const { eclipses } = local({
    place,
    from: day(max, -1),
    to: day(max, 1),
    kind,
    visible_only: false,
    conventions,
  }).data;
  const [found] = eclipses;
  if (found === undefined || eclipses.length > 1) throw new Error(`${eclipses.length} eclipses near ${max}`);
  return found;
}

/** Seconds: our instants are whole seconds, those of Swiss Ephemeris tenths. */
const ROUNDING = 0.5;
/** Seconds that the Sun takes to rise at Chennai, from upper limb to lower. */
const RISING = [100, 140] as const;

const whenUp = (contact: Contact | null): string | null => (contact?.above_horizon === true ? contact.at : null);

describe('solar eclipses as the USNO has them at a place', () => {
  const { seconds: within = 0, magnitude = 0, obscuration = 0, altitude_deg = 0 } = usno.tolerance;
  it.each(usno.rows)('$place, $expected.max', ({ latitude, longitude, elevation, expected }) => {
    const ours = eclipseAt('solar', { latitude, longitude, elevation, timezone: 'UTC' }, expected.max);
    expect(ours.type).toBe(expected.type);
    for (const name of ['c1', 'c4'] as const) {
      const at = whenUp(ours.contacts[name]);
      const theirs = expected[name];
      if (at === null || theirs === null) expect(at).toBe(theirs);
      else expect(apart(at, theirs)).toBeLessThanOrEqual(within);
    }
    expect(apart(ours.contacts.max.at, expected.max)).toBeLessThanOrEqual(within);
    expect(Math.abs(ours.magnitude - expected.magnitude)).toBeLessThanOrEqual(magnitude);
    expect(Math.abs(ours.obscuration - expected.obscuration)).toBeLessThanOrEqual(obscuration);
    expect(Math.abs(ours.contacts.max.altitude - expected.altitude_at_max)).toBeLessThanOrEqual(altitude_deg);
  });
});

describe('solar eclipses as Swiss Ephemeris has them at a place', () => {
  const { tolerance } = swiss;
  const offs: number[] = [];
  it.each(swiss.rows)('$place, $max, $type', (row) => {
    const { latitude, longitude, timezone } = row;
    const ours = eclipseAt('solar', { latitude, longitude, timezone }, row.max);
    expect(ours.type).toBe(row.type);
    expect(ours.saros).toBe(row.saros);
    expect(ours.visible).toBe(true);
    for (const name of ['c1', 'c2', 'max', 'c3', 'c4'] as const) {
      const contact = ours.contacts[name];
      const at = name === 'max' ? ours.contacts.max.at : whenUp(contact);
      const theirs = row[name];
      if (at === null || theirs === null) expect(at, name).toBe(theirs);
      else {
        const off = apart(at, theirs);
        offs.push(off);
        expect(off, name).toBeLessThanOrEqual((tolerance.seconds_at_grazing_contacts ?? 0) + ROUNDING);
      }
    }
    expect(Math.abs(ours.magnitude - row.magnitude)).toBeLessThanOrEqual(tolerance.magnitude ?? 0);
    expect(Math.abs(ours.obscuration - row.obscuration)).toBeLessThanOrEqual(tolerance.obscuration ?? 0);
    expect(Math.abs(ours.contacts.max.altitude - row.altitude_at_max)).toBeLessThanOrEqual(0.02);
    for (const [at, theirs] of [
      [ours.sunrise, row.sunrise_during],
      [ours.sunset, row.sunset_during],
    ] as const) {
      if (at === null || theirs === null) expect(at).toBe(theirs);
      else expect(apart(at, theirs)).toBeLessThanOrEqual(tolerance.rising_seconds ?? 0);
    }
  });

  it('agrees within 1.5 s, whole seconds against tenths, in all but a few contacts', () => {
    expect(offs.length).toBeGreaterThan(150);
    expect(offs.filter((off) => off > (tolerance.seconds ?? 0) + ROUNDING).length / offs.length).toBeLessThan(0.05);
  });
});

describe('lunar eclipses from a place', () => {
  it.each(visibility.rows)('$date, $place', ({ date, latitude, longitude, moon_up }) => {
    const ours = eclipseAt('lunar', { latitude, longitude, timezone: 'UTC' }, date);
    const up = Object.fromEntries(
      Object.entries(ours.contacts).map(([name, one]) => [name, one?.above_horizon ?? null]),
    );
    expect(up).toEqual(moon_up);
    expect(ours.visible).toBe(ours.visible_from !== null);
  });
});

describe('eclipses of PyJHora, Chennai', () => {
  const chennai = { latitude: 13.03862, longitude: 80.261818, timezone: 'Asia/Kolkata' };
  const { seconds: within = 0 } = pyjhora.tolerance;
  it.each(pyjhora.rows)('$kind, $expected', ({ kind, expected }) => {
    const [any = ''] = Object.values(expected);
    const ours = kind === 'solar' ? eclipseAt('solar', chennai, any) : eclipseAt('lunar', chennai, any);
    const instants: Readonly<Record<string, string | null | undefined>> = {
      ...Object.fromEntries(Object.entries(ours.contacts).map(([name, contact]) => [name, contact?.at])),
      c1_geometric: ours.kind === 'solar' ? ours.contacts.c1.at : null,
    };
    for (const [name, theirs] of Object.entries(expected)) {
      if (name === 'greatest_visible_at_sunrise') {
        // Swiss Ephemeris takes the rising of the lower limb; the Sun is seen from the upper limb's on.
        expect(ours.kind === 'solar' && ours.greatest_visible).toBe(ours.kind === 'solar' && ours.sunrise);
        const off = seconds(`${theirs}+05:30`) - seconds(String(ours.greatest_visible));
        expect(off).toBeGreaterThan(RISING[0]);
        expect(off).toBeLessThan(RISING[1]);
        continue;
      }
      expect(apart(String(instants[name]), `${theirs}+05:30`), name).toBeLessThanOrEqual(within);
    }
  });
});
