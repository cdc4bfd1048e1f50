/**
 * Diagrams of nakṣatras and signs in which the grahas of a moment or a year pierce parts of a birth: sarvatobhadra, koṭa, tripatākī, the tārās,
 * ghāta, latta and the śalākās. They list who reaches what; they are no forecast.
 *
 * @packageDocumentation
 */

export type { AnnualYear, CompletedYears, YearOfLife } from '../annual/describe.js';
export type { AnnualInput, ReturnZodiac } from '../annual/input.js';
export {
  type GhataData,
  type GhataInput,
  type GhataItem,
  type GhataQuarter,
  type GhataTithi,
  ghata,
  type Prahara,
} from './ghata.js';
export {
  type KotaData,
  type KotaGraha,
  type KotaHeading,
  type KotaInput,
  type KotaPlaceNumber,
  type KotaStar,
  kota,
} from './kota.js';
export {
  type LattaCount,
  type LattaData,
  type LattaDirection,
  type LattaInput,
  type LattaOfGraha,
  latta,
} from './latta.js';
export type { ChakraInput } from './moment.js';
export {
  type NavaTaraData,
  type NavaTaraInput,
  navaTara,
  type SpecialCount,
  type SpecialStarRow,
  type TaraNumber,
  type TaraRow,
  type TaraStar,
} from './navaTara.js';
export type { KotaDirection, KotaPath } from './rules/kota.js';
export type { VedhaDirection } from './rules/sarvatobhadra.js';
export {
  type GridCell,
  type GridCellPlace,
  type GridGraha,
  type GridKind,
  type GridLine,
  type GridMotion,
  type GridVedha,
  type PersonCell,
  type PersonPart,
  type SarvatobhadraData,
  type SarvatobhadraInput,
  sarvatobhadra,
} from './sarvatobhadra.js';
export {
  type PiercingGrahas,
  panchaShalaka,
  type ShalakaData,
  type ShalakaEnd,
  type ShalakaInput,
  type ShalakaPoint,
  type ShalakaPointName,
  saptaShalaka,
} from './shalaka.js';
export type { Enclosure } from './tables/kota.js';
export type { TithiGroup } from './tables/sarvatobhadra.js';
export type { SpecialStar, TaraCounts } from './tables/taras.js';
export {
  type TripatakiCount,
  type TripatakiData,
  type TripatakiGraha,
  type TripatakiInput,
  type TripatakiPoint,
  type TripatakiVedha,
  tripataki,
} from './tripataki.js';
