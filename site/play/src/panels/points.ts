import {
  type AvakahadaData,
  type AvakahadaInput,
  avakahada,
  type BhavaData,
  type BhavaInput,
  bhava,
  type SpecialLagnasData,
  type SpecialLagnasInput,
  specialLagnas,
  type UpagrahasData,
  type UpagrahasInput,
  upagrahas,
} from 'siddhanta/charts';
import { charts as readings } from 'siddhanta/readings';
import { chartCusps, chartPoints } from 'siddhanta/svg';
import { panelCode } from '../panel.js';
import { drawPoints } from './draw.js';

/** Lagnas counted from sunrise, in the birth chart. */
export const lagnas = panelCode<SpecialLagnasInput, SpecialLagnasData>({
  operation: specialLagnas,
  readings,
  picture: (result, options, form) => drawPoints(form, chartPoints(result), options),
});

/** Gulika and its kin, in the birth chart. */
export const upagrahaPanel = panelCode<UpagrahasInput, UpagrahasData>({
  operation: upagrahas,
  readings,
  picture: (result, options, form) => drawPoints(form, chartPoints(result), options),
});

/** The houses of Śrīpati, their middles in the birth chart. */
export const houses = panelCode<BhavaInput, BhavaData>({
  operation: bhava,
  readings,
  picture: (result, options, form) => drawPoints(form, chartCusps(result), options),
});

/** The box at the head of a horoscope, shown by its blocks alone. */
export const headOfHoroscope = panelCode<AvakahadaInput, AvakahadaData>({ operation: avakahada, readings });
