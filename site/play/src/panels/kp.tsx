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
  type KpRectifyData,
  type KpRectifyInput,
  type KpRulingPlanetsOverData,
  type KpRulingPlanetsOverInput,
  kpCusps,
  kpHorary,
  rectify,
  rulingPlanetsOver,
} from 'siddhanta/kp';
import { kp } from 'siddhanta/readings';
import { interlinkGrid } from 'siddhanta/svg';
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
  picture: (result, options) => interlinkGrid(result, options),
});

/** Who rules a day long, shown by its blocks alone. */
export const rulers = panelCode<KpRulingPlanetsOverInput, KpRulingPlanetsOverData>({
  operation: rulingPlanetsOver,
  readings: kp,
});

/** Candidates of a birth time, shown by their blocks alone. */
export const candidates = panelCode<KpRectifyInput, KpRectifyData>({ operation: rectify, readings: kp });
