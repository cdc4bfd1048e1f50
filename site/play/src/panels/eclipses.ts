import { type EclipseLocalData, type EclipseLocalInput, local } from 'siddhanta/eclipses';
import { eclipses as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** The eclipses of a span as the place has them, shown by their blocks alone. */
export const visibleEclipses = panelCode<EclipseLocalInput, EclipseLocalData>({ operation: local, readings });
