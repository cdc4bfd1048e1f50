import {
  type BhriguBinduInput,
  type BinduTransitsData,
  type BinduTransitsInput,
  bhriguBindu,
  binduTransits,
  links,
  type NadiLinksData,
  type NadiLinksInput,
  type NadyamshaData,
  type NadyamshaInput,
  nadyamsha,
} from 'siddhanta/nadi';
import { nadi as readings } from 'siddhanta/readings';
import { chartPoints, directionChart } from 'siddhanta/svg';
import { inputOf, panelCode } from '../panel.js';
import { drawPoints } from './draw.js';

/** The 150th parts, with the sentence on the seconds of the ascendant. */
export const parts = panelCode<NadyamshaInput, NadyamshaData>({ operation: nadyamsha, readings });

/** Who influences whom, with the four directions as a picture. */
export const linked = panelCode<NadiLinksInput, NadiLinksData>({
  operation: links,
  readings,
  picture: (result, options) => directionChart(result, options),
});

/** The bindu with its hits; the picture has it in the birth chart. */
export const bindu = panelCode<BinduTransitsInput, BinduTransitsData>({
  operation: binduTransits,
  readings,
  picture: (_, options, form) => {
    const input = inputOf(['instant', 'conventions'], form) as BhriguBinduInput;
    return drawPoints(form, chartPoints(bhriguBindu(input)), options);
  },
});
