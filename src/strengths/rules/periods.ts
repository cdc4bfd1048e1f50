import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { SignLord } from '../../zodiac/lords.js';
import { HORA_LORDS, WEEKDAY_LORDS } from '../../zodiac/weekdays.js';
import { AHARGANA_OFFSET, TRIBHAGA } from '../tables/shadbala.js';
import type { PeriodLords } from './shadbalaSky.js';

const YEAR_DAYS = 360;
const MONTH_DAYS = 30;

/** Returns the lord of a weekday, 0 for Saturday, 1 for Sunday. */
function lordOfRest(rest: number): SignLord {
  return at(WEEKDAY_LORDS, modulo(rest + 6, 7));
}

/** Returns the days by which the lords of years and months are counted, for the Julian day number of a date. */
export function aharganaOf(julianDayNumber: number): number {
  return julianDayNumber - AHARGANA_OFFSET;
}

/**
 * Returns the lords of the year of 360 days, of the month of 30, of the day from sunrise and of the hour.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 27.13 with its notes; Sūrya Siddhānta 1.
 * @param ahargana of {@link aharganaOf}, for the civil date on which the day began
 * @param hour how many equal hours have passed since sunrise, 0 in the first
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
 * Returns the lord of a third of the day or of the night, beside Jupiter, who is lord of all six.
 * @param part how much of it is gone, 0 ≤ p < 1
 */
export function tribhagaLord(half: 'day' | 'night', part: number): SignLord {
  return at(TRIBHAGA[half], Math.min(Math.floor(3 * part), 2));
}
