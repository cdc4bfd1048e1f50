import { strengths as readings } from 'siddhanta/readings';
import { type AshtakavargaData, type AshtakavargaInput, ashtakavarga } from 'siddhanta/strengths';
import { ashtakavargaGrid } from 'siddhanta/svg';
import { panelCode } from '../panel.js';

/** The bindus of a birth chart: the tables as small charts, in the style of the chart where that is the South's, else the North's. */
export const bindus = panelCode<AshtakavargaInput, AshtakavargaData>({
  operation: ashtakavarga,
  readings,
  picture: (result, options, { style }) =>
    ashtakavargaGrid(result, { ...options, style: style === 'south' ? 'south' : 'north' }),
});
