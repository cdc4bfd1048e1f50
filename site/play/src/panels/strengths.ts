import { strengths as readings } from 'siddhanta/readings';
import {
  type AspectsData,
  type AspectsInput,
  aspects,
  type DignityData,
  type DignityInput,
  dignity,
  type FunctionalNatureData,
  type FunctionalNatureInput,
  functionalNature,
} from 'siddhanta/strengths';
import { aspectGrid } from 'siddhanta/svg';
import { panelCode } from '../panel.js';

export const dignities = panelCode<DignityInput, DignityData>({ operation: dignity, readings });

/** Aspects as a grid and in tables. */
export const aspectTables = panelCode<AspectsInput, AspectsData>({
  operation: aspects,
  readings,
  picture: (result, options) => aspectGrid(result, options),
});

/** What the grahas are for the lagna, shown by their blocks alone. */
export const natures = panelCode<FunctionalNatureInput, FunctionalNatureData>({
  operation: functionalNature,
  readings,
});
