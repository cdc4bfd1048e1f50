import { transits as readings } from 'siddhanta/readings';
import { heliacalStrip } from 'siddhanta/svg';
import {
  conjunctions,
  type EphemerisData,
  type EphemerisInput,
  ephemeris,
  type HeliacalData,
  type HeliacalInput,
  heliacal,
  type TransitConjunctionsData,
  type TransitConjunctionsInput,
} from 'siddhanta/transits';
import { dayPlaceName } from '../form.js';
import { panelCode } from '../panel.js';

/** First and last visibilities of a year at the place, with their strip. */
export const visibilities = panelCode<HeliacalInput, HeliacalData>({
  operation: heliacal,
  readings,
  picture: (result, options, form) => heliacalStrip(result, { ...options, place: dayPlaceName(form) }),
});

/** The conjunctions and wars of a year, shown by their blocks alone. */
export const meetings = panelCode<TransitConjunctionsInput, TransitConjunctionsData>({
  operation: conjunctions,
  readings,
});

/** Positions month by month: a year of days would be three thousand rows. */
export const places = panelCode<EphemerisInput, EphemerisData>({
  operation: (input) => ephemeris({ ...input, step: 'month' }),
  readings,
});
