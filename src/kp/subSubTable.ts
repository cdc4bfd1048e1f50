import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { longitudeSchema } from '../input/longitude.js';
import { ayanamsaSchema, record, whole } from '../input/schemas.js';
import { type MicroArcseconds, NAKSHATRA, SIGN, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { formatInSign } from '../math/dms.js';
import { type Context, operation } from '../operation/operation.js';
import type { Ayanamsa, Result } from '../types.js';
import type { Graha, Nakshatra, Sign } from '../zodiac/names.js';
import { type DegreesInSign, nakshatraName, signName } from '../zodiac/position.js';
import { BOUNDARY, LATTICE_VERIFICATION } from './provenance.js';
import { cellEnd, cellOf, cellOfUnits, cellStarts, microArcsecondsOf, UNITS_PER_DEGREE } from './rules/cells.js';
import { HORARY_NUMBERS, kpLordsOfUnits } from './rules/lattice.js';
import { KP_LATTICE_SOURCES } from './tables/planets.js';
import { KP_TOOL_SOURCES } from './tables/tools.js';
import { kpSchool } from './tools.js';

/** 2187 sub-subs, and 6 more where a sign boundary splits one. */
export const SUB_SUB_NUMBERS = 2193;
const ROWS = SUB_SUB_NUMBERS;
const MICRO = 1_000_000;

/** Row of the table of sub-subs, 1 … 2193 from Aries 0°. @asType integer @minimum 1 @maximum 2193 */
export type SubSubNumber = number;

/** Row of the 249, 1 … 249 from Aries 0°. @asType integer @minimum 1 @maximum 249 */
export type HoraryNumber = number;

/** Whole units of 1/36″ from Aries 0°, in which every boundary is whole. @asType integer @minimum 0 @maximum 46656000 */
export type LatticeUnits = number;

/** Degrees from Aries 0°, truncated to six decimals. @minimum 0 @maximum 360 */
export type LatticeDegrees = number;

/** The input of {@link subSubTable}: one row, some rows, or all. */
export interface KpSubSubTableInput {
  /** This row only, 1 … 2193. */
  readonly number?: SubSubNumber | undefined;
  /** The row of this sidereal longitude only, degrees, 0 ≤ λ < 360. */
  readonly longitude?: number | undefined;
  /** First of several rows, 1 … 2193; 1 by default. */
  readonly from?: SubSubNumber | undefined;
  /** Number of rows, 1 … 2193; to the end by default. */
  readonly count?: SubSubNumber | undefined;
  /** `kp`, or `lahiri`, the common default; the table is the same. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** A row of the table: a sub-sub, or a part of one that a sign boundary splits. */
export interface KpSubSubRow {
  /** 1 … 2193. */
  readonly number: SubSubNumber;
  /** Its beginning, exact. */
  readonly start_units: LatticeUnits;
  /** Its end, the beginning of the next, exact. */
  readonly end_units: LatticeUnits;
  /** Its beginning in degrees. */
  readonly start: LatticeDegrees;
  /** Its end in degrees. */
  readonly end: LatticeDegrees;
  /** Its sign. */
  readonly sign: Sign;
  /** Its beginning within the sign, `12° 34' 56.78"`. */
  readonly degrees: DegreesInSign;
  /** Its nakṣatra. */
  readonly nakshatra: Nakshatra;
  /** Lord of the nakṣatra. */
  readonly star_lord: Graha;
  /** Lord of the sub. */
  readonly sub_lord: Graha;
  /** Lord of the sub-sub. */
  readonly sub_sub_lord: Graha;
  /** Its row among the 249. */
  readonly horary_number: HoraryNumber;
}

/** Rows of the table of sub-subs. */
export interface KpSubSubTableData {
  /** In zodiacal order. */
  readonly rows: readonly KpSubSubRow[];
}

/** Truncated in whole numbers, without rounding errors. */
const degreesOf = (units: number): number => Math.floor((units * MICRO) / UNITS_PER_DEGREE) / MICRO;

export function subSubRows(first = 1, count = ROWS): KpSubSubRow[] {
  const starts = cellStarts(4);
  const subs = cellStarts(3);
  return starts.slice(first - 1, first - 1 + count).map((start, i): KpSubSubRow => {
    const end = cellEnd(starts, first - 1 + i);
    const place: MicroArcseconds = microArcsecondsOf(start);
    const { star, sub, subSub } = kpLordsOfUnits(start);
    return {
      number: first + i,
      start_units: start,
      end_units: end,
      start: degreesOf(start),
      end: degreesOf(end),
      sign: signName(place),
      degrees: formatInSign(place),
      nakshatra: nakshatraName(place),
      star_lord: star,
      sub_lord: sub,
      sub_sub_lord: subSub,
      horary_number: cellOfUnits(start, subs) + 1,
    };
  });
}

function requestedRows({
  number,
  longitude,
  from,
  count,
}: KpSubSubTableInput): readonly [first: number, count: number] {
  const given = [
    ...(number === undefined ? [] : ['number']),
    ...(longitude === undefined ? [] : ['longitude']),
    ...(from === undefined && count === undefined ? [] : [from === undefined ? 'count' : 'from']),
  ];
  if (given.length > 1) {
    throw new SiddhantaError(
      'invalid_value',
      `${given.join(' and ')} are given together; each selects the rows. Give number, or longitude, or from and count, or none of them for all 2193 rows.`,
      { field: at(given, 1) },
    );
  }
  if (number !== undefined) return [number, 1];
  if (longitude !== undefined) return [cellOf(toMicroArcseconds(longitude), cellStarts(4)) + 1, 1];
  return [from ?? 1, count ?? ROWS];
}

export const subSubTableOperation = operation<KpSubSubTableInput, KpSubSubTableData>()({
  name: 'kp.sub_sub_table',
  summary: 'The 2193 sub-subs of the zodiac in exact units, all or some of them',
  units: 1,
  work: (input) => {
    const { number, longitude, from = 1, count = ROWS } = input;
    const rows = number === undefined && longitude === undefined ? Math.max(1, Math.min(count, ROWS + 1 - from)) : 1;
    return { ms: 0.5 + rows * 0.003, bytes: 300 + rows * 243 };
  },
  schools: ['kp'],
  schema: () =>
    record({
      number: v.optional(whole(1, ROWS)),
      longitude: v.optional(longitudeSchema()),
      from: v.optional(whole(1, ROWS)),
      count: v.optional(whole(1, ROWS)),
      ayanamsa: ayanamsaSchema(),
    }),
  example: { from: 1, count: 9 },
  school: kpSchool,
  context: () => undefined,
  run: (input) => ({
    data: { rows: subSubRows(...requestedRows(input)) },
    provenance: {
      method: 'Each nakshatra divided by the Vimshottari years, each part so again and again; cut where a sign begins',
      conventions: {
        lattice: `243 subs of 9 sub-subs = 2187, plus the 6 that a sign boundary cuts = ${ROWS}; the 249 are ${HORARY_NUMBERS - 6} and 6 in the same way`,
        sub_lord_boundary: BOUNDARY,
        units: `1/36 arcsecond: a nakshatra has ${(NAKSHATRA / MICRO) * 36}, a sign ${(SIGN / MICRO) * 36}; a sub-sub of y1 and y2 years has 120 y1 y2`,
      },
      sources: [KP_TOOL_SOURCES.subSub, ...KP_LATTICE_SOURCES.slice(0, 2)],
      disputed: [],
      verified_against: LATTICE_VERIFICATION,
    },
    ayanamsa: 'kp',
  }),
});

/**
 * Returns the table of the 2193 sub-subs, or some of its rows: where each begins and ends in whole units of 1/36″, in degrees (truncated to
 * six decimals) and within its sign, its lords, and its number among the 249.
 *
 * Source: K. S. Krishnamurti's division of each nakṣatra in proportion to the Vimśottarī years, taken once more.
 * @param input `number` 1 … 2193, or `longitude` (degrees, 0 ≤ λ < 360), or `from` and `count`; all rows by default
 * @param context has no effect
 * @throws {SiddhantaError} for bad input; `invalid_value` where rows are chosen in two ways
 * @example
 * ```ts
 * import { subSubTable } from 'siddhanta/kp';
 * const [row] = subSubTable({ number: 2 }).data.rows;
 * row?.start_units; // => 5880
 * row?.degrees; // => `0° 02' 43.33"`
 * [row?.star_lord, row?.sub_lord, row?.sub_sub_lord]; // => ['Ketu', 'Ketu', 'Venus']
 * ```
 */
export function subSubTable(input: KpSubSubTableInput = {}, context?: Context): Result<KpSubSubTableData> {
  return subSubTableOperation(input, context);
}
