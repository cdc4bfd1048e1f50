/**
 * Years that the grahas and the ascendant give by four traditional counts, with every reduction. They are no forecast.
 * @packageDocumentation
 */

export type { NatalInput } from '../cast/natalInput.js';
export type { CombustionRule } from '../zodiac/combustion.js';
export { type AmshayuInput, amshayu } from './amshayu.js';
export type { LifeInput, LifeOptions, RisingLifeInput } from './input.js';
export { type JivasharmaInput, jivasharma } from './jivasharma.js';
export { type NisargayuInput, nisargayu } from './nisargayu.js';
export { type PindayuInput, pindayu } from './pindayu.js';
export type { AscendantYears, CountEvidence, GrahaYears, LifeStep, LifeYearsData, ShareYears } from './result.js';
export type {
  Bharana,
  EnemyExemption,
  EnemyRelation,
  InOneSign,
  LagnaYears,
  LifeCount,
  NisargaBasis,
  RisingMaleficReading,
  SeveralLosses,
  StepReason,
  StepRule,
  VisibleHalfReading,
} from './tables/options.js';
