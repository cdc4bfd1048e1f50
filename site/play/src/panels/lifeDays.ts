import type { Result } from 'siddhanta';
import {
  birthday,
  type CalendarBirthdayData,
  type CalendarBirthdayInput,
  type CalendarShraddhaData,
  type CalendarShraddhaInput,
  shraddha,
} from 'siddhanta/calendar';
import { icsOf, calendar as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

const dates = (input: unknown, result: Result<unknown>): string => icsOf(readings, input, result);

/** The birthdays of a year by the Indian calendars. */
export const birthdays = panelCode<CalendarBirthdayInput, CalendarBirthdayData>({
  operation: birthday,
  readings,
  dates,
});

/** The mahālaya of a year. */
export const ancestors = panelCode<CalendarShraddhaInput, CalendarShraddhaData>({
  operation: shraddha,
  readings,
  dates,
});
