import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { SignLord } from '../../zodiac/lords.js';
import { HORA_LORDS, WEEKDAY_LORDS } from '../../zodiac/weekdays.js';
import { AHARGANA_OFFSET, TRIBHAGA } from '../tables/shadbala.js';
import type { PeriodLords } from './shadbalaSky.js';

const YEAR_DAYS = 360;
const MONTH_DAYS = 30;

/** Saturday is 0. */
function lordOfRest(rest: number): SignLord {
  return at(WEEKDAY_LORDS, modulo(rest + 6, 7));
}

export function aharganaOf(julianDayNumber: number): number {
  return julianDayNumber - AHARGANA_OFFSET;
}

/**
 * Lords of the year of 360 days, the month of 30, the day from sunrise, and the hour.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 27.13 with its notes; Sūrya Siddhānta 1.
 * @param ahargana of {@link aharganaOf}, for the civil date on which the day began
 * @param hour equal hours since sunrise, 0 in the first
 */
export function periodLords(ahargana: number, hour: number): PeriodLords {
  const vara = lordOfRest(ahargana);
  return {
    abda: lordOfRest(3 * Math.floor(ahargana / YEAR_DAYS) + 1),
    masa: lordOfRest(2 * Math.floor(ahargana / MONTH_DAYS) + 1),
    vara,
    hora: at(HORA_LORDS, (HORA_LORDS.indexOf(vara) + hour) % HORA_LORDS.length),
  };
}

/**
 * Jupiter is also lord of all six thirds.
 * @param part elapsed share, 0 ≤ p < 1
 */
export function tribhagaLord(half: 'day' | 'night', part: number): SignLord {
  return at(TRIBHAGA[half], Math.min(Math.floor(3 * part), 2));
}
