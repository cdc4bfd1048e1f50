/**
 * Conventions: what can be chosen, why another program displays something else, one birth by the conventions of several programs, and a
 * moment by the Sūrya Siddhānta.
 * @packageDocumentation
 */

export {
  type ChartDifference,
  type CompareData,
  type ComparedElement,
  type ComparedField,
  type ComparedValue,
  type CompareInput,
  compare,
  type DifferenceCause,
  type ProfileChart,
} from './compare.js';
export {
  type ExplainData,
  type ExplainInput,
  type Explanation,
  explain,
  type ObservedDasha,
  type ObservedLongitudes,
  type ObservedName,
} from './explain.js';
export {
  type ConventionChoice,
  type ListData,
  type ListedAyanamsa,
  type ListedChoice,
  type ListedProfile,
  type ListedSunrise,
  type ListedYear,
  type ListInput,
  list,
} from './list.js';
export type { Rounding } from './rules/digits.js';
export type { ProfileConventions } from './settings.js';
export type { SharingConvention } from './shares.js';
export type {
  Ahargana,
  Desantara,
  Nadis,
  SiddhantaEquation,
  SiddhantaGraha,
  SiddhantaKarana,
  SiddhantaKaranaName,
  SiddhantaNakshatra,
  SiddhantaNakshatraName,
  SiddhantaSpeed,
  SiddhantaTithi,
  SiddhantaTithiName,
  SiddhantaYoga,
  SiddhantaYogaName,
  SuryaSiddhantaData,
} from './siddhantaData.js';
export { type SuryaSiddhantaInput, suryaSiddhanta } from './suryaSiddhanta.js';
export type { AyanamsaKind, AyanamsaState } from './tables/ayanamsas.gen.js';
export type { Bija } from './tables/suryaSiddhanta.js';
export type { ArcsecondSize, Arcseconds, AyanamsaDegrees, DashaDays } from './units.js';
