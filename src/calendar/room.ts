import type { Room } from '../operation/room.js';
import { calendarDay } from './day.js';
import { ekadashi } from './ekadashi.js';
import { festival } from './festival.js';
import { festivalsOperation } from './festivals.js';
import { months } from './months.js';
import { sankrantis } from './sankrantis.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const CALENDAR: Room = {
  operations: [calendarDay, months, sankrantis, festivalsOperation, festival, ekadashi],
};
