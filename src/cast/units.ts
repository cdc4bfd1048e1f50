import type { JdUt } from '../time/julian.js';
import { type Division, following, type LimbSky } from './limbs.js';

/** Half-open. */
export interface Unit {
  /** From 1. */
  readonly number: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/** Units of a division that touch [from, to), each whole; `from` must not decrease from call to call. */
export function unitsOf(division: Division, limbs: LimbSky): (from: JdUt, to: JdUt) => readonly Unit[] {
  const units: Unit[] = [];
  return (from, to) => {
    while (units[0] !== undefined && units[0].end <= from) units.shift();
    if (units[0] === undefined) {
      const number = limbs.number(division, from);
      units.push({ number, start: limbs.start(division, number, from), end: limbs.end(division, number, from) });
    }
    for (let last = units.at(-1); last !== undefined && last.end < to; last = units.at(-1)) {
      const number = following(division, last.number);
      units.push({ number, start: last.end, end: limbs.end(division, number, last.end) });
    }
    return [...units];
  };
}
