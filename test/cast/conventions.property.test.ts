import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONVENTION_FIELDS, profileConventions } from '../../src/cast/conventions.js';
import { type Conventions, divisional, kpCusps, panchang, rasi, vimshottari } from '../../src/index.js';
import { signedDegrees } from '../../src/math/angle.js';
import { meanAyanamsaOf } from '../../src/sky/ayanamsaOf.js';
import { instantFromUtc } from '../../src/sky/utc.js';
import { formatClock, formatDate } from '../../src/time/calendar.js';
import { YEAR_NAMES } from '../../src/time/years.js';
import {
  AYANAMSA_NAMES,
  AYANAMSA_REFERENCES,
  type Birth,
  MOON_PLACES,
  NODES,
  POSITION_KINDS,
  PROFILES,
  STAR_PLACES,
  SUNRISES,
  TIME_SCALES,
} from '../../src/types.js';
import { ayanamsaRow } from '../../src/zodiac/ayanamsaRow.js';
import { runs } from '../support/sample.js';

const birth: fc.Arbitrary<Birth> = fc.record({
  date: fc.integer({ min: -25_000, max: 25_000 }).map(formatDate),
  time: fc.integer({ min: 0, max: 86_399 }).map(formatClock),
  place: fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    timezone: fc.constant('UTC'),
  }),
  clock: fc.constant('zone' as const),
});

const ayanamsa = fc.oneof(
  fc.constantFrom(...AYANAMSA_NAMES),
  fc.record({
    epoch: fc.oneof(fc.constant('1900-01-01'), fc.integer({ min: 2_300_000, max: 2_600_000 })),
    value_degrees: fc.double({ min: -359, max: 359, noNaN: true }),
  }),
);

const conventions: fc.Arbitrary<Conventions> = fc.record(
  {
    profile: fc.constantFrom(...PROFILES),
    positions: fc.constantFrom(...POSITION_KINDS),
    star_place: fc.constantFrom(...STAR_PLACES),
    ayanamsa_reference: fc.constantFrom(...AYANAMSA_REFERENCES),
    moon: fc.constantFrom(...MOON_PLACES),
    node: fc.constantFrom(...NODES),
    year: fc.oneof(fc.constantFrom(...YEAR_NAMES), fc.record({ days: fc.integer({ min: 300, max: 400 }) })),
    sunrise: fc.constantFrom(...SUNRISES),
    time_scale: fc.constantFrom(...TIME_SCALES),
    ayanamsa,
  },
  { requiredKeys: [] },
);

function toldBy({ provenance }: { readonly provenance?: { readonly conventions: Readonly<Record<string, string>> } }) {
  const told = provenance?.conventions ?? {};
  return Object.fromEntries(
    CONVENTION_FIELDS.map((field) => {
      const text = told[field] ?? '';
      return [field, text.startsWith('{') ? JSON.parse(text) : text];
    }),
  ) as Conventions;
}

/** Arcseconds. */
function size(text: string): number {
  const [, sign, number, unit] = /([+−])(\d+\.\d+)([″°])/.exec(text) ?? [];
  return (sign === '−' ? -1 : 1) * Number(number) * (unit === '°' ? 3600 : 1);
}

const RUNS = { numRuns: runs(60) };

describe('conventions', () => {
  it('each at its default leaves a result unchanged', () => {
    const own = profileConventions('siddhanta');
    const { ayanamsa: _, ...kp } = own;
    fc.assert(
      fc.property(birth, fc.subarray([...CONVENTION_FIELDS]), (one, fields) => {
        const given = Object.fromEntries(fields.map((field) => [field, own[field]])) as Conventions;
        const given2 = Object.fromEntries(Object.entries(given).filter(([field]) => field in kp)) as Conventions;
        expect(rasi({ birth: one, conventions: given })).toEqual(rasi({ birth: one }));
        expect(divisional({ varga: 'd9', birth: one, conventions: given })).toEqual(
          divisional({ varga: 'd9', birth: one }),
        );
        expect(vimshottari({ birth: one, conventions: given })).toEqual(vimshottari({ birth: one }));
        expect(kpCusps({ birth: one, conventions: given2 })).toEqual(kpCusps({ birth: one }));
      }),
      RUNS,
    );
    const day = { date: '2025-11-22', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } };
    expect(panchang({ ...day, conventions: own })).toEqual(panchang(day));
  });

  it('are in the provenance so that the result can be repeated', () => {
    fc.assert(
      fc.property(birth, conventions, (one, given) => {
        for (const call of [
          (c: Conventions) => rasi({ birth: one, conventions: c }),
          (c: Conventions) => vimshottari({ birth: one, levels: 1, conventions: c }),
          (c: Conventions) => panchang({ date: one.date, place: one.place, conventions: c }),
        ]) {
          const result = call(given);
          expect(call(toldBy(result))).toEqual(result);
        }
      }),
      RUNS,
    );
  });

  it('with a dispute change a chart by the stated amount', () => {
    const other = (given: string | undefined, choices: readonly string[]) => choices.find((one) => one !== given);
    const given = fc.record({
      positions: fc.constantFrom(...POSITION_KINDS),
      star_place: fc.constantFrom(...STAR_PLACES),
      ayanamsa_reference: fc.constantFrom(...AYANAMSA_REFERENCES),
      moon: fc.constantFrom(...MOON_PLACES),
      node: fc.constantFrom(...NODES),
      time_scale: fc.constantFrom(...TIME_SCALES),
      ayanamsa: fc.constant('true_chitra' as const),
    });
    fc.assert(
      fc.property(birth, given, (one, own) => {
        const at = (changed: object) => {
          const { data, provenance } = rasi({ birth: one, conventions: { ...own, ...changed } });
          return { ...data.planetary_positions, Ascendant: data.ascendant, disputed: provenance?.disputed ?? [] };
        };
        const ours = at({});
        const told = (element: string) => ours.disputed.find((dispute) => dispute.element === element)?.note ?? '';
        const apart = (name: 'Sun' | 'Moon' | 'Mercury' | 'Rahu' | 'Ascendant', changed: object): number =>
          signedDegrees(at(changed)[name].longitude - ours[name].longitude) * 3600;
        const near = (text: string, found: number): void => {
          // Longitudes are cut at 0.0036″; degrees have three decimals.
          expect(Math.abs(size(text) - found), `${text}: ${found}`).toBeLessThan(text.includes('°') ? 1.9 : 0.0125);
        };
        const places =
          /Here the other places are away by: (.*)\./.exec(told('apparent or geometric places'))?.[1] ?? '';
        const positions = other(own.positions, POSITION_KINDS);
        for (const name of ['Sun', 'Moon', 'Mercury'] as const)
          near(places.split(', ').find((text) => text.startsWith(name)) ?? '', apart(name, { positions }));
        near(
          /, ([+−][^,]*) from the one/.exec(told('lunar node'))?.[1] ?? '',
          apart('Rahu', { node: other(own.node, NODES) }),
        );
        const moon = told('Moon from the centre or from the place');
        near(moon.slice(moon.indexOf('stands ')), apart('Moon', { moon: other(own.moon, MOON_PLACES) }));
        const nutation = apart('Sun', { ayanamsa_reference: other(own.ayanamsa_reference, AYANAMSA_REFERENCES) });
        near(told('nutation'), own.ayanamsa_reference === 'consistent' ? nutation : -nutation);
        near(told('place of the star'), apart('Mercury', { star_place: other(own.star_place, STAR_PLACES) }));
        const scale = apart('Ascendant', { time_scale: other(own.time_scale, TIME_SCALES) });
        if (told('time scale') === '') expect(scale).toBe(0);
        else near(told('time scale'), scale);
      }),
      RUNS,
    );
  });

  it('of the zodiac alone move every longitude by the same angle', () => {
    fc.assert(
      fc.property(birth, ayanamsa, (one, other) => {
        const [a, b] = [rasi({ birth: one }), rasi({ birth: one, conventions: { ayanamsa: other } })].map(
          ({ data }) => [
            data.ascendant.longitude,
            ...Object.values(data.planetary_positions).map(({ longitude }) => longitude),
          ],
        ) as [number[], number[]];
        const apart = a.map((longitude, i) => (((longitude - (b[i] ?? Number.NaN)) % 360) + 360) % 360);
        for (const angle of apart) {
          const rest = Math.abs(angle - (apart[0] ?? Number.NaN));
          expect(Math.min(rest, 360 - rest)).toBeLessThan(2.1e-6);
        }
      }),
      RUNS,
    );
  });

  it('move the zodiac by the difference of the ayanāṁśas', () => {
    fc.assert(
      fc.property(birth, fc.constantFrom(...AYANAMSA_NAMES), (one, name) => {
        const { data } = rasi({ birth: one, conventions: { ayanamsa: name } });
        const tt = instantFromUtc(Date.parse(`${one.date}T${one.time}Z`)).tt;
        // The six schools of the contract leave out the cubic: a milliarcsecond within these years.
        expect(Math.abs(Number(data.notes.ayanamsa_value) - meanAyanamsaOf(name, tt))).toBeLessThan(1e-6);
      }),
      RUNS,
    );
  });

  it('of the star affect only ayanāṁśas of a star', () => {
    fc.assert(
      fc.property(birth, fc.constantFrom(...AYANAMSA_NAMES), (one, name) => {
        const [here, there] = STAR_PLACES.map(
          (star_place) => rasi({ birth: one, conventions: { ayanamsa: name, star_place } }).data.planetary_positions,
        );
        if (ayanamsaRow(name).length > 4) expect(here).not.toEqual(there);
        else expect(here).toEqual(there);
      }),
      RUNS,
    );
  });

  it('never touch tithi and karaṇa by the choice of ayanāṁśa', () => {
    const day = { date: '2024-04-09', place: { latitude: 13.08, longitude: 80.27, timezone: 'Asia/Kolkata' } };
    const { tithi, karana } = panchang(day).data.panchanga;
    for (const name of AYANAMSA_NAMES) {
      const { panchanga } = panchang({ ...day, conventions: { ayanamsa: name } }).data;
      expect([panchanga.tithi, panchanga.karana]).toEqual([tithi, karana]);
    }
  });
});
