/**
 * Krishnamurti Paddhati: cusps with their lords, significators, the horary of 249 numbers.
 *
 * @packageDocumentation
 */
export {
  type KpAscendant,
  type KpCusp,
  type KpCuspsData,
  type KpCuspsInput,
  type KpMetadata,
  type KpPlanetPosition,
  kpCusps,
  kpCusps as cusps,
} from './cusps.js';
export {
  type KpFinalJudgment,
  type KpHoraryCusp,
  type KpHoraryData,
  type KpHoraryInput,
  type KpHoraryPlanet,
  type KpHorarySignificators,
  type KpSignifier,
  kpHorary,
  kpHorary as horary,
} from './horary.js';
export type { KpPoint } from './point.js';
export type { KpQuestion } from './question.js';
export type { KpChainLink, KpConfidence, KpJudgment, KpVerdict } from './rules/judgment.js';
export type { KpMatterFrom } from './rules/matter.js';
export type { RulingPlanets } from './rules/ruling.js';
export type { Significators } from './rules/significators.js';
export type { DashaLayer } from './rules/timing.js';
export type { KpChange, KpSensitivity, KpStatement } from './sensitivity.js';
export type { KpMatterName } from './tables/matters.js';
export type { CuspLabel, HouseKey, KpPlanet, PlanetLabel } from './tables/planets.js';
export type { JulianDay, KpDashaPeriod, KpTiming, YearMonthDay } from './timeline.js';
