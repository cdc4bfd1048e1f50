import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MicroArcseconds, microArcseconds, modulo, opposite, SIGN, TURN } from '../../src/math/angle.js';
import { targetOf } from '../../src/nadi/binduTransits.js';
import { bhriguChakra } from '../../src/nadi/index.js';
import { nadyamshaAt } from '../../src/nadi/part.js';
import { distanceOf, exchangesOf, linkOf, linksOf, motionOf, signsOf, viewFrom } from '../../src/nadi/rules/links.js';
import { nadiNumber, partOf, unequalCuts } from '../../src/nadi/rules/nadyamsha.js';
import { chakraHouse, progressedSign } from '../../src/nadi/rules/years.js';
import { RELATION_AT } from '../../src/nadi/tables/links.js';
import { bhriguBindu, bhriguBindus } from '../../src/zodiac/bhriguBindu.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import type { Placement } from '../../src/zodiac/position.js';
import { DELHI } from '../support/fixtures.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const spans = fc.constantFrom('equal' as const, 'unequal' as const);
const charts = fc
  .record({
    longitudes: fc.tuple(...GRAHAS.map(() => longitude)),
    backwards: fc.tuple(...GRAHAS.map(() => fc.boolean())),
  })
  .map(({ longitudes, backwards }) => {
    const places = Object.fromEntries(
      GRAHAS.map((graha, i) => [graha, { longitude: longitudes[i], retrograde: backwards[i] }]),
    ) as Record<Graha, Placement>;
    return { ...places, Ketu: { ...places.Rahu, longitude: opposite(places.Rahu.longitude) } };
  });
const PARTS = Array.from({ length: 150 }, (_, i) => i + 1);

it('has every number once in each sign; fixed part p is 151 − p, dual part p movable part p + 75', () => {
  for (let sign = 0; sign < 12; sign++) {
    expect(PARTS.map((part) => nadiNumber(sign, part)).sort((one, other) => one - other)).toEqual(PARTS);
  }
  for (const part of PARTS) {
    expect(nadiNumber(1, part)).toBe(151 - part);
    expect(nadiNumber(2, part)).toBe(nadiNumber(0, ((part + 74) % 150) + 1));
  }
});

it('cuts a sign unequally at 151 growing places, symmetric, from its beginning to its end', () => {
  const cuts = unequalCuts();
  expect(cuts).toHaveLength(151);
  cuts.forEach(({ num, den }, i) => {
    const before = cuts[i - 1];
    if (before !== undefined) expect(num * before.den).toBeGreaterThan(before.num * den);
    const mirror = cuts[150 - i] ?? { num: Number.NaN, den: 1 };
    expect(num * mirror.den + mirror.num * den).toBe(den * mirror.den);
  });
  const lengths = new Set(
    cuts.slice(1).map(({ num, den }, i) => {
      const from = cuts[i] ?? { num: 0, den: 1 };
      return ((num * from.den - from.num * den) / (den * from.den)).toFixed(12);
    }),
  );
  expect(lengths.size).toBe(23);
});

it('a longitude is within its part and its quarter, and the boundary belongs to what begins there', () => {
  fc.assert(
    fc.property(longitude, spans, (at, span) => {
      const { part, quarter, start, end } = partOf(at, span);
      const within = BigInt(at % SIGN);
      const [num, den] = [BigInt(start.num), BigInt(start.den)];
      const [toNum, toDen] = [BigInt(end.num), BigInt(end.den)];
      const sign = BigInt(SIGN);
      expect(within * den >= num * sign && within * toDen < toNum * sign, `part ${part}`).toBe(true);
      const [into, length] = [(within * den - num * sign) * toDen, (toNum * den - num * toDen) * sign];
      expect(BigInt(quarter)).toBe((4n * into) / length + 1n);
      expect(nadyamshaAt(at, span, 'jhora').half).toBe(2n * into < length ? 'purva' : 'uttara');
    }),
  );
  for (const span of ['equal', 'unequal'] as const)
    PARTS.slice(1).forEach((part, i) => {
      const { start } = partOf(microArcseconds(Math.ceil(((i + 1.5) * SIGN) / 150)), 'equal');
      const cut = span === 'equal' ? start : (unequalCuts()[i + 1] ?? start);
      const first = Math.ceil((cut.num * SIGN) / cut.den);
      expect([partOf(microArcseconds(first - 1), span).part, partOf(microArcseconds(first), span).part], span).toEqual([
        part - 1,
        part,
      ]);
    });
});

it('each pair has one relation or none, of all 36; never at 4, 6, 8, 10; Rahu and Ketu face each other', () => {
  fc.assert(
    fc.property(charts, (places) => {
      const signs = signsOf(places);
      const links = linksOf(signs);
      const pairs = links.map(({ from, to }) => `${from} ${to}`);
      expect(new Set(pairs).size).toBe(pairs.length);
      const unrelated = GRAHAS.flatMap((from, i) =>
        GRAHAS.slice(i + 1).filter((to) => linkOf(from, to, signs) === undefined),
      );
      expect(links.length + unrelated.length).toBe(36);
      for (const { distance, relation } of links) {
        expect([4, 6, 8, 10]).not.toContain(distance);
        expect(relation).toBe(RELATION_AT[distance]);
      }
      expect(linkOf('Rahu', 'Ketu', signs)?.relation).toBe('opposite');
      const his = links.filter(({ from, to }) => from === 'Jupiter' || to === 'Jupiter');
      const view = viewFrom('Jupiter', places);
      expect(view.map(({ to }) => to).sort()).toEqual(
        his.map(({ from, to }) => (from === 'Jupiter' ? to : from)).sort(),
      );
    }),
  );
});

it('counts and motions are the same from both sides, and exchanges symmetric', () => {
  fc.assert(
    fc.property(charts, fc.constantFrom(...GRAHAS), fc.constantFrom(...GRAHAS), (places, one, other) => {
      const signs = signsOf(places);
      expect((distanceOf(signs[one], signs[other]) + distanceOf(signs[other], signs[one])) % 12).toBe(2);
      if (one !== other) expect(motionOf(one, other, places)).toBe(motionOf(other, one, places));
      const turned = { ...signs, [one]: signs[other], [other]: signs[one] };
      const exchanged = (of: typeof signs): boolean =>
        exchangesOf(of).some((pair) => pair.includes(one) && pair.includes(other));
      if (one !== other && exchanged(signs)) expect(exchanged(turned)).toBe(false);
    }),
  );
});

it('the bindu is half-way on from Rahu to the Moon, and opposite the one from the Moon to Rahu', () => {
  fc.assert(
    fc.property(longitude, longitude, (rahu, moon) => {
      const bindu = bhriguBindu(rahu, moon);
      const [gone, whole] = [modulo(bindu - rahu, TURN), modulo(moon - rahu, TURN)];
      expect([Math.floor(whole / 2)]).toContain(gone);
      const away = modulo(bhriguBindu(moon, rahu) - opposite(bindu), TURN);
      // Both halves are rounded down; where the arc is odd they fall short of a half turn by one.
      if (rahu !== moon) expect([0, 1, TURN - 1]).toContain(away);
      const { forward, plain, nearer } = bhriguBindus(rahu, moon);
      expect(forward).toBe(bindu);
      expect(plain).toBe(moon < rahu ? opposite(bindu) : bindu);
      const arc = (from: MicroArcseconds, to: MicroArcseconds): number =>
        Math.min(modulo(to - from, TURN), modulo(from - to, TURN));
      expect(arc(nearer, rahu)).toBeLessThanOrEqual(TURN / 4);
      expect(arc(nearer, moon)).toBeLessThanOrEqual(TURN / 4 + 1);
    }),
  );
});

it('an aspect from its target leads back to the bindu', () => {
  fc.assert(
    fc.property(longitude, fc.constantFrom(1 as const, 3, 4, 5, 7, 8, 9, 10), (bindu, aspect) => {
      expect(modulo(targetOf(bindu, aspect) + SIGN * (aspect - 1), TURN)).toBe(bindu);
    }),
  );
});

it('twelve years visit twelve houses, and their signs follow one another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (first) => {
      const houses = Array.from({ length: 12 }, (_, i) => chakraHouse(first + i).house);
      expect(new Set(houses).size).toBe(12);
      expect(chakraHouse(first + 12)).toEqual({ house: chakraHouse(first).house, cycle: chakraHouse(first).cycle + 1 });
    }),
  );
  const signs = Array.from(
    { length: 12 },
    (_, i) => bhriguChakra({ birth: DELHI, running_year: i + 1 }).data.sign_number,
  );
  expect(signs).toEqual(Array.from({ length: 12 }, (_, i) => ((5 + i) % 12) + 1));
});

it('Jupiter comes round in 12 years, Saturn in 30, Rahu backward in 18', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 170 }), (sign, year) => {
      for (const [planet, round] of [
        ['Jupiter', 12],
        ['Saturn', 30],
        ['Rahu', 18],
      ] as const) {
        expect(progressedSign(planet, sign, year + round)).toBe(progressedSign(planet, sign, year));
        const step = modulo(progressedSign(planet, sign, year + 1) - progressedSign(planet, sign, year), 12);
        expect(planet === 'Jupiter' ? [1] : planet === 'Saturn' ? [0, 1] : [0, 11]).toContain(step);
      }
    }),
  );
});
