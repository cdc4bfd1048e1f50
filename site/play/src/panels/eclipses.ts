import { type EclipseLocalData, type EclipseLocalInput, local } from 'siddhanta/eclipses';
import { eclipses as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';
import { EclipsePictures } from './EclipsePictures.js';

/** The eclipses of a span as the place has them. */
export const visibleEclipses = panelCode<EclipseLocalInput, EclipseLocalData>({
  operation: local,
  readings,
  Before: EclipsePictures,
});
