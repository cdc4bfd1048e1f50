/**
 * Rāśi and divisional charts, special lagnas, upagrahas, houses, and charts counted from Moon and Sun.
 *
 * @packageDocumentation
 */

export type { NatalInput } from '../cast/natalInput.js';
export type { HousedPosition } from '../zodiac/housed.js';
export type { Murthi } from '../zodiac/murthi.js';
export type { Gana, Nadi, RajjuGroup, Varna, Vashya, Yoni, YoniOfNakshatra } from '../zodiac/natures.js';
export {
  type AvakahadaData,
  type AvakahadaInput,
  avakahada,
  type BirthLimbs,
  type Payas,
  type RuledPosition,
} from './avakahada.js';
export {
  type BhavaData,
  type BhavaHouse,
  type BhavaInput,
  type BhavaLength,
  type BhavaPhala,
  type BhavaPlanet,
  type BhavaSystem,
  bhava,
  type EqualCusp,
} from './bhava.js';
export { type ChartTable, type ChartTableInput, chartTable, type Numbers, type TablePlace } from './chartTable.js';
export {
  type DeitiesData,
  type DeitiesInput,
  type DeitiesOfVarga,
  type DeityBody,
  type DeityOfPart,
  deities,
} from './deities.js';
export { type DivisionalData, type DivisionalInput, type DivisionalNotes, divisional } from './divisional.js';
export {
  type DivisionalCustomData,
  type DivisionalCustomInput,
  type DivisionalCustomNotes,
  divisionalCustom,
} from './divisionalCustom.js';
export {
  type DivisionalMixedData,
  type DivisionalMixedInput,
  type DivisionalMixedNotes,
  divisionalMixed,
} from './divisionalMixed.js';
export { type ChartPositions, type ChartReference, type CountedChart, countedFrom } from './fromSign.js';
export { type LuminaryChartData, type LuminaryChartInput, moon, sun } from './luminaryChart.js';
export type { PointVarga } from './pointVarga.js';
export { type RasiInput, rasi } from './rasi.js';
export type { BirthDetails, ChartNotes, ChartType, RasiData } from './rasiData.js';
export type { Akshara } from './rules/avakahada.js';
export type { CustomBase, CustomStart } from './rules/customVarga.js';
export {
  type CountedPart,
  type LordedSign,
  type MaranaKaraka,
  type MrityuBhaga,
  type NthDegree,
  type PushkaraBody,
  type PushkaraPlace,
  type SensitiveData,
  type SensitiveInput,
  sensitive,
} from './sensitive.js';
export type { ChartChange, ChartSensitivity, ChartStatement } from './sensitivity.js';
export {
  type InduLagna,
  type SpecialLagna,
  type SpecialLagnas,
  type SpecialLagnasData,
  type SpecialLagnasInput,
  specialLagnas,
  type Varnada,
} from './specialLagnas.js';
export {
  type Parity,
  type Sphuta,
  type SphutaData,
  type SphutaGulika,
  type SphutaInput,
  type SphutaParity,
  type SphutasData,
  type SphutasInput,
  type SphutaTermDescription,
  sphuta,
  sphutas,
  type YogiDescription,
} from './sphutas.js';
export {
  type HouseKey,
  type SudarshanaChartData,
  type SudarshanaChartHouse,
  type SudarshanaChartInput,
  type SudarshanaChartRing,
  type SudarshanaChartRings,
  sudarshana,
} from './sudarshana.js';
export type { DeityVarga, DrekkanaDeities } from './tables/deities.js';
export type { DeityId, DeityName } from './tables/deityNames.js';
export type { VargaChart } from './tables/furtherVargas.js';
export type { MrityuBody, MrityuList } from './tables/mrityuBhagas.js';
export type { VarnadaRule, VarnadaWay } from './tables/specialLagnas.js';
export type { SphutaId, SphutaPoint } from './tables/sphutas.js';
export type {
  KalaVela,
  PartOrder,
  PartPoint,
  SolarUpagraha,
  UpagrahaScheme,
} from './tables/upagrahas.js';
export type { GenericVariant, VargaVariant } from './tables/variants.js';
export {
  type EighthPart,
  type KalaVelaPosition,
  type UpagrahasData,
  type UpagrahasInput,
  upagrahas,
} from './upagrahas.js';
