/**
 * Documents to print: pure functions from a birth to one self-contained HTML page with everything in it.
 *
 * @packageDocumentation
 */

export { type AlmanacReportInput, type AlmanacReportOptions, almanac } from './almanac.js';
export type { AlmanacForm, WeekStart } from './almanacForms.js';
export type { ChapterId } from './chapterIds.js';
export { type KundliOptions, kundli } from './kundli.js';
export { type MatchReportInput, type MatchReportOptions, match } from './match.js';
export {
  type AlmanacServiceInput,
  type KundliServiceInput,
  type MatchServiceInput,
  REPORTS,
  type ReportData,
  type YearServiceInput,
} from './operations.js';
export type { ReportFont } from './reportFont.js';
export type { ReportOptions } from './reportOptions.js';
export type { Paper } from './style.js';
export type { ReportDigits } from './wording.js';
export { type YearReportInput, type YearReportOptions, year } from './year.js';
export type { YearChapterId } from './yearChapterIds.js';
