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
import { panelCode } from '../panel.js';

/** Who stands for whom, shown by their blocks alone. */
export const stands = panelCode<KarakasInput, KarakasData>({ operation: karakas, readings });

/** The padas, shown by their blocks alone. */
export const padas = panelCode<ArudhasInput, ArudhasData>({ operation: arudhas, readings });

/** Aspects of signs and argala, shown by their blocks alone. */
export const argalas = panelCode<JaiminiAspectsInput, JaiminiAspectsData>({ operation: aspects, readings });
