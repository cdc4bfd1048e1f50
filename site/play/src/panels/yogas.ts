import { yogas as readings } from 'siddhanta/readings';
import {
  list,
  timeline,
  type YogaReport,
  type YogasInput,
  type YogaTimelineData,
  type YogaTimelineInput,
} from 'siddhanta/yogas';
import { panelCode } from '../panel.js';

/** The yogas of a birth, shown by their blocks alone. */
export const natalYogas = panelCode<YogasInput, YogaReport>({ operation: list, readings });

/** The daśās of the planets that make the yogas. */
export const yogaPeriods = panelCode<YogaTimelineInput, YogaTimelineData>({ operation: timeline, readings });
