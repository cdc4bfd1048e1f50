/**
 * Pictures of results as SVG: charts in three Indian styles and as a wheel, the daśā as a timeline, the pañcāṅga of a day and of a month, an eclipse,
 * the kūṭas of a match, the bindus of aṣṭakavarga, the bars of a ṣaḍbala, the transits and visibilities of a year, the dates of an act, the directions of nāḍī. Pure functions from a result to a string; no DOM, no clock.
 *
 * @packageDocumentation
 */
export type { CombustionRule } from '../zodiac/combustion.js';
export { type ActResult, type ActStripOptions, actStrip } from './actStrip.js';
export { type AshtakavargaGridOptions, ashtakavargaGrid } from './ashtakavargaGrid.js';
export { type AspectsResult, aspectGrid } from './aspectGrid.js';
export type { AshtakavargaResult, BinduRowName } from './binduRows.js';
export { chakra } from './chakra.js';
export { type DayOptions, type DayResult, dayStrip } from './dayStrip.js';
export type { WindowsOfDay } from './dayWindows.js';
export { directionChart, type LinksResult } from './directionChart.js';
export { eastIndian } from './eastIndian.js';
export { type EclipseOptions, type EclipseResult, eclipse } from './eclipse.js';
export { type EclipseListResult, eclipseSheet } from './eclipseSheet.js';
export type { FestivalMark } from './festivalMarks.js';
export type { ChartOptions, ChartPoint, ChartResult } from './figure.js';
export { type HeliacalResult, type HeliacalStripOptions, heliacalStrip } from './heliacalStrip.js';
export { type InterlinksResult, interlinkGrid } from './interlinkGrid.js';
export { type KotaResult, kotaFort } from './kotaFort.js';
export { kutaWheel, type MatchResult } from './kutaWheel.js';
export { type ChartBody, type ChartLinks, chartLinks } from './links.js';
export type { MonthMark } from './monthEntries.js';
export { type MonthOptions, monthSheet } from './monthSheet.js';
export { northIndian } from './northIndian.js';
export type { PictureOptions } from './options.js';
export {
  type CuspsOptions,
  type CuspsResult,
  chartCusps,
  chartPoints,
  type PointName,
  type PointsOptions,
  type PointsResult,
} from './points.js';
export { type SarvaBarsOptions, sarvaBars } from './sarvaBars.js';
export { type SarvatobhadraResult, sarvatobhadraGrid } from './sarvatobhadraGrid.js';
export { type ShadbalaResult, shadbalaBars } from './shadbalaBars.js';
export { southIndian } from './southIndian.js';
export type { StarPictureOptions } from './starParts.js';
export type { Theme } from './theme.js';
export { type DashaResult, dashaTimeline, type TimelineOptions } from './timeline.js';
export { type TransitStripOptions, type TransitsResult, transitStrip } from './transitStrip.js';
export { type TripatakiResult, tripatakiFlags } from './tripatakiFlags.js';
