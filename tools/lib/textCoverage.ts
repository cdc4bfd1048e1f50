// How far the texts were read, chapter by chapter, for docs/coverage.md.
import { readdirSync, readFileSync } from 'node:fs';
import { table } from '../docs/pages/kit.mjs';
import { WORKS } from './textRows.mjs';
import { yogaResults } from './yogaFiles.mjs';

const SOURCES = new URL('../../fixtures/sources/texts/', import.meta.url);

interface Clause {
  readonly sensitive?: string;
  readonly when?: object;
  readonly unsaid?: string;
}

interface Row {
  readonly reading: string;
  readonly clauses: readonly Clause[];
}

interface Chapter {
  readonly work: string;
  readonly chapter: number;
  readonly rows: readonly Row[];
  readonly unread: readonly object[];
  readonly third_look?: readonly object[];
}

const order = Object.keys(WORKS);
const chapters = readdirSync(SOURCES)
  .map((name) => JSON.parse(readFileSync(new URL(name, SOURCES), 'utf8')) as Chapter)
  .sort((a, b) => order.indexOf(a.work) - order.indexOf(b.work) || a.chapter - b.chapter);

/** Counts rows and how they were read; `open` of them wait for a third look. */
function readingsOf(rows: readonly Row[], open = 0) {
  const clauses = rows.flatMap((row) => row.clauses);
  const count = (reading: string): number => rows.filter((row) => row.reading === reading).length;
  const compared = count('both') + count('settled') + open;
  return {
    rows: rows.length,
    clauses: clauses.length,
    withheld: clauses.filter(({ sensitive }) => sensitive !== undefined).length,
    once: count('one') - open,
    differed: compared === 0 ? '–' : `${(((count('settled') + open) / compared) * 100).toFixed(0)} % of ${compared}`,
  };
}

function numbersOf(some: readonly Chapter[]) {
  const rows = some.flatMap((chapter) => chapter.rows);
  const clauses = rows.flatMap((row) => row.clauses);
  const open = some.reduce((sum, { third_look = [] }) => sum + third_look.length, 0);
  return {
    ...readingsOf(rows, open),
    unread: some.reduce((sum, { unread }) => sum + unread.length, 0),
    conditions: clauses.filter(({ when }) => when !== undefined).length,
    unsaid: clauses.filter(({ unsaid }) => unsaid !== undefined).length,
  };
}

interface YogaRow extends Row {
  readonly rule: string;
  readonly work: string;
}

/** Rows, clauses, what is withheld, and how the readers differed, by works. */
function yogaTable(): string {
  const { rows } = yogaResults() as { readonly rows: readonly YogaRow[] };
  const lineOf = (name: string, some: readonly YogaRow[]): string[] => {
    const { rows: all, clauses, withheld, once, differed } = readingsOf(some);
    const yogas = new Set(some.map(({ rule }) => rule)).size;
    return [name, ...[yogas, all, clauses, withheld, once].map(String), differed];
  };
  const works = order.filter((work) => rows.some((row) => row.work === work));
  return table(
    ['work', 'yogas', 'rows', 'clauses', 'withheld', 'rows read once', 'two readers differed'],
    [
      ...works.map((work) =>
        lineOf(
          WORKS[work] ?? work,
          rows.filter((row) => row.work === work),
        ),
      ),
      lineOf('all', rows),
    ],
  );
}

const cells = (name: string, some: readonly Chapter[]): string[] => {
  const { rows, unread, clauses, conditions, unsaid, withheld, once, differed } = numbersOf(some);
  return [name, ...[rows, unread, clauses, conditions, unsaid, withheld, once].map(String), differed];
};

/** Returns the section of docs/coverage.md on the texts. */
export function textSection(): string {
  return `### Texts read

A row is what a chapter says of one placement. Two people read each chapter in the Sanskrit, alone; the share in which they differed went to a third look.
A clause is withheld without \`sensitive\`; a condition that no rule can say is shown in words and never applies.

${table(
  [
    'chapter',
    'rows',
    'unread',
    'clauses',
    'with a condition',
    'condition in words alone',
    'withheld',
    'rows read once',
    'two readers differed',
  ],
  [...chapters.map((one) => cells(`${WORKS[one.work]} ${one.chapter}`, [one])), cells('all', chapters)],
)}

### Results of yogas

What verses say of the results of yogas, for \`yogas.list\` with \`texts\`, read in the same way.

${yogaTable()}
`;
}
