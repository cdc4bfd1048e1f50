import { transits as readings } from 'siddhanta/readings';
import { transitStrip } from 'siddhanta/svg';
import {
  calendar,
  now,
  type TransitCalendarData,
  type TransitCalendarInput,
  type TransitsNowData,
  type TransitsNowInput,
} from 'siddhanta/transits';
import { panelCode } from '../panel.js';

/** The sky of a moment against a birth, shown by its blocks alone. */
export const sky = panelCode<TransitsNowInput, TransitsNowData>({ operation: now, readings });

/** The transits of a year, with their strip. */
export const year = panelCode<TransitCalendarInput, TransitCalendarData>({
  operation: calendar,
  readings,
  picture: (result, options) => transitStrip(result, options),
});
