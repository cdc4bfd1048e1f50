import type { CatalogueRule } from '../festivalRule.js';
import { ASHVINA_AND_KARTIKA } from './festivalsAshvina.js';
import { CHAITRA_TO_ASHADHA } from './festivalsChaitra.js';
import { MARGASHIRSHA_TO_PHALGUNA } from './festivalsMargashirsha.js';
import { MONTHLY } from './festivalsMonthly.js';
import { SHRAVANA_AND_BHADRAPADA } from './festivalsShravana.js';
import { SOLAR } from './festivalsSolar.js';

const ROWS = [
  ...CHAITRA_TO_ASHADHA,
  ...SHRAVANA_AND_BHADRAPADA,
  ...ASHVINA_AND_KARTIKA,
  ...MARGASHIRSHA_TO_PHALGUNA,
  ...MONTHLY,
  ...SOLAR,
] as const;

type Row = (typeof ROWS)[number];

/** The identifier of a festival of the catalogue. */
export type FestivalId = Row['id'];

/** The compiler holds every base to a rule that is there. */
type Bases = Extract<Row, { readonly base: string }>['base'];
const BASES_EXIST: Bases extends FestivalId ? true : never = true;

/** Every rule of the catalogue, by lunar months, then the rites of every month, then the solar year. */
export const FESTIVALS: readonly (CatalogueRule & { readonly id: FestivalId })[] = BASES_EXIST ? ROWS : [];
