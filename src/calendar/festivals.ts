import * as v from 'valibot';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { oneOf, record } from '../input/schemas.js';
import { type Context, type Operation, operation } from '../operation/operation.js';
import type { CivilDate, Place, Result } from '../types.js';
import { formatDate } from '../time/calendar.js';
import { FESTIVAL_OPTIONS, type SettledFestivalOptions, withOptions } from './festivalOptions.js';
import { festivalProvenance } from './festivalProvenance.js';
import {
  type CatalogueRule,
  type FestivalRegion,
  type FestivalRule,
  type FestivalTradition,
  REGIONS,
  TRADITIONS,
} from './festivalRule.js';
import { type Festival, festivalTold } from './festivalTold.js';
import { anchorOf, type Finder, finder, type Occurrence } from './finder.js';
import { type CalendarPlaceInput, placeFields } from './input.js';
import { type OwnFestival, type OwnFestivalOptions, ownFestivals } from './ownRules.js';
import { type DaySpan, daySpanOf, type FestivalSpan, spanFields } from './span.js';
import { FESTIVAL_NAMES, FESTIVALS, type FestivalId, type FestivalName, ruleNamed } from './tables/festivals.js';

/** How festivals are decided where custom differs. */
export interface FestivalOptions {
  /** Where Amavasya holds pradosha twice: the second evening if it has a `ghati` of it, the default, or the `longer`. */
  readonly diwali?: (typeof FESTIVAL_OPTIONS.diwali)[number] | undefined;
  /** Viṣu by the first sunrise after the saṅkrānti, the default, or by its civil date. */
  readonly vishu?: (typeof FESTIVAL_OPTIONS.vishu)[number] | undefined;
  /** Gaṅgā Daśaharā in the ordinary Jyeṣṭha, `nija`, the default, or in the intercalary one where there is one. */
  readonly ganga_dussehra?: (typeof FESTIVAL_OPTIONS.ganga_dussehra)[number] | undefined;
  /** Nāga Pañcamī in the bright half of Śrāvaṇa, the default, or in the dark. */
  readonly nag_panchami?: (typeof FESTIVAL_OPTIONS.nag_panchami)[number] | undefined;
  /** Aruṇodaya: 96 minutes before sunrise, the default, or two fifteenths of the night. */
  readonly arunodaya?: (typeof FESTIVAL_OPTIONS.arunodaya)[number] | undefined;
}

/** The input of {@link festivals}: a `year`, or `from` and `to`. */
export interface FestivalsInput extends FestivalSpan, CalendarPlaceInput {
  /** Only these festivals, whatever bears their rules out; docs/tables/festivals.md lists them. */
  readonly ids?: readonly FestivalName[] | undefined;
  /** Of the festivals that have regions only those of these. */
  readonly regions?: readonly FestivalRegion[] | undefined;
  /** Of the festivals that have traditions only those of these. */
  readonly traditions?: readonly FestivalTradition[] | undefined;
  /** How to decide where custom differs. */
  readonly options?: FestivalOptions | undefined;
  /** Whether to tell the festivals, too, whose rules no list bears out; false by default. */
  readonly unconfirmed?: boolean | undefined;
}

/** The festivals of a span. */
export interface FestivalsData {
  /** First date. */
  readonly from: CivilDate;
  /** Last date, included. */
  readonly to: CivilDate;
  /** In order of their dates. */
  readonly festivals: readonly Festival<FestivalId>[];
}

const option = <const Name extends keyof typeof FESTIVAL_OPTIONS>(name: Name) =>
  v.optional(oneOf(FESTIVAL_OPTIONS[name]), FESTIVAL_OPTIONS[name][0] as (typeof FESTIVAL_OPTIONS)[Name][number]);

/** The options as a schema takes them. */
const optionFields = () => ({
  diwali: v.optional(oneOf(FESTIVAL_OPTIONS.diwali), 'ghati'),
  vishu: v.optional(oneOf(FESTIVAL_OPTIONS.vishu), 'sunrise_after'),
  ganga_dussehra: v.optional(oneOf(FESTIVAL_OPTIONS.ganga_dussehra), 'nija'),
  nag_panchami: v.optional(oneOf(FESTIVAL_OPTIONS.nag_panchami), 'bright'),
  arunodaya: v.optional(oneOf(FESTIVAL_OPTIONS.arunodaya), '96_minutes'),
});
