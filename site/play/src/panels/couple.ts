import {
  type DashaSandhiData,
  type DashaSandhiInput,
  dashaSandhi,
  type PapaSamyaData,
  type PapaSamyaInput,
  papaSamya,
} from 'siddhanta/compatibility';
import { compatibility as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** The malefics of both charts. */
export const papa = panelCode<PapaSamyaInput, PapaSamyaData>({ operation: papaSamya, readings });

/** The ends of the mahādaśās of both. */
export const sandhi = panelCode<DashaSandhiInput, DashaSandhiData>({ operation: dashaSandhi, readings });
