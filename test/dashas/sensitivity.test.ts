import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ashtakoota,
  type VimshottariData,
  type VimshottariInput,
  vimshottari,
  vimshottariPeriods,
} from '../../src/index.js';
import type { Birth } from '../../src/types.js';
import { DELHI } from '../support/fixtures.js';
import { runs } from '../support/sample.js';
import {
  bornAt,
  dashaStatements,
  expectNested,
  expectTrue,
  type Sensitive,
  secondOf,
  sensitivityOf,
} from '../support/sensitivity.js';

const dashaBy = (rest: Omit<VimshottariInput, 'birth'> = {}): Sensitive<VimshottariData> => ({
  ask: (birth) => vimshottari({ birth, ...rest }),
  read: dashaStatements,
});
const DASHA = dashaBy();
const uncertain = (uncertainty_minutes: number, birth: Birth = DELHI): Birth => ({ ...birth, uncertainty_minutes });

const births: fc.Arbitrary<Birth> = fc
  .integer({ min: -12_000_000_000, max: 4_000_000_000 })
  .map((second) => bornAt({ date: '', place: { latitude: 19, longitude: 73, timezone: 'UTC' } }, second));

function firstEndOf(second: number, conventions: NonNullable<VimshottariInput['conventions']>): string | undefined {
  const birth = { ...bornAt(DELHI, second + 19_800), utc_offset: '+05:30' };
  return vimshottari({ birth, levels: 1, conventions }).data.mahadashas[0]?.end_date;
}

describe('the sensitivity of a dasha', () => {
  it('is reported only on request', () => {
    expect('sensitivity' in vimshottari({ birth: DELHI }).data).toBe(false);
  });

  it('names nothing but the beginning of the dasha, and what its dates are worth', () => {
    expect(vimshottari({ birth: uncertain(10) }).data.sensitivity).toEqual({
      uncertainty_minutes: 10,
      start: '1990-08-15T08:20:00+05:30',
      end: '1990-08-15T08:40:00+05:30',
      holds: ['moon.nakshatra', 'dasha.maha'],
      changes: [
        {
          statement: 'dasha.antar',
          at: '1990-08-15T08:33:41+05:30',
          minutes_from_birth: 3.7,
          before: 'Saturn',
          after: 'Mercury',
        },
      ],
      first_end: { earliest: '1994-09-28', latest: '1994-11-21' },
    });
  });

  it('reports the antardasha with one level, too', () => {
    const { data } = vimshottari({ birth: uncertain(10), levels: 1 });
    expect(data.sensitivity).toEqual(vimshottari({ birth: uncertain(10), levels: 3 }).data.sensitivity);
  });

  it('has all three change near the end of a nakshatra', () => {
    const birth = { ...DELHI, time: '17:54:00' };
    const { changes } = sensitivityOf(DASHA, uncertain(1, birth));
    expect(changes.map(({ statement, at }) => [statement, at])).toEqual([
      ['dasha.antar', '1990-08-15T17:54:37+05:30'],
      ['dasha.maha', '1990-08-15T17:54:37+05:30'],
      ['moon.nakshatra', '1990-08-15T17:54:37+05:30'],
    ]);
    expectTrue(
      DASHA,
      uncertain(1, birth),
      [...Array(119).keys()].map((i) => i - 59),
    );
    expect(sensitivityOf(DASHA, uncertain(0.6, birth)).changes).toEqual([]);
  });

  it('is true for any birth', () => {
    fc.assert(
      fc.property(
        births,
        fc.integer({ min: 1, max: 720 }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (birth, u, share) => expectTrue(DASHA, uncertain(u, birth), [Math.round(share * u * 59)]),
      ),
      { numRuns: runs(25) },
    );
  });

  it('contains the changes of every narrower span', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 720 }), fc.integer({ min: 1, max: 720 }), (birth, a, b) =>
        expectNested(DASHA, birth, Math.min(a, b), Math.max(a, b)),
      ),
      { numRuns: runs(25) },
    );
  });

  it.each([
    {},
    { profile: 'jagannatha_hora' },
    { year: 'calendar' },
    { year: { days: 360 }, moon: 'topocentric' },
    { year: 'lunar_true' },
  ] as const)('has the first ends of births at both ends of the span, %o', (conventions) => {
    const { sensitivity } = vimshottari({ birth: uncertain(45), conventions }).data;
    const ends = [sensitivity?.start, sensitivity?.end].map((end) => firstEndOf(secondOf(end ?? ''), conventions));
    expect(sensitivity?.first_end).toEqual({ earliest: ends[1], latest: ends[0] });
  });

  it('has them in order, too, where the first dasha changes', () => {
    const { sensitivity } = vimshottari({ birth: uncertain(30, { ...DELHI, time: '17:54:00' }) }).data;
    const ends = [sensitivity?.start, sensitivity?.end].map((end) => firstEndOf(secondOf(end ?? ''), {}));
    expect(ends).toEqual(['1990-11-06', '1997-06-20']);
    expect(sensitivity?.first_end).toEqual({ earliest: ends[0], latest: ends[1] });
  });

  it('keeps the conventions of the call', () => {
    expectTrue(
      dashaBy({ ayanamsa: 'raman', conventions: { moon: 'topocentric', positions: 'true' } }),
      uncertain(400),
      [77],
    );
  });
});

describe('without a sensitivity', () => {
  it('refuses it in the iterator of periods, on the call itself', () => {
    expect(() => vimshottariPeriods({ birth: uncertain(10) })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'birth.uncertainty_minutes' }),
    );
  });

  it.each(['bride', 'groom'] as const)('refuses it in the match of the %s', (side) => {
    const input = { bride: { birth: DELHI }, groom: { birth: DELHI }, [side]: { birth: uncertain(10) } };
    expect(() => ashtakoota(input)).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: `${side}.birth.uncertainty_minutes` }),
    );
    expect(() => ashtakoota(input)).toThrow(
      `${side}.birth.uncertainty_minutes is 10; this operation reports no sensitivity. Leave it out; charts.rasi, charts.divisional, dashas.vimshottari and kp.cusps take it.`,
    );
  });
});
