import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CREATION_DAYS,
  type DayCount,
  dayCount,
  mandocca,
  meanPlace,
  nodePlace,
  shighrocca,
  siddhantaPlace,
} from '../../src/conventions/rules/suryaSiddhanta.js';
import {
  BIJAS,
  KALI_PLACES,
  MAHAYUGA,
  SIDDHANTA_PLANETS,
  STAR_PLANETS,
} from '../../src/conventions/tables/suryaSiddhanta.js';
import { DEGREE, modulo, TURN } from '../../src/math/angle.js';
import { DAY_MS } from '../../src/time/julian.js';
import { runs } from '../support/sample.js';

const planet = fc.constantFrom(...SIDDHANTA_PLANETS);
const bija = fc.constantFrom(...BIJAS);
/** Years 1000 to 2999. */
const count: fc.Arbitrary<DayCount> = fc.record({
  days: fc.integer({ min: 1_497_800, max: 2_228_300 }),
  ms: fc.integer({ min: 0, max: DAY_MS - 1 }),
});
const later = ({ days, ms }: DayCount, more: number): DayCount => dayCount(days * DAY_MS + ms + more);
/** The shorter way, with its sign. */
const arc = (to: number, from: number): number => modulo(to - from + TURN / 2, TURN) - TURN / 2;
const ARCSECOND = DEGREE / 3600;

describe('mean places', () => {
  it('grow evenly: in equal times by equal arcs, to the rounding', () => {
    fc.assert(
      fc.property(planet, bija, count, fc.integer({ min: 1, max: DAY_MS * 5 }), (name, correction, from, step) => {
        const places = [0, 1, 2].map((times) => meanPlace(name, later(from, times * step), correction));
        const [first = 0, second = 0, third = 0] = places;
        const moves = [arc(second, first), arc(third, second)] as const;
        expect(moves[0]).toBeGreaterThanOrEqual(0);
        expect(Math.abs(moves[1] - moves[0])).toBeLessThanOrEqual(2);
      }),
      { numRuns: runs(200) },
    );
  });

  it('are the same again after a mahāyuga, the bīja, the Moon’s apsis and her node included', () => {
    fc.assert(
      fc.property(planet, bija, count, (name, correction, { days, ms }) => {
        const next = { days: days + MAHAYUGA.civilDays, ms };
        expect(meanPlace(name, next, correction)).toBe(meanPlace(name, { days, ms }, correction));
        expect(mandocca('Moon', next, correction)).toBe(mandocca('Moon', { days, ms }, correction));
        expect(nodePlace(next, correction)).toBe(nodePlace({ days, ms }, correction));
      }),
      { numRuns: runs(100) },
    );
  });

  it('are in the first of Aries at the beginning of the Kali and at the end of the Kṛta, half a mahāyuga before', () => {
    for (const days of [0, -MAHAYUGA.civilDays / 2]) {
      for (const correction of BIJAS) {
        for (const name of SIDDHANTA_PLANETS) expect(meanPlace(name, { days, ms: 0 }, correction), name).toBe(0);
        for (const name of STAR_PLANETS) expect(shighrocca(name, { days, ms: 0 }, correction), name).toBe(0);
      }
    }
    // 1.58: her apsis in the first of Capricorn, her node in the first of Libra.
    const krita = { days: -MAHAYUGA.civilDays / 2, ms: 0 };
    expect(mandocca('Moon', krita, 'none')).toBe(270 * DEGREE);
    expect(nodePlace(krita, 'none')).toBe(180 * DEGREE);
    expect([mandocca('Moon', { days: 0, ms: 0 }, 'none'), nodePlace({ days: 0, ms: 0 }, 'none')]).toEqual([
      (KALI_PLACES.apsis ?? 0) * DEGREE,
      (KALI_PLACES.node ?? 0) * DEGREE,
    ]);
  });

  it('are all, with the apsides and the node, in the first of Aries at the end of creation', () => {
    const creation = { days: -CREATION_DAYS, ms: 0 };
    for (const name of SIDDHANTA_PLANETS) {
      expect(meanPlace(name, creation, 'none'), name).toBe(0);
      expect(mandocca(name, creation, 'none'), name).toBe(0);
    }
    expect(nodePlace(creation, 'none')).toBe(0);
  });
});

describe('true places', () => {
  /** Degrees in an hour: the fastest motion of each, forward or back, with a margin for the corners of the table. */
  const MOST = { Sun: 0.05, Moon: 0.7, Mars: 0.1, Mercury: 0.16, Jupiter: 0.03, Venus: 0.12, Saturn: 0.02 } as const;

  it('do not leap: within an hour they move by less than a bound for each', () => {
    fc.assert(
      fc.property(planet, bija, count, (name, correction, from) => {
        const here = siddhantaPlace(name, from, correction).longitude;
        const there = siddhantaPlace(name, later(from, DAY_MS / 24), correction).longitude;
        expect(Math.abs(arc(there, here)) / DEGREE).toBeLessThan(MOST[name]);
      }),
      { numRuns: runs(400) },
    );
  });

  it('do not leap within a millisecond either, where quadrants and entries of the table meet', () => {
    fc.assert(
      fc.property(planet, count, (name, from) => {
        const here = siddhantaPlace(name, from, 'none').longitude;
        const there = siddhantaPlace(name, later(from, 1), 'none').longitude;
        expect(Math.abs(arc(there, here))).toBeLessThan(0.001 * ARCSECOND);
      }),
      { numRuns: runs(400) },
    );
  });

  it('are the mean place and the equations of the last two steps', () => {
    fc.assert(
      fc.property(planet, bija, count, (name, correction, from) => {
        const { mean, equations, longitude } = siddhantaPlace(name, from, correction);
        const last = equations.slice(-2).reduce((total: number, one) => total + one, 0);
        expect(modulo(mean + last, TURN)).toBe(longitude);
      }),
      { numRuns: runs(100) },
    );
  });
});
