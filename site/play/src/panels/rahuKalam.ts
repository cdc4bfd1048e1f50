import { type RahuKalamData, type RahuKalamInput, rahuKalam } from 'siddhanta/muhurta';
import { muhurta } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** Rāhu kālam, shown by its blocks alone. */
export const rahuKalamPanel = panelCode<RahuKalamInput, RahuKalamData>({ operation: rahuKalam, readings: muhurta });
