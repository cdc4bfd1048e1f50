import { type DivisionalData, type DivisionalInput, divisional } from 'siddhanta/charts';
import { type RasiData, type RasiInput, rasi } from 'siddhanta/charts';
import { charts } from 'siddhanta/readings';
import { panelCode } from '../panel.js';
import { drawChart } from './draw.js';
import { DayOfBirth } from './DayOfBirth.js';

/** The rāśi chart, or one of its divisions. */
export const chart = panelCode<RasiInput | DivisionalInput, RasiData | DivisionalData>({
  operation: (input) => ('varga' in input ? divisional(input) : rasi(input)),
  readings: charts,
  picture: (result, options, { style }) => drawChart(style, result, options),
  Unknown: DayOfBirth,
});
