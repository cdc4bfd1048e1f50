import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEXTS } from '../../src/texts/room.js';
import { TEXT_CHAPTERS } from '../../src/texts/tables/chapters.gen.js';
import { TEXT_KINDS } from '../../src/texts/tables/words.gen.js';
import { yogaRules } from '../../src/yogas/evaluate.js';
import { faultsOf, gridOf, idOf, KINDS, keyOf, kindOf, merged } from '../../tools/lib/textRows.mjs';
import { MATTERS, takenFrom, VERDICTS } from '../support/textClauses.js';

const SOURCES = new URL('../../fixtures/sources/texts/', import.meta.url);
const files = readdirSync(SOURCES).map((name) => ({
  name,
  chapter: JSON.parse(readFileSync(new URL(name, SOURCES), 'utf8')),
}));
const rows = TEXT_CHAPTERS.flatMap(({ work, rows: own }) => own.map((row) => ({ work, ...row })));
const clauses = rows.flatMap((row) => row.clauses.map((clause) => ({ at: `${row.work} ${row.locus}`, ...clause })));

const clause = { says: 'wealthy', topic: 'wealth', tone: 'good' };
const row = { locus: '24.14', pratika: 'dhaneśe', of: { lord: 2, house: 2 }, clauses: [clause] };
const chapterOf = (...own: readonly object[]) => ({
  work: 'bphs',
  chapter: 24,
  read_in: 'nowhere',
  rows: own,
  unread: gridOf([row.of])
    .filter((of) => !own.some((one) => idOf((one as typeof row).of) === idOf(of)))
    .map((of) => ({ of, why: 'not of this test' })),
});
const withClause = (more: object) => chapterOf({ ...row, clauses: [{ ...clause, ...more }] });

describe('a chapter', () => {
  it.each(files)('$name is of the shape of rows, and has every placement of its grids', ({ chapter }) => {
    expect(faultsOf(chapter)).toEqual([]);
  });

  it('is refused where a row is not', () => {
    expect(faultsOf(chapterOf(row))).toEqual([]);
    for (const bad of [
      { says: '' },
      { says: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen' },
      { says: 'Wealthy' },
      { says: 'wealthy.' },
      { says: 'will be wealthy' },
      { says: 'you are wealthy' },
      { topic: 'luck' },
      { tone: 'bad' },
      { sensitive: 'money' },
      { when: { true: true }, unsaid: 'at night' },
      { says: 'wealthy', more: 1 },
    ])
      expect(faultsOf(withClause(bad)).length, JSON.stringify(bad)).toBeGreaterThan(0);
    expect(faultsOf(chapterOf({ ...row, locus: 'somewhere' }))).toHaveLength(1);
    expect(faultsOf(chapterOf({ ...row, pratika: ' ' }))).toHaveLength(1);
    expect(faultsOf(chapterOf({ ...row, of: { lord: 13, house: 2 } }))).not.toEqual([]);
    expect(faultsOf(chapterOf(row, row))).toHaveLength(1);
    const { unread, ...rest } = chapterOf(row);
    expect(faultsOf({ ...rest, unread: unread.slice(1) })).toEqual(['lord_in_house.l1_h1: neither read nor unread']);
    expect(faultsOf({ ...chapterOf({ ...row, reading: 'one' }), third_look: [row] })).toEqual([]);
    expect(faultsOf({ ...chapterOf({ ...row, reading: 'settled' }), third_look: [row] })).toHaveLength(1);
  });
});

describe('two readers', () => {
  const a = chapterOf(row);
  const other = { ...row, clauses: [{ ...clause, says: 'rich' }] };
  const differing = { ...row, clauses: [{ ...clause, tone: 'mixed' }] };

  it('agree where topics, tones, sensitive matters and conditions are the same, whatever the words', () => {
    expect(merged(a, chapterOf(other)).rows).toEqual([{ ...row, reading: 'both' }]);
    expect(merged(a).rows).toEqual([{ ...row, reading: 'one' }]);
  });

  it('differ otherwise, and a third look decides', () => {
    const first = merged(a, chapterOf(differing));
    expect(first.rows).toEqual([{ ...row, reading: 'one' }]);
    expect(first.third_look).toEqual([differing]);
    const settled = { ...differing, reading: 'settled' };
    const then = merged(a, chapterOf(differing), [settled]);
    expect(then.rows).toEqual([settled]);
    expect(then.third_look).toBeUndefined();
  });

  it('keep words that were changed in the final file', () => {
    expect(merged(a, chapterOf(row), [{ ...other, reading: 'one' }]).rows).toEqual([{ ...other, reading: 'both' }]);
  });
});

describe('placements', () => {
  it('have a name each, and a kind', () => {
    const sizes = Object.entries(KINDS).map(([kind, { all }]) => [kind, all.length]);
    expect(sizes).toEqual([
      ['lagna', 12],
      ['lord_in_house', 144],
      ['graha_in_house', 108],
      ['graha_in_sign', 108],
      ['nakshatra', 27],
      ['conjunction', 21],
      ['mahadasha', 9],
      ['antardasha', 81],
      ['transit', 108],
    ]);
    for (const [kind, { all }] of Object.entries(KINDS)) {
      expect(new Set(all.map(keyOf)).size).toBe(all.length);
      expect(all.filter((of) => kindOf(of) !== kind)).toEqual([]);
    }
    expect(keyOf({ conjunction: ['Sun', 'Moon'] })).toBe('sun_moon');
    expect(keyOf({ nakshatra: 'Purva Phalguni' })).toBe('purva_phalguni');
  });

  it('of every kind that was read have an operation, and no other', () => {
    const read = new Set(rows.map(({ of }) => `texts.${of.kind}`));
    const listed = TEXTS.operations.map(({ operation }) => operation.name);
    expect(listed.filter((name) => read.has(name)).sort()).toEqual([...read].sort());
    const kinds = TEXT_KINDS.map((kind) => `texts.${kind}`);
    expect(kinds.filter((name) => !read.has(name) && listed.includes(name))).toEqual([]);
  });

  it('are members of their operation where one was read', () => {
    for (const { operation } of TEXTS.operations) {
      if (operation.memberField === undefined) continue;
      const kind = operation.name.slice('texts.'.length);
      const keys = new Set(rows.filter(({ of }) => of.kind === kind).map(({ of }) => `texts.${kind}.${of.key}`));
      expect(operation.members.map((member) => member.operation).sort()).toEqual([...keys, `texts.${kind}.all`].sort());
    }
  });
});

describe('every clause', () => {
  it.each(['will be rich', 'one should marry', 'a remedy is needed'])('finds a verdict in: %s', (text) => {
    expect(text).toMatch(VERDICTS);
  });

  it('says what the text has, and promises nothing', () => {
    expect(clauses.length).toBeGreaterThan(4000);
    expect(clauses.filter(({ says }) => VERDICTS.test(says)).map(({ at, says }) => `${at}: ${says}`)).toEqual([]);
  });

  it('is in our own words: no row has eight words in a row of an English digest of its text', () => {
    // A run that one of the digests has.
    expect(takenFrom('loss of position at the end of the dasha')).toEqual(['loss of position at the end of the']);
    const found = rows.flatMap(({ work, locus, clauses: own }) =>
      takenFrom(own.map(({ says }) => says).join(' ')).map((run) => `${work} ${locus}: ${run}`),
    );
    expect(found).toEqual([]);
  });

  it('on death, illness and the like is marked sensitive', () => {
    const open = clauses.filter(({ says, sensitive }) => sensitive === undefined && MATTERS.test(says));
    expect(open.map(({ at, says }) => `${at}: ${says}`)).toEqual([]);
  });

  it('has a condition in the vocabulary of yogas', () => {
    const conditions = new Map(
      clauses.flatMap(({ when }) => (when === undefined ? [] : [[JSON.stringify(when), when]])),
    );
    const rules = [...conditions.values()].map((when, i) => ({
      id: `condition_${i}`,
      name: 'a condition',
      category: 'texts',
      definition: 'The condition of a clause.',
      when,
      sources: [{ work: 'bphs', locus: '24', state: 'read' as const }],
    }));
    for (let i = 0; i < rules.length; i += 400) expect(yogaRules(rules.slice(i, i + 400)).length).toBeGreaterThan(0);
  });
});
