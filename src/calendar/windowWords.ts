import { at } from '../math/at.js';
import { civilFromDays } from '../time/calendar.js';
import type { TithiFestivalRule } from './festivalRule.js';
import type { SankrantiRule } from './tables/sankrantiRules.js';
import { OTHER_WINDOWS, WINDOWS, type WindowName } from './tables/windows.js';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `31 Oct`. */
export function dateText(days: number): string {
  const { month, day } = civilFromDays(days);
  return `${day} ${at(MONTHS, month - 1)}`;
}

/** `pradosha`. */
export function windowText(name: WindowName): string {
  const text: string = name === 'arunodaya' || name === 'moonrise' ? OTHER_WINDOWS[name] : WINDOWS[name].text;
  return text.replace(/,.*/, '');
}

export const FALLBACK_TEXT: Readonly<Record<TithiFestivalRule['fallback'], string>> = {
  begins_on: 'the day in which it begins',
  greater_part: 'the day that holds the greater part of it',
  next_sunrise: 'the day of the first sunrise after it begins',
};

export const SANKRANTI_TEXT: Readonly<Record<SankrantiRule, string>> = {
  sunset: 'the day until its sunset, else the next',
  three_fifths: 'the day until three fifths of its daylight, else the next',
  civil_day: 'its civil date',
  civil_day_plus_one: 'the civil date after it',
  sunrise_after: 'the first sunrise at or after it',
  orissa: 'the day from sunrise to sunrise that holds it',
};
