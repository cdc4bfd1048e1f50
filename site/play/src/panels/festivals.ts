import type { Result } from 'siddhanta';
import {
  type EkadashiData,
  type EkadashiInput,
  ekadashi,
  type FestivalsData,
  type FestivalsInput,
  festivals,
} from 'siddhanta/calendar';
import { icsOf, calendar as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';
import { FestivalMonths } from './FestivalMonths.js';

const dates = (input: unknown, result: Result<unknown>): string => icsOf(readings, input, result);

/** The festivals of a year as the place has them, by months. */
export const festivalPanel = panelCode<FestivalsInput, FestivalsData>({
  operation: festivals,
  readings,
  dates,
  without: ['table'],
  After: FestivalMonths,
});

/** The Ekādaśīs of a span. */
export const fasts = panelCode<EkadashiInput, EkadashiData>({ operation: ekadashi, readings, dates });
