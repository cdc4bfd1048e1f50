import { describe, expect, it } from 'vitest';
import { vimshottari } from '../../src/dashas/index.js';
import { SiddhantaError } from '../../src/errors.js';
import { TEXTS_NOTICE } from '../../src/operation/textClauses.js';
import {
  antardasha,
  conjunction,
  forBirth,
  grahaInHouse,
  grahaInSign,
  lagna,
  lordInHouse,
  mahadasha,
  nakshatra,
  type TextsForBirthData,
  transit,
  verse,
} from '../../src/texts/index.js';
import { placementText } from '../../src/texts/placementText.js';
import { READINGS } from '../../src/texts/show.js';
import { describeClause } from '../../src/texts/statement.js';
import { describeRow, rowsOf } from '../../src/texts/statements.js';
import { TEXT_CHAPTERS } from '../../src/texts/tables/chapters.gen.js';
import { DELHI } from '../support/fixtures.js';
import { goldenFiles, recordsOf } from '../support/goldens.js';
import { birthOf, textBirthOf } from './births.js';

const { time: _, ...noTime } = DELHI;
const births = Array.from({ length: 400 }, (_one, i) => textBirthOf(birthOf(i)));
const AT = '2026-01-01T00:00:00+05:30';

const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof SiddhantaError) return { code: error.code, field: error.field };
    throw error;
  }
  return undefined;
};
const linesOf = ({ topics }: TextsForBirthData) =>
  topics.flatMap(({ topic, lines }) => lines.map((line) => ({ topic, ...line })));
const placementsOf = ({ data }: { data: { statements: readonly { placement: string }[] } }) =>
  data.statements.map(({ placement }) => placement);

describe('a placement alone', () => {
  it('has what the texts say of it, side by side, and nothing of a chart', () => {
    const { data, meta } = grahaInHouse({ placement: 'saturn_h10' });
    expect(data.notice).toBe(TEXTS_NOTICE);
    expect(data.statements.map(({ work, locus }) => `${work} ${locus}`)).toEqual([
      'Phaladīpikā 8.24',
      'Bṛhajjātaka 20.9',
      'Sārāvalī 30.83',
    ]);
    for (const statement of data.statements) {
      expect(statement).not.toHaveProperty('in_chart');
      for (const clause of statement.clauses) expect(clause).not.toHaveProperty('applies');
    }
    expect(meta).toEqual({ endpoint: 'texts.graha_in_house.saturn_h10', ayanamsa: 'lahiri' });
  });

  it('is refused where no text was read for it, or nothing says of whose chart', () => {
    expect(refusal(() => lordInHouse({ placement: 'l13_h1' }))).toEqual({ code: 'invalid_value', field: 'placement' });
    expect(refusal(() => lordInHouse({ placement: 'L1 H1' }))).toEqual({ code: 'invalid_value', field: 'placement' });
    expect(refusal(() => lordInHouse({}))).toEqual({ code: 'missing_field', field: 'birth' });
    expect(refusal(() => transit({ placement: 'saturn_h12', birth: DELHI }))).toEqual({
      code: 'missing_field',
      field: 'at',
    });
  });

  it('is the same in every school', () => {
    const of = (ayanamsa: 'lahiri' | 'kp') => lordInHouse({ placement: 'l9_h10', ayanamsa }).data;
    expect(of('kp')).toEqual(of('lahiri'));
  });
});

describe('the placements of a birth', () => {
  it('are those of the chart: Virgo rises, Sun, Jupiter and Venus are in Cancer', () => {
    expect(placementsOf(lagna({ birth: DELHI }))).toEqual(['virgo']);
    expect(placementsOf(lordInHouse({ birth: DELHI }))).toEqual([
      'l1_h12',
      'l2_h11',
      'l3_h8',
      'l4_h11',
      'l5_h4',
      'l6_h4',
      'l7_h11',
      'l8_h8',
      'l9_h11',
      'l10_h12',
      'l11_h9',
      'l12_h11',
    ]);
    expect(placementsOf(nakshatra({ birth: DELHI }))).toEqual(['rohini']);
    expect(placementsOf(conjunction({ birth: DELHI }))).toEqual(['sun_jupiter', 'sun_venus', 'jupiter_venus']);
    expect(placementsOf(grahaInSign({ birth: DELHI })).slice(0, 3)).toEqual([
      'sun_cancer',
      'moon_taurus',
      'mars_aries',
    ]);
    expect(new Set(placementsOf(grahaInHouse({ birth: DELHI }))).size).toBe(9);
  });

  it('are named with the planets that make them', () => {
    const [statement] = lordInHouse({ birth: DELHI, placement: 'l9_h11' }).data.statements;
    expect(statement?.in_chart).toBe(true);
    expect(statement?.clauses[0]).toMatchObject({
      applies: true,
      evidence: { planets: ['Venus'], signs: ['Cancer'], houses: [11] },
    });
  });

  it('are not there where another was asked for', () => {
    const [statement] = lordInHouse({ birth: DELHI, placement: 'l9_h10' }).data.statements;
    expect(statement?.in_chart).toBe(false);
    expect(statement?.clauses.map(({ applies }) => applies)).toEqual([false, false, false, false]);
  });

  it('move with the school: the star of the Moon, for some hours of a day', () => {
    const hours = Array.from({ length: 24 }, (_one, i) => `${String(i).padStart(2, '0')}:00:00`);
    const star = (time: string, ayanamsa: 'lahiri' | 'raman') =>
      placementsOf(nakshatra({ birth: { ...DELHI, time }, ayanamsa })).join();
    const differing = hours.filter((time) => star(time, 'lahiri') !== star(time, 'raman'));
    expect(differing.length).toBeGreaterThan(0);
    expect(differing.length).toBeLessThan(12);
  });

  it('leave out what needs a time that is not given, and say so', () => {
    const { data, meta } = forBirth({ birth: noTime });
    expect(data.skipped).toEqual([
      { kind: 'lagna', reason: 'birth_time' },
      { kind: 'lord_in_house', reason: 'birth_time' },
      { kind: 'graha_in_house', reason: 'birth_time' },
    ]);
    const kinds = new Set(linesOf(data).map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      ['graha_in_sign', 'nakshatra', 'conjunction'].filter((kind) => kinds.has(kind as never)),
    );
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toContain('topics');
    expect(placementsOf(lordInHouse({ birth: noTime }))).toEqual([]);
    const [statement] = lordInHouse({ birth: noTime, placement: 'l1_h1' }).data.statements;
    expect(statement?.in_chart).toBeNull();
    expect(statement?.clauses[0]).toMatchObject({ applies: null, lacks: 'birth_time' });
  });
});

describe('conditions', () => {
  it('are evaluated, in words, with the planets that make them apply', () => {
    const of = (date: string) =>
      (grahaInSign({ birth: { ...DELHI, date }, placement: 'sun_aries' }).data.statements[0]?.clauses ?? [])
        .filter(({ condition }) => condition === 'not: Sun is within one degree of its deepest exaltation')
        .map(({ applies, evidence }) => [applies, evidence?.planets]);
    // The Sun is 10° within Aries on 24 April.
    const [within, outside] = [of('1990-04-24'), of('1990-05-05')];
    expect(outside.length).toBeGreaterThan(3);
    expect(outside).toEqual(outside.map(() => [true, ['Sun']]));
    expect(within).toEqual(outside.map(() => [false, undefined]));
  });

  it('that no rule can say are shown in words and never apply', () => {
    const unsaid = rowsOf(
      TEXT_CHAPTERS,
      ({ of, clauses }) => of.kind === 'lord_in_house' && clauses.some((clause) => clause.unsaid !== undefined),
    );
    expect(unsaid.length).toBeGreaterThan(0);
    for (const { work, row } of unsaid) {
      const found = births.find(({ placements }) => placements[row.of.kind]?.has(row.of.key));
      const { clauses } = describeRow({ work, row }, found, true);
      row.clauses.forEach(({ unsaid: condition }, i) => {
        if (condition !== undefined) expect(clauses[i]).toMatchObject({ condition, applies: null, lacks: 'rule' });
      });
    }
  });

  it('that ask for the sex lack it where it was not given', () => {
    const clause = { says: 'wealthy', topic: 'wealth', tone: 'good', when: { sex: 'male' } } as const;
    const { facts } = textBirthOf(birthOf(1));
    const inContext = { evaluation: { facts, bound: {} }, inChart: true, planets: [] };
    expect(describeClause(clause, inContext)).toMatchObject({ applies: null, lacks: 'sex' });
  });
});

describe('periods', () => {
  it('have the dates of dashas.vimshottari', () => {
    const { mahadashas } = vimshottari({ birth: DELHI, levels: 2 }).data;
    const dates = new Map(
      mahadashas.flatMap(({ planet, start_date, end_date, antardashas = [] }) => [
        [planet.toLowerCase(), `${start_date},${end_date}`] as const,
        ...antardashas.map(
          (sub) => [`${planet}_${sub.planet}`.toLowerCase(), `${sub.start_date},${sub.end_date}`] as const,
        ),
      ]),
    );
    const periods = [...mahadasha({ birth: DELHI }).data.statements, ...antardasha({ birth: DELHI }).data.statements];
    // Of each period two texts.
    expect(periods).toHaveLength(2 * (9 + 81));
    const living = periods.filter(({ start }) => start !== null);
    expect(living.length).toBeGreaterThan(160);
    expect(living.filter(({ placement, start, end }) => dates.get(placement) !== `${start},${end}`)).toEqual([]);
    expect(periods.filter(({ start, end }) => (start === null) !== (end === null))).toEqual([]);
  });

  it('are one of a moment, and added to a reading of a birth by it', () => {
    expect(placementsOf(mahadasha({ birth: DELHI, at: AT }))).toEqual(['jupiter', 'jupiter']);
    expect(new Set(placementsOf(antardasha({ birth: DELHI, at: AT }))).size).toBe(1);
    const kinds = (data: TextsForBirthData) => new Set(linesOf(data).map(({ kind }) => kind));
    expect(kinds(forBirth({ birth: DELHI }).data).has('mahadasha')).toBe(false);
    const at = kinds(forBirth({ birth: DELHI, at: AT }).data);
    expect([at.has('mahadasha'), at.has('antardasha'), at.has('transit')]).toEqual([true, true, true]);
    expect(refusal(() => forBirth({ birth: DELHI, kinds: ['transit'] }))).toEqual({
      code: 'missing_field',
      field: 'at',
    });
  });
});

describe('a transit', () => {
  it('is counted from the natal Moon, and says who obstructs it', () => {
    const { statements } = transit({ birth: DELHI, at: AT }).data;
    expect(placementsOf({ data: { statements } })).toContain('saturn_h11');
    for (const { vedha_by, in_chart } of statements) expect([Array.isArray(vedha_by), in_chart]).toEqual([true, true]);
  });
});

describe('a reading of a birth', () => {
  it('is by topics, works, tones and kinds', () => {
    const all = linesOf(forBirth({ birth: DELHI, sensitive: true }).data);
    const only = (more: object) => linesOf(forBirth({ birth: DELHI, sensitive: true, ...more }).data);
    expect(only({ topics: ['work'] })).toEqual(all.filter(({ topic }) => topic === 'work'));
    expect(only({ tones: ['hard'] })).toEqual(all.filter(({ tone }) => tone === 'hard'));
    expect(only({ works: ['bphs'] })).toEqual(all.filter(({ work }) => work === 'Bṛhat Parāśara Horā Śāstra'));
    expect(only({ kinds: ['lagna'] })).toEqual(all.filter(({ kind }) => kind === 'lagna'));
    expect(all.length).toBeGreaterThan(150);
  });

  it('withholds what is sensitive, also in what is doubted', () => {
    const open = lordInHouse({ placement: 'l1_h1' }).data;
    expect(open.withheld).toEqual({ count: 2, why: ['sexual_conduct'], clauses: { sexuality: 2 } });
    expect(open.statements[0]).not.toHaveProperty('note');
    const all = lordInHouse({ placement: 'l1_h1', sensitive: true }).data;
    expect(all).not.toHaveProperty('withheld');
    expect(all.statements[0]?.clauses.length).toBe((open.statements[0]?.clauses.length ?? 0) + 2);
  });
});

describe('a verse', () => {
  it('is found by its locus, within ranges and in chapters that were read beside others', () => {
    expect(verse({ work: 'bphs', locus: '24.14' }).data.statements[0]).toMatchObject({ placement: 'l2_h2' });
    expect(verse({ work: 'bphs', locus: '47.20' }).data.statements[0]?.locus).toBe('47.17-26');
    expect(verse({ work: 'brihat_jataka', locus: '17.2' }).data.statements[0]?.placement).toBe('moon_taurus');
    expect(verse({ work: 'phaladeepika', locus: '26.23' }).data.statements.length).toBeGreaterThan(1);
  });

  it('is refused where nothing was read', () => {
    expect(refusal(() => verse({ work: 'bphs', locus: '24.999' }))).toEqual({ code: 'invalid_value', field: 'locus' });
    expect(refusal(() => verse({ work: 'bphs', locus: '1.1' }))).toEqual({ code: 'invalid_value', field: 'locus' });
    expect(refusal(() => verse({ work: 'bphs', locus: 'x' }))).toEqual({ code: 'invalid_value', field: 'locus' });
  });
});

describe('a placement in words', () => {
  it.each([
    ['lagna', 'aries', 'Aries rises'],
    ['lord_in_house', 'l1_h12', 'lord of the 1st in the 12th'],
    ['graha_in_house', 'saturn_h3', 'Saturn in the 3rd'],
    ['graha_in_sign', 'mars_aries', 'Mars in Aries'],
    ['nakshatra', 'purva_phalguni', 'Moon in Purva Phalguni'],
    ['conjunction', 'sun_moon', 'Sun with Moon'],
    ['mahadasha', 'rahu', 'period of Rahu'],
    ['antardasha', 'sun_moon', 'Moon in the period of Sun'],
    ['transit', 'saturn_h2', 'Saturn in the 2nd from the Moon'],
  ] as const)('%s %s: %s', (kind, key, text) => {
    expect(placementText(kind, key)).toBe(text);
  });
});

describe('the readings', () => {
  it('are of every operation, say whose statements they are, and give no verdict', () => {
    const reviewed = goldenFiles('texts/').flatMap((file) => recordsOf(file));
    expect(new Set(reviewed.map(({ operation }) => operation)).size).toBe(Object.keys(READINGS).length);
    for (const record of reviewed) {
      const blocks = READINGS[record.operation ?? '']?.show?.(record as never) ?? [];
      const text = JSON.stringify(blocks);
      expect(text).toContain(TEXTS_NOTICE);
      expect(text).not.toMatch(/\b(will|shall|should|must|you)\b/i);
      expect(text).not.toContain('undefined');
    }
  });
});
