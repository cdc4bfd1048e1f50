import { type PoruthamData, type PoruthamInput, porutham } from 'siddhanta/compatibility';
import { compatibility as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** The ten agreements, shown by their blocks alone. */
export const tenAgreements = panelCode<PoruthamInput, PoruthamData>({
  operation: porutham,
  readings,
  handlesUnknownTime: true,
});
