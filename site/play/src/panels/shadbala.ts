import { strengths as readings } from 'siddhanta/readings';
import { type ShadbalaData, type ShadbalaInput, shadbala } from 'siddhanta/strengths';
import { shadbalaBars } from 'siddhanta/svg';
import { panelCode } from '../panel.js';

/** The six strengths of the planets, as bars and in tables. */
export const sixStrengths = panelCode<ShadbalaInput, ShadbalaData>({
  operation: shadbala,
  readings,
  picture: (result, options) => shadbalaBars(result, options),
});
