import { describe, expect } from 'vitest';
import { VERDICTS } from '../../src/annual/rules/dwadashaVargiya.js';
import { CAMPS } from '../../src/annual/rules/panchaVargiya.js';
import { FALLING_HOUSES, GOOD_HOUSES } from '../../src/annual/rules/yogas.js';
import { HADDAS } from '../../src/annual/tables/hadda.js';
import { MUDDA } from '../../src/annual/tables/mudda.js';
import { SAHAMS } from '../../src/annual/tables/sahams.js';
import {
  BY_SPEED,
  DEEPTAMSHAS,
  FEMININE,
  FEMININE_HOUSES,
  FIRST_CAMP,
  JOY_HOUSES,
  TAJIKA_FACES,
  VARGA_POINTS,
} from '../../src/annual/tables/tajika.js';
import { MEAN_SUN_1900, MEANS_1900 } from '../../src/strengths/tables/means.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';
import { VIMSHOTTARI } from '../../src/zodiac/vimshottari.js';
import { HORA_LORDS } from '../../src/zodiac/weekdays.js';
import { entriesOf, expectDistinct, expectEach, expectRising, law, sum, whole } from '../support/laws.js';

const FIVE: readonly SignLord[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

describe('laws of the annual tables', () => {
  law('annual/rules/dwadashaVargiya.ts#VERDICTS', 'what is opposite counts the other way', () => {
    expect(VERDICTS.exalted + VERDICTS.debilitated).toBe(0);
    expect(VERDICTS.friend + VERDICTS.enemy).toBe(0);
    expect([VERDICTS.own, VERDICTS.friend, VERDICTS.exalted, VERDICTS.neutral]).toEqual([1, 1, 1, 0]);
  });

  law('annual/rules/panchaVargiya.ts#CAMPS', 'a friend has half of its own, an enemy half of that', () => {
    expect(CAMPS).toEqual({ own: 1, friend: CAMPS.own / 2, neutral: CAMPS.own / 2, enemy: CAMPS.friend / 2 });
  });

  law(['annual/rules/yogas.ts#GOOD_HOUSES', 'annual/rules/yogas.ts#FALLING_HOUSES'], 'share the twelve', () => {
    expectEach([...GOOD_HOUSES, ...FALLING_HOUSES], whole(1, 12));
    expect(FALLING_HOUSES.every((house) => house % 3 === 0)).toBe(true);
  });

  law(
    'annual/tables/hadda.ts#HADDAS',
    'the terms of the Egyptians, with two neighbours exchanged in Gemini and Sagittarius',
    () => {
      expect(HADDAS).toHaveLength(12);
      const lengths = HADDAS.map((row) =>
        row.map(({ lord, end }, i) => ({ lord, length: end - (row[i - 1]?.end ?? 0) })),
      );
      for (const row of lengths) {
        expectEach(row.map(({ lord }) => lord), FIVE); // biome-ignore format: one line
        expect(sum(row.map(({ length }) => length))).toBe(30);
      }
      // Ptolemy, Tetrabiblos 1.20; there Gemini has Jupiter 6, Venus 5, and Sagittarius Saturn 5, Mars 4.
      expect(lengths.map((row) => row.map(({ lord, length }) => `${lord.slice(0, 2)}${length}`).join(' '))).toEqual([
        'Ju6 Ve6 Me8 Ma5 Sa5',
        'Ve8 Me6 Ju8 Sa5 Ma3',
        'Me6 Ve6 Ju5 Ma7 Sa6',
        'Ma7 Ve6 Me6 Ju7 Sa4',
        'Ju6 Ve5 Sa7 Me6 Ma6',
        'Me7 Ve10 Ju4 Ma7 Sa2',
        'Sa6 Me8 Ju7 Ve7 Ma2',
        'Ma7 Ve4 Me8 Ju5 Sa6',
        'Ju12 Ve5 Me4 Ma5 Sa4',
        'Me7 Ju7 Ve8 Sa4 Ma4',
        'Me7 Ve6 Ju7 Ma5 Sa5',
        'Ve12 Ju4 Me3 Ma9 Sa2',
      ]);
      // He adds them up to the years of life that each gives.
      const egyptian = { Saturn: 57, Jupiter: 79, Mars: 66, Venus: 82, Mercury: 76 };
      const exchanged = { Saturn: -1, Jupiter: -1, Mars: 1, Venus: 1, Mercury: 0 };
      for (const [lord, years] of entriesOf(egyptian)) {
        const own = lengths.flat().filter((one) => one.lord === lord);
        expect(sum(own.map(({ length }) => length)), lord).toBe(years + exchanged[lord]);
      }
    },
  );

  law('annual/tables/mudda.ts#MUDDA', 'the lords of Vimśottarī from the Sun, three days for each year', () => {
    const from = VIMSHOTTARI.findIndex(({ lord }) => lord === 'Sun');
    expect(MUDDA).toEqual(
      [...VIMSHOTTARI.slice(from), ...VIMSHOTTARI.slice(0, from)].map(({ lord, years }) => ({ lord, days: 3 * years })),
    );
    expect(sum(MUDDA.map(({ days }) => days))).toBe(360);
  });

  law(
    'annual/tables/sahams.ts#SAHAMS',
    'thirty-six of their own names, each made of others that stand before it',
    () => {
      expectDistinct(SAHAMS.map(({ id }) => id), 36); // biome-ignore format: one line
      for (const [i, row] of SAHAMS.entries()) {
        expect(row.name.toLowerCase().replaceAll(' ', '_')).toBe(row.id);
        const terms: readonly string[] = [row.a, row.b, row.c];
        const before = SAHAMS.slice(0, i).map(({ id }) => id as string);
        for (const term of terms) if (term.startsWith('saham:')) expect(before).toContain(term.slice('saham:'.length));
      }
    },
  );

  law(
    'annual/tables/tajika.ts#DEEPTAMSHAS',
    'the lights shine furthest; Mercury and Venus, Jupiter and Saturn alike',
    () => {
      const { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn } = DEEPTAMSHAS;
      expectRising([Mars, Jupiter, Moon, Sun]);
      expect([Mercury, Jupiter]).toEqual([Venus, Saturn]);
      expect(Mars - Mercury).toBe(Jupiter - Mars);
      // Orbs of whole and half: 15 and 12 of the lights, 67 in all.
      expect([Sun + Moon, sum(Object.values(DEEPTAMSHAS))]).toEqual([27, 67]);
    },
  );

  law('annual/tables/tajika.ts#BY_SPEED', 'the Moon, then by mean motion about the Sun', () => {
    const daily = {
      Sun: MEAN_SUN_1900[1],
      ...Object.fromEntries(FIVE.map((one) => [one, MEANS_1900[one as 'Mars'][1]])),
    };
    const motion = daily as Readonly<Record<string, number>>;
    expect(BY_SPEED).toEqual([
      'Moon',
      ...Object.keys(motion).sort((one, other) => (motion[other] ?? 0) - (motion[one] ?? 0)),
    ]);
  });

  law(
    'annual/tables/tajika.ts#JOY_HOUSES',
    'the lights, the benefics and the malefics face each other; Mercury rises',
    () => {
      const { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn } = JOY_HOUSES;
      expect([Sun - Moon, Jupiter - Venus, Saturn - Mars, Mercury]).toEqual([6, 6, 6, 1]);
      expect([Moon, Venus, Mars]).toEqual([3, 5, 6]);
    },
  );

  law(
    ['annual/tables/tajika.ts#FEMININE', 'annual/tables/tajika.ts#FIRST_CAMP'],
    'who is not there is of the other kind',
    () => {
      expectEach([...FEMININE, 'Sun', 'Mars', 'Jupiter'], SIGN_LORDS);
      expectEach([...FIRST_CAMP, 'Mercury', 'Venus', 'Saturn'], SIGN_LORDS);
    },
  );

  law('annual/tables/tajika.ts#FEMININE_HOUSES', 'two opposite quarters', () => {
    expectEach(FEMININE_HOUSES, [1, 2, 3].flatMap((house) => [house, house + 6])); // biome-ignore format: one line
  });

  law(
    'annual/tables/tajika.ts#VARGA_POINTS',
    'quarters by relation, and twenty viśvā with the twenty of exaltation',
    () => {
      for (const { own, friend, neutral, enemy } of Object.values(VARGA_POINTS)) {
        expect([friend, neutral, enemy]).toEqual([0.75 * own, 0.5 * own, 0.25 * own]);
      }
      const { kshetra, hadda, drekkana, navamsha } = VARGA_POINTS;
      expect((kshetra.own + 20 + hadda.own + drekkana.own + navamsha.own) / 4).toBe(20);
      expect([kshetra.own, drekkana.own]).toEqual([2 * hadda.own, 2 * navamsha.own]);
    },
  );

  law('annual/tables/tajika.ts#TAJIKA_FACES', 'the lords of the hours from Mars', () => {
    const from = HORA_LORDS.indexOf('Mars');
    expect(TAJIKA_FACES).toEqual([...HORA_LORDS.slice(from), ...HORA_LORDS.slice(0, from)]);
  });
});
