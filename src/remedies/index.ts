/**
 * Prescriptions of the texts: rites, gifts and gems, quoted with verse and state of the source. Not advice; no effect is promised.
 *
 * @packageDocumentation
 */

export type { EvidenceLabel, SourceState } from '../doshas/evidence.js';
export type { MinutesFrom, MomentEvidence, Sixth } from '../doshas/momentEvidence.js';
export type { BirthMomentId, SankrantiWidth } from '../doshas/tables/birthMoment.js';
export type { SignLord } from '../zodiac/lords.js';
export type { BirthEvidence, BirthPrescription, Cows, SankrantiName } from './births.js';
export type { CursePrescription } from './curses.js';
export {
  type DuhsthaReason,
  forBirth,
  type RemediesForBirthData,
  type RemediesForBirthInput,
  type RemedyPart,
  type SelectedGraha,
} from './forBirth.js';
export {
  type GemOfList,
  type GemPractice,
  type GemsOfGraha,
  gems,
  type ModernPractice,
  type PolicyVerdict,
  type RemediesGemsData,
  type RemediesGemsInput,
} from './gems.js';
export type { GrahaRow } from './grahaRow.js';
export type { RemediesInput } from './input.js';
export type { RunningPair, TriggerEvidence, TriggeredPeriod } from './periods.js';
export type {
  Arms,
  CountVariant,
  ImageForm,
  ListVariant,
  PrescribedCount,
  PrescribedForm,
  PrescribedList,
  PrescribedText,
  PrescribedWeekday,
  PrescribedWood,
  TextVariant,
  Times,
} from './prescribed.js';
export type { AntardashaRow, BirthRiteRow, CurseRow, DoshaRow, GemRow, NakshatraRow, RiteTold } from './rows.js';
export type {
  DuhsthaEvidence,
  DuhsthaReasonId,
  DuhsthaWidth,
  ReasonWithEvidence as FoundReason,
} from './rules/duhstha.js';
export type { PolicySays } from './rules/policies.js';
export { type RemediesTableData, type RemediesTableInput, type RemedyKind, type RemedyRow, table } from './table.js';
export type { Attested, Notice, PrescribedItem, TextSource } from './tables/attested.js';
export type { BirthCircumstance, BirthRiteId } from './tables/birthRites.js';
export type { CurseRiteId } from './tables/curseRites.js';
export type { DoshaRiteId } from './tables/doshaRites.js';
export type { GemPolicyId } from './tables/gems.js';
export type { RiteId } from './tables/rites.js';
export type { TriggerId } from './tables/triggers.js';
