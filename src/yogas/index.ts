/**
 * Yogas: which combinations of the texts a chart has, by which planets, on what source, and how rare each is.
 * @packageDocumentation
 */

export type { ClauseCount, TextsNotice, TextsWithheld } from '../operation/textClauses.js';
export type { SensitiveKind, TextReading, TextTone, TextTopic } from '../operation/textWords.gen.js';
export type { CharaKaraka, KarakaScheme } from '../zodiac/charaKarakas.js';
export type {
  YogaCharaKaraka,
  YogaDispositor,
  YogaExaltationLord,
  YogaExaltedInSignOf,
  YogaGroup,
  YogaGroupName,
  YogaHouse,
  YogaLord,
  YogaNavamshaDispositor,
  YogaNavamshaLagnaLord,
  YogaNavamshaOf,
  YogaPada,
  YogaPair,
  YogaPoint,
  YogaPredicate,
  YogaRef,
  YogaRelation,
  YogaSign,
  YogaSpan,
  YogaTerm,
  YogaVariable,
  YogaWord,
  YogaWords,
} from '../zodiac/predicates/predicate.js';
export type { YogasOfBirth } from './birth.js';
export type { CatalogueYoga, YogaCategory, YogaId } from './catalogueRule.js';
export type { ChosenYogas } from './chosen.js';
export type {
  AbsentYoga,
  PresentYoga,
  ReadingHolds,
  ShareOfBirths,
  SharePercent,
  SkippedYoga,
  YogaBound,
  YogaByVariant,
  YogaInstance,
  YogaKey,
  YogaReport,
} from './describe.js';
export {
  evaluateYogas,
  type OwnYogaChart,
  type YogaOptions,
  type YogaPlanet,
  type YogaRasi,
  yogaRules,
} from './evaluate.js';
export {
  type BoundYoga,
  explain,
  type YogaExplainData,
  type YogaExplainInput,
  type YogaFound,
  type YogaHolds,
  type YogaLacks,
  type YogaNode,
  type YogaReading,
} from './explain.js';
export { list, type YogaListData, type YogasInput } from './list.js';
export type { TimelineSystem, YogaPeriodSpan } from './periods.js';
export {
  type RajaLord,
  type RajaPairOfLords,
  type RajaPairsData,
  type RajaPairsInput,
  rajaPairs,
} from './rajaPairs.js';
export type {
  YieldingGroup,
  YogaBindings,
  YogaEvidence,
  YogaNature,
  YogaRule,
  YogaSource,
  YogaVariant,
} from './rule.js';
export type { YogaLack } from './rules/plan.js';
export type { RajaLink } from './rules/rajaPairs.js';
export type { YogaTexts } from './says.js';
export type { YogaClause, YogaStatement } from './statement.js';
export { YOGA_CATALOGUE } from './tables/yogas.gen.js';
export {
  type RunningPeriods,
  type TimedYoga,
  timeline,
  type YogaAntardasha,
  type YogaTimelineData,
  type YogaTimelineInput,
} from './timeline.js';
