import {
  type ActData,
  type ActInput,
  act,
  type BalaData,
  type BalaInput,
  bala,
  type ChoghadiyaData,
  choghadiya,
  day,
  type LagnasData,
  type LagnasInput,
  type LattadiData,
  type LattadiInput,
  lagnas,
  lattadi,
  type MuhurtaDayData,
  type MuhurtaDayInput,
  type MuhurtaInput,
  type MuhurtaYogasData,
  type MuhurtaYogasInput,
  type SearchData,
  type SearchInput,
  search,
  type VasasData,
  type VasasInput,
  vasas,
  yogas,
} from 'siddhanta/muhurta';
import { panchang } from 'siddhanta/panchang';
import { muhurta as readings } from 'siddhanta/readings';
import { actStrip, dayStrip } from 'siddhanta/svg';
import { conventionsOf, dayPlaceName, dayPlaceOf } from '../form.js';
import { panelCode } from '../panel.js';
import { FoundHours } from './FoundHours.js';
import { BirdOfDay, MoreDwellings } from './MoreOfDay.js';

/** The windows of a day, over its pañcāṅga. */
export const windows = panelCode<MuhurtaDayInput, MuhurtaDayData>({
  operation: day,
  readings,
  picture: (result, options, form) =>
    dayStrip(panchang({ date: form.day, place: dayPlaceOf(form), ...conventionsOf(form) }), {
      ...options,
      muhurta: result,
    }),
});

/** The choghaḍiyās of a day, shown by their blocks alone. */
export const eighths = panelCode<MuhurtaInput, ChoghadiyaData>({ operation: choghadiya, readings });

/** The combinations of a day, shown by their blocks alone. */
export const combinations = panelCode<MuhurtaYogasInput, MuhurtaYogasData>({ operation: yogas, readings });

/** A day for a birth, and what its bird does. */
export const forBirth = panelCode<BalaInput, BalaData>({ operation: bala, readings, After: BirdOfDay });

/** The rising signs of a day and what of it is free of pañcaka. */
export const risingSigns = panelCode<LagnasInput, LagnasData>({ operation: lagnas, readings });

/** Dwellings of a day, what a traveller asks of it, and the bāṇas and mahāpātas of a month. */
export const dwellings = panelCode<VasasInput, VasasData>({ operation: vasas, readings, After: MoreDwellings });

/** Windows of some weeks that meet the conditions. */
export const hours = panelCode<SearchInput, SearchData>({
  operation: search,
  readings,
  After: FoundHours,
  without: ['table'],
});

/** Dates and windows for an act, with their strip. */
export const acts = panelCode<ActInput, ActData>({
  operation: act,
  readings,
  picture: (result, options, form) => actStrip(result, { ...options, place: dayPlaceName(form) }),
});

/** The ten faults of a marriage moment, shown by their blocks alone. */
export const lines = panelCode<LattadiInput, LattadiData>({ operation: lattadi, readings });
