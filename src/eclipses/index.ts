/**
 * Eclipses of the Sun and the Moon: world-wide, at a place, and their observance.
 *
 * @packageDocumentation
 */

export type { Contact } from './contact.js';
export type {
  DiscRatio,
  EclipsePoint,
  EclipsePoints,
  Gamma,
  PenumbralMagnitude,
  SarosNumber,
  SolarMagnitude,
  UmbralMagnitude,
  UtcInstant,
} from './describe.js';
export type { CentralMagnitude, EclipseKind, EclipsePlace, EclipsePlaceInput, EclipseSpanInput } from './input.js';
export {
  type EclipseListData,
  type EclipseListInput,
  type GlobalLunarEclipse,
  type GlobalSolarEclipse,
  list,
} from './list.js';
export { type EclipseLocalData, type EclipseLocalInput, local } from './local.js';
export type { LocalLunarEclipse } from './localLunar.js';
export type { CentralSeconds, LocalSolarEclipse, Obscuration, SolarType } from './localSolar.js';
export type { MoonRadius } from './radii.js';
export {
  type EclipseRitual,
  type EclipseRitualData,
  type EclipseRitualInput,
  type EclipseWindow,
  ritual,
  type SutakRule,
} from './ritual.js';
export type { LunarType, ShadowRule } from './rules/lunarShadow.js';
