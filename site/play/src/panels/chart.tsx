import {
  type DivisionalData,
  type DivisionalInput,
  divisional,
  type RasiData,
  type RasiInput,
  rasi,
} from 'siddhanta/charts';
import { charts } from 'siddhanta/readings';
import { panelCode } from '../panel.js';
import { DayOfBirth } from './DayOfBirth.js';
import { drawLinked } from './draw.js';

/** The rāśi chart, or one of its divisions. */
export const chart = panelCode<RasiInput | DivisionalInput, RasiData | DivisionalData>({
  operation: (input) => ('varga' in input ? divisional(input) : rasi(input)),
  readings: charts,
  ofBirth: true,
  picture: (result, options, form) => drawLinked(form, result, options),
  Unknown: DayOfBirth,
});
