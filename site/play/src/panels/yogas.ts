import { yogas as readings } from 'siddhanta/readings';
import { list, type YogaReport, type YogasInput } from 'siddhanta/yogas';
import { panelCode } from '../panel.js';

/** The yogas of a birth, shown by their blocks alone. */
export const natalYogas = panelCode<YogasInput, YogaReport>({ operation: list, readings });
