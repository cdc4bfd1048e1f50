import { describe, expect, it } from 'vitest';
import { TEXTS_NOTICE } from '../../src/operation/textClauses.js';
import { list } from '../../src/yogas/index.js';
import { YOGA_RESULTS } from '../../src/yogas/tables/results.gen.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { yogaResults } from '../../tools/lib/yogaFiles.mjs';
import { MATTERS, takenFrom, VERDICTS } from '../support/textClauses.js';

const source = yogaResults();

const GANDHI = {
  date: '1869-10-02',
  time: '07:12:00',
  place: { latitude: 21.6417, longitude: 69.6293, timezone: 'Asia/Kolkata' },
};
const rows = Object.entries(YOGA_RESULTS).flatMap(([rule, own]) => own.map((row) => ({ rule, ...row })));

describe('the rows', () => {
  it('are there for every yoga with a source that was read, in each of its works, or say why not', () => {
    const none = source.none.map(({ rule, work }) => `${rule} ${work}`);
    const lacking = YOGA_CATALOGUE.flatMap(({ id, sources }) =>
      sources
        .filter(({ work, state }) => state === 'read' && !rows.some((row) => row.rule === id && row.work === work))
        .map(({ work }) => `${id} ${work}`),
    );
    expect(lacking.filter((one) => !none.includes(one))).toEqual([]);
    expect(source.none.filter(({ why }) => why.length < 20)).toEqual([]);
    expect(rows.length).toBeGreaterThan(300);
  });

  it('say what the verse has, in own words, and promise nothing', () => {
    const says = rows.flatMap(({ rule, clauses }) => clauses.map((clause) => ({ rule, ...clause })));
    expect(says.filter((clause) => VERDICTS.test(clause.says))).toEqual([]);
    const taken = rows.flatMap(({ rule, clauses }) =>
      takenFrom(clauses.map((clause) => clause.says).join(' ')).map((run) => `${rule}: ${run}`),
    );
    expect(taken).toEqual([]);
  });

  it('have what is sensitive marked', () => {
    const open = rows.flatMap(({ rule, clauses }) =>
      clauses
        .filter(({ says, sensitive }) => sensitive === undefined && MATTERS.test(says))
        .map(({ says }) => `${rule}: ${says}`),
    );
    expect(open).toEqual([]);
  });
});

describe('yogas.list with texts', () => {
  it('has what the texts say of each yoga that holds, and whose statements these are', () => {
    const { data } = list({ birth: GANDHI, texts: true });
    expect(data.notice).toBe(TEXTS_NOTICE);
    const pasha = data.yogas.find(({ id }) => id === 'pasha');
    expect(pasha?.says?.map(({ work, locus }) => `${work.split(' (')[0]} ${locus}`)).toEqual([
      expect.stringMatching(/^Phaladīpikā 6\.\d+/),
      expect.stringMatching(/^Bṛhat Parāśara Horā Śāstra 35\.\d+/),
      expect.stringMatching(/^Bṛhat Jātaka 12\.\d+/),
    ]);
    expect(data.yogas.every(({ says }) => Array.isArray(says))).toBe(true);
  });

  it('changes nothing else of the list', () => {
    const plain = list({ birth: GANDHI }).data;
    const { notice: _, clauses_withheld: __, ...data } = list({ birth: GANDHI, texts: true }).data;
    expect({ ...data, yogas: data.yogas.map(({ says: ___, ...yoga }) => yoga) }).toEqual(plain);
    expect(JSON.stringify(plain)).not.toContain('"says"');
  });

  it('withholds what is sensitive, counts it, and has it where it is asked for', () => {
    const open = list({ birth: GANDHI, texts: true }).data;
    const all = list({ birth: GANDHI, texts: true, sensitive: true }).data;
    const ids = new Set(open.yogas.map(({ id }) => id));
    const clauses = (data: typeof open) =>
      data.yogas.filter(({ id }) => ids.has(id)).flatMap(({ says = [] }) => says.flatMap((row) => row.clauses));
    expect(clauses(open).filter(({ sensitive }) => sensitive !== undefined)).toEqual([]);
    expect(clauses(all).length - clauses(open).length).toBe(open.clauses_withheld?.count ?? 0);
    expect(open.clauses_withheld?.count).toBeGreaterThan(0);
    expect(all.clauses_withheld).toBeUndefined();
  });

  it('has a verse on another reading only where that holds', () => {
    const births = Array.from({ length: 120 }, (_, i) => ({
      ...GANDHI,
      date: `${1900 + i}-0${1 + (i % 9)}-1${i % 9}`,
    }));
    let shown = 0;
    for (const birth of births)
      for (const { says = [], variants } of list({ birth, texts: true }).data.yogas)
        for (const { variant } of says)
          if (variant !== undefined) {
            shown++;
            expect(variants[variant]).toBe(true);
          }
    expect(shown).toBeGreaterThan(0);
  });
});
