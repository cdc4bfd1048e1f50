import {
  type ManglikData,
  type ManglikInput,
  manglik,
  type SadeSatiData,
  type SadeSatiInput,
  sadeSati,
} from 'siddhanta/doshas';
import { doshas as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** Mars and what lifts or weakens the doṣa, shown by its blocks alone. */
export const mars = panelCode<ManglikInput, ManglikData>({ operation: manglik, readings });

/** Saturn around the Moon of a birth, shown by its blocks alone. */
export const saturn = panelCode<SadeSatiInput, SadeSatiData>({ operation: sadeSati, readings });
