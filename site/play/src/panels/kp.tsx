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
  type KpMotionData,
  type KpMotionInput,
  type KpPromiseData,
  type KpPromiseInput,
  type KpRectifyData,
  type KpRectifyInput,
  type KpRotateData,
  type KpRotateInput,
  type KpRulingPlanetsOverData,
  type KpRulingPlanetsOverInput,
  kpCusps,
  kpHorary,
  motion,
  promise,
  rectify,
  rotate,
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

/** Stays of lagna and Moon through a day, shown by their blocks alone. */
export const stays = panelCode<KpMotionInput, KpMotionData>({ operation: motion, readings: kp });

/** The promise of a matter, shown by its blocks alone. */
export const promised = panelCode<KpPromiseInput, KpPromiseData>({ operation: promise, readings: kp });

/** The chart of another person, shown by its blocks alone. */
export const rotated = panelCode<KpRotateInput, KpRotateData>({ operation: rotate, readings: kp });

/** Candidates of a birth time, shown by their blocks alone. */
export const candidates = panelCode<KpRectifyInput, KpRectifyData>({ operation: rectify, readings: kp });
