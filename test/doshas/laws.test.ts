import { describe, expect } from 'vitest';
import { NEAR_SYZYGY } from '../../src/doshas/moments.js';
import { KANTAKA_HOUSES } from '../../src/doshas/rules/saturn.js';
import { GANDA_MOOLA, PUNYA_KALA, RELATIVES } from '../../src/doshas/tables/birthMoment.js';
import { CONJUNCTIONS } from '../../src/doshas/tables/conjunctions.js';
import { CURSES } from '../../src/doshas/tables/curses.js';
import { KALA_SARPA_NAMES } from '../../src/doshas/tables/kalaSarpa.js';
import { CANCELLATIONS, MANGLIK_HOUSES } from '../../src/doshas/tables/manglik.js';
import { lordOf } from '../../src/zodiac/lords.js';
import { GRAHAS, SIGNS } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';
import { expectDistinct, expectEach, law, whole } from '../support/laws.js';

interface Ruled {
  readonly definition: string;
  readonly when: unknown;
  readonly variants?: Readonly<Record<string, Ruled>>;
}

function cellsOf(rule: unknown): (string | number)[] {
  if (typeof rule === 'number') return [rule];
  if (typeof rule === 'string') return /^[A-Z]/.test(rule) ? [rule] : [];
  return typeof rule === 'object' && rule !== null ? Object.values(rule).flatMap(cellsOf) : [];
}

const signsOf = (...lords: readonly string[]): string[] =>
  SIGNS.filter((_, sign) => lords.includes(lordOf(sign))).map(({ name }) => name);

const MEANT: readonly (readonly [RegExp, readonly (string | number)[]])[] = [
  [/\blagna\b/, [1]],
  [/\bbetween malefics\b|\bboth sides\b/, [2, 12]],
  [/\btrikona\b/, [1, 5, 9]],
  [/\b9th holds|\b7th holds/, [1]],
  [/\bsign of Mars\b/, signsOf('Mars')],
  [/\bnavamsha of Saturn\b/, signsOf('Saturn')],
  [/sign of the Sun, the Moon or Jupiter/, signsOf('Sun', 'Moon', 'Jupiter')],
  [/sign of a malefic \(Sun, Mars, Saturn\)/, signsOf('Sun', 'Mars', 'Saturn')],
  [/\bmovable sign\b/, ['Aries', 'Cancer', 'Libra', 'Capricorn']],
];

function wordsOf(definition: string): { readonly plain: (string | number)[]; readonly meant: (string | number)[] } {
  const text = definition.replace(/\(variant:.*\)/, '');
  const names: string[] = [...GRAHAS, ...SIGNS.map(({ name }) => name)].filter((name) => new RegExp(`\\b${name}\\b`).test(text)); // biome-ignore format: one line
  const numbers = [...text.matchAll(/\b(\d+)(?:st|nd|rd|th)?\b/g)].map(([, number]) => Number(number));
  return {
    plain: [...names, ...numbers],
    meant: MEANT.flatMap(([words, cells]) => (words.test(text) ? cells : [])),
  };
}

const rules: readonly (Ruled & { readonly id: string })[] = [...CANCELLATIONS, ...CURSES, ...CONJUNCTIONS];

describe('laws of the tables of doṣas', () => {
  law(
    [
      'doshas/tables/manglik.ts#CANCELLATIONS',
      'doshas/tables/curses.ts#CURSES',
      'doshas/tables/conjunctions.ts#CONJUNCTIONS',
    ],
    'a rule names the houses, signs and grahas that its definition names, and no others',
    () => {
      for (const { id, ...rule } of rules) {
        for (const { when, definition } of [rule, ...Object.values(rule.variants ?? {})]) {
          const cells = new Set(cellsOf(when));
          const { plain, meant } = wordsOf(definition);
          for (const cell of cells) expect([...plain, ...meant], `${id}: ${definition}`).toContain(cell);
          const said = plain.filter((word) => !cells.has(word));
          // These are named otherwise in the rule: a planet whose signs are meant, the two sides of a comparison.
          if (!/sign of|navamsha of|rules the|aspect|chart benefic|is combust/.test(definition)) expect(said, `${id}: ${definition}`).toEqual([]); // biome-ignore format: one line
        }
      }
    },
  );

  law(
    ['doshas/tables/curses.ts#CURSES', 'doshas/tables/conjunctions.ts#CONJUNCTIONS'],
    'shares of births are those that were counted, each in steps of one of 1,500',
    () => {
      const { shares_of_births_percent: shares } = fixture<{
        readonly shares_of_births_percent: Readonly<Record<string, number>>;
      }>('sources/doshas.json');
      for (const rule of [...CURSES, ...CONJUNCTIONS]) {
        if (!('share_of_births_percent' in rule)) continue;
        const { id, share_of_births_percent: share } = rule;
        expect(share, id).toBe(shares[id]);
        expect(Math.round((Math.round((share * 1500) / 100) / 15) * 100) / 100, id).toBe(share);
      }
    },
  );

  law('doshas/moments.ts#NEAR_SYZYGY', 'the tithis on either side of new and full moon', () => {
    expectEach(NEAR_SYZYGY, [30, 15].flatMap((last) => [last - 1, last, (last % 30) + 1])); // biome-ignore format: one line
  });

  law(
    'doshas/rules/saturn.ts#KANTAKA_HOUSES',
    'the houses that the names say, each choice within what is an angle or the eighth',
    () => {
      expect(KANTAKA_HOUSES).toEqual({
        fourth: [4],
        fourth_eighth: [4, 8],
        angles: [0, 1, 2, 3].map((n) => 3 * n + 1),
      });
    },
  );

  law(
    'doshas/tables/birthMoment.ts#PUNYA_KALA',
    'fifteen about the equinoxes; thirty and forty about the solstices; sixteen before or after else',
    () => {
      expect(PUNYA_KALA).toHaveLength(12);
      expect([PUNYA_KALA[0], PUNYA_KALA[6]]).toEqual([[15, 15], [15, 15]]); // biome-ignore format: one line
      expect([PUNYA_KALA[3], PUNYA_KALA[9]]).toEqual([[30, 0], [0, 40]]); // biome-ignore format: one line
      // Of fixed signs (viṣṇupada) before, of dual ones (ṣaḍaśīti) after.
      for (const sign of whole(0, 11)) {
        if (sign % 3 === 1) expect(PUNYA_KALA[sign], `${sign}`).toEqual([16, 0]);
        if (sign % 3 === 2) expect(PUNYA_KALA[sign], `${sign}`).toEqual([0, 16]);
      }
    },
  );

  law(
    'doshas/tables/birthMoment.ts#GANDA_MOOLA',
    'the stars on either side of the junctions of signs and stars',
    () => {
      const junctions = [0, 9, 18].flatMap((after) => [[after, 'after'], [(after + 26) % 27, 'before']]); // biome-ignore format: one line
      expectEach(Object.entries(GANDA_MOOLA).map(([star, { side }]) => [Number(star), side]), junctions); // biome-ignore format: one line
      for (const [star, { junction, side }] of Object.entries(GANDA_MOOLA)) {
        const names = { 'Revati-Ashwini': 0, 'Ashlesha-Magha': 9, 'Jyeshtha-Mula': 18 };
        expect((Number(star) + (side === 'before' ? 1 : 0)) % 27, junction).toBe(names[junction]);
      }
    },
  );

  law('doshas/tables/birthMoment.ts#RELATIVES', 'stars of the verse, each with padas that there are', () => {
    expect(RELATIVES.map(({ nakshatra }) => nakshatra)).toEqual([17, 15, 8, 18]);
    expect(RELATIVES.map(({ padas }) => padas.join(''))).toEqual(['1234', '4', '234', '123']);
  });

  law('doshas/tables/kalaSarpa.ts#KALA_SARPA_NAMES', 'twelve names, a serpent for each house', () => {
    expectDistinct(KALA_SARPA_NAMES, 12);
    expect([KALA_SARPA_NAMES[0], KALA_SARPA_NAMES[11]]).toEqual(['Ananta', 'Sheshanaga']);
  });

  law(
    'doshas/tables/manglik.ts#MANGLIK_HOUSES',
    'all are those of both; the second and the first stand for each other',
    () => {
      const { bphs, kerala, all } = MANGLIK_HOUSES;
      expectEach(all, [...new Set<number>([...bphs, ...kerala])]);
      expect(all.filter((house) => !(bphs as readonly number[]).includes(house))).toEqual([2]);
      expect(all.filter((house) => !(kerala as readonly number[]).includes(house))).toEqual([1]);
      expectEach(all, [1, 2, 4, 7, 8, 12]);
    },
  );
});
