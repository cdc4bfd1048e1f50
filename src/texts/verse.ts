import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { ayanamsaSchema, flagSchema, oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { TEXTS_NOTICE, type TextsNotice, type TextsWithheld } from '../operation/textClauses.js';
import type { Ayanamsa } from '../types.js';
import { readText } from './provenance.js';
import { type TextStatement, withheldOf } from './statement.js';
import { describeRow, rowsOf, type WorkRow } from './statements.js';
import type { TextRow, TextWork } from './tables/chapter.js';
import { TEXT_CHAPTERS } from './tables/chapters.gen.js';
import { TEXT_WORKS } from './tables/words.gen.js';

/** The input of {@link verse}. */
export interface TextsVerseInput {
  /** The work. */
  readonly work: TextWork;
  /** Chapter and verse, `24.14`. */
  readonly locus: string;
  /** Whether to show clauses on death, illness, children, spouses, sexual conduct and caste; false by default. */
  readonly sensitive?: boolean | undefined;
  /** School of ayanāṁśa; a verse is the same in all. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** What a verse says. */
export interface TextsVerseData {
  /** Whose statements these are. */
  readonly notice: TextsNotice;
  /** One for each placement of which the verse speaks. */
  readonly statements: readonly TextStatement[];
  /** What is left out; only without `sensitive`. */
  readonly withheld?: TextsWithheld;
}

const WORKS = Object.keys(TEXT_WORKS) as [TextWork, ...TextWork[]];
const LOCUS_TEXT = 'it must be chapter and verse, such as "24.14".';

/** A locus may be a range or a list: `47.17-26`, `8.3, 5`. */
function hasVerse({ locus }: TextRow, chapter: number, number: number): boolean {
  const [own = '', verses = ''] = locus.split(/\.(.*)/);
  if (Number(own) !== chapter) return false;
  return verses.split(',').some((part) => {
    const [from = Number.NaN, to = from] = part
      .split(/[-\u2013]/)
      .map((text) => Number.parseInt(text.replace(/^.*\./, ''), 10));
    return number >= from && number <= to;
  });
}

function rowsOfVerse(work: TextWork, locus: string): WorkRow[] {
  const [chapter = 0, number = 0] = locus.split('.').map(Number);
  const chapters = TEXT_CHAPTERS.filter((one) => one.work === work);
  const rows = rowsOf(chapters, (row) => hasVerse(row, chapter, number));
  if (rows.length > 0) return rows;
  const read = chapters.map((one) => one.chapter).join(', ');
  throw new SiddhantaError(
    'invalid_value',
    `locus is ${describe(locus)}; nothing was read of that verse. Give one of the chapters ${read}.`,
    { field: 'locus' },
  );
}

/**
 * Returns what a verse says, by its locus: of which placements it speaks, in our words, with its own conditions, and its first words, so that it can be
 * found in any edition.
 *
 * @param input `work` and `locus`, such as `bphs` and `24.14`; optional `sensitive`, `ayanamsa` (without effect)
 * @param context has no part in it
 * @throws {SiddhantaError} for bad input; `invalid_value` for a verse of which nothing was read
 *
 * Source: the verse itself.
 *
 * @example
 * ```ts
 * import { verse } from 'siddhanta/texts';
 * const [row] = verse({ work: 'bphs', locus: '24.14' }).data.statements;
 * [row?.placement, row?.pratika]; // => ['l2_h2', 'dhaneśe dhanage jāto']
 * ```
 */
export const verse = operation<TextsVerseInput, TextsVerseData>()({
  name: 'texts.verse',
  summary: 'What a verse says of a placement, by work and locus, with the first words of the verse',
  units: 1,
  schools: 'all',
  schema: () =>
    record({
      work: oneOf(WORKS),
      locus: v.pipe(v.string(LOCUS_TEXT), v.regex(/^\d{1,3}\.\d{1,4}$/, LOCUS_TEXT)),
      sensitive: flagSchema(),
      ayanamsa: ayanamsaSchema(),
    }),
  example: { work: 'bphs', locus: '24.14' },
  context: () => undefined,
  run({ work, locus, sensitive, ayanamsa }) {
    const rows = rowsOfVerse(work, locus);
    const clauses = rows.flatMap(({ row }) => row.clauses);
    return {
      data: {
        notice: TEXTS_NOTICE,
        statements: rows.map((row) => describeRow(row, undefined, sensitive)),
        ...withheldOf(clauses, sensitive),
      },
      provenance: {
        method: 'The row of a verse, as it was read',
        conventions: { statements: 'of the named text, in our words' },
        sources: [{ work: `${TEXT_WORKS[work]} (Sanskrit e-text)`, locus, note: 'what it says, in our words' }],
        disputed: [
          {
            element: 'numbers of verses',
            note: 'Editions differ by some; the first words of the verse find it in any.',
          },
        ],
        verified_against: readText(rows.map(({ row }) => row)),
      },
      ayanamsa: ayanamsa ?? 'lahiri',
    };
  },
});
