import { strengths as readings } from 'siddhanta/readings';
import {
  type AvasthasData,
  type AvasthasInput,
  avasthas,
  type VaisheshikamshaData,
  type VaisheshikamshaInput,
  vaisheshikamsha,
} from 'siddhanta/strengths';
import { panelCode } from '../panel.js';

/** Five kinds of states. */
export const states = panelCode<AvasthasInput, AvasthasData>({ operation: avasthas, readings });

/** Own places in the divisions. */
export const ownPlaces = panelCode<VaisheshikamshaInput, VaisheshikamshaData>({ operation: vaisheshikamsha, readings });
