/**
 * The calendar: lunar and solar months, years of the eras, saṅkrāntis.
 *
 * @packageDocumentation
 */
export { type CalendarDayInput, calendarDay as day, type MonthSystem } from './day.js';
export type {
  CalendarDayData,
  EraYear,
  EraYears,
  LunarMonthOfDay,
  NationalDay,
  Samvatsaras,
  SolarDate,
  SolarMonths,
  TamilDate,
  TithiOfDay,
} from './dayData.js';
export type { CalendarPlaceInput, CalendarYearInput } from './input.js';
export {
  type CalendarMonth,
  type CalendarMonthsData,
  type CalendarMonthsInput,
  months,
  type SignEntry,
  type WholeMinutes,
} from './months.js';
export {
  type CalendarSankrantisData,
  type CalendarSankrantisInput,
  type SankrantiDates,
  type SankrantiTold,
  sankrantis,
} from './sankrantis.js';
export type { Ayana, LunarMonthName, Ritu } from './tables/months.js';
export type { Samvatsara } from './tables/samvatsaras.js';
export type {
  BengaliMonth,
  MalayalamMonth,
  NationalMonth,
  OdiaMonth,
  PunjabiMonth,
  TamilMonth,
} from './tables/solarMonths.js';
