import {
  type BalaData,
  type BalaInput,
  bala,
  type ChoghadiyaData,
  choghadiya,
  day,
  type MuhurtaDayData,
  type MuhurtaDayInput,
  type MuhurtaInput,
  type MuhurtaYogasData,
  type MuhurtaYogasInput,
  yogas,
} from 'siddhanta/muhurta';
import { muhurta as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** The windows of a day, shown by their blocks alone. */
export const windows = panelCode<MuhurtaDayInput, MuhurtaDayData>({ operation: day, readings });

/** The choghaḍiyās of a day, shown by their blocks alone. */
export const eighths = panelCode<MuhurtaInput, ChoghadiyaData>({ operation: choghadiya, readings });

/** The combinations of a day, shown by their blocks alone. */
export const combinations = panelCode<MuhurtaYogasInput, MuhurtaYogasData>({ operation: yogas, readings });

/** What a day is to a birth, shown by its blocks alone. */
export const forBirth = panelCode<BalaInput, BalaData>({ operation: bala, readings });
