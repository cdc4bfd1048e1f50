import { describe, expect, it } from 'vitest';
import { forBirth } from '../../src/texts/index.js';
import { rowsOf } from '../../src/texts/statements.js';
import { TEXT_CHAPTERS } from '../../src/texts/tables/chapters.gen.js';
import type { Birth } from '../../src/types.js';
import { evaluate } from '../../src/zodiac/predicates/evaluate.js';
import type { YogaPredicate } from '../../src/zodiac/predicates/predicate.js';
import { birthOf, textBirthOf } from './births.js';

/** Too rare for 3,000 births: a lord of the second exalted in the fourth, with Jupiter (Libra rises). */
const RARE: readonly Birth[] = [
  { date: '2020-04-05', time: '20:00:00', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
];

const births = [...Array.from({ length: 3000 }, (_, i) => birthOf(i)), ...RARE].map(textBirthOf);
const applies = (when: YogaPredicate, { facts }: (typeof births)[number]) => evaluate(when, { facts, bound: {} });
const rows = rowsOf(TEXT_CHAPTERS, () => true);

describe('3,000 births', () => {
  it('have every placement', () => {
    const never = rows.filter(
      ({ row: { of } }) =>
        births[0]?.placements[of.kind] !== undefined &&
        !['mahadasha', 'antardasha', 'transit'].includes(of.kind) &&
        !births.some(({ placements }) => placements[of.kind]?.has(of.key)),
    );
    expect(never.map(({ row }) => row.of)).toEqual([]);
  });

  it('make every condition true for some and false for others', () => {
    const conditions = new Map(
      rows.flatMap(({ row }) =>
        row.clauses.flatMap(({ when }) => (when === undefined ? [] : [[JSON.stringify(when), when] as const])),
      ),
    );
    expect(conditions.size).toBeGreaterThan(200);
    const settled = (when: YogaPredicate) =>
      births.some((birth) => applies(when, birth)) && births.some((birth) => !applies(when, birth));
    expect([...conditions].filter(([, when]) => !settled(when)).map(([text]) => text)).toEqual([]);
  });

  it('reach every clause: its placement and its condition in one chart', () => {
    const unreached = rows.flatMap(({ work, row: { of, locus, clauses } }) => {
      const own = births.filter(({ placements }) => {
        const found = placements[of.kind];
        return (
          found === undefined || found.size === 0 || ['mahadasha', 'antardasha'].includes(of.kind) || found.has(of.key)
        );
      });
      return clauses
        .filter(({ when }) => when !== undefined && !own.some((birth) => applies(when, birth)))
        .map(({ says }) => `${work} ${locus} ${of.key}: ${says}`);
    });
    expect(unreached).toEqual([]);
  });
});

describe('what is shown and what is withheld', () => {
  it('are together all that the texts have', () => {
    for (let i = 0; i < 12; i++) {
      const birth = birthOf(i * 251);
      const linesOf = (sensitive: boolean) => {
        const { topics, withheld } = forBirth({ birth, sensitive }).data;
        return { lines: topics.flatMap(({ lines }) => lines), withheld };
      };
      const [open, all] = [linesOf(false), linesOf(true)];
      expect(all.withheld).toBeUndefined();
      expect(open.lines.length + (open.withheld?.count ?? 0)).toBe(all.lines.length);
      expect(Object.values(open.withheld?.clauses ?? {}).reduce((sum, count) => sum + count, 0)).toBe(
        open.withheld?.count ?? 0,
      );
      expect(open.lines).toEqual(all.lines.filter(({ sensitive }) => sensitive === undefined));
    }
  });
});
