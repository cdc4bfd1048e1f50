import {
  type CalendarConvertData,
  type CalendarConvertInput,
  type CalendarDayData,
  type CalendarDayInput,
  type CalendarMonthsData,
  type CalendarMonthsInput,
  convert,
  day,
  type LunarYearData,
  type LunarYearInput,
  months,
  type SankrantiData,
  type SankrantiInput,
  sankranti,
  year as yearOf,
} from 'siddhanta/calendar';
import { calendar as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** The lunar and solar date of a day, shown by its blocks alone. */
export const date = panelCode<CalendarDayInput, CalendarDayData>({ operation: day, readings });

/** The lunar months of a year, shown by their blocks alone. */
export const year = panelCode<CalendarMonthsInput, CalendarMonthsData>({ operation: months, readings });

/** The lunar year that begins in a spring, shown by its blocks alone. */
export const lunarYear = panelCode<LunarYearInput, LunarYearData>({ operation: yearOf, readings });

/** A day in every calendar, shown by its blocks alone. */
export const converted = panelCode<CalendarConvertInput, CalendarConvertData>({ operation: convert, readings });

/** Makara saṅkrānti of a year, shown by its blocks alone. */
export const entry = panelCode<SankrantiInput, SankrantiData>({ operation: sankranti, readings });
