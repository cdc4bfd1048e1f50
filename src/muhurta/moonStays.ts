import { type Almanac, dayAt } from '../cast/day.js';
import { unitsOf } from '../cast/units.js';
import { at } from '../math/at.js';
import { weekday } from '../time/calendar.js';
import type { LocalInstant } from '../types.js';
import { SIGNS } from '../zodiac/names.js';
import { PANCHAKA_KINDS, PANCHAKA_SIGNS, type PanchakaKind } from './tables/panchaka.js';
import { VINCHUDO } from './tables/yogas.js';
import { cut, type DayParts, type MuhurtaWindow } from './vedicDay.js';

/** The part of the Moon's stay from Dhaniṣṭhā's third quarter to the end of Revatī that falls on a day. */
export interface Panchaka extends MuhurtaWindow {
  /** Which it is, by the weekday of its beginning; null for Wednesday and Thursday, which name none. */
  readonly kind: PanchakaKind | null;
  /** When the whole stay began: ISO 8601 with the place's offset. */
  readonly entered: LocalInstant;
  /** When the whole stay ends: ISO 8601 with the place's offset. */
  readonly leaves: LocalInstant;
}

export function panchakasOf(almanac: Almanac, parts: DayParts): Panchaka[] {
  const { limbs } = almanac;
  const [first = 0, last = 0] = PANCHAKA_SIGNS;
  const units = unitsOf('moon_sign', limbs)(parts.whole.start, parts.whole.end);
  const unit = units.find(({ number }) => PANCHAKA_SIGNS.includes(number));
  if (unit === undefined) return [];
  const entered = unit.number === first ? unit.start : limbs.start('moon_sign', first, unit.start - 1);
  const leaves = unit.number === last ? unit.end : limbs.end('moon_sign', last, unit.end);
  const kind = at(PANCHAKA_KINDS, weekday(dayAt(almanac, entered).days));
  const stay = { start: entered, end: leaves };
  const whole = parts.window(stay);
  return cut(parts, [stay]).map((window) => ({ ...window, kind, entered: whole.start, leaves: whole.end }));
}

export function vinchudosOf({ limbs }: Almanac, parts: DayParts): MuhurtaWindow[] {
  const number = SIGNS.findIndex(({ name }) => name === VINCHUDO) + 1;
  const { start, end } = parts.whole;
  const stays = unitsOf('moon_sign', limbs)(start, end).filter((unit) => unit.number === number);
  return cut(parts, stays);
}
