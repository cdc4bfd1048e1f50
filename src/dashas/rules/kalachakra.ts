import { type MicroArcseconds, modulo, nakshatraIndex, PADA, padaNumber } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { GROUP_OF_STAR, isSavya, type KalachakraGroup, NEXT_GROUP, ROWS, SIGN_YEARS } from '../tables/kalachakra.js';
import { type Course, inARow, type Stretch, tile, UNITS_PER_YEAR } from './course.js';

const NINE = 9;

/** Kinds of leap, Bṛhat Parāśara Horā Śāstra (Santhanam) 46.96–100. */
export const GATIS = ['mandooka', 'markata', 'simhavalokana'] as const;

/** A leap: a frog's (two signs), a monkey's (back to the sign passed over), a lion's look (to the fifth or ninth sign). */
export type Gati = (typeof GATIS)[number];

export type AfterNinth = 'next_pada' | 'same_pada';

export interface SignPeriod extends Stretch {
  readonly sign: number;
  /** Its place in the sequence of signs, from the first of the row running at birth. */
  readonly place: number;
}

export interface KalachakraRow {
  readonly group: KalachakraGroup;
  readonly pada: number;
  readonly signs: readonly number[];
}

export function rowOf(group: KalachakraGroup, pada: number): KalachakraRow {
  return { group, pada, signs: at(ROWS[group], pada - 1) };
}

export function rowAfter({ group, pada }: KalachakraRow): KalachakraRow {
  return pada < 4 ? rowOf(group, pada + 1) : rowOf(NEXT_GROUP[group], 1);
}

export function yearsOf({ signs }: KalachakraRow): number {
  return signs.reduce((sum, sign) => sum + at(SIGN_YEARS, sign), 0);
}

export function dehaIndex({ group }: KalachakraRow): number {
  return isSavya(group) ? 0 : NINE - 1;
}

const LEAP = [2, 10];
const LOOK = [4, 8];
const CANCER = 3;
const LEO = 4;

export function gatiOf({ signs }: KalachakraRow, index: number): Gati | null {
  const step = (i: number): number => (i < 1 || i >= NINE ? 0 : modulo(at(signs, i) - at(signs, i - 1), 12));
  const by = step(index);
  if (LEAP.includes(by)) return 'mandooka';
  if (LOOK.includes(by)) return 'simhavalokana';
  const [from, to] = [at(signs, Math.max(index - 1, 0)), at(signs, index)];
  const isOverCancer = (from === CANCER && to === LEO) || (from === LEO && to === CANCER);
  const besideLeap = LEAP.includes(step(index - 1)) || LEAP.includes(step(index + 1));
  return isOverCancer && besideLeap ? 'markata' : null;
}

export interface Kalachakra {
  readonly course: Course<SignPeriod>;
  readonly row: KalachakraRow;
  readonly standing: (place: number) => { readonly row: KalachakraRow; readonly index: number };
}

const years = ({ sign }: { readonly sign: number }): number => at(SIGN_YEARS, sign);

/**
 * Returns Rāghavācārya's kālacakra daśā of a longitude of the Moon: the navāṃśas from the Moon's on in zodiacal order, the first as far as
 * it is left. Each is divided by the nine signs of the row of its pada. A sub-period is divided by the same row from its own place on;
 * neither program nor text says anything of that level.
 *
 * Source: PyJHora (commit e20943c), method 3, its default.
 */
export function raghavacharyaOf(moon: MicroArcseconds): Pick<Kalachakra, 'course' | 'row'> {
  const first = Math.floor(moon / PADA);
  const rowAt = (place: number): KalachakraRow => {
    const pada = (first + place) % (GROUP_OF_STAR.length * 4);
    return rowOf(at(GROUP_OF_STAR, Math.floor(pada / 4)), (pada % 4) + 1);
  };
  const own = Array.from({ length: NINE }, (_, place) => ({ sign: (first + place) % 12, place }));
  const course: Course<SignPeriod> = {
    elapsed: (moon % PADA) * ((years(at(own, 0)) * UNITS_PER_YEAR) / PADA),
    mahadashas: inARow(own.map((one) => years(one) * UNITS_PER_YEAR)).map((stretch, m) => ({
      ...stretch,
      ...at(own, m),
    })),
    within: (period) => {
      // Below the first level a place is nine times the pada plus the index in its row.
      const [pada, from] =
        period.level === 1 ? [period.place, 0] : [Math.floor(period.place / NINE), period.place % NINE];
      const { signs } = rowAt(pada);
      const parts = signs.map((_, m) => {
        const index = (from + m) % NINE;
        return { place: pada * NINE + index, sign: at(signs, index) };
      });
      return tile(period, parts.map(years), (stretch, m) => ({ ...stretch, ...at(parts, m) }));
    },
  };
  return { course, row: rowAt(0) };
}

/**
 * Returns the kālacakra daśā of a longitude of the Moon: nine signs from the one running at birth.
 *
 * The traversed part of the pada is the spent part of the row's years. Sub-periods are the signs of the nine places from a sign's own, in
 * proportion to their years.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.50–95.
 */
export function kalachakraOf(moon: MicroArcseconds, after: AfterNinth): Kalachakra {
  const row = rowOf(at(GROUP_OF_STAR, nakshatraIndex(moon)), padaNumber(moon));
  const rows = [row];
  const standing: Kalachakra['standing'] = (place) => {
    const index = place % NINE;
    if (after === 'same_pada') return { row, index };
    const which = (place - index) / NINE;
    while (rows.length <= which) rows.push(rowAfter(at(rows, rows.length - 1)));
    return { row: at(rows, which), index };
  };
  const signAt = (place: number): number => {
    const { row: own, index } = standing(place);
    return at(own.signs, index);
  };
  const ofNine = (place: number) =>
    Array.from({ length: NINE }, (_, m) => ({ place: place + m, sign: signAt(place + m) }));
  let elapsed = (moon % PADA) * ((yearsOf(row) * UNITS_PER_YEAR) / PADA);
  let first = 0;
  for (;;) {
    const length = at(SIGN_YEARS, signAt(first)) * UNITS_PER_YEAR;
    if (elapsed < length) break;
    elapsed -= length;
    first++;
  }
  const own = ofNine(first);
  const course: Course<SignPeriod> = {
    elapsed,
    mahadashas: inARow(own.map((one) => years(one) * UNITS_PER_YEAR)).map((stretch, m) => ({
      ...stretch,
      ...at(own, m),
    })),
    within: (period) => {
      const parts = ofNine(period.place);
      return tile(period, parts.map(years), ({ level, start, end, startPart, endPart, of }, m) => {
        const { place, sign } = at(parts, m);
        return { level, start, end, startPart, endPart, of, place, sign };
      });
    },
  };
  return { course, row, standing };
}
