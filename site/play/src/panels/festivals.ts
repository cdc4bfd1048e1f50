import {
  type EkadashiData,
  type EkadashiInput,
  ekadashi,
  type FestivalsData,
  type FestivalsInput,
  festivals,
} from 'siddhanta/calendar';
import { calendar as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';
import { FestivalMonths } from './FestivalMonths.js';

/** The festivals of a year as the place has them, by months. */
export const festivalPanel = panelCode<FestivalsInput, FestivalsData>({
  operation: festivals,
  readings,
  dates: true,
  without: ['table'],
  After: FestivalMonths,
});

/** The Ekādaśīs of a span. */
export const fasts = panelCode<EkadashiInput, EkadashiData>({ operation: ekadashi, readings, dates: true });
