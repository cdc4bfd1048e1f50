import { type AshtakootaData, type AshtakootaInput, ashtakoota } from 'siddhanta/compatibility';
import { compatibility as readings } from 'siddhanta/readings';
import { kutaWheel } from 'siddhanta/svg';
import { panelCode } from '../panel.js';

/** The eight kūṭas of two births. */
export const match = panelCode<AshtakootaInput, AshtakootaData>({
  operation: ashtakoota,
  readings,
  picture: (result, options) => kutaWheel(result, options),
  handlesUnknownTime: true,
});
