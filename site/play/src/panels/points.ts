import {
  type AvakahadaData,
  type AvakahadaInput,
  avakahada,
  type BhavaData,
  type BhavaInput,
  bhava,
  type DeitiesData,
  type DeitiesInput,
  deities,
  type SensitiveData,
  type SensitiveInput,
  type SpecialLagnasData,
  type SpecialLagnasInput,
  type SphutasData,
  type SphutasInput,
  sensitive,
  specialLagnas,
  sphutas,
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

/** Sums of longitudes, shown by their blocks alone. */
export const sphutaPanel = panelCode<SphutasInput, SphutasData>({ operation: sphutas, readings });

/** Puṣkara and māraṇa-kāraka; the rest is withheld. */
export const sensitivePanel = panelCode<SensitiveInput, SensitiveData>({ operation: sensitive, readings });

/** Names of the parts of divisions. */
export const deityPanel = panelCode<DeitiesInput, DeitiesData>({ operation: deities, readings });
