import { describe, expect, it } from 'vitest';
import { houseAlone, matterNamed, matterNames, matterOf } from '../../src/kp/rules/matter.js';
import { GENERAL_MATTER, KP_MATTER_SOURCES, KP_MATTERS, type KpMatter } from '../../src/kp/tables/matters.js';
import { KP_MATTERS_HINDI } from '../../src/kp/tables/mattersHindi.js';
import { at, fixture } from '../support/fixtures.js';

describe('the table of matters', () => {
  it('has forty, each with houses, words in both languages and a source', () => {
    expect(KP_MATTERS).toHaveLength(40);
    expect(Object.keys(KP_MATTERS_HINDI)).toEqual(KP_MATTERS.map(({ matter }) => matter));
    const rows: readonly KpMatter[] = [...KP_MATTERS, GENERAL_MATTER];
    for (const { matter, house, good, bad, english, sources } of rows) {
      for (const list of [good, bad]) {
        expect(
          list.every((each) => Number.isInteger(each) && each >= 1 && each <= 12),
          matter,
        ).toBe(true);
        expect(new Set(list).size).toBe(list.length);
      }
      expect(house >= 1 && house <= 12).toBe(true);
      expect(
        good.filter((each) => bad.includes(each)),
        matter,
      ).toEqual([]);
      expect(sources.every((source) => KP_MATTER_SOURCES[source].length > 0) && sources.length > 0).toBe(true);
      if (matter !== 'general') expect(english).toMatch(/^[a-z]+([ +][a-z]+)*$/);
    }
    for (const [devanagari, latin] of Object.values(KP_MATTERS_HINDI)) {
      expect(devanagari).toMatch(/^[\p{Script=Devanagari}]+([ +][\p{Script=Devanagari}]+)*$/u);
      expect(latin).toMatch(/^[a-z]+([ +][a-z]+)*$/);
    }
  });

  it('finds every matter by each of its keywords that no other row has', () => {
    const owners = new Map<string, string[]>();
    for (const { matter, english } of KP_MATTERS)
      for (const keyword of [english, ...at(KP_MATTERS_HINDI, matter)].flatMap((line) => line.split(' ')))
        owners.set(keyword, [...(owners.get(keyword) ?? []), matter]);
    const shared = [...owners].filter(([, rows]) => rows.length > 1);
    expect(shared).toEqual([]);
    for (const [keyword, [owner]] of owners)
      expect([keyword, matterOf(keyword.replaceAll('+', ' ')).matter]).toEqual([keyword, owner]);
  });
});

describe('the list written apart from the tables', () => {
  interface Houses {
    readonly house: number;
    readonly good: readonly number[];
    readonly bad: readonly number[];
  }
  const list = fixture<{
    readonly general: Houses;
    readonly matters: readonly (Houses & {
      readonly matter: string;
      readonly sources: readonly string[];
      readonly english: readonly string[];
      readonly english_own?: readonly string[];
      readonly hindi: readonly string[];
      readonly hindi_latin: readonly string[];
    })[];
    readonly disagreements: readonly { readonly matter: string; readonly compiled: string; readonly library: string }[];
  }>('sources/kp-matters.json');
  const words = (line: string): string[] => line.split(' ').sort();
  const houses = ({ house, good, bad }: Houses): Houses => ({ house, good, bad });

  it('has the same matters in the same order, with the same houses for and against and the same sources', () => {
    expect(
      KP_MATTERS.map(({ matter, sources, ...each }) => ({ matter, sources: [...sources].sort(), ...houses(each) })),
    ).toEqual(
      list.matters.map(({ matter, sources, ...each }) => ({ matter, sources: [...sources].sort(), ...houses(each) })),
    );
    expect(houses(GENERAL_MATTER)).toEqual(list.general);
  });

  it.each(list.matters.map((row) => [row.matter, row] as const))('has the keywords of %s', (matter, row) => {
    const ours = KP_MATTERS.find((each) => each.matter === matter);
    expect(ours === undefined ? [] : words(ours.english)).toEqual([...row.english, ...(row.english_own ?? [])].sort());
    expect(at(KP_MATTERS_HINDI, matter).map(words)).toEqual([[...row.hindi].sort(), [...row.hindi_latin].sort()]);
  });

  it('differs from the compilation where it says so', () => {
    for (const { matter, compiled, library } of list.disagreements) {
      const english = words(KP_MATTERS.find((each) => each.matter === matter)?.english ?? '');
      expect([english.includes(library), english.includes(compiled)]).toEqual([true, false]);
    }
    expect(matterOf('Shall I patch up with my wife?').matter).toBe('reunion');
  });
});

describe('the matter of a question', () => {
  it.each([
    ['When will my marriage take place?', 'marriage', 7],
    ['Shall I have a LOVE-marriage?', 'love_marriage', 5],
    ['Will I get a job?', 'job', 10],
    ['Will I find a new job this year?', 'job_change', 10],
    ['Will I lose my job?', 'job_loss', 10],
    ['Will I buy a house?', 'property_buy', 4],
    ['Can I sell my house soon?', 'property_sell', 10],
    ['Will my visa be granted?', 'foreign_travel', 12],
    ['Will I study abroad?', 'higher_education_abroad', 9],
    ['Will I pass the exams?', 'education', 4],
    ['Will I recover my money?', 'recover_money', 2],
    ['Will I repay my loan?', 'loan_repay', 12],
    ['Will the bank sanction my loan?', 'loan_obtain', 6],
    ['Who won? Will we win the match?', 'competition', 6],
    ['Will the missing person be found?', 'missing_person', 11],
    ['Where is my missing ring?', 'lost_article', 2],
    ['Will my wife’s illness be cured by surgery?', 'health_cure', 1],
    ['Do companies pay dividends?', 'business', 7],
    ['मेरी शादी कब होगी?', 'marriage', 7],
    ['क्या मुझे नौकरी मिलेगी', 'job', 10],
    ['क्या मैं विदेश जाऊँगा?', 'foreign_travel', 12],
    ['मेरी पढ़ाई कैसी रहेगी?', 'education', 4],
    ['meri shaadi kab hogi', 'marriage', 7],
    ['Vivāha kab hogā?', 'marriage', 7],
    ['क्या मेरा कर्ज़ चुकेगा?', 'loan_repay', 12],
    ['मेरी माँ', 'parents_mother', 4],
  ])('%s', (question, matter, house) => {
    expect(matterOf(question)).toMatchObject({ matter, house });
  });

  it('compares whole words, not parts of them', () => {
    for (const question of ['jobless', 'incarnation', 'reason', 'homely wares', 'carpet'])
      expect(matterOf(question).matter).toBe('general');
  });

  it('leaves case, diacritics, nukta, candrabindu and joiners aside', () => {
    const same = (a: string, b: string): void => expect(matterOf(a)).toEqual(matterOf(b));
    same('MÁRRIAGE', 'marriage');
    same('गाड़ी', 'गाडी');
    same('गाड\u093cी', 'गा\u095cी');
    same('माँ', 'मां');
    same('नौ\u200dकरी', 'नौकरी');
  });

  it('counts English plurals', () => {
    for (const question of ['jobs', 'businesses', 'companies', 'lotteries'])
      expect(matterOf(question).matter).not.toBe('general');
    expect(matterOf('पतिs').matter).toBe('general');
  });

  it('prefers the higher score, a keyword of two words counting double', () => {
    expect(matterOf('job').found).toEqual(['job']);
    expect(matterOf('Will I change my job?').found).toEqual(['change+job']);
    expect(matterOf('Will I win the court case?').matter).toBe('litigation');
  });

  it.each([
    ['Shall I win the case', 'litigation', 6],
    ['Will we win the lawsuit?', 'litigation', 6],
    ['Shall I win the appeal in court?', 'litigation', 6],
    ['क्या मैं मुकदमा जीतूंगा?', 'litigation', 6],
    ['Will she win the election?', 'election', 10],
    ['क्या वे चुनाव जीतेंगे?', 'election', 10],
    ['Kya main chunav jeet jaunga?', 'election', 10],
    ['Shall I win?', 'competition', 6],
    ['Will our team win the tournament?', 'competition', 6],
    ['क्या मैं जीतूंगा?', 'competition', 6],
  ])('knows what is to be won: %s', (question, matter, house) => {
    expect(matterOf(question)).toMatchObject({ matter, house });
  });

  it('gives a tie to the earlier row', () => {
    expect(matterOf('my wife and my job').matter).toBe('marriage');
    expect(matterOf('my job and my wife').matter).toBe('marriage');
    expect(matterOf('my job and my boss’s father').matter).toBe('job');
  });

  it('names the rows that lost a tie, and none that lost by score', () => {
    const rivals = (question: string): string[] => matterOf(question).rivals.map(({ matter }) => matter);
    expect(rivals('my wife and my job')).toEqual(['job']);
    expect(rivals('my job, my father and my wife')).toEqual(['job', 'parents_father']);
    expect(rivals('my wedding, my wife and my job')).toEqual([]);
    expect([rivals('job'), rivals('')]).toEqual([[], []]);
  });

  it('is the general one, the eleventh house, without question or keyword', () => {
    const { matter, house, good, bad } = GENERAL_MATTER;
    const general = { matter, house, good, bad, from: 'none', found: [], rivals: [] };
    for (const question of ['', '   ']) expect(matterOf(question)).toEqual({ ...general, hasQuestion: false });
    for (const question of ['???', 'Hmm?', '你好'])
      expect(matterOf(question)).toEqual({ ...general, hasQuestion: true });
  });

  it('says by what it was found', () => {
    expect(matterOf('Will I get a job?')).toMatchObject({ from: 'keyword', hasQuestion: true, found: ['job'] });
  });
});

describe('a matter by its name', () => {
  it('is the row of the table, general among them', () => {
    const rows: readonly KpMatter[] = [...KP_MATTERS, GENERAL_MATTER];
    expect(matterNames()).toEqual(rows.map(({ matter }) => matter));
    const named = matterNames().map(matterNamed);
    expect(named.map(({ matter, house, good, bad }) => ({ matter, house, good, bad }))).toEqual(
      rows.map(({ matter, house, good, bad }) => ({ matter, house, good, bad })),
    );
    for (const each of named) expect(each).toMatchObject({ from: 'matter', hasQuestion: false, found: [], rivals: [] });
  });
});

describe('a house without a matter', () => {
  it.each([
    [1, [1, 11], [10, 12]],
    [2, [2, 11], [1, 10]],
    [7, [7, 11], [6, 10]],
    [10, [10, 11], [9]],
    [11, [11], [10]],
    [12, [11, 12], [10]],
  ])('%i is judged with the eleventh, against the twelfth from each', (house, good, bad) => {
    expect(houseAlone(house)).toEqual({
      matter: null,
      house,
      good,
      bad,
      from: 'house',
      hasQuestion: false,
      found: [],
      rivals: [],
    });
  });

  it('has houses for and against that never contradict a row of the same house', () => {
    const rows: readonly KpMatter[] = KP_MATTERS;
    for (const { matter, house, bad } of rows) {
      // Rows that ask whether something ends reverse the houses.
      if (bad.includes(11)) continue;
      expect([matter, houseAlone(house).good.filter((each) => bad.includes(each))]).toEqual([matter, []]);
    }
  });
});
