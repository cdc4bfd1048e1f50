import { type PoruthamData, type PoruthamInput, porutham } from 'siddhanta/compatibility';
import { compatibility as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** The ten agreements, shown by their blocks alone. */
export const ten = panelCode<PoruthamInput, PoruthamData>({ operation: porutham, readings, tellsUnknown: true });
