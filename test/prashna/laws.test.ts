import { describe, expect } from 'vitest';
import { DEGREE, microArcseconds } from '../../src/math/angle.js';
import { recordOf } from '../../src/math/recordOf.js';
import { BAD, GOOD } from '../../src/prashna/rules/arudhaEvidence.js';
import { evidenceOf, type QuestionChart } from '../../src/prashna/rules/evidence.js';
import { LETTER_CLASSES, ODD_PLACES } from '../../src/prashna/tables/aksharas.js';
import { NUMBER_GRAHAS, YONIS } from '../../src/prashna/tables/ashtamangala.js';
import { MATTER_HOUSES } from '../../src/prashna/tables/matters.js';
import { PATH_SIGNS, PATHS } from '../../src/prashna/tables/paths.js';
import {
  AROUND,
  BENEFIC_LORDS,
  HUMAN_SIGNS,
  KENDRAS,
  MOON_FOR_ALL,
  MOON_FOR_MARRIAGE,
  OUTWARD,
  QUESTION_RULES,
  type QuestionRule,
  RULE_VERSES,
  SIGN_RISINGS,
  TRAVELLERS,
  TRIKONAS,
} from '../../src/prashna/tables/rules.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';
import { entriesOf, expectDistinct, expectEach, law, whole } from '../support/laws.js';

interface Read {
  readonly matters: { readonly houses: Readonly<Record<string, readonly string[]>> };
  readonly letters: { readonly classes: readonly string[]; readonly lords: readonly string[] };
  readonly risings: Readonly<Record<'back' | 'both' | 'head', readonly string[]>>;
  readonly paths: Readonly<Record<(typeof PATHS)[number], readonly string[]>>;
  readonly human_signs: { readonly signs: readonly string[] };
  readonly ashtamangala: { readonly grahas: readonly string[] };
}

const read = fixture<Read>('sources/prashna.json');
/** Grahas spread over the zodiac in another way for each seed. */
const seededChart = (seed: number): QuestionChart => ({
  lagna: seed % 12,
  grahas: recordOf(SIGN_LORDS, (graha, i) => ({
    longitude: microArcseconds(((seed * (i * i + 3) * 7 + i * 31) % 360) * DEGREE),
    retrograde: graha !== 'Sun' && graha !== 'Moon' && (seed + i) % 3 === 0,
    nature: BAD.includes(graha) ? 'malefic' : 'benefic',
  })),
});

const signName = (sign: number): string => SIGNS[sign]?.name ?? '';

describe('laws of the tables of questions', () => {
  law('prashna/tables/matters.ts#MATTER_HOUSES', 'the houses of the verses, but for the eighth', () => {
    const houses = entriesOf(MATTER_HOUSES).map(([matter, { house }]) => [matter, house]);
    expectEach(
      houses,
      Object.entries(read.matters.houses).flatMap(([house, matters]) => matters.map((one) => [one, Number(house)])),
    );
    for (const [, { house, verse }] of entriesOf(MATTER_HOUSES)) {
      // Of Daivajñavallabhā 2.4–16 a verse for each house, two for the fourth.
      if (verse.startsWith('DV')) expect([house + 3, house + 4]).toContain(Number(verse.slice(5)));
      else expect(verse).toBe('SP 1.2');
    }
  });

  law('prashna/tables/rules.ts#RULE_VERSES', 'each rule has a verse of one of the two works', () => {
    expectEach(Object.keys(RULE_VERSES), QUESTION_RULES);
    for (const [, verse] of entriesOf(RULE_VERSES)) expect(verse).toMatch(/^(SP|DV) \d/);
  });

  law('prashna/tables/rules.ts#SIGN_RISINGS', 'the lists of the verse', () => {
    const of = (rising: string): string[] =>
      SIGN_RISINGS.flatMap((one, sign) => (one === rising ? [signName(sign)] : []));
    for (const rising of ['back', 'both', 'head'] as const) expectEach(of(rising), read.risings[rising]);
  });

  law(
    ['prashna/tables/rules.ts#HUMAN_SIGNS', 'prashna/tables/rules.ts#BENEFIC_LORDS'],
    'the human signs of the verse, whose lords but Saturn are benefic',
    () => {
      expectEach(HUMAN_SIGNS.map(signName), read.human_signs.signs);
      expectEach(
        BENEFIC_LORDS,
        SIGN_LORDS.filter((graha) => !BAD.includes(graha)),
      );
    },
  );

  law(
    [
      'prashna/tables/rules.ts#KENDRAS',
      'prashna/tables/rules.ts#TRIKONAS',
      'prashna/tables/rules.ts#AROUND',
      'prashna/tables/rules.ts#MOON_FOR_ALL',
      'prashna/tables/rules.ts#MOON_FOR_MARRIAGE',
    ],
    'houses by their steps',
    () => {
      expect(KENDRAS).toEqual([0, 1, 2, 3].map((quarter) => 3 * quarter + 1));
      expect(TRIKONAS).toEqual([5, 9]);
      // Those from which the house is the second, fourth, seventh, tenth or twelfth, mirrored in itself.
      expectEach(
        AROUND,
        AROUND.map((house) => 14 - house),
      );
      expectEach(MOON_FOR_ALL, [2, 7, 3, 6, 10, 11]);
      expectEach(MOON_FOR_MARRIAGE, [3, 5, 7, 6, 11]);
    },
  );

  law(
    ['prashna/tables/rules.ts#TRAVELLERS', 'prashna/tables/rules.ts#OUTWARD'],
    'all but the Moon and Mars; Saturn does not hasten',
    () => {
      expectEach(
        TRAVELLERS,
        SIGN_LORDS.filter((graha) => graha !== 'Moon' && graha !== 'Mars'),
      );
      expectEach(
        OUTWARD,
        TRAVELLERS.filter((graha) => graha !== 'Saturn'),
      );
    },
  );

  law('prashna/rules/evidence.ts#ofMatter()', 'a matter has the rules of its chapters alone', () => {
    const chapters = {
      gain: /SP 4|DV 3/,
      office: /SP 4|DV 3/,
      journey: /SP 2|DV 4/,
      return: /SP [25]|DV 6/,
      lost_thing: /SP [126]|DV 9/,
      marriage: /SP 7|DV 12/,
    };
    for (const [matter, chapter] of entriesOf(chapters)) {
      const seen = new Set<QuestionRule>();
      for (const seed of whole(0, 400)) {
        const chart = seededChart(seed);
        const general = evidenceOf(chart, null, null).length;
        for (const { rule } of evidenceOf(chart, matter, null).slice(general)) seen.add(rule);
      }
      expect(seen.size).toBeGreaterThan(0);
      for (const rule of seen) expect(RULE_VERSES[rule], rule).toMatch(chapter);
    }
  });

  law('prashna/tables/aksharas.ts#LETTER_CLASSES', 'eight classes, each letter once in both scripts', () => {
    expect(LETTER_CLASSES.map(({ iast }) => iast[0])).toEqual(read.letters.classes);
    expect(LETTER_CLASSES.map(({ lord }) => lord)).toEqual(read.letters.lords);
    expectDistinct(
      LETTER_CLASSES.flatMap(({ iast }) => iast),
      46,
    );
    for (const { iast, devanagari } of LETTER_CLASSES) {
      expect(devanagari).toHaveLength(iast.length);
      // Unicode has the letters of a class in the order of the grammar, but for the long ṛ.
      const codes = devanagari.filter((letter) => letter !== 'ॠ').map((letter) => letter.codePointAt(0) ?? 0);
      expect(codes.filter((code, i) => i > 0 && code <= (codes[i - 1] ?? 0))).toEqual([]);
    }
  });

  law('prashna/tables/aksharas.ts#ODD_PLACES', 'first, middle and last of five', () => {
    expect(ODD_PLACES).toEqual([1, (1 + 5) / 2, 5]);
  });

  law('prashna/tables/paths.ts#PATH_SIGNS', 'four signs each, every sign once', () => {
    for (const path of PATHS) expectEach(PATH_SIGNS[path].map(signName), read.paths[path]);
    expectEach(
      PATHS.flatMap((path) => PATH_SIGNS[path]),
      whole(0, 11),
    );
  });

  law('prashna/tables/ashtamangala.ts#NUMBER_GRAHAS', 'eight grahas, a yoni each', () => {
    expect(NUMBER_GRAHAS).toEqual(read.ashtamangala.grahas);
    expectDistinct(YONIS, NUMBER_GRAHAS.length);
  });

  law(
    ['prashna/rules/arudhaEvidence.ts#GOOD', 'prashna/rules/arudhaEvidence.ts#BAD'],
    'who is good at the lagna is not bad; the ārūḍha has the Moon',
    () => {
      expectEach([...GOOD.lagna, ...BAD], SIGN_LORDS);
      expect(GOOD.chatra).toEqual(GOOD.lagna);
      expect(GOOD.arudha).toEqual(['Moon']);
    },
  );
});
