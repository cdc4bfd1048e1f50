import type { Source } from '../../types.js';

/**
 * Eighth of the day of Rāhu kālam on each weekday from Sunday.
 *
 * Compared with published days of Monday, Tuesday, Wednesday, Friday and Saturday and with the fixed slots that daily calendars print for a
 * day from six to six (ePanchang), which are the same eighths for all seven.
 */
export const RAHU_KALAM_EIGHTHS = [8, 2, 7, 5, 6, 4, 3] as const;

/** Yamagaṇḍa. Compared with published days of Monday, Tuesday, Wednesday, Thursday and Saturday and with the fixed slots of ePanchang. */
export const YAMAGANDA_EIGHTHS = [5, 4, 3, 2, 1, 7, 6] as const;

/** Gulika kālam. Compared with published days of Tuesday, Wednesday and Thursday and with the fixed slots of ePanchang. */
export const GULIKA_EIGHTHS = [7, 6, 5, 4, 3, 2, 1] as const;

/** No classical verse was at hand: the rule is that of the almanacs. */
export const RAHU_KALAM_SOURCES: readonly Source[] = [
  {
    work: 'ePanchang, Daily Calendar',
    locus: 'slots of Rahu kalam, Sunday to Saturday, for a day from 06:00 to 18:00',
    note: 'which eighth of the day on each weekday',
  },
  {
    work: 'Drik Panchang, day pages of New Delhi',
    locus: '2022-01-24 and 2025-11-22',
    note: 'eighths of the real day from sunrise to sunset, not of twelve hours by the clock',
  },
];
