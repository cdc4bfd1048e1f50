import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DashaPeriod,
  dashaCycle,
  livingPeriods,
  subPeriods,
  UNITS_PER_YEAR,
} from '../../src/dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from '../../src/dashas/tables/vimshottari.js';
import { vimshottari, vimshottariPeriods } from '../../src/index.js';
import { microArcseconds, NAKSHATRA, TURN } from '../../src/math/angle.js';
import type { Birth } from '../../src/types.js';
import { at } from '../support/fixtures.js';
import { runs } from '../support/sample.js';
import { stageSky } from '../support/sky.js';

const Exact = Decimal.clone({ precision: 80 });
const ORDER = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
] as const;
const CYCLE = 120 * UNITS_PER_YEAR;

const moons = fc
  .oneof(
    fc.integer({ min: 0, max: TURN - 1 }),
    fc.tuple(fc.nat({ max: 26 }), fc.integer({ min: -3, max: 3 })).map(([n, d]) => (n * NAKSHATRA + d + TURN) % TURN),
  )
  .map(microArcseconds);

const paths = fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 5 });

describe('the cycle', () => {
  it('elapsed and nine mahādaśās make 120 years exactly', () => {
    fc.assert(
      fc.property(moons, (moon) => {
        const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon });
        const living = livingPeriods(cycle);
        expect(living).toHaveLength(9);
        const lived = living.reduce((sum, { start, end }) => sum + end - Math.max(start, cycle.elapsed), 0);
        expect(cycle.elapsed + lived).toBe(CYCLE);
        expect(Number.isSafeInteger(cycle.elapsed) && cycle.elapsed >= 0).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('every period is filled by its nine sub-periods, at every level, in whole units', () => {
    fc.assert(
      fc.property(moons, paths, (moon, path) => {
        const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon });
        let siblings: readonly DashaPeriod[] = cycle.mahadashas;
        let [from, to] = [0, CYCLE];
        let parent: DashaPeriod | undefined;
        for (const index of path) {
          expect(siblings).toHaveLength(9);
          expect(at(siblings, 0).start).toBe(from);
          expect(at(siblings, 8).end).toBe(to);
          siblings.forEach(({ start, end }, k) => {
            expect(Number.isSafeInteger(start) && end > start).toBe(true);
            if (k > 0) expect(start).toBe(at(siblings, k - 1).end);
          });
          if (parent !== undefined) expect(at(siblings, 0).lord).toBe(parent.lord);
          parent = at(siblings, index);
          [from, to] = [parent.start, parent.end];
          siblings = subPeriods(VIMSHOTTARI_SYSTEM, parent);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('agrees with exact decimal arithmetic on every level', () => {
    fc.assert(
      fc.property(moons, paths, (moon, path) => {
        const portion = new Exact(moon).times(27).div(TURN);
        const nakshatra = portion.floor().toNumber();
        let lord = nakshatra % 9;
        const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon });
        const elapsed = portion.minus(nakshatra).times(at(ORDER, lord)[1]);
        expect(elapsed.times(UNITS_PER_YEAR).minus(cycle.elapsed).abs().lt('1e-30')).toBe(true);

        let start = new Exact(0);
        let length = new Exact(120);
        let siblings: readonly DashaPeriod[] = cycle.mahadashas;
        path.forEach((index, level) => {
          let before = 0;
          for (let k = 0; k < index; k++) before += at(ORDER, (lord + k) % 9)[1];
          lord = (lord + index) % 9;
          start = start.plus(length.times(before).div(120));
          length = length.times(at(ORDER, lord)[1]).div(120);
          const period = at(siblings, index);
          expect(period.lord, `level ${level + 1}`).toBe(at(ORDER, lord)[0]);
          expect(start.times(UNITS_PER_YEAR).minus(period.start).abs().lt('1e-30')).toBe(true);
          expect(start.plus(length).times(UNITS_PER_YEAR).minus(period.end).abs().lt('1e-30')).toBe(true);
          siblings = subPeriods(VIMSHOTTARI_SYSTEM, period);
        });
      }),
      { numRuns: runs(1000) },
    );
  });

  it('keeps below birth exactly the periods that have not ended', () => {
    fc.assert(
      fc.property(moons, fc.integer({ min: 1, max: 4 }), (moon, levels) => {
        const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon });
        let parent: DashaPeriod | undefined;
        for (let level = 1; level <= levels; level++) {
          const all: readonly DashaPeriod[] =
            parent === undefined ? cycle.mahadashas : subPeriods(VIMSHOTTARI_SYSTEM, parent);
          const living = livingPeriods(cycle, parent);
          expect(living).toEqual(all.slice(9 - living.length));
          const [running] = living;
          if (running === undefined) throw new Error('no running period');
          expect(running.start <= cycle.elapsed && cycle.elapsed < running.end).toBe(true);
          parent = running;
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});

const births: fc.Arbitrary<Birth> = fc
  .record({
    day: fc.integer({ min: -25_000, max: 20_000 }),
    hour: fc.integer({ min: 4, max: 23 }),
    minute: fc.nat({ max: 59 }),
    second: fc.nat({ max: 59 }),
    timezone: fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Europe/London', 'Pacific/Auckland', 'UTC'),
  })
  .map(({ day, hour, minute, second, timezone }) => {
    const iso = new Date(day * 86_400_000 + ((hour * 60 + minute) * 60 + second) * 1000).toISOString();
    return {
      date: iso.slice(0, 10),
      time: iso.slice(11, 19),
      place: { latitude: 10, longitude: 20, timezone },
    };
  });

describe('the operation', () => {
  it('dates every period as exact arithmetic does, from birth on without a gap', () => {
    fc.assert(
      fc.property(births, moons, (birth, moon) => {
        const context = { ephemeris: stageSky({ Moon: moon }) };
        const { elapsed } = dashaCycle(VIMSHOTTARI_SYSTEM, { moon });
        const unit = new Exact('365.256363').times(86_400_000).div(UNITS_PER_YEAR);
        const birthMs = Date.parse(`${birth.date}T${birth.time}Z`);
        const dateOf = (units: number): string => {
          const ms = new Exact(units).minus(elapsed).times(unit).plus(birthMs).floor().toNumber();
          return new Date(ms).toISOString().slice(0, 10);
        };
        const { mahadashas } = vimshottari({ birth, levels: 2 }, context).data;
        const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon });
        let previousEnd = birth.date;
        mahadashas.forEach((maha, i) => {
          const antaras = livingPeriods(cycle, at(cycle.mahadashas, i));
          expect(maha.start_date).toBe(previousEnd);
          expect(maha.antardashas).toHaveLength(antaras.length);
          maha.antardashas?.forEach((antara, k) => {
            expect(antara.start_date).toBe(previousEnd);
            expect(antara.end_date).toBe(dateOf(at(antaras, k).end));
            const years = new Exact(at(antaras, k).end - Math.max(at(antaras, k).start, elapsed)).div(UNITS_PER_YEAR);
            expect(Math.abs(years.minus(antara.duration_years).toNumber())).toBeLessThanOrEqual(5.000001e-7);
            previousEnd = antara.end_date;
          });
          expect(maha.end_date).toBe(previousEnd);
        });
        const total = mahadashas.reduce((sum, { duration_years }) => sum.plus(duration_years), new Exact(0));
        expect(Math.abs(total.plus(new Exact(elapsed).div(UNITS_PER_YEAR)).minus(120).toNumber())).toBeLessThan(1e-6);
      }),
      { numRuns: runs(60) },
    );
  });

  it('yields ordered periods whose dates never run backwards', () => {
    fc.assert(
      fc.property(births, moons, fc.integer({ min: 1, max: 3 }), (birth, moon, levels) => {
        const last: string[] = [];
        for (const period of vimshottariPeriods({ birth, levels }, { ephemeris: stageSky({ Moon: moon }) })) {
          expect(period.start_date <= period.end_date).toBe(true);
          const before = last[period.level];
          expect(period.start_date).toBe(before ?? birth.date);
          last[period.level] = period.end_date;
          expect(period.lords).toHaveLength(period.level);
          expect(period.lords.at(-1)).toBe(period.planet);
        }
        expect(last.slice(1)).toEqual(Array.from({ length: levels }, () => last[1]));
      }),
      { numRuns: runs(40) },
    );
  });

  it('reads the Moon cut at six decimals', () => {
    fc.assert(
      fc.property(moons, (moon) => {
        const { data } = vimshottari(
          { birth: { date: '2000-01-01', place: { latitude: 0, longitude: 0, timezone: 'UTC' } }, levels: 1 },
          { ephemeris: stageSky({ Moon: moon }) },
        );
        expect(data.moon_longitude).toBe(new Exact(moon).div(3600).floor().div(1_000_000).toNumber());
      }),
      { numRuns: runs(300) },
    );
  });
});
