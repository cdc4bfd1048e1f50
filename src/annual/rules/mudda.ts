import { type MicroArcseconds, modulo, NAKSHATRA, nakshatraIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import { MUDDA } from '../tables/mudda.js';
import { type PatyayiniPart, partsFrom } from './patyayini.js';

const ASHWINI = MUDDA.findIndex(({ lord }) => lord === 'Ketu');

export const SOLAR_YEAR = 360;

/** 0.1 ms in solar days: a shorter rest of a year is rounding. */
const SHORTEST = 1e-9;

export interface MuddaPart extends PatyayiniPart<Graha> {
  readonly within: readonly PatyayiniPart<Graha>[];
}

/** The first lord of a year, by the nakṣatra of birth (0 … 26) and the years completed. */
export function muddaFirst(nakshatra: number, completedYears: number): number {
  return modulo(ASHWINI + nakshatra + completedYears, MUDDA.length);
}

/** The part of its nakṣatra left to the Moon, 0 < part ≤ 1. */
export const balanceOf = (moon: MicroArcseconds): number => 1 - (moon - nakshatraIndex(moon) * NAKSHATRA) / NAKSHATRA;

function within(order: number, whole: { from: number; to: number }, from: number, to: number): PatyayiniPart<Graha>[] {
  const shares = MUDDA.map(({ lord, days }) => ({ lord, share: days }));
  return partsFrom(shares, order, whole)
    .map((part) => ({ ...part, from: Math.max(part.from, from), to: Math.min(part.to, to) }))
    .filter((part) => part.to > part.from);
}

/**
 * Returns the periods of a year of 360 solar days: the first lord for the balance, the eight others in full, and the first again for the
 * rest. The first lord's last sub-periods are at the beginning of the year, its first at the end.
 */
export function muddaParts(first: number, balance: number): MuddaPart[] {
  const parts: MuddaPart[] = [];
  let from = 0;
  const push = (order: number, whole: number, begins: number, length: number): void => {
    const { lord } = at(MUDDA, order);
    const to = from + length;
    parts.push({ lord, from, to, within: within(order, { from: from - begins, to: from - begins + whole }, from, to) });
    from = to;
  };
  const { days } = at(MUDDA, first);
  const opening = days * balance;
  push(first, days, days - opening, opening);
  for (let i = 1; i < MUDDA.length; i++) {
    const order = (first + i) % MUDDA.length;
    const { days: whole } = at(MUDDA, order);
    push(order, whole, 0, whole);
  }
  if (SOLAR_YEAR - from > SHORTEST) push(first, days, 0, SOLAR_YEAR - from);
  return parts;
}
