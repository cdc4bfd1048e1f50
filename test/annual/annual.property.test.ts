import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chart, dashas, month } from '../../src/annual/index.js';
import { harshas } from '../../src/annual/rules/harsha.js';
import { muddaParts } from '../../src/annual/rules/mudda.js';
import { pairOf } from '../../src/annual/rules/pairs.js';
import { haddaLord, panchaVargiyas, vishwaOf } from '../../src/annual/rules/panchaVargiya.js';
import { partsFrom, patyamshas } from '../../src/annual/rules/patyayini.js';
import { sahamOf } from '../../src/annual/rules/sahams.js';
import { HADDAS } from '../../src/annual/tables/hadda.js';
import { DEGREE, type MicroArcseconds, SIGN, TURN } from '../../src/math/angle.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';
import { runs } from '../support/sample.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map((value) => value as MicroArcseconds);
const charts = fc.record({
  longitudes: fc
    .tuple(...SIGN_LORDS.map(() => longitude))
    .map(
      (places) =>
        Object.fromEntries(SIGN_LORDS.map((graha, i) => [graha, places[i]])) as Record<SignLord, MicroArcseconds>,
    ),
  ascendant: longitude,
  day: fc.boolean(),
});
const OPTIONS = { relation: 'position', drekkana: 'd3' } as const;

it('harsha is a multiple of five up to twenty, and its times sum to fifteen by day and twenty by night', () => {
  fc.assert(
    fc.property(charts, (one) => {
      const found = Object.values(harshas(one));
      for (const { total } of found) expect([0, 5, 10, 15, 20]).toContain(total);
      expect(found.reduce((sum, { gender_time }) => sum + gender_time, 0)).toBe(one.day ? 15 : 20);
    }),
  );
});

it('vishwa is within 0 and 20, and uchcha of opposite places sums to twenty', () => {
  fc.assert(
    fc.property(charts, fc.constantFrom('position', 'two_camps'), (one, relation) => {
      const found = panchaVargiyas(one, { ...OPTIONS, relation: relation as 'position' });
      for (const graha of SIGN_LORDS) {
        expect(vishwaOf(found[graha])).toBeGreaterThanOrEqual(0);
        expect(vishwaOf(found[graha])).toBeLessThanOrEqual(20);
      }
      const turned = Object.fromEntries(
        SIGN_LORDS.map((graha) => [graha, (one.longitudes[graha] + TURN / 2) % TURN]),
      ) as Record<SignLord, MicroArcseconds>;
      const opposite = panchaVargiyas({ ...one, longitudes: turned }, OPTIONS);
      for (const graha of SIGN_LORDS) expect(found[graha].uchcha + opposite[graha].uchcha).toBe(TURN / 2);
    }),
  );
});

it('every degree has one hadda lord, and each sign’s spans go up to thirty', () => {
  for (const row of HADDAS)
    expect(row.map(({ end }) => end)).toEqual([...row.map(({ end }) => end)].sort((a, b) => a - b));
  for (const row of HADDAS) expect(row.at(-1)?.end).toBe(30);
  fc.assert(
    fc.property(longitude, (at) => {
      expect(SIGN_LORDS).toContain(haddaLord(at));
    }),
  );
});

it('reversing all motions exchanges meeting and parting, and the same pair is never both', () => {
  const speed = fc.double({ min: -1, max: 15, noNaN: true });
  fc.assert(
    fc.property(longitude, longitude, speed, speed, (one, other, fast, slow) => {
      fc.pre(fast !== slow && (one - other) % SIGN !== 0);
      const options = { orb: 'mean', neutralAspects: false } as const;
      const pair = (sign: number) =>
        pairOf(
          { planet: 'Moon', longitude: one, speed: sign * fast },
          { planet: 'Mars', longitude: other, speed: sign * slow },
          options,
        );
      expect(pair(1).applying).toBe(!pair(-1).applying);
      if (Math.abs(pair(1).difference) <= pair(1).limit && pair(1).aspects)
        expect(new Set([pair(1).yoga, pair(-1).yoga])).toEqual(new Set(['ithasala', 'ishrafa']));
    }),
  );
});

it('Pitri is Rajya; Punya and Vidya are each other’s images about the ascendant, but for the 30°', () => {
  fc.assert(
    fc.property(charts, (one) => {
      expect(sahamOf(one, 'pitri').longitude).toBe(sahamOf(one, 'rajya').longitude);
      const [punya, vidya] = (['punya', 'vidya'] as const).map((id) => sahamOf(one, id));
      const sum = (punya?.longitude ?? 0) + (vidya?.longitude ?? 0) - 2 * one.ascendant;
      const added = [punya, vidya].filter((found) => found?.plus30).length * SIGN;
      expect((((sum - added) % TURN) + TURN) % TURN).toBe(0);
    }),
  );
});

it('shares of patyayini sum to the largest, and muddā to 360 solar days, without gaps', () => {
  fc.assert(
    fc.property(
      charts,
      fc.double({ min: 0.0001, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 8 }),
      (one, balance, first) => {
        const shares = patyamshas(one.longitudes, one.ascendant);
        expect(shares.reduce((sum, { patyamsha }) => sum + patyamsha, 0)).toBe(shares.at(-1)?.krishamsha);
        const parts = muddaParts(first, balance);
        expect(parts[0]?.from).toBe(0);
        expect(parts.at(-1)?.to).toBeCloseTo(360, 9);
        parts.forEach((part, i) => {
          expect(part.from).toBe(parts[i - 1]?.to ?? 0);
          expect(part.within[0]?.from).toBe(part.from);
          expect(part.within.at(-1)?.to).toBeCloseTo(part.to, 9);
          part.within.forEach((inner, j) => {
            expect(inner.from).toBe(part.within[j - 1]?.to ?? part.from);
          });
        });
      },
    ),
  );
  const cycle = [1, 2, 3].map((share) => ({ lord: share, share }));
  expect(partsFrom(cycle, 1, { from: 0, to: 6 })).toEqual([
    { lord: 2, from: 0, to: 2 },
    { lord: 3, from: 2, to: 5 },
    { lord: 1, from: 5, to: 6 },
  ]);
});

it('the Sun returns to 0.001″, munthā in twelve years, and years, months and dashas begin and end together', () => {
  const birth = fc.record({
    date: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2000-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    time: fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:15:00`),
    place: fc.constant({ latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' }),
  });
  fc.assert(
    fc.property(birth, fc.integer({ min: 0, max: 80 }), (who, years) => {
      const { data } = chart({ birth: who, completed_years: years });
      // Printed longitudes are cut at 0.0036″.
      expect(Math.abs(data.chart.planetary_positions.Sun.longitude - data.natal.sun.longitude)).toBeLessThanOrEqual(
        1.1e-6,
      );
      expect(chart({ birth: who, completed_years: years + 12 }).data.muntha.sign).toBe(data.muntha.sign);
      expect(chart({ birth: who, completed_years: years + 1 }).data.return).toBe(data.next_return);
      expect(month({ birth: who, completed_years: years, month: 1 }).data.return).toBe(data.return);
      expect(month({ birth: who, completed_years: years, month: 12 }).data.next_return).toBe(data.next_return);
      for (const system of ['mudda', 'patyayini'] as const) {
        const periods = dashas({ birth: who, completed_years: years, system }).data.dashas;
        expect([periods[0]?.start, periods.at(-1)?.end]).toEqual([data.return, data.next_return]);
      }
    }),
    { numRuns: runs(25) },
  );
  expect(DEGREE).toBe(3_600_000_000);
});
