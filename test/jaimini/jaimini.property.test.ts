import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arudhasOf } from '../../src/jaimini/arudhas.js';
import type { JaiminiChart } from '../../src/jaimini/chart.js';
import { longevityOf } from '../../src/jaimini/longevity.js';
import { argalasOn } from '../../src/jaimini/rules/argala.js';
import { padaOf } from '../../src/jaimini/rules/arudhas.js';
import { charaKarakas } from '../../src/jaimini/rules/karakas.js';
import { judgePairs, pairClass } from '../../src/jaimini/rules/longevity.js';
import { LIFE_CLASSES } from '../../src/jaimini/tables/longevity.js';
import { type MicroArcseconds, microArcseconds, modulo, opposite, TURN } from '../../src/math/angle.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { naturalNatures } from '../../src/zodiac/nature.js';
import { strengthChart } from '../../src/zodiac/signStrength.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);

/** Charts with Ketu opposite Rāhu, half of them with degrees so coarse that grahas tie. */
const charts: fc.Arbitrary<JaiminiChart> = fc
  .tuple(fc.array(longitude, { minLength: 8, maxLength: 8 }), fc.integer({ min: 0, max: 11 }), fc.boolean())
  .map(([given, lagna, coarse]) => {
    const grain = coarse ? TURN / 72 : 1;
    const longitudes = Object.fromEntries(
      GRAHAS.map((graha, i) => [graha, microArcseconds(Math.floor((given[i] ?? 0) / grain) * grain)]),
    ) as Record<Graha, MicroArcseconds>;
    longitudes.Ketu = opposite(longitudes.Rahu);
    return { longitudes, strength: strengthChart(longitudes), lagna };
  });

const turned = ({ longitudes, lagna }: JaiminiChart, signs: number): JaiminiChart => {
  const moved = Object.fromEntries(
    GRAHAS.map((graha) => [graha, modulo(longitudes[graha] + (signs * TURN) / 12, TURN)]),
  ) as Record<Graha, MicroArcseconds>;
  return { longitudes: moved, strength: strengthChart(moved), lagna: (lagna + signs) % 12 };
};

describe('karakas', () => {
  it('are all who take part, each once, the furthest first, and as many places as there are of them', () => {
    fc.assert(
      fc.property(charts, fc.constantFrom('eight', 'seven'), ({ strength }, scheme) => {
        const found = charaKarakas(strength, scheme);
        const held = found.flatMap(({ holders }) => holders);
        const wanted = GRAHAS.filter((graha) => graha !== 'Ketu' && (scheme === 'eight' || graha !== 'Rahu'));
        expect([...held].sort()).toEqual([...wanted].sort());
        expect(found).toHaveLength(wanted.length);
        const far = found.flatMap(({ advancement }) => (advancement === null ? [] : [advancement]));
        expect(far).toEqual([...new Set(far)].sort((one, other) => other - one));
        // One empty for each sharer beyond the first.
        found.forEach(({ holders }, i) => {
          for (let k = 1; k < holders.length; k++) expect(found[i + k]?.holders).toEqual([]);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('do not change when the chart turns by signs', () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 1, max: 11 }), (chart, signs) => {
        expect(charaKarakas(turned(chart, signs).strength, 'eight')).toEqual(charaKarakas(chart.strength, 'eight'));
      }),
      { numRuns: 20 },
    );
  });
});

describe('padas', () => {
  it('never fall in their sign or the seventh from it, and are where the verse says', () => {
    for (let sign = 0; sign < 12; sign++) {
      for (let n = 0; n < 12; n++) {
        const pada = padaOf(sign, (sign + n) % 12);
        const away = (pada.sign - sign + 12) % 12;
        expect(away % 6).not.toBe(0);
        expect(pada.exception).toBe(n % 3 === 0);
        expect(away).toBe({ 0: 9, 3: 3, 6: 9, 9: 3 }[n] ?? (2 * n) % 12);
      }
    }
  });

  it('of the nodes coincide where Ketu is opposite Rahu; the houses are those of the base', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const { planets, houses } = arudhasOf(chart);
        expect(planets.Rahu.sign).toBe(planets.Ketu.sign);
        const fromMoon = arudhasOf(chart, 'moon').houses;
        const shift = (chart.strength.signs.Moon - chart.lagna + 12) % 12;
        expect(Object.values(fromMoon).map(({ sign }) => sign)).toEqual(
          Object.values(houses).map((_, i) => Object.values(houses)[(i + shift) % 12]?.sign),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('argala', () => {
  it('has the grahas of eight places, each once, and Ketu alone turns the count', () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 0, max: 11 }), ({ strength, longitudes }, sign) => {
        const natures = naturalNatures(longitudes);
        const { backward, argalas } = argalasOn(strength, natures, sign);
        expect(backward).toBe(strength.signs.Ketu === sign);
        const told = argalas.flatMap(({ planets, obstructors }) => [...planets, ...obstructors]);
        expect(new Set(told).size).toBe(told.length);
        const inPlaces = GRAHAS.filter((graha) => {
          const place = ((strength.signs[graha] - sign + 12) % 12) + 1;
          return ![1, 6, 7, 8].includes(backward ? ((13 - place) % 12) + 1 : place);
        });
        expect([...told].sort()).toEqual([...inPlaces].sort());
        for (const { planets, obstructors, verdict, weight } of argalas) {
          expect(weight).toBe(planets.length === 0 ? null : Math.min(3, planets.length));
          expect(verdict === 'none').toBe(planets.length === 0);
          if (planets.length > obstructors.length)
            expect(verdict).toBe(obstructors.length === 0 ? 'unobstructed' : 'argala');
          if (planets.length > 0 && planets.length < obstructors.length) expect(verdict).toBe('obstructed');
        }
      }),
      { numRuns: 50 },
    );
  });

  it('of both nodes, or never, follows the option', () => {
    fc.assert(
      fc.property(charts, ({ strength, longitudes }) => {
        const natures = naturalNatures(longitudes);
        const { Rahu } = strength.signs;
        expect(argalasOn(strength, natures, Rahu, 'nodes').backward).toBe(true);
        expect(argalasOn(strength, natures, Rahu).backward).toBe(false);
        expect(argalasOn(strength, natures, strength.signs.Ketu, 'none').backward).toBe(false);
      }),
      { numRuns: 10 },
    );
  });
});

describe('classes of life', () => {
  it('are those of two or three pairs; both members count alike', () => {
    for (let one = 0; one < 12; one++)
      for (let other = 0; other < 12; other++) expect(pairClass(one, other)).toBe(pairClass(other, one));
    const all = LIFE_CLASSES.flatMap((a) => LIFE_CLASSES.flatMap((b) => LIFE_CLASSES.map((c) => [a, b, c] as const)));
    for (const classes of all) {
      const { lifeClass, decidedBy, years } = judgePairs(classes, true);
      const agreeing = classes.filter((one) => one === lifeClass).length;
      expect(decidedBy).toBe({ 3: 'three', 2: 'two', 1: 'moon-saturn' }[agreeing]);
      expect(years.pvr === null).toBe(agreeing === 1);
      if (agreeing === 1) {
        expect(lifeClass).toBe(classes[1]);
        expect(judgePairs(classes, false)).toMatchObject({ lifeClass: classes[2], decidedBy: 'lagna-hora_lagna' });
      }
    }
    expect(judgePairs(['short', 'long', 'short'], false).years).toEqual({ bphs: 36, pvr: 40 });
  });

  it('never make a node Maheshwara, and give Rudra’s trines', () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 0, max: 11 }), (chart, hora) => {
        const found = longevityOf(chart, hora, 'table');
        expect(['Rahu', 'Ketu']).not.toContain(found.maheshwara.planet);
        expect(found.second_rudra.planet).not.toBe(found.rudra.planet);
        expect(found.trishoola[0]).toBe(arudhasOf(chart).planets[found.rudra.planet].of);
        expect(found.pairs.map(({ members }) => members.length)).toEqual([2, 2, 2]);
      }),
      { numRuns: 40 },
    );
  });
});
