import {
  type ArudhasData,
  type ArudhasInput,
  arudhas,
  aspects,
  type JaiminiAspectsData,
  type JaiminiAspectsInput,
  type KarakasData,
  type KarakasInput,
  karakas,
} from 'siddhanta/jaimini';
import { jaimini as readings } from 'siddhanta/readings';
import { chartPoints } from 'siddhanta/svg';
import { panelCode } from '../panel.js';
import { drawPoints } from './draw.js';

export const karakaTable = panelCode<KarakasInput, KarakasData>({ operation: karakas, readings });

/** The padas, in the birth chart. */
export const padas = panelCode<ArudhasInput, ArudhasData>({
  operation: arudhas,
  readings,
  picture: (result, options, form) => drawPoints(form, chartPoints(result), options),
});

/** Aspects of signs and argala, shown by their blocks alone. */
export const argalas = panelCode<JaiminiAspectsInput, JaiminiAspectsData>({ operation: aspects, readings });
