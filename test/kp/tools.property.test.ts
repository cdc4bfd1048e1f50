import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fortunaOf } from '../../src/kp/fortuna.js';
import {
  cuspalInterlinks,
  fortuna,
  fourStep,
  lordsOf,
  planetSignifications,
  rectify,
  rulingPlanetsOver,
  subSubTable,
  transits,
} from '../../src/kp/index.js';
import { cellEnd, cellOf, cellStarts, type KpDepth, UNITS_PER_TURN } from '../../src/kp/rules/cells.js';
import { housesOwned, kpFigure } from '../../src/kp/rules/figure.js';
import { fourSteps } from '../../src/kp/rules/fourStep.js';
import { gradesOf } from '../../src/kp/rules/grades.js';
import { linkOf, linksOf } from '../../src/kp/rules/interlinks.js';
import { kpLords, kpLordsOfUnits } from '../../src/kp/rules/lattice.js';
import { microArcseconds, modulo, TURN } from '../../src/math/angle.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import type { Placement } from '../../src/zodiac/position.js';
import { at } from '../support/fixtures.js';
import { runs } from '../support/sample.js';

const longitudes = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const figures = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: TURN - 1 }), { minLength: 11, maxLength: 11 }),
    longitudes,
    fc.array(longitudes, { minLength: 8, maxLength: 8 }),
  )
  .map(([arcs, first, places]) => {
    const cusps = [0, ...arcs.sort((a, b) => a - b)].map((arc) => modulo(first + arc, TURN));
    const all = [...places, modulo(at(places, 7) + TURN / 2, TURN)];
    const grahas = Object.fromEntries(
      GRAHAS.map((graha, i): [Graha, Placement] => [graha, { longitude: at(all, i), retrograde: false }]),
    ) as Record<Graha, Placement>;
    return kpFigure(cusps, grahas);
  });

describe('the cells of the lattice', () => {
  const depths = [1, 2, 3, 4, 5] as const;

  it('are 12, 36, 249, 2193 and 19,689, each depth dividing the one before, 46,656,000 units together', () => {
    const starts = depths.map(cellStarts);
    expect(starts.map(({ length }) => length)).toEqual([12, 36, 249, 2193, 19_689]);
    expect(UNITS_PER_TURN).toBe(46_656_000);
    starts.forEach((cells, i) => {
      const finer = new Set(starts[i + 1] ?? cells);
      expect(cells.every((start) => finer.has(start) && Number.isInteger(start))).toBe(true);
      const spans = cells.map((start, cell) => cellEnd(cells, cell) - start);
      expect(Math.min(...spans)).toBeGreaterThan(0);
      expect(spans.reduce((sum, span) => sum + span, 0)).toBe(UNITS_PER_TURN);
    });
  });

  it('have the lords of their level throughout, and others than their neighbours but where a sign begins', () => {
    for (const depth of [3, 4] as const) {
      const starts = cellStarts(depth);
      const told = (units: number): string => {
        const { sign, star, sub, subSub } = kpLordsOfUnits(units);
        return [sign, star, sub, ...(depth === 4 ? [subSub] : [])].join();
      };
      starts.forEach((start, i) => {
        expect(told(cellEnd(starts, i) - 1)).toBe(told(start));
        if (i > 0) expect(told(start - 1) === told(start)).toBe(false);
      });
    }
  });

  it('begin with one lord on every level where no sign cuts them', () => {
    for (const start of cellStarts(3)) {
      const { sub, subSub, subSubSub } = kpLordsOfUnits(start);
      const isSign = start % 3_888_000 === 0 && start % 1_728_000 !== 0;
      if (!isSign) expect([subSub, subSubSub]).toEqual([sub, sub]);
    }
  });

  it('hold the longitudes whose lords they have', () => {
    fc.assert(
      fc.property(longitudes, fc.constantFrom<KpDepth>(3, 4, 5), (longitude, depth) => {
        const starts = cellStarts(depth);
        const cell = cellOf(longitude, starts);
        const units = (longitude * 36) / 1_000_000;
        expect(at(starts, cell)).toBeLessThanOrEqual(units);
        expect(cellEnd(starts, cell)).toBeGreaterThan(units);
        const [here, there] = [kpLords(longitude), kpLordsOfUnits(at(starts, cell))];
        expect([there.sign, there.star, there.sub]).toEqual([here.sign, here.star, here.sub]);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('tables of a figure', () => {
  it('four steps: strong and weak are apart, and together are occupied and owned', () => {
    fc.assert(
      fc.property(figures, (figure) => {
        for (const graha of GRAHAS)
          for (const { planet, strong, weak } of fourSteps(figure, graha)) {
            const all = new Set([figure.grahas[planet].house, ...housesOwned(figure, planet)]);
            expect(new Set([...strong, ...weak])).toEqual(all);
            expect(strong.length + weak.length).toBe(all.size);
          }
      }),
    );
  });

  it('grades: one house A and one B, none owned by a node', () => {
    fc.assert(
      fc.property(figures, (figure) => {
        for (const graha of GRAHAS) {
          const { A, B, D } = gradesOf(figure, graha);
          expect([A.length, B.length]).toEqual([1, 1]);
          if (graha === 'Rahu' || graha === 'Ketu') expect(D).toEqual([]);
        }
      }),
    );
  });

  it('interlinks: every agent is at its own cusp, and involves a house where its star lord or itself rules one', () => {
    fc.assert(
      fc.property(figures, fc.constantFrom(3 as const, 4 as const), (figure, levels) => {
        for (let house = 1; house <= 12; house++) {
          const { agent, involved, final } = linksOf(figure, house, levels, 'strict');
          const lords = figure.cuspLords.map(({ sign, star, sub, subSub }) =>
            [sign, star, sub, subSub].slice(0, levels),
          );
          expect(at(lords, house - 1)).toContain(agent);
          const star = figure.grahas[agent].lords.star;
          expect(involved.length > 0 || !lords.flat().includes(star)).toBe(true);
          expect(final === undefined).toBe(levels === 3);
        }
      }),
    );
  });

  it('offsets count the involved house as the first', () => {
    expect(linkOf(7, 7)).toMatchObject({ offset: 1, relation: 'favourable' });
    expect(linkOf(12, 1)).toMatchObject({ offset: 2, relation: 'neutral' });
    expect(linkOf(1, 12)).toMatchObject({ offset: 12, relation: 'adverse' });
    expect([4, 7, 8, 12].map((n) => linkOf(1, n).relation)).toEqual(Array(4).fill('adverse'));
    expect([2, 6, 10].map((n) => linkOf(1, n).relation)).toEqual(Array(3).fill('neutral'));
  });

  it('Fortuna is as far from the ascendant as the Moon from the Sun; on it at new moon', () => {
    fc.assert(
      fc.property(longitudes, longitudes, longitudes, (ascendant, moon, sun) => {
        const found = fortunaOf(ascendant, moon, sun);
        expect(modulo(found - ascendant, TURN)).toBe(modulo(moon - sun, TURN));
        expect(fortunaOf(ascendant, sun, sun)).toBe(ascendant);
      }),
    );
  });
});

describe('a sidereal day', () => {
  it('changes the lord of the rising sign or star 35 times, and both at once three times', () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const [from, to] = ['2024-03-10T00:00:00Z', '2024-03-10T23:56:04Z'];
    const { events } = rulingPlanetsOver({ place, from, to }).data;
    const rising = events.filter(({ changed }) => changed.some((name) => name.startsWith('asc')));
    // Once a day the sign changes where its lord does not, from Capricorn to Aquarius.
    expect(rising).toHaveLength(35);
    expect(
      rising.filter(({ changed }) => changed.length >= 2 && changed.every((name) => name.startsWith('asc'))),
    ).toHaveLength(3);
  });
});

describe('refusals', () => {
  const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
  const birth = { date: '1990-08-15', time: '08:30:00', place };

  it('name code and field', () => {
    const failing = (call: () => unknown) => expect(call);
    failing(() => fortuna({ birth: { ...birth, place: { ...place, latitude: 75 } } })).toThrow(/place\.latitude|polar/);
    failing(() => fourStep({ birth, ayanamsa: 'raman' })).toThrow(/not exist in the raman school|raman/);
    failing(() => planetSignifications({ birth: { ...birth, uncertainty_minutes: 5 } })).toThrow(/uncertainty_minutes/);
    failing(() => lordsOf({ longitude: 360 })).toThrow(/less than 360/);
    failing(() => cuspalInterlinks({ birth, levels: 5 })).toThrow(/3 to 4/);
    const span = { planets: ['Sun'] as const, from: '2024-01-01T00:00:00Z', to: '2024-02-01T00:00:00Z' };
    failing(() => transits({ ...span, to: span.from })).toThrow(/not after from/);
    failing(() => transits({ ...span, to: '2225-01-01T00:00:00Z' })).toThrow(/200 years/);
    failing(() => transits({ ...span, planets: ['Moon'], to: '2030-01-01T00:00:00Z' })).toThrow(
      /5 years with the Moon/,
    );
    failing(() => transits({ ...span, to: '2100-01-01T00:00:00Z', levels: 4 })).toThrow(/at most 20000/);
    failing(() => transits({ ...span, houses: [7] })).toThrow(/birth is required/);
    failing(() => transits({ ...span, birth })).toThrow(/houses is required/);
    failing(() => transits({ ...span, planets: ['Sun', 'Sun'] })).toThrow(/name each planet once/);
    failing(() => transits({ ...span, planets: undefined })).toThrow(/planets is required/);
    failing(() => transits({ ...span, grahas: ['Sun'] })).toThrow(/older name/);
    const older = transits({ ...span, planets: undefined, grahas: ['Sun'] });
    expect(older).toEqual(transits(span));
    failing(() => transits({ ...span, lords: ['Sun'], houses: [7], birth })).toThrow(/Leave one of the two out/);
    failing(() => rulingPlanetsOver({ place, from: span.from, to: '2024-03-01T00:00:00Z' })).toThrow(/31 days/);
    const work = { ruling_moment: span.from, ruling_place: place };
    failing(() => rectify({ ...work, birth: { date: birth.date, place } })).toThrow(/birth\.time is required/);
    failing(() => subSubTable({ number: 1, longitude: 3 })).toThrow(/number and longitude/);
  });

  it('takes lahiri, kp or nothing for kp', () => {
    const told = ([undefined, 'lahiri', 'kp'] as const).map((ayanamsa) => fourStep({ birth, ayanamsa }));
    expect(told.map(({ meta }) => meta.ayanamsa)).toEqual(['kp', 'kp', 'kp']);
    expect(new Set(told.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  });
});
