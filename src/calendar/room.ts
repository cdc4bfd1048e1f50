import type { Room } from '../operation/room.js';
import { calendarDayOperation } from './day.js';
import { ekadashiOperation } from './ekadashi.js';
import { festivalOperation } from './festival.js';
import { festivalsOperation } from './festivals.js';
import { calendarMonthsOperation } from './months.js';
import { calendarSankrantisOperation } from './sankrantis.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const CALENDAR: Room = {
  operations: [
    calendarDayOperation,
    calendarMonthsOperation,
    calendarSankrantisOperation,
    festivalsOperation,
    festivalOperation,
    ekadashiOperation,
  ],
};
