import { type SuryaSiddhantaData, type SuryaSiddhantaInput, suryaSiddhanta } from 'siddhanta/conventions';
import { conventions } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** A moment by the Sūrya Siddhānta, beside the sky. */
export const traditional = panelCode<SuryaSiddhantaInput, SuryaSiddhantaData>({
  operation: suryaSiddhanta,
  readings: conventions,
});
