import { type MicroArcseconds, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { modality } from '../../zodiac/signNature.js';
import { type NadyamshaSpan, PARTS, SIXTEEN_VARGAS } from '../tables/parts.js';

export interface Cut {
  readonly num: number;
  readonly den: number;
}

let cuts: readonly Cut[] | undefined;

/**
 * Returns the beginnings of the unequal parts as fractions of the sign, and the end of the last: all boundaries of the sixteen vargas laid
 * over one sign. Of 285 boundaries 135 repeat another, so that 150 parts remain.
 */
export function unequalCuts(): readonly Cut[] {
  cuts ??= SIXTEEN_VARGAS.flatMap((den) => Array.from({ length: den + 1 }, (_, num) => ({ num, den })))
    .sort((one, other) => one.num * other.den - other.num * one.den || one.den - other.den)
    .filter(({ num, den }, i, all) => {
      const before = all[i - 1];
      return before === undefined || before.num * den !== num * before.den;
    });
  return cuts;
}

export interface PartOfSign {
  readonly part: number;
  readonly quarter: number;
  readonly start: Cut;
  readonly end: Cut;
}

/** A boundary belongs to the part that begins there. */
function unequalPart(within: number): number {
  let [low, high] = [0, PARTS];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const { num, den } = at(unequalCuts(), middle);
    // At most 60 times a sign: 6.5·10¹², exact.
    if (within * den >= num * SIGN) low = middle;
    else high = middle;
  }
  return low;
}

/** Exact in integers. */
export function partOf(longitude: MicroArcseconds, span: NadyamshaSpan): PartOfSign {
  const within = longitude % SIGN;
  const index = span === 'equal' ? Math.floor((within * PARTS) / SIGN) : unequalPart(within);
  const start = span === 'equal' ? { num: index, den: PARTS } : at(unequalCuts(), index);
  const end = span === 'equal' ? { num: index + 1, den: PARTS } : at(unequalCuts(), index + 1);
  // Over the product of the denominators, and below 10¹⁴: exact, so the floor is that of the true quotient.
  const into = 4 * (within * start.den - start.num * SIGN) * end.den;
  const whole = (end.num * start.den - start.num * end.den) * SIGN;
  return { part: index + 1, quarter: Math.floor(into / whole) + 1, start, end };
}

export function cutDegrees({ num, den }: Cut): number {
  return Math.round((num * 30_000_000) / den) / 1_000_000;
}

/**
 * Movable signs count forward, fixed ones backward, and dual ones begin with the 76th.
 *
 * Source: Rayudu, Nadi Amsha; Tamil Astrology Software; Mudgala Hora, class Vargas.
 */
export function nadiNumber(sign: number, part: number): number {
  const nature = modality(sign);
  if (nature === 'movable') return part;
  return nature === 'fixed' ? PARTS + 1 - part : ((part + PARTS / 2 - 1) % PARTS) + 1;
}

export function cellOf(longitude: MicroArcseconds, span: NadyamshaSpan): number {
  return signIndex(longitude) * PARTS + partOf(longitude, span).part - 1;
}
