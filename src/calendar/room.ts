import type { Room } from '../operation/room.js';
import { birthday } from './birthday.js';
import { convert } from './convert.js';
import { calendarDay } from './day.js';
import { ekadashi } from './ekadashi.js';
import { festival } from './festival.js';
import { festivalsOperation } from './festivals.js';
import { months } from './months.js';
import { sankalpa } from './sankalpa.js';
import { sankranti } from './sankranti.js';
import { sankrantis } from './sankrantis.js';
import { shraddha } from './shraddha.js';
import { calendarYear } from './year.js';

export const CALENDAR: Room = {
  operations: [
    calendarDay,
    months,
    sankrantis,
    sankranti,
    festivalsOperation,
    festival,
    ekadashi,
    calendarYear,
    convert,
    birthday,
    shraddha,
    sankalpa,
  ],
};
