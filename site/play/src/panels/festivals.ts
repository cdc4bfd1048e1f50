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

/** The festivals of a span as the place has them, shown by their blocks alone. */
export const festivalPanel = panelCode<FestivalsInput, FestivalsData>({ operation: festivals, readings });

/** The Ekādaśīs of a span. */
export const fasts = panelCode<EkadashiInput, EkadashiData>({ operation: ekadashi, readings });
