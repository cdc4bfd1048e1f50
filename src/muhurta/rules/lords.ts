import { at } from '../../math/at.js';
import { HORA_LORDS, type HoraLord, VISHAM_OF_DAY, VISHAM_OF_NIGHT, WEEKDAY_LORDS } from '../tables/eight.js';

/** Day or night. */
export type Half = 'day' | 'night';

/** How many weekdays on the lord of the first part of the night stands, of which it is the fifth when the day's own is counted. */
const NIGHT = 4;

/** Returns the lord of the first part of a half of the day of a weekday, 0 for Sunday. */
function first(weekday: number, half: Half): HoraLord {
  return at(WEEKDAY_LORDS, (weekday + (half === 'night' ? NIGHT : 0)) % 7);
}

/** Returns as many lords as are asked for, from one on, each so many places after the one before in an order of seven. */
function follow(order: readonly HoraLord[], lord: HoraLord, step: number, count: number): HoraLord[] {
  const start = order.indexOf(lord);
  return Array.from({ length: count }, (_, i) => at(order, (start + step * i) % 7));
}

/** Returns the lords of the eight choghaḍiyās: by day in the order of the horās, by night each two places before it. */
export function choghadiyaLords(weekday: number, half: Half): readonly HoraLord[] {
  return follow(HORA_LORDS, first(weekday, half), half === 'day' ? 1 : 5, 8);
}

/** Returns the lords of the twelve horās of a half of the day; those of the night go on where those of the day end. */
export function horaLords(weekday: number, half: Half): readonly HoraLord[] {
  const [day, all] = [12, follow(HORA_LORDS, first(weekday, 'day'), 1, 24)];
  return half === 'day' ? all.slice(0, day) : all.slice(day);
}

/** Returns the lords of the eight parts of the Gowri pañcāṅgam: the order of the weekdays, with Rāhu put in at the place of Viṣam. */
export function gowriLords(weekday: number, half: Half): readonly (HoraLord | 'Rahu')[] {
  const visham = at(half === 'day' ? VISHAM_OF_DAY : VISHAM_OF_NIGHT, weekday);
  const lords: (HoraLord | 'Rahu')[] = follow(WEEKDAY_LORDS, first(weekday, half), 1, 7);
  lords.splice(visham - 1, 0, 'Rahu');
  return lords;
}
