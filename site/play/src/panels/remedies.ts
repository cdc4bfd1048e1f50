import { remedies as readings } from 'siddhanta/readings';
import {
  forBirth,
  gems,
  type RemediesForBirthData,
  type RemediesForBirthInput,
  type RemediesGemsData,
  type RemediesGemsInput,
} from 'siddhanta/remedies';
import { panelCode } from '../panel.js';

/** What the texts single out and prescribe, shown by its blocks alone. */
export const prescriptions = panelCode<RemediesForBirthInput, RemediesForBirthData>({ operation: forBirth, readings });

/** Gems by text and policy, shown by their blocks alone. */
export const gemPanel = panelCode<RemediesGemsInput, RemediesGemsData>({ operation: gems, readings });
