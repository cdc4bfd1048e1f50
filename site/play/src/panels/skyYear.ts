import { transits as readings } from 'siddhanta/readings';
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
import { panelCode } from '../panel.js';

/** First and last visibilities of a year at the place, shown by their blocks alone. */
export const visibilities = panelCode<HeliacalInput, HeliacalData>({ operation: heliacal, readings });

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
