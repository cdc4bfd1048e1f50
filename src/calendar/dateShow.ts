import { facts, prose } from '../operation/layout.js';
import type { Block } from '../operation/show.js';
import type { Place } from '../types.js';
import type { CalendarConvertData, ConvertedDay } from './convert.js';
import { dayBlocks } from './dayShow.js';

function countBlock({ weekday, julian_date, julian_day, kali_ahargana }: ConvertedDay): Block {
  return facts('Day counts', [
    ['Weekday', weekday],
    ['Julian calendar', julian_date],
    ['Julian day number', String(julian_day)],
    ['Ahargana of Kali', String(kali_ahargana)],
  ]);
}

export function convertBlocks({ dates, skipped_on, note }: CalendarConvertData, place: Place): Block[] {
  return [
    ...(note === null ? [] : [prose(note)]),
    ...(skipped_on === null ? [] : [facts('', [['Skipped on', skipped_on]])]),
    ...dates.flatMap((day) => [...dayBlocks(day, place), countBlock(day)]),
  ];
}
