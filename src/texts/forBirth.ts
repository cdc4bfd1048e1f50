import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { birthSchema, record, someOf } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { openClauses, TEXTS_NOTICE, type TextsNotice, type TextsWithheld } from '../operation/textClauses.js';
import {
  type SensitiveKind,
  TEXT_TONES,
  TEXT_TOPICS,
  type TextTone,
  type TextTopic,
} from '../operation/textWords.gen.js';
import type { Birth, CivilDate } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { type TextBirth, textBirth } from './birth.js';
import { optionFields, type TextsOptions } from './input.js';
import { LAGNA_KINDS, NATAL_KINDS } from './placements.js';
import { textProvenance } from './provenance.js';
import {
  type ClauseApplies,
  type ClauseLack,
  describeSaying,
  locusOf,
  type TextEvidence,
  type TextLocus,
  withheldOf,
} from './statement.js';
import { contextOf, isInChart, rowsOf, type WorkRow } from './statements.js';
import type { ClauseRow, TextKind, TextWork } from './tables/chapter.js';
import { TEXT_CHAPTERS } from './tables/chapters.gen.js';
import { TEXT_KINDS, TEXT_WORKS } from './tables/words.gen.js';

/** The input of {@link forBirth}. */
export interface TextsForBirthInput extends TextsOptions {
  /** Whose chart. */
  readonly birth: Birth;
  /** A moment: adds the periods that run then, and the transits. ISO 8601 with its offset from UTC. */
  readonly at?: string | undefined;
  /** Only these topics; all by default. */
  readonly topics?: readonly TextTopic[] | undefined;
  /** Only these works; all by default. */
  readonly works?: readonly TextWork[] | undefined;
  /** Only clauses that the text means so; all by default. */
  readonly tones?: readonly TextTone[] | undefined;
  /** Only these kinds of placements; all by default, periods and transits only with `at`. */
  readonly kinds?: readonly TextKind[] | undefined;
}

/** One statement of a text on a chart. */
export interface TextLine extends TextLocus {
  /** What the verse says, in our words. */
  readonly says: string;
  /** How the text means it. */
  readonly tone: TextTone;
  /** What of it is sensitive; left out where nothing is. */
  readonly sensitive?: SensitiveKind;
  /** The verse’s own condition; left out where it has none. */
  readonly condition?: string;
  /** Whether it applies in the chart; null where its condition cannot be evaluated. */
  readonly applies: ClauseApplies;
  /** Why `applies` is null. */
  readonly lacks?: ClauseLack;
  /** Who makes it apply; only where it applies, and by planets. */
  readonly evidence?: TextEvidence;
  /** Of a period: `YYYY-MM-DD` at the birthplace, cut to the birth; null where it ended before that. */
  readonly start?: CivilDate | null;
  /** Of a period: the date on which the next begins; null where it ended before the birth. */
  readonly end?: CivilDate | null;
  /** Of a transit: who obstructs it by vedha from the natal Moon. */
  readonly vedha_by?: readonly Graha[];
}

/** What the texts say of a chart on one topic. */
export interface TextsOnTopic {
  /** The topic. */
  readonly topic: TextTopic;
  /** The statements, by placements and works; texts that contradict each other are side by side. */
  readonly lines: readonly TextLine[];
}

/** A kind of placement that a birth without a time does not have. */
export interface SkippedTexts {
  /** The kind. */
  readonly kind: TextKind;
  /** What is lacking. */
  readonly reason: 'birth_time';
}

/** What the texts say of a chart. */
export interface TextsForBirthData {
  /** Whose statements these are. */
  readonly notice: TextsNotice;
  /** By topics; a topic of which nothing is said is left out. */
  readonly topics: readonly TextsOnTopic[];
  /** What could not be looked for. */
  readonly skipped: readonly SkippedTexts[];
  /** What is left out; only without `sensitive`. */
  readonly withheld?: TextsWithheld;
}

const WORKS = Object.keys(TEXT_WORKS) as [TextWork, ...TextWork[]];
const MOMENT_KINDS: readonly TextKind[] = ['mahadasha', 'antardasha', 'transit'];

function kindsOf({ kinds, at }: Pick<TextsForBirthInput, 'kinds' | 'at'>): readonly TextKind[] {
  const all: readonly TextKind[] = at === undefined ? NATAL_KINDS : [...NATAL_KINDS, ...MOMENT_KINDS];
  if (kinds === undefined) return all;
  const moment = at === undefined ? kinds.find((kind) => MOMENT_KINDS.includes(kind)) : undefined;
  if (moment === undefined) return TEXT_KINDS.filter((kind) => kinds.includes(kind));
  throw new SiddhantaError(
    'missing_field',
    `at is required for the kind "${moment}": it says at which moment. Add it, or leave the kind out.`,
    { field: 'at' },
  );
}

function linesOf({ work, row }: WorkRow, clauses: readonly ClauseRow[], birth: TextBirth) {
  const context = contextOf(row, birth);
  const where = locusOf(work, row);
  const period = birth.periods.get(row.of.key);
  const dates = period?.kind === row.of.kind ? { start: period.start, end: period.end } : {};
  const vedha = row.of.kind === 'transit' ? birth.vedha[row.of.key] : undefined;
  const more = { ...dates, ...(vedha === undefined ? {} : { vedha_by: vedha }) };
  return clauses.map((clause) => {
    const line: TextLine = { ...where, ...more, applies: null, ...describeSaying(clause, context) };
    return { topic: clause.topic, line };
  });
}

/**
 * Returns what the texts say of a birth, by thirteen topics: each statement with work, verse and the first words of it, and whether its condition
 * applies in this chart. With `at` the periods that run then and the transits are added.
 *
 * These are statements of texts of their time, not of this library. Without a birth time what is counted from the lagna is in `skipped`.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset), `topics`, `works`, `tones`, `kinds`, `sensitive`, `ayanamsa` (default lahiri), `node`
 * (default true), `conventions`, `sex`, `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` for periods or transits without `at`; a clock time that never was
 * (`nonexistent_time`), a latitude without an ascendant (`undefined_at_latitude`)
 *
 * Source: as each line names it.
 *
 * @example
 * ```ts
 * import { forBirth } from 'siddhanta/texts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const [fortune] = forBirth({ birth, topics: ['fortune'], works: ['bphs'] }).data.topics;
 * fortune?.lines.map(({ locus, says, applies }) => [locus, says, applies]);
 * // => [['24.107', 'meritorious', true], ['24.129', 'fortunate', true]]
 * ```
 */
export const forBirth = operation<TextsForBirthInput, TextsForBirthData>()({
  name: 'texts.for_birth',
  summary: 'What the texts say of a birth by topics: verse, our words, and what applies in this chart',
  units: 3,
  work: ({ topics = TEXT_TOPICS, kinds = NATAL_KINDS, sensitive }) => ({
    ms: 6,
    bytes:
      ((sensitive ? 80_000 : 60_000) * topics.length * Math.min(kinds.length, NATAL_KINDS.length)) /
      (TEXT_TOPICS.length * NATAL_KINDS.length),
  }),
  schools: 'all',
  schema: () =>
    record({
      birth: birthSchema(),
      ...optionFields(),
      at: v.optional(momentSchema()),
      topics: v.optional(someOf(TEXT_TOPICS)),
      works: v.optional(someOf(WORKS)),
      tones: v.optional(someOf(TEXT_TONES)),
      kinds: v.optional(someOf(TEXT_KINDS)),
    }),
  example: { birth: EXAMPLE_BIRTH, topics: ['work', 'learning'] },
  context: skyContext,
  run(input, sky) {
    const { topics, works, tones, sensitive } = input;
    const kinds = kindsOf(input);
    const chapters = TEXT_CHAPTERS.filter(({ work }) => works === undefined || works.includes(work));
    const birth = textBirth(input, kinds, chapters, sky);
    const { resolved } = birth.chart;
    const found = rowsOf(chapters, (row) => kinds.includes(row.of.kind) && isInChart(row, birth))
      .map(({ work, row }) => ({
        work,
        row,
        clauses: row.clauses.filter(
          ({ topic, tone }) => (topics?.includes(topic) ?? true) && (tones?.includes(tone) ?? true),
        ),
      }))
      .sort((one, other) => kinds.indexOf(one.row.of.kind) - kinds.indexOf(other.row.of.kind));
    const lines = found.flatMap((one) => linesOf(one, openClauses(one.clauses, sensitive), birth));
    return {
      data: {
        notice: TEXTS_NOTICE,
        topics: TEXT_TOPICS.map((topic) => ({
          topic,
          lines: lines.filter((one) => one.topic === topic).map(({ line }) => line),
        })).filter((one) => one.lines.length > 0),
        skipped:
          birth.facts.lagna === null
            ? kinds
                .filter((kind) => LAGNA_KINDS.includes(kind))
                .map((kind) => ({ kind, reason: 'birth_time' as const }))
            : [],
        ...withheldOf(
          found.flatMap(({ clauses }) => clauses),
          sensitive,
        ),
      },
      provenance: () =>
        textProvenance(
          'Rows of every placement that the chart has; each condition evaluated in the chart',
          chapters,
          birth,
          input,
          sky,
        ),
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      restsOnBirthTime: ['topics', 'skipped'],
      birth: resolved.clock,
    };
  },
});
