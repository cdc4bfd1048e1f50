import { at } from '../../math/at.js';
import { HORA_LORDS, type HoraLord, VISHAM_OF_DAY, VISHAM_OF_NIGHT, WEEKDAY_LORDS } from '../tables/eight.js';

export type Half = 'day' | 'night';

/** Weekdays from the day's lord to that of the first part of the night, the fifth when both are counted. */
const NIGHT = 4;

/** Weekday 0 is Sunday. */
function first(weekday: number, half: Half): HoraLord {
  return at(WEEKDAY_LORDS, (weekday + (half === 'night' ? NIGHT : 0)) % 7);
}

function follow(order: readonly HoraLord[], lord: HoraLord, step: number, count: number): HoraLord[] {
  const start = order.indexOf(lord);
  return Array.from({ length: count }, (_, i) => at(order, (start + step * i) % 7));
}

/** By day in the order of the horās, by night each two places before it. */
export function choghadiyaLords(weekday: number, half: Half): readonly HoraLord[] {
  return follow(HORA_LORDS, first(weekday, half), half === 'day' ? 1 : 5, 8);
}

/** The night continues where the day ends. */
export function horaLords(weekday: number, half: Half): readonly HoraLord[] {
  const [day, all] = [12, follow(HORA_LORDS, first(weekday, 'day'), 1, 24)];
  return half === 'day' ? all.slice(0, day) : all.slice(day);
}

/** In the order of the weekdays, with Rāhu at the place of Viṣam. */
export function gowriLords(weekday: number, half: Half): readonly (HoraLord | 'Rahu')[] {
  const visham = at(half === 'day' ? VISHAM_OF_DAY : VISHAM_OF_NIGHT, weekday);
  const lords: (HoraLord | 'Rahu')[] = follow(WEEKDAY_LORDS, first(weekday, half), 1, 7);
  lords.splice(visham - 1, 0, 'Rahu');
  return lords;
}
