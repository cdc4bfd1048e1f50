import { describe, expect } from 'vitest';
import { STEPS } from '../../src/chakras/rules/sarvatobhadra.js';
import { LINES } from '../../src/chakras/rules/shalaka.js';
import { STEADY } from '../../src/chakras/sarvatobhadra.js';
import { SHALAKA_POINTS } from '../../src/chakras/shalaka.js';
import { ENCLOSURE_PLACES, LETTER_LORDS } from '../../src/chakras/tables/kota.js';
import { GRID_VOWELS, GROUP_WEEKDAYS, MEAN_MOTIONS, TITHI_GROUPS } from '../../src/chakras/tables/sarvatobhadra.js';
import { SPECIAL_COUNTS } from '../../src/chakras/tables/taras.js';
import { TRIPATAKI_DIVISORS, TRIPATAKI_LINES } from '../../src/chakras/tables/tripataki.js';
import { LETTERS } from '../../src/charts/tables/avakahada.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { expectDistinct, expectEach, law, whole } from '../support/laws.js';

describe('laws of the tables of diagrams', () => {
  law('chakras/tables/sarvatobhadra.ts#GRID_VOWELS', 'sixteen vowels, each once, in both scripts', () => {
    expectDistinct(
      GRID_VOWELS.map(([iast]) => iast),
      16,
    );
    expectDistinct(
      GRID_VOWELS.map(([, devanagari]) => devanagari),
      16,
    );
    // The order of the alphabet, from a to visarga: an independent letter of Unicode follows another.
    const codes = GRID_VOWELS.slice(0, 6).map(([, letter]) => letter.codePointAt(0));
    expect(codes).toEqual([0x905, 0x906, 0x907, 0x908, 0x909, 0x90a]);
  });

  law(
    'chakras/rules/sarvatobhadra.ts#STEPS',
    'each side is the one before, turned; front is between left and right',
    () => {
      const turned = ([rows, columns]: readonly [number, number]): number[] => [columns + 0, -rows + 0];
      for (const [i, { left, front, right }] of STEPS.entries()) {
        const next = STEPS[(i + 1) % 4];
        expect([left, front, right].map(turned)).toEqual(
          [next?.left, next?.front, next?.right].map((step) => step?.map((one) => one + 0)),
        );
        expect([left[0] + right[0], left[1] + right[1]]).toEqual(front.map((step) => 2 * step + 0));
      }
      // From the east to the west.
      expect(STEPS[0]?.front).toEqual([0, -1]);
    },
  );

  law('chakras/rules/shalaka.ts#LINES', 'fourteen lines, whose 28 ends are all different', () => {
    for (const lines of Object.values(LINES)) {
      const ends = lines.flatMap(([first, last, total]) =>
        whole(first, last).flatMap((place) => [place, (total - place) % 28]),
      );
      expectEach(ends, whole(0, 27));
    }
  });

  law('chakras/sarvatobhadra.ts#STEADY', 'those who never change their motion: lights and nodes', () => {
    expect(GRAHAS.filter((graha) => STEADY.includes(graha))).toEqual(['Sun', 'Moon', 'Rahu', 'Ketu']);
    expect(Object.keys(MEAN_MOTIONS).some((graha) => STEADY.includes(graha as 'Sun'))).toBe(false);
  });

  law('chakras/tables/sarvatobhadra.ts#TITHI_GROUPS', 'five, in the order of Muhūrta Cintāmaṇi 1.4', () => {
    expect(TITHI_GROUPS).toEqual(['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna']);
    expect(Object.keys(GROUP_WEEKDAYS)).toEqual(TITHI_GROUPS);
  });

  law('chakras/tables/sarvatobhadra.ts#GROUP_WEEKDAYS', 'seven weekdays, each in one group', () => {
    expectEach(Object.values(GROUP_WEEKDAYS).flat(), whole(0, 6));
    // The Sun's and the Moon's groups have a second weekday two days later; then one each.
    expect(Object.values(GROUP_WEEKDAYS)).toEqual([[0, 2], [1, 3], [4], [5], [6]]);
  });

  law('chakras/tables/sarvatobhadra.ts#MEAN_MOTIONS', 'a turn in the sidereal years of the planet', () => {
    const years = { Mars: 1.8808, Jupiter: 11.862, Saturn: 29.457, Mercury: 1, Venus: 1 };
    for (const [graha, turn] of Object.entries(years))
      expect(360 / MEAN_MOTIONS[graha as keyof typeof MEAN_MOTIONS] / 365.2564, graha).toBeCloseTo(turn, 1);
  });

  law('chakras/tables/kota.ts#ENCLOSURE_PLACES', 'all 28 places, each diagonal and arm alike', () => {
    expectEach(Object.values(ENCLOSURE_PLACES).flat(), whole(1, 28));
    for (const [enclosure, places] of Object.entries(ENCLOSURE_PLACES)) {
      // A quarter further there is the same enclosure.
      expectEach(
        places.map((place) => ((place + 6) % 28) + 1),
        places,
      );
      // In and out mirror each other about the pillar.
      expectEach(
        places.map((place) => ((8 - place + 27) % 28) + 1),
        places.map((place) => place),
      );
      expect(places.length, enclosure).toBe(enclosure === 'stambha' ? 4 : 8);
    }
  });

  law('chakras/tables/kota.ts#LETTER_LORDS', 'every letter of the padas has one lord; all but Ketu rule', () => {
    const letters = LETTER_LORDS.flatMap(([own]) => own);
    expectDistinct(letters, letters.length);
    for (const [letter] of LETTERS) expect(letters).toContain(letter);
    expectEach(
      LETTER_LORDS.map(([, lord]) => lord),
      GRAHAS.filter((graha) => graha !== 'Ketu'),
    );
    // The five classes of stops have five letters each.
    expect(LETTER_LORDS.slice(1, 6).map(([own]) => own.length)).toEqual([5, 5, 5, 5, 5]);
  });

  law('chakras/tables/tripataki.ts#TRIPATAKI_DIVISORS', 'nine for the Moon, six for three, four for five', () => {
    expect(Object.keys(TRIPATAKI_DIVISORS)).toEqual(GRAHAS);
    expectEach(Object.values(TRIPATAKI_DIVISORS), [9, 6, 6, 6, 4, 4, 4, 4, 4]);
    expect(TRIPATAKI_DIVISORS.Moon).toBe(9);
    expect([TRIPATAKI_DIVISORS.Mars, TRIPATAKI_DIVISORS.Rahu, TRIPATAKI_DIVISORS.Ketu]).toEqual([6, 6, 6]);
  });

  law('chakras/tables/tripataki.ts#TRIPATAKI_LINES', 'three lines from each house, the same after a quarter', () => {
    const text = (lines: readonly (readonly number[])[]): string[] =>
      lines.map((line) => [...line].sort((a, b) => a - b).join('-')).sort();
    expect(text(TRIPATAKI_LINES.map((line) => line.map((house) => ((house + 2) % 12) + 1)))).toEqual(
      text(TRIPATAKI_LINES),
    );
    for (const house of whole(1, 12))
      expect(
        TRIPATAKI_LINES.filter((line) => line.includes(house)),
        String(house),
      ).toHaveLength(3);
  });

  law('chakras/tables/taras.ts#SPECIAL_COUNTS', 'different places, both with the same six', () => {
    for (const counts of Object.values(SPECIAL_COUNTS)) {
      const places = Object.values(counts);
      expectDistinct(places, places.length);
      for (const place of places) expect(place >= 1 && place <= 28).toBe(true);
      expect([counts.janma, counts.karma, counts.adhana]).toEqual([1, 10, 19]);
      expect([counts.sanghatika, counts.samudayika, counts.manasa]).toEqual([16, 18, 25]);
    }
  });

  law('chakras/shalaka.ts#SHALAKA_POINTS', 'the bad tārās of the first round, and the first of each round', () => {
    const { janma, karma, adhana, vipat, pratyari, vadha } = SHALAKA_POINTS;
    expect([janma, karma, adhana]).toEqual([1, 10, 19]);
    expect([vipat, pratyari, vadha]).toEqual([3, 5, 7]);
    expect(SHALAKA_POINTS.vainashika).toBe(22);
  });
});
