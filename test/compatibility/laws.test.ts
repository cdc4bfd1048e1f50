import { describe, expect } from 'vitest';
import { GANA_GRID, LEVELS, MAITRI_POINTS, VASHYA_GRID, YONI_GRID } from '../../src/compatibility/tables/kutas.js';
import {
  DIGNITY_SHARES,
  GRAHA_UNITS,
  HOUSE_UNITS,
  PAPA_GRAHAS,
  PAPA_HOUSES,
  PAPA_WEIGHTINGS,
  REFERENCE_WEIGHTS,
} from '../../src/compatibility/tables/papa.js';
import {
  DINA_COUNTS,
  DINA_GOOD,
  MAHENDRA,
  OPPOSITE_NONE,
  RASHI_GOOD,
  SOUTHERN_FRIENDS,
  VASHYA_ROWS,
  VEDHA,
  VEDHA_TRIO,
  YONI_ENEMIES,
} from '../../src/compatibility/tables/porutham.js';
import { NAKSHATRA_NATURES, SIGN_VARNA, SIGN_VASHYA, VARNAS, VASHYAS, YONIS } from '../../src/zodiac/natures.js';
import { REGARDS } from '../../src/zodiac/relationships.js';
import { BAD_TARAS } from '../../src/zodiac/taras.js';
import {
  expectDistinct,
  expectEach,
  expectRising,
  expectSymmetric,
  law,
  namesInOrder,
  whole,
} from '../support/laws.js';

describe('laws of the tables of the match', () => {
  law(
    ['zodiac/natures.ts#VARNAS', 'zodiac/natures.ts#SIGN_VARNA'],
    'from the lowest to the highest; fire, earth, air and water in turn',
    () => {
      expect([...VARNAS].reverse()).toEqual(namesInOrder('varnas'));
      expect(SIGN_VARNA.map((varna) => VARNAS[varna])).toEqual(
        whole(0, 11).map((sign) => ['Kshatriya', 'Vaishya', 'Shudra', 'Brahmin'][sign % 4]),
      );
    },
  );

  law(['zodiac/natures.ts#VASHYAS', 'zodiac/natures.ts#YONIS'], 'in the order of the page that prints them', () => {
    expectEach(VASHYAS, namesInOrder('vashyas'));
    expectDistinct(VASHYAS, 5);
    expectEach(YONIS, namesInOrder('yonis'));
    expectDistinct(YONIS, 14);
  });

  law(
    'zodiac/natures.ts#SIGN_VASHYA',
    'one group a sign, but for Sagittarius and Capricorn, whose halves differ',
    () => {
      const names = SIGN_VASHYA.map(([one, other]) => [VASHYAS[one], VASHYAS[other]]);
      expect(names.map(([one, other]) => one === other)).toEqual(whole(0, 11).map((sign) => sign !== 8 && sign !== 9));
      // People: Gemini, Virgo, Libra, Aquarius and half of Sagittarius; water: Cancer, Pisces and half of Capricorn.
      const of = (group: string): number[] =>
        names.flatMap((pair, sign) => pair.flatMap((one) => (one === group ? [sign] : [])));
      expect(of('Manava')).toEqual([2, 2, 5, 5, 6, 6, 8, 10, 10]);
      expect(of('Jalachara')).toEqual([3, 3, 9, 11, 11]);
      expect(of('Chatushpada')).toEqual([0, 0, 1, 1, 8, 9]);
      expect([of('Vanachara'), of('Keeta')]).toEqual([[4, 4], [7, 7]]); // biome-ignore format: one line
      expect([names[8]?.[0], names[9]?.[0]]).toEqual(['Manava', 'Chatushpada']);
    },
  );

  law(
    'compatibility/tables/kutas.ts#VASHYA_GRID',
    'two for the same group, none else as many; symmetric but for beasts of the forest',
    () => {
      for (const [i, row] of VASHYA_GRID.entries()) {
        for (const [j, cell] of row.entries()) expect(cell === 2, `${i}, ${j}`).toBe(i === j);
      }
      const forest = VASHYAS.indexOf('Vanachara');
      const insect = VASHYAS.indexOf('Keeta');
      const others = (list: readonly unknown[]): unknown[] => list.filter((_, i) => i !== forest && i !== insect);
      expectSymmetric(others(VASHYA_GRID).map((row) => others(row as readonly number[])));
      expect(VASHYA_GRID[forest]).toEqual([0, 0, 1, 2, 0]);
      expect(VASHYA_GRID.map((row) => row[forest])).toEqual([0.5, 0, 1, 2, 0]);
      expect(VASHYA_GRID[insect]).toEqual([1, 0, 1, 0, 2]);
      expect(VASHYA_GRID.map((row) => row[insect])).toEqual([1, 1, 1, 0, 2]);
    },
  );

  law(
    [
      'compatibility/tables/kutas.ts#YONI_GRID',
      'zodiac/natures.ts#YONIS',
      'compatibility/tables/porutham.ts#YONI_ENEMIES',
    ],
    'symmetric; four with itself; nothing for each of seven pairs of enemies',
    () => {
      expectSymmetric(YONI_GRID);
      for (const [i, row] of YONI_GRID.entries()) {
        expect(row[i]).toBe(4);
        expect(row.filter((cell) => cell === 4)).toHaveLength(1);
        const enemy = YONIS[row.indexOf(0)];
        expect(row.filter((cell) => cell === 0)).toHaveLength(1);
        expect(
          YONI_ENEMIES.some((pair) => pair.includes(YONIS[i] ?? '') && pair.includes(enemy ?? '')),
          YONIS[i],
        ).toBe(true);
      }
      expectEach(YONI_ENEMIES.flat(), YONIS);
    },
  );

  law('compatibility/tables/kutas.ts#GANA_GRID', 'six for the same; demons have all or next to nothing', () => {
    expect(GANA_GRID.map((row, i) => row[i])).toEqual([6, 6, 6]);
    expect(GANA_GRID[0]).toEqual([6, 6, 0]);
    expect(GANA_GRID[1]).toEqual([5, 6, 0]);
    expect(GANA_GRID[2]).toEqual([1, 0, 6]);
  });

  law(
    'zodiac/natures.ts#NAKSHATRA_NATURES',
    'nine of each gaṇa; each animal a male and a female, but for the mongoose',
    () => {
      expect([0, 1, 2].map((gana) => NAKSHATRA_NATURES.filter((one) => one.gana === gana).length)).toEqual([9, 9, 9]);
      for (const [yoni, animal] of YONIS.entries()) {
        const sexes = NAKSHATRA_NATURES.filter((one) => one.yoni === yoni).map(({ sex }) => sex);
        expect(sexes.sort(), animal).toEqual(animal === 'Mongoose' ? ['M'] : ['F', 'M']);
      }
      // The gods have the mild, the light and Svātī, Punarvasu, Śravaṇa; the demons Kṛttikā and every sharp one but Ārdrā.
      const of = (gana: number): number[] => NAKSHATRA_NATURES.flatMap((one, i) => (one.gana === gana ? [i] : []));
      expect(of(0)).toEqual([0, 4, 6, 7, 12, 14, 16, 21, 26]);
      expect(of(2)).toEqual([2, 8, 9, 13, 15, 17, 18, 22, 23]);
    },
  );

  law('compatibility/tables/kutas.ts#MAITRI_POINTS', 'symmetric, and more the better they regard each other', () => {
    const rows = REGARDS.map((one) => REGARDS.map((other) => MAITRI_POINTS[one][other]));
    expectSymmetric(rows);
    expect(rows).toEqual([[5, 4, 1], [4, 3, 0.5], [1, 0.5, 0]]); // biome-ignore format: one line
  });

  law(
    'compatibility/tables/kutas.ts#LEVELS',
    'from the highest, the last from nothing, the pass mark half of all',
    () => {
      expectRising([...LEVELS].reverse().map(({ from }) => from));
      expect(LEVELS.map(({ from }) => from)).toEqual([32, 24, 36 / 2, 0]);
      expect(LEVELS.map(({ level }) => level)).toEqual(['Excellent', 'Good', 'Average', 'Poor']);
    },
  );

  law(
    ['compatibility/tables/porutham.ts#DINA_GOOD', 'compatibility/tables/porutham.ts#DINA_COUNTS'],
    'what is no bad tārā; each count once',
    () => {
      expectEach([...DINA_GOOD, ...BAD_TARAS, 1], whole(1, 9));
      const { good, middlingButPada, sameSign, sameStarGood, sameStarMiddling } = DINA_COUNTS;
      expectRising(good);
      expect(good.filter((count) => !DINA_GOOD.includes(((count - 1) % 9) + 1))).toEqual([]);
      expect(whole(1, 27).filter((count) => DINA_GOOD.includes(((count - 1) % 9) + 1) && !(good as readonly number[]).includes(count))).toEqual([17, 22, 27]); // biome-ignore format: one line
      expect(sameSign).toBe(27);
      expect(Object.keys(middlingButPada).map(Number)).toEqual([12, 14, 16]);
      expect(Object.values(middlingButPada).every((pada) => pada >= 1 && pada <= 4)).toBe(true);
      const stars = [...sameStarGood, ...sameStarMiddling];
      expectDistinct(stars, 14);
      expect(stars.every((star) => star >= 0 && star <= 26)).toBe(true);
      expectRising(sameStarGood);
      expectRising(sameStarMiddling);
    },
  );

  law('compatibility/tables/porutham.ts#MAHENDRA', 'every third from the fourth', () => {
    expect(MAHENDRA).toEqual(whole(1, 8).map((n) => 3 * n + 1));
  });

  law(
    ['compatibility/tables/porutham.ts#RASHI_GOOD', 'compatibility/tables/porutham.ts#OPPOSITE_NONE'],
    'all but the second, sixth, eighth and twelfth; pairs of opposites',
    () => {
      expectEach([...RASHI_GOOD, 2, 6, 8, 12], whole(1, 12));
      for (const [one, other] of OPPOSITE_NONE) expect(other - one).toBe(6);
      expect(OPPOSITE_NONE.map(([one]) => one)).toEqual([3, 4]);
    },
  );

  law('compatibility/tables/porutham.ts#VASHYA_ROWS', 'one or two signs for each, none itself', () => {
    expect(VASHYA_ROWS).toHaveLength(12);
    for (const [sign, row] of VASHYA_ROWS.entries()) {
      expect(row.length === 1 || row.length === 2).toBe(true);
      expect(row).not.toContain(sign);
      expectRising(row);
    }
    expectEach(VASHYA_ROWS.flat(), [0, 0, 2, 3, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 9, 10, 11, 11]);
  });

  law('compatibility/tables/porutham.ts#SOUTHERN_FRIENDS', 'whoever is a friend has a friend', () => {
    const lords = Object.keys(SOUTHERN_FRIENDS) as (keyof typeof SOUTHERN_FRIENDS)[];
    expectSymmetric(lords.map((one) => lords.map((other) => SOUTHERN_FRIENDS[one].includes(other))));
    for (const one of lords) {
      expectDistinct(SOUTHERN_FRIENDS[one], new Set(SOUTHERN_FRIENDS[one]).size);
      expect(SOUTHERN_FRIENDS[one]).not.toContain(one);
    }
  });

  law(
    ['compatibility/tables/porutham.ts#VEDHA', 'compatibility/tables/porutham.ts#VEDHA_TRIO'],
    'all but Citrā once, in pairs that add up alike',
    () => {
      expectEach([...VEDHA.flat(), 13], whole(0, 26));
      expect(VEDHA.map(([one, other]) => one + other)).toEqual([17, 17, 17, 17, 26, 26, 26, 26, 35, 35, 35, 35, 26]);
      expectEach([...new Set(VEDHA_TRIO.flat())], [4, 13, 22]);
      expect(VEDHA_TRIO.every(([one, other]) => other - one === 9)).toBe(true);
    },
  );

  law(
    ['compatibility/tables/papa.ts#PAPA_HOUSES', 'compatibility/tables/papa.ts#HOUSE_UNITS'],
    'six houses: the angles but the tenth, the second, eighth and twelfth; units for each, the most for the eighth',
    () => {
      expectEach(PAPA_HOUSES, [1, 4, 7, 2, 8, 12]);
      expect(Object.keys(HOUSE_UNITS).map(Number)).toEqual(PAPA_HOUSES);
      expect(Object.values(HOUSE_UNITS)).toEqual([3, 3, 3, 5, 6, 1]);
    },
  );

  law(
    ['compatibility/tables/papa.ts#PAPA_GRAHAS', 'compatibility/tables/papa.ts#GRAHA_UNITS'],
    'the malefics but the Moon; one to four, rising from Rāhu to Mars, and none for Ketu',
    () => {
      expectEach(PAPA_GRAHAS, [...Object.keys(GRAHA_UNITS), 'Ketu']);
      expect(Object.entries(GRAHA_UNITS)).toEqual([['Rahu', 1], ['Sun', 2], ['Saturn', 3], ['Mars', 4]]); // biome-ignore format: one line
    },
  );

  law(
    ['compatibility/tables/papa.ts#REFERENCE_WEIGHTS', 'compatibility/tables/papa.ts#DIGNITY_SHARES'],
    'halved from lagna to Moon to Venus, or whole; quarters that rise from exalted to debilitated',
    () => {
      for (const weighting of PAPA_WEIGHTINGS) {
        const { lagna, Moon, Venus } = REFERENCE_WEIGHTS[weighting];
        expect([Moon / lagna, Venus / Moon]).toEqual(weighting === 'equal' ? [1, 1] : [0.5, 0.5]);
      }
      expect(Object.values(DIGNITY_SHARES)).toEqual([0, 0.25, 0.5, 0.75, 1, 1, 1.25]);
    },
  );
});
