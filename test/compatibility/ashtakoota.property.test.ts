import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ashtakootaFromMoon, ashtakootaFromMoons } from '../../src/compatibility/fromMoon.js';
import { bhakootRelation } from '../../src/compatibility/kutas/bhakoot.js';
import { KUTA_RECORDS } from '../../src/compatibility/kutas/list.js';
import { nadiRelation } from '../../src/compatibility/kutas/nadi.js';
import { type MoonStation, moonStation, STATIONS, stationIndex } from '../../src/compatibility/rules/moon.js';
import { type MoonMatch, scorePair } from '../../src/compatibility/rules/score.js';
import { KUTAS, type Kuta } from '../../src/compatibility/tables/kutas.js';
import { microArcseconds, PADA, TURN } from '../../src/math/angle.js';
import { NAKSHATRA_NATURES, YONIS } from '../../src/zodiac/natures.js';
import { runs } from '../support/sample.js';

const degrees = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const longitudes = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const rules = fc.constantFrom('strict' as const, 'lenient' as const);

const stations = Array.from({ length: STATIONS }, (_, i) => moonStation(microArcseconds((i * PADA) / 2)));

interface Pair {
  readonly bride: MoonStation;
  readonly groom: MoonStation;
  readonly strict: MoonMatch;
  readonly lenient: MoonMatch;
}

/** Every pair of half padas: 216 × 216 are all that can differ. */
const pairs: readonly Pair[] = stations.flatMap((bride) =>
  stations.map((groom) => ({
    bride,
    groom,
    strict: scorePair(bride, groom, 'strict'),
    lenient: scorePair(bride, groom, 'lenient'),
  })),
);

const failing = (holds: (pair: Pair) => boolean): Pair[] => pairs.filter((pair) => !holds(pair)).slice(0, 3);

describe('every one of the 46,656 pairs of half padas', () => {
  it('is looked at', () => expect(pairs).toHaveLength(46_656));

  it('scores from 0 to the greatest points in every kūṭa, halves only in vaśya, tārā and graha maitrī', () => {
    const halves: readonly Kuta[] = ['vashya', 'tara', 'graha_maitri'];
    expect(
      failing(({ strict, lenient }) =>
        [strict, lenient].every(({ points }) =>
          Object.values(KUTA_RECORDS).every(({ id, maxPoints }) => {
            const value = points[id];
            const unit = halves.includes(id) ? 0.5 : 1;
            return value >= 0 && value <= maxPoints && Number.isInteger(value / unit);
          }),
        ),
      ),
    ).toEqual([]);
  });

  it('has a total that is the sum, a percentage and a level that follow from it', () => {
    expect(
      failing(({ strict, lenient }) =>
        [strict, lenient].every(({ points, total_score, percentage, compatibility_level }) => {
          const sum = KUTAS.reduce((total, kuta) => total + points[kuta], 0);
          const level = sum >= 32 ? 'Excellent' : sum >= 24 ? 'Good' : sum >= 18 ? 'Average' : 'Poor';
          return (
            total_score === sum &&
            Math.abs(percentage - (100 * sum) / 36) <= 0.005 &&
            Number(percentage.toFixed(2)) === percentage &&
            compatibility_level === level
          );
        }),
      ),
    ).toEqual([]);
  });

  it('names exactly the kūṭas among gaṇa, bhakūṭa and nāḍī that score nothing', () => {
    expect(
      failing(({ strict }) => {
        const { gana, bhakoot, nadi } = strict.points;
        const names = [gana === 0 && 'Gana', bhakoot === 0 && 'Bhakoot', nadi === 0 && 'Nadi'].filter(Boolean);
        return strict.critical_doshas.join() === names.map((name) => `${name} dosha`).join();
      }),
    ).toEqual([]);
  });

  it('is symmetric in tārā, yoni, graha maitrī, bhakūṭa and nāḍī', () => {
    const symmetric: readonly Kuta[] = ['tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi'];
    expect(
      failing(({ bride, groom, strict, lenient }) => {
        const turned = { strict: scorePair(groom, bride, 'strict'), lenient: scorePair(groom, bride, 'lenient') };
        return symmetric.every(
          (kuta) =>
            strict.points[kuta] === turned.strict.points[kuta] && lenient.points[kuta] === turned.lenient.points[kuta],
        );
      }),
    ).toEqual([]);
  });

  it('scores 1.5 or 3 in the tārā: 243 of the 729 pairs of stars 3, 486 of them 1.5', () => {
    const byStars = new Map(
      pairs.map(({ bride, groom, strict }) => [`${bride.nakshatra} ${groom.nakshatra}`, strict.points.tara]),
    );
    const scores = [...byStars.values()];
    expect(scores.filter((score) => score === 3)).toHaveLength(243);
    expect(scores.filter((score) => score === 1.5)).toHaveLength(486);
    expect(scores).toHaveLength(729);
  });

  it('scores 4 in the yoni exactly for the same animal and 0 exactly for the seven mortal enmities', () => {
    const enemies = [
      ['Cat', 'Rat'],
      ['Dog', 'Deer'],
      ['Serpent', 'Mongoose'],
      ['Horse', 'Buffalo'],
      ['Cow', 'Tiger'],
      ['Elephant', 'Lion'],
      ['Sheep', 'Monkey'],
    ].map((pair) => pair.sort().join());
    const animal = ({ nakshatra }: MoonStation): string => YONIS[NAKSHATRA_NATURES[nakshatra]?.yoni ?? -1] ?? '';
    const seen = new Set<string>();
    expect(
      failing(({ bride, groom, strict }) => {
        const key = [animal(bride), animal(groom)].sort().join();
        const { yoni } = strict.points;
        if (yoni === 0) seen.add(key);
        return (yoni === 4) === (animal(bride) === animal(groom)) && (yoni === 0) === enemies.includes(key);
      }),
    ).toEqual([]);
    expect([...seen].sort()).toEqual(enemies.sort());
  });

  it('scores 0 in the nāḍī exactly for the same nāḍī without an exception', () => {
    // Written out once more: nāḍīs by residue of the star's number modulo six, and the three exceptions.
    const NADI_BY_RESIDUE = [0, 0, 1, 2, 2, 1];
    const nadi = ({ nakshatra }: MoonStation): number => NADI_BY_RESIDUE[(nakshatra + 1) % 6] ?? Number.NaN;
    expect(
      failing(({ bride, groom, strict }) => {
        const sameStar = bride.nakshatra === groom.nakshatra;
        const excepted = sameStar ? bride.sign !== groom.sign || bride.pada !== groom.pada : bride.sign === groom.sign;
        const same = nadi(bride) === nadi(groom);
        const relation = nadiRelation(bride, groom);
        return (
          (strict.points.nadi === 0) === (same && !excepted) &&
          relation.same === same &&
          (relation.exception !== undefined) === (same && excepted)
        );
      }),
    ).toEqual([]);
  });

  it('loses bhakūṭa points by a bad position only, and never more under the lenient rule', () => {
    expect(
      failing(({ bride, groom, strict, lenient }) => {
        const { position } = bhakootRelation(bride, groom, 'strict');
        const bad = [2, 5, 6, 8, 9, 12].includes(position);
        return (bad || strict.points.bhakoot === 7) && lenient.points.bhakoot >= strict.points.bhakoot;
      }),
    ).toEqual([]);
  });
});

describe('cancellation over the 36 bad pairs of signs', () => {
  const first = (sign: number): MoonStation => moonStation(microArcseconds(sign * 9 * PADA));
  const bad = Array.from({ length: 12 }, (_, a) => Array.from({ length: 12 - a }, (__, b) => [a, a + b] as const))
    .flat()
    .filter(([a, b]) => bhakootRelation(first(a), first(b), 'strict').dosha !== undefined);
  const cancelled = (kind: string, rule: 'strict' | 'lenient'): number =>
    bad.filter(([a, b]) => {
      const relation = bhakootRelation(first(a), first(b), rule);
      return relation.dosha?.startsWith(kind) && relation.cancelled !== undefined;
    }).length;

  it.each([
    ['2-12', 6, 8],
    ['5-9', 8, 12],
    ['6-8', 3, 6],
  ])('%s: strict %i of 12, lenient %i of 12', (kind, strict, lenient) => {
    expect(bad).toHaveLength(36);
    expect(cancelled(kind, 'strict')).toBe(strict);
    expect(cancelled(kind, 'lenient')).toBe(lenient);
  });
});

describe('stations', () => {
  it('distinguish everything that the kūṭas compare', () => {
    fc.assert(
      fc.property(longitudes, (longitude) => {
        expect(stations[stationIndex(longitude)]).toEqual(moonStation(longitude));
      }),
      { numRuns: runs(5000) },
    );
  });

  it('begin at their first micro-arcsecond', () => {
    for (let i = 1; i < STATIONS; i++) {
      const start = (i * PADA) / 2;
      expect([stationIndex(microArcseconds(start - 1)), stationIndex(microArcseconds(start))]).toEqual([i - 1, i]);
      expect(moonStation(microArcseconds(start - 1))).toEqual(stations[i - 1]);
    }
  });
});

describe('the two forms', () => {
  it('agree on every pair', () => {
    fc.assert(
      fc.property(degrees, fc.array(degrees, { maxLength: 20 }), rules, (bride, grooms, bhakoot_rule) => {
        const matches = ashtakootaFromMoons({ bride, grooms: Float64Array.from(grooms) }, { bhakoot_rule });
        expect(matches).toEqual(ashtakootaFromMoons({ bride, grooms }, { bhakoot_rule }));
        expect(matches).toHaveLength(grooms.length);
        grooms.forEach((groom, i) => {
          const { kutas, total_score, percentage, compatibility_level, critical_doshas } = ashtakootaFromMoon(
            { bride, groom },
            { bhakoot_rule },
          );
          const points = Object.fromEntries(KUTAS.map((kuta) => [kuta, kutas[kuta].points_obtained]));
          expect(matches[i]).toEqual({ total_score, percentage, compatibility_level, critical_doshas, points });
        });
      }),
      { numRuns: runs(300) },
    );
  });

  it('say one sentence on every kūṭa, with the points at its end', () => {
    fc.assert(
      fc.property(degrees, degrees, rules, (bride, groom, bhakoot_rule) => {
        for (const score of Object.values(ashtakootaFromMoon({ bride, groom }, { bhakoot_rule }).kutas)) {
          expect(score.description).toMatch(/^[A-Z][^.]*(?:\.\d[^.]*)*\.$/);
          expect(
            score.description.endsWith(`: ${score.points_obtained} of ${score.max_points}.`) ||
              score.description.endsWith(`gives this pair ${score.points_obtained} of ${score.max_points}.`),
          ).toBe(true);
          expect(score.description).not.toMatch(/undefined|NaN|\( | {2}/);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});
