import type { CatalogueRule } from '../festivalRule.js';
import { ASHVINA_AND_KARTIKA } from './festivalsAshvina.js';
import { CHAITRA_TO_ASHADHA } from './festivalsChaitra.js';
import { EKADASHIS } from './festivalsEkadashi.js';
import { JAIN } from './festivalsJain.js';
import { JAYANTIS } from './festivalsJayantis.js';
import { MARGASHIRSHA_TO_PHALGUNA } from './festivalsMargashirsha.js';
import { MONTHLY } from './festivalsMonthly.js';
import { REGIONAL } from './festivalsRegional.js';
import { SHRADDHA_DAYS } from './festivalsShraddha.js';
import { SHRAVANA_AND_BHADRAPADA } from './festivalsShravana.js';
import { SIKH } from './festivalsSikh.js';
import { SOLAR } from './festivalsSolar.js';
import { VRATAS } from './festivalsVratas.js';

const ROWS = [
  ...CHAITRA_TO_ASHADHA,
  ...SHRAVANA_AND_BHADRAPADA,
  ...ASHVINA_AND_KARTIKA,
  ...MARGASHIRSHA_TO_PHALGUNA,
  ...EKADASHIS,
  ...MONTHLY,
  ...SOLAR,
  ...VRATAS,
  ...SHRADDHA_DAYS,
  ...JAYANTIS,
  ...REGIONAL,
  ...JAIN,
  ...SIKH,
] as const;

type Row = (typeof ROWS)[number];

/** The identifier of a festival of the catalogue. */
export type FestivalId = Row['id'];

/** An identifier of the catalogue, or an alias. */
export type FestivalName = FestivalId | Extract<Row, { readonly aka: readonly string[] }>['aka'][number];

/** The compiler refuses an unknown base. */
type Based = Extract<Row, { readonly base: string }>;
type WithKnownBase = Based['base'] extends FestivalId ? unknown : never;

export type FestivalRow = CatalogueRule & { readonly id: FestivalId };

/** By lunar months, then Ekādaśīs, the rites of every month, the solar year, and what was added by kind. */
export const FESTIVALS: readonly (FestivalRow & WithKnownBase)[] = ROWS;

/** In the order of the catalogue. */
export const FESTIVAL_IDS: readonly FestivalId[] = FESTIVALS.map(({ id }) => id);
