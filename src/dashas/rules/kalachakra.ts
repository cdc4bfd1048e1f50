import { type MicroArcseconds, modulo, nakshatraIndex, PADA, padaNumber } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { GROUP_OF_STAR, isSavya, type KalachakraGroup, NEXT_GROUP, ROWS, SIGN_YEARS } from '../tables/kalachakra.js';
import { type Course, inARow, type Stretch, tile, UNITS_PER_YEAR } from './course.js';

/** Signs in a row, periods within a period, and mahādaśās from birth. */
const NINE = 9;

/** How the signs are said to move, Bṛhat Parāśara Horā Śāstra (Santhanam) 46.96–100. */
export const GATIS = ['mandooka', 'markata', 'simhavalokana'] as const;

/** A leap: of a frog (two signs), of a monkey (back to the sign passed over), of a lion's look (to the fifth or ninth sign). */
export type Gati = (typeof GATIS)[number];

/** What follows the ninth sign of a row. */
export type AfterNinth = 'next_pada' | 'same_pada';

/** A period of a sign. */
export interface SignPeriod extends Stretch {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** Its place in the sequence of signs from the first of the row that runs at birth. */
  readonly place: number;
}

/** The row of a pada. */
export interface KalachakraRow {
  readonly group: KalachakraGroup;
  /** 1 … 4. */
  readonly pada: number;
  readonly signs: readonly number[];
}

/** Returns the row of a pada. */
export function rowOf(group: KalachakraGroup, pada: number): KalachakraRow {
  return { group, pada, signs: at(ROWS[group], pada - 1) };
}

/** Returns the row of the pada after another: after the fourth the first of the other group of the same direction. */
export function rowAfter({ group, pada }: KalachakraRow): KalachakraRow {
  return pada < 4 ? rowOf(group, pada + 1) : rowOf(NEXT_GROUP[group], 1);
}

/** Returns the sum of the years of a row: 100, 85, 83 or 86. */
export function yearsOf({ signs }: KalachakraRow): number {
  return signs.reduce((sum, sign) => sum + at(SIGN_YEARS, sign), 0);
}

/** Returns which end of a row is its deha, as an index; the other is its jīva. */
export function dehaIndex({ group }: KalachakraRow): number {
  return isSavya(group) ? 0 : NINE - 1;
}

const LEAP = [2, 10];
const LOOK = [4, 8];
const CANCER = 3;
const LEO = 4;

/** Returns how a row comes to one of its signs from the one before; nothing for a step to the neighbour, and for the first. */
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

/** The kālacakra of a birth. */
export interface Kalachakra {
  readonly course: Course<SignPeriod>;
  /** The row that runs at birth. */
  readonly row: KalachakraRow;
  /** Returns the row in which a place of the sequence stands, and its index there. */
  readonly standing: (place: number) => { readonly row: KalachakraRow; readonly index: number };
}

/**
 * Returns the kālacakra daśā of a longitude of the Moon: nine signs from the one that runs at birth.
 *
 * The part of the pada that is traversed is the part of the row's years that is spent. Sub-periods of the sign at a place of the sequence are
 * those of the nine places from it on, each as long as its share of the sum of their years.
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
  const years = ({ sign }: { readonly sign: number }): number => at(SIGN_YEARS, sign);
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
