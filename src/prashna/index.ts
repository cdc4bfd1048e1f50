/**
 * Questions (praśna): the chart of the moment at which a question is asked, by the verses, by Tājika and by the ārūḍha. They list what
 * speaks for and against; they give no answer.
 *
 * @packageDocumentation
 */

export type { Orb } from '../annual/rules/pairs.js';
export type { Khallasara, TajikaYoga } from '../annual/rules/yogas.js';
export type { StrengthOptions } from '../annual/yearLord.js';
export type { TajikaEvidence, TajikaPair, TajikaYogaFound } from '../annual/yogaData.js';
export {
  type ArudhaData,
  type ArudhaEvidence,
  type ArudhaInput,
  type ArudhaMeans,
  type ArudhaSign,
  arudha,
  type ChatraSign,
  type NavamshaNumber,
} from './arudha.js';
export {
  type AshtamangalaData,
  type AshtamangalaHeap,
  type AshtamangalaInput,
  type AshtamangalaNumber,
  ashtamangala,
  type Cowries,
  type HeapTime,
  type Remainder,
} from './ashtamangala.js';
export {
  chart,
  type QuestionChartData,
  type QuestionChartInput,
  type QuestionEvidence,
  type QuestionGraha,
  type QuestionLagna,
  type QuestionMatter,
} from './chart.js';
export type { QuestionInput } from './moment.js';
export type { ArudhaRule } from './rules/arudhaEvidence.js';
export type { QuestionSide } from './rules/evidence.js';
export type { QuestionState } from './rules/states.js';
export type { TajikaFact } from './rules/tajikaEvidence.js';
export { type Significator, type SignificatorsData, significators } from './significators.js';
export type { NumberYoni } from './tables/ashtamangala.js';
export type { Matter } from './tables/matters.js';
export type { ZodiacPath } from './tables/paths.js';
export type { QuestionRule, SignRising } from './tables/rules.js';
export {
  type ArcDays,
  type QuestionTajikaData,
  type QuestionTajikaEvidence,
  type QuestionTajikaInput,
  tajika,
} from './tajika.js';
