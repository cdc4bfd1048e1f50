/**
 * The calendar: lunar and solar months, years of the eras, saṅkrāntis, festivals, Ekādaśīs.
 *
 * @packageDocumentation
 */

export { type Birthday, birthday, type CalendarBirthdayData, type CalendarBirthdayInput } from './birthday.js';
export type { BirthdayKind, BirthdayOptions } from './birthdayOptions.js';
export { type CalendarConvertData, type ConvertedDay, convert } from './convert.js';
export type {
  CalendarConvertInput,
  ConvertedFrom,
  LunarDateInput,
  LunarEra,
  MonthNumber,
  NationalDateInput,
  SolarDateInput,
} from './convertInput.js';
export type { OwnFestivalOptions } from './customRules.js';
export { type CalendarDayInput, calendarDay as day } from './day.js';
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
export type { MonthSystem } from './describeDay.js';
export type { DecidingStep, Festival, FestivalCandidate, FestivalTithi, WholeSeconds } from './describeFestival.js';
export {
  type Ekadashi,
  type EkadashiData,
  type EkadashiInput,
  type EkadashiSunrise,
  ekadashi,
  type Mahadvadashi,
  type ParanaWindow,
} from './ekadashi.js';
export type { EkadashiWhy } from './ekadashiWords.js';
export { type FestivalData, type FestivalInput, festival } from './festival.js';
export type { FestivalOptions } from './festivalOptions.js';
export type {
  EkadashiFestivalRule,
  FestivalRegion,
  FestivalRule,
  FestivalRuleCommon,
  FestivalStar,
  FestivalStep,
  FestivalTradition,
  GregorianRule,
  MoonStarRule,
  NakshatraFestivalRule,
  OnWeekdayRule,
  RelativeFestivalRule,
  SankrantiFestivalRule,
  TithiFestivalRule,
  TithiInSolarMonthRule,
  TithisFestivalRule,
  WeekdayFestivalRule,
  WeekdayOfMonthRule,
} from './festivalRule.js';
export { type FestivalsData, type FestivalsInput, festivals } from './festivals.js';
export type { CalendarPlaceInput, CalendarYearInput } from './input.js';
export {
  type CalendarMonth,
  type CalendarMonthsData,
  type CalendarMonthsInput,
  type MonthOfYear,
  months,
  type SignEntry,
  type WholeMinutes,
} from './months.js';
export type { BestPart } from './rules/punyaKala.js';
export type { DaysLeft } from './rules/steps.js';
export {
  type CalendarSankalpaData,
  type CalendarSankalpaInput,
  type SankalpaPhrase,
  sankalpa,
} from './sankalpa.js';
export type { SankalpaKey, SankalpaRegion } from './sankalpaText.js';
export { type SankrantiData, type SankrantiInput, type SankrantiWindow, sankranti } from './sankranti.js';
export {
  type CalendarSankrantisData,
  type CalendarSankrantisInput,
  type SankrantiDates,
  type SankrantiTold,
  sankrantis,
} from './sankrantis.js';
export {
  type CalendarShraddhaData,
  type CalendarShraddhaInput,
  type DayPart,
  type ShraddhaDay,
  type ShraddhaRite,
  shraddha,
} from './shraddha.js';
export type { FestivalSpan } from './span.js';
export type { EkadashiCase, EkadashiName, MahadvadashiName } from './tables/ekadashis.js';
export type { FestivalDisputeId } from './tables/festivalDisputes.js';
export type { FestivalId, FestivalName } from './tables/festivals.js';
export type { Ayana, LunarMonthName, Ritu } from './tables/months.js';
export type { ReferencePlace } from './tables/referencePlaces.js';
export type { NorthReckoning, Samvatsara } from './tables/samvatsaras.js';
export type { SankrantiFigure, SankrantiKind, SankrantiPosture, SunEntryName } from './tables/sankrantiFigure.js';
export type { SankrantiRule, SolarRegion } from './tables/sankrantiRules.js';
export type {
  BengaliMonth,
  MalayalamMonth,
  NationalMonth,
  OdiaMonth,
  PunjabiMonth,
  TamilMonth,
} from './tables/solarMonths.js';
export type { WindowName } from './tables/windows.js';
export type { YearOfficeName } from './tables/yearOffices.js';
export {
  calendarYear as year,
  type LunarYearData,
  type LunarYearInput,
  type YearBeginning,
  type YearOffice,
} from './year.js';
