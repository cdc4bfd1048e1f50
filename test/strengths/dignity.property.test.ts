import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEGREE,
  type MicroArcseconds,
  microArcseconds,
  SIGN,
  signIndex,
  TURN,
  toDegrees,
} from '../../src/math/angle.js';
import { aspectsOf } from '../../src/strengths/rules/aspects.js';
import { BALADI, baladi, DEEPTADI_LISTS, deeptadi } from '../../src/strengths/rules/avasthas.js';
import type { StrengthChart } from '../../src/strengths/rules/chart.js';
import { badhakaOf, functionalNatureOf, housesRuled, marakasOf } from '../../src/strengths/rules/functionalNature.js';
import { type PlanetReadings, planetDignity } from '../../src/strengths/rules/planet.js';
import { warsOf, warsSeenBy } from '../../src/strengths/rules/wars.js';
import { COMBUSTION_RULES } from '../../src/zodiac/combustion.js';
import { dignityState, MOOLATRIKONA_READINGS, NODE_DIGNITIES } from '../../src/zodiac/dignity.js';
import { DRISHTI_READINGS, NODE_ASPECTS } from '../../src/zodiac/drishti.js';
import { GANDANTA_WIDTHS } from '../../src/zodiac/gandanta.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { MERCURY_RULES, MOON_RULES, naturalNatures } from '../../src/zodiac/nature.js';
import { PUSHKARA_BHAGAS } from '../../src/zodiac/navamsha.js';
import { COMPOUND_REGARDS } from '../../src/zodiac/relationships.js';
import { WARRIORS } from '../../src/zodiac/war.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const anywhere = fc.oneof(
  longitude,
  fc
    .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -1, max: 1 }))
    .map(([degree, more]) => microArcseconds((degree * DEGREE + more + TURN) % TURN)),
);
const chart: fc.Arbitrary<StrengthChart> = fc
  .record({
    places: fc.array(anywhere, { minLength: 9, maxLength: 9 }),
    ascendant: anywhere,
    moon: fc.constantFrom(...MOON_RULES),
    mercury: fc.constantFrom(...MERCURY_RULES),
  })
  .map(({ places, ascendant, moon, mercury }) => {
    const longitudes = Object.fromEntries(GRAHAS.map((graha, i) => [graha, places[i]])) as Record<
      Graha,
      MicroArcseconds
    >;
    return { longitudes, ascendant, natures: naturalNatures(longitudes, { moon, mercury }) };
  });
const readings: fc.Arbitrary<PlanetReadings> = fc.record({
  dignity: fc.record({
    moolatrikona: fc.constantFrom(...MOOLATRIKONA_READINGS),
    nodes: fc.constantFrom(...NODE_DIGNITIES),
  }),
  combustion: fc.constantFrom(...COMBUSTION_RULES),
  gandanta: fc.constantFrom(...GANDANTA_WIDTHS),
  pushkara: fc.constantFrom(...PUSHKARA_BHAGAS),
  mercury: fc.constantFrom(...MERCURY_RULES),
  deeptadi: fc.constantFrom(...DEEPTADI_LISTS),
});
const STATES = ['debilitated', 'moolatrikona', 'exalted', 'own'];

describe('how a graha stands', () => {
  it('has one dignity, which holds over its span and nowhere beside it', () => {
    fc.assert(
      fc.property(chart, readings, fc.constantFrom(...GRAHAS), (given, read, graha) => {
        const own = planetDignity(graha, given, false, [], read);
        const isState = STATES.includes(own.dignity);
        expect(isState !== (COMPOUND_REGARDS as readonly string[]).includes(own.dignity)).toBe(true);
        expect(own.dignity).toBe(dignityState(graha, given.longitudes[graha], read.dignity) ?? own.dispositor.relation);
        const { from, to } = own.dignity_span;
        const sign = signIndex(given.longitudes[graha]) * SIGN;
        const state = (inSign: number) => dignityState(graha, microArcseconds(sign + inSign), read.dignity);
        const here = state(given.longitudes[graha] % SIGN);
        expect([state(from * DEGREE), state(to * DEGREE - 1)]).toEqual([here, here]);
        if (from > 0) expect(state(from * DEGREE - 1)).not.toBe(here);
        if (to < 30) expect(state(to * DEGREE)).not.toBe(here);
        const degrees = toDegrees(microArcseconds(given.longitudes[graha] % SIGN));
        expect(degrees >= from && degrees < to).toBe(true);
      }),
    );
  });

  it('gives signs and distances that agree', () => {
    fc.assert(
      fc.property(chart, readings, fc.constantFrom(...SIGN_LORDS), fc.boolean(), (given, read, graha, retrograde) => {
        const own = planetDignity(graha, given, retrograde, [], read);
        const far = own.distance_from_deep_exaltation ?? -1;
        expect(far >= 0 && far <= 180).toBe(true);
        if (own.in_exaltation_sign) expect(far).toBeLessThan(30);
        if (own.in_debilitation_sign) expect(far).toBeGreaterThan(150 - 1e-5);
        expect(own.in_debilitation_sign).toBe(own.dignity === 'debilitated');
        expect(own.in_own_sign).toBe(own.dispositor.relation === 'own');
        if (own.dignity === 'exalted') expect(own.in_exaltation_sign).toBe(true);
        if (own.combustion === null) expect([graha, own.combust]).toEqual(['Sun', false]);
        // Distances are cut at six decimals, so that none reaches a limit too early.
        else expect(own.combust).toBe(own.combustion.distance < own.combustion.limit);
        if (own.combust) {
          const apart = Math.abs(signIndex(given.longitudes[graha]) - signIndex(given.longitudes.Sun));
          expect([0, 1, 11]).toContain(apart);
        }
        if (own.vargottama) expect(own.navamsha_sign).toBe(own.sign);
        if (own.gandanta !== null) expect([1, 4, 5, 8, 9, 12]).toContain(own.sign_number);
      }),
    );
  });

  it('has an age that an even sign counts from the other end', () => {
    fc.assert(
      fc.property(longitude, (given) => {
        const next = microArcseconds((given + SIGN) % TURN);
        expect(BALADI.indexOf(baladi(given)) + BALADI.indexOf(baladi(next))).toBe(BALADI.length - 1);
        const mirrored = microArcseconds(signIndex(next) * SIGN + (SIGN - 1 - (given % SIGN)));
        expect(baladi(mirrored)).toBe(baladi(given));
      }),
    );
  });

  it('gives nodes no mood and no exaltation of the seven, and nobody its own company', () => {
    fc.assert(
      fc.property(chart, readings, (given, read) => {
        for (const graha of GRAHAS) {
          const { avasthas, dignity, in_own_sign, nature_with } = planetDignity(graha, given, false, [], read);
          const node = graha === 'Rahu' || graha === 'Ketu';
          expect(in_own_sign === null).toBe(node);
          if (node) expect(avasthas.lajjitadi).toEqual([]);
          expect(avasthas.lajjitadi.includes('garvita')).toBe(!node && ['exalted', 'moolatrikona'].includes(dignity));
          expect(nature_with).not.toContain(graha);
          if (graha === 'Sun') expect(deeptadi(graha, dignity, given)).not.toContain('kopi');
        }
      }),
    );
  });
});

describe('wars', () => {
  it('have one winner each, seen alike by both', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 * DEGREE }), { minLength: 5, maxLength: 5 }),
        fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 5, maxLength: 5 }),
        fc.constantFrom('bphs' as const, 'north_only' as const),
        (offsets, north, winner) => {
          const near = Object.fromEntries(
            WARRIORS.map((name, i) => [name, microArcseconds((TURN - DEGREE + (offsets[i] ?? 0)) % TURN)]),
          ) as Record<Graha, MicroArcseconds>;
          const wars = warsOf({ longitudes: near }, { limit: 1, winner }, (pair) =>
            pair.map((name) => north[WARRIORS.indexOf(name)] ?? 0),
          );
          expect(wars.length).toBeLessThanOrEqual(10);
          for (const { planets, separation, winner: won } of wars) {
            expect(planets).toContain(won);
            expect(separation).toBeLessThan(1);
            if (winner === 'bphs' && planets.includes('Venus')) expect(won).toBe('Venus');
            const seen = planets.map((name) => warsSeenBy(name, wars).filter((war) => planets.includes(war.with))[0]);
            expect(seen.map((war) => war?.won).sort()).toEqual([false, true]);
            expect(seen[0]?.latitude).toBe(seen[1]?.other_latitude);
          }
          expect(warsSeenBy('Sun', wars)).toEqual([]);
        },
      ),
    );
  });
});

describe('aspects', () => {
  it('are full where the tables say, and agree among themselves', () => {
    fc.assert(
      fc.property(
        chart,
        fc.constantFrom(...NODE_ASPECTS),
        fc.constantFrom(...DRISHTI_READINGS),
        (given, nodes, reading) => {
          const { graha, virupas, rashi } = aspectsOf(given, nodes, reading);
          expect(graha.map(({ planet }) => planet)).toEqual([...GRAHAS]);
          for (const { planet, signs, houses, planets } of graha) {
            expect(houses).toHaveLength(signs.length);
            expect(planets).not.toContain(planet);
            if (planet !== 'Rahu' && planet !== 'Ketu') expect(signs.length).toBeGreaterThanOrEqual(1);
          }
          for (const { planet, planets } of rashi) {
            for (const other of planets) {
              const back = rashi.find((one) => one.planet === other);
              expect(back?.planets).toContain(planet);
            }
          }
          for (const from of GRAHAS) {
            expect(virupas.planets[from][from]).toBe(0);
            expect(virupas.houses[from]).toHaveLength(12);
            for (const value of [...Object.values(virupas.planets[from]), ...virupas.houses[from]])
              expect(value >= 0 && value <= (reading === 'additive' ? 90 : 60)).toBe(true);
            if (from === 'Rahu' || from === 'Ketu')
              expect(virupas.houses[from].every((value) => value === 0)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('natures for a lagna', () => {
  it('share out twelve houses, and name one lord of obstruction', () => {
    for (let lagna = 0; lagna < 12; lagna += 1) {
      const all = SIGN_LORDS.flatMap((graha) => housesRuled(graha, lagna)).sort((a, b) => a - b);
      expect(all).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(housesRuled(badhakaOf(lagna).lord, lagna)).toContain(badhakaOf(lagna).house);
    }
  });

  it('give every lordship its reason', () => {
    fc.assert(
      fc.property(chart, (given) => {
        const natures = SIGN_LORDS.map((graha) => functionalNatureOf(graha, given));
        for (const { houses_ruled, reasons, yogakaraka } of natures) {
          const told = new Set(reasons.flatMap(({ houses }) => houses));
          expect([...told].sort((a, b) => a - b)).toEqual(houses_ruled);
          expect(reasons.some(({ rule }) => rule === 'yogakaraka')).toBe(yogakaraka);
        }
        expect(natures.filter(({ badhaka }) => badhaka)).toHaveLength(1);
        const { lords, occupants, joined } = marakasOf(given);
        expect(lords).toEqual(SIGN_LORDS.filter((_, i) => natures[i]?.maraka));
        for (const graha of [...occupants, ...joined]) expect(given.natures[graha]).toBe('malefic');
      }),
    );
  });
});
