/**
 * Pañcāṅga: the five limbs of a day, of a span of days, and the next unit of a limb.
 *
 * @packageDocumentation
 */

export type {
  Karana,
  MoonriseTime,
  MoonTime,
  PanchangData,
  PanchangNakshatra,
  SunMethod,
  SunTime,
  TimeStatus,
  Tithi,
  Vara,
  Yoga,
} from './data.js';
export { type PanchangInput, panchang, panchang as day } from './day.js';
export { type LimbPeriod, type NextLimbInput, nextLimb } from './search.js';
export {
  type KaranaUnit,
  type LimbUnit,
  type NakshatraUnit,
  type PanchangSpanDay,
  type PanchangSpanOptions,
  panchangSpan,
  type TithiUnit,
  type YogaUnit,
} from './span.js';
export { type PanchangSpanData, type PanchangSpanInput, span } from './spanOperation.js';
