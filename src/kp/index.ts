/**
 * Krishnamurti Paddhati: cusps with their lords, significators, the horary of 249 numbers, and the tables based on them.
 * @packageDocumentation
 */

export {
  type BhavaReading,
  bhava,
  type KpBhavaData,
  type KpBhavaHouse,
  type KpBhavaInput,
  type KpBhavaPlanet,
} from './bhava.js';
export {
  cuspalInterlinks,
  type KpCuspalInterlinksData,
  type KpCuspalInterlinksInput,
  type KpLinkAgent,
  type KpLinkedCusp,
  type KpLinkPair,
  type KpPositionalStatus,
  type SecondsLeft,
} from './cuspalInterlinks.js';
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
export { type FortunaFormula, fortuna, type KpFortunaData, type KpFortunaInput } from './fortuna.js';
export {
  fourStep,
  type KpFourStepData,
  type KpFourStepInput,
  type KpFourStepRow,
  type KpFourStepRows,
} from './fourStep.js';
export {
  type KpFinalJudgment,
  type KpHoraryAsked,
  type KpHoraryChart,
  type KpHoraryCusp,
  type KpHoraryData,
  type KpHoraryInput,
  type KpHoraryPlanet,
  type KpHorarySignificators,
  type KpSignifier,
  kpHorary,
  kpHorary as horary,
} from './horary.js';
export { horary2193, type KpHorary2193Data, type KpHorary2193Input } from './horary2193.js';
export {
  houseSignificators,
  type KpHouseSignificators,
  type KpHouseSignificatorsData,
  type KpHouseSignificatorsInput,
} from './houseSignificators.js';
export { type KpLordsOfData, type KpLordsOfInput, lordsOf } from './lordsOf.js';
export { type KpMotionData, type KpMotionInput, type KpMotionStay, motion } from './motion.js';
export {
  type KpGrades,
  type KpPlanetSignification,
  type KpPlanetSignificationsData,
  type KpPlanetSignificationsInput,
  planetSignifications,
} from './planetSignifications.js';
export type { KpPoint } from './point.js';
export {
  type KpJointPeriod,
  type KpMatterSignifier,
  type KpPromiseCusp,
  type KpPromiseData,
  type KpPromiseInput,
  type KpPromiseLord,
  type KpPromisePeriods,
  type KpPromiseRole,
  type KpPromiseRunning,
  type KpPromiseStep,
  promise,
} from './promise.js';
export type { KpQuestion } from './question.js';
export {
  type KpBirthCandidate,
  type KpRectifyData,
  type KpRectifyInput,
  type KpRulingPlanetsThen,
  type KpShanmugam,
  rectify,
} from './rectify.js';
export { type KpRotateData, type KpRotatedCusp, type KpRotatedPlanet, type KpRotateInput, rotate } from './rotate.js';
export type { KpRulerFlag } from './ruled.js';
export type { StepRole } from './rules/fourStep.js';
export type { LinkRelation, StatusReading } from './rules/interlinks.js';
export type { KpChainLink, KpConfidence, KpJudgment, KpVerdict } from './rules/judgment.js';
export type { KpMatterFrom } from './rules/matter.js';
export type { KpBearing, KpGrade, KpPromiseState } from './rules/promise.js';
export type { Connection, NodeAgents, RulerFlagPart } from './rules/rulers.js';
export type { RulingPlanets } from './rules/ruling.js';
export type { Significators } from './rules/significators.js';
export type { DashaLayer } from './rules/timing.js';
export {
  type KpRulerName,
  type KpRulingChange,
  type KpRulingPlanetsNow,
  type KpRulingPlanetsOverData,
  type KpRulingPlanetsOverInput,
  rulingPlanetsOver,
} from './rulingPlanetsOver.js';
export type { KpChange, KpSensitivity, KpStatement } from './sensitivity.js';
export {
  type HoraryNumber,
  type KpSubSubRow,
  type KpSubSubTableData,
  type KpSubSubTableInput,
  type LatticeDegrees,
  type LatticeUnits,
  type SubSubNumber,
  subSubTable,
} from './subSubTable.js';
export type { KpMatterName } from './tables/matters.js';
export type { KpPerson } from './tables/persons.js';
export type { CuspLabel, HouseKey, KpPlanet, PlanetLabel } from './tables/planets.js';
export type { KpPromiseMatter } from './tables/promise.js';
export type { JulianDay, KpDashaPeriod, KpTiming, YearMonthDay } from './timeline.js';
export type { KpBirthInput, KpHousedPosition, KpLordNames } from './tools.js';
export {
  type KpMotion,
  type KpTransitEvent,
  type KpTransitHit,
  type KpTransitsData,
  type KpTransitsInput,
  transits,
} from './transits.js';
