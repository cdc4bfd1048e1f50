import {
  cuspalInterlinks,
  fourStep,
  type KpCuspalInterlinksData,
  type KpCuspalInterlinksInput,
  type KpCuspsData,
  type KpCuspsInput,
  type KpFourStepData,
  type KpFourStepInput,
  type KpHoraryData,
  type KpHoraryInput,
  kpCusps,
  kpHorary,
} from 'siddhanta/kp';
import { kp } from 'siddhanta/readings';
import { panelCode } from '../panel.js';
import { drawChart } from './draw.js';

/** Cusps and significators of a birth. */
export const cusps = panelCode<KpCuspsInput, KpCuspsData>({
  operation: kpCusps,
  readings: kp,
  picture: (result, options, { style }) => drawChart(style, result, options),
});

/** The horary of 249 numbers. */
export const horary = panelCode<KpHoraryInput, KpHoraryData>({
  operation: kpHorary,
  readings: kp,
  picture: (result, options, { style }) => drawChart(style, result, options),
});

/** The four steps of each planet, shown by their blocks alone. */
export const steps = panelCode<KpFourStepInput, KpFourStepData>({ operation: fourStep, readings: kp });

/** The links of the cusps, with their grid. */
export const interlinks = panelCode<KpCuspalInterlinksInput, KpCuspalInterlinksData>({
  operation: cuspalInterlinks,
  readings: kp,
});
