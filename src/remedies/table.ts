import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { ayanamsaSchema, flagSchema, oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { CURSES_OF_83, requireSensitive, withheld } from '../operation/sensitive.js';
import type { Ayanamsa, Withheld } from '../types.js';
import { type GrahaRow, grahaRows } from './grahaRow.js';
import { QUOTES, ROW_DISPUTES, ROW_SOURCES, TABLE_VERIFICATION } from './provenance.js';
import {
  type AntardashaRow,
  antardashaRows,
  type BirthRiteRow,
  birthRiteRows,
  type CurseRow,
  childrenWithheld,
  curseRows,
  type DoshaRow,
  doshaRows,
  type GemRow,
  gemRows,
  type NakshatraRow,
  nakshatraRows,
} from './rows.js';
import { NOTICE, type Notice } from './tables/attested.js';

export const REMEDY_KINDS = ['graha', 'gem', 'nakshatra', 'antardasha', 'birth_rite', 'curse', 'dosha'] as const;

/** One of the tables. */
export type RemedyKind = (typeof REMEDY_KINDS)[number];

/** The input of {@link table}. */
export interface RemediesTableInput {
  /** Which table. */
  readonly kind: RemedyKind;
  /** One row of it: a graha, a nakṣatra, a pair as `Sun-Moon`, or the name of a rite, curse or doṣa; the whole table by default. */
  readonly key?: string | undefined;
  /** Whether to include verses known from memory alone; false by default. */
  readonly unconfirmed?: boolean | undefined;
  /** Whether to include what the rites do with newborn children; false by default, and required for the table `curse`. */
  readonly sensitive?: boolean | undefined;
  /** School of ayanāṁśa; the tables are the same in all. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** A row of one of the tables. */
export type RemedyRow = GrahaRow | GemRow | NakshatraRow | AntardashaRow | BirthRiteRow | CurseRow | DoshaRow;

/** Rows of one table. */
export interface RemediesTableData {
  /** Which table. */
  readonly kind: RemedyKind;
  /** Its rows, in the order of the texts. */
  readonly rows: readonly RemedyRow[];
  /** That all of it is quoted. */
  readonly notice: Notice;
  /** How many lists `of_the_child` are left out; only without `sensitive`. */
  readonly withheld?: Withheld;
}

interface RowOptions {
  readonly unconfirmed: boolean;
  readonly sensitive: boolean;
}

const ROWS: Readonly<Record<RemedyKind, (options: RowOptions) => readonly RemedyRow[]>> = {
  graha: ({ unconfirmed }) => grahaRows(unconfirmed),
  gem: gemRows,
  nakshatra: nakshatraRows,
  antardasha: antardashaRows,
  birth_rite: ({ sensitive }) => birthRiteRows(sensitive),
  curse: curseRows,
  dosha: ({ unconfirmed }) => doshaRows(unconfirmed),
};

/** @throws {SiddhantaError} `invalid_value` for a key that the table lacks, or has only with `unconfirmed` */
function rowsOf(kind: RemedyKind, key: string | undefined, options: RowOptions): readonly RemedyRow[] {
  const rows = ROWS[kind](options);
  if (key === undefined) return rows;
  const found = rows.filter((row) => row.key === key);
  if (found.length > 0) return found;
  const isHidden = ROWS[kind]({ ...options, unconfirmed: true }).some((row) => row.key === key);
  const keys = rows.map((row) => row.key);
  const allowed = keys.length > 27 ? `a pair of grahas, such as ${keys[0]}` : `one of ${keys.join(', ')}`;
  throw new SiddhantaError(
    'invalid_value',
    isHidden
      ? `key is ${describe(key)}, which is returned only with unconfirmed: true. Add that, or ask for ${allowed}.`
      : `key is ${describe(key)}; for kind "${kind}" it must be ${allowed}.`,
    { field: 'key' },
  );
}

/**
 * Returns what the texts prescribe, as a table: for the nine grahas (images, hymns, japa, wood, gifts), gems, nakṣatras, the 81 sub-periods,
 * births, curses or doṣas. Each value has its work, locus and state (`read`, `quoted`, `memory`).
 *
 * Quotations, not advice: no effect is promised. What belongs to its time alone is marked `historical`.
 *
 * @param input `kind` (`graha`, `gem`, `nakshatra`, `antardasha`, `birth_rite`, `curse`, `dosha`); optional `key` (the whole table without it),
 * `unconfirmed` and `sensitive` (both false by default), `ayanamsa` (without effect)
 * @param context has no part in it
 * @throws {SiddhantaError} for bad input; `invalid_value` for a key that the table does not have, and at `sensitive` for kind `curse` without it
 *
 * Source: Bṛhat Parāśara Horā Śāstra 52–60, 83–95; Phaladīpikā 2; Jātaka Pārijāta 2; verses of almanacs as named.
 *
 * @example
 * ```ts
 * import { table } from 'siddhanta/remedies';
 * const [row] = table({ kind: 'antardasha', key: 'Moon-Sun' }).data.rows;
 * row?.key; // => 'Moon-Sun'
 * table({ kind: 'gem' }).data.rows.length; // => 9
 * ```
 */
export const table = operation<RemediesTableInput, RemediesTableData>()({
  name: 'remedies.table',
  summary: 'What texts prescribe for grahas, nakshatras, periods, births and curses: quoted with verse and state',
  units: 1,
  schools: 'all',
  schema: () =>
    record({
      kind: oneOf(REMEDY_KINDS),
      key: v.optional(v.string('it must be a text, such as "Saturn".')),
      unconfirmed: flagSchema(),
      sensitive: flagSchema(),
      ayanamsa: ayanamsaSchema(),
    }),
  example: { kind: 'graha', key: 'Saturn' },
  context: () => undefined,
  run({ kind, key, unconfirmed, sensitive, ayanamsa }) {
    requireSensitive({ sensitive }, 'the table "curse"', kind === 'curse' ? CURSES_OF_83 : undefined);
    const rows = rowsOf(kind, key, { unconfirmed, sensitive });
    const rites = kind === 'birth_rite' && !sensitive ? (rows as readonly BirthRiteRow[]) : [];
    return {
      data: { kind, rows, notice: NOTICE, ...withheld(childrenWithheld(rites.map((row) => row.key))) },
      provenance: {
        method: 'Rows of one table, each value with the text it stands in and how that text is known',
        conventions: { ...QUOTES },
        sources: [...ROW_SOURCES[kind]],
        disputed: [...ROW_DISPUTES[kind]],
        verified_against: TABLE_VERIFICATION,
      },
      ayanamsa: ayanamsa ?? 'lahiri',
    };
  },
});
