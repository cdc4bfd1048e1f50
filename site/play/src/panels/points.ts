import {
  type BhavaData,
  type BhavaInput,
  bhava,
  type SpecialLagnasData,
  type SpecialLagnasInput,
  specialLagnas,
  type UpagrahasData,
  type UpagrahasInput,
  upagrahas,
} from 'siddhanta/charts';
import { charts as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** Lagnas that are reckoned from sunrise, shown by their blocks alone. */
export const lagnas = panelCode<SpecialLagnasInput, SpecialLagnasData>({ operation: specialLagnas, readings });

/** Gulika and its kin, shown by their blocks alone. */
export const shadows = panelCode<UpagrahasInput, UpagrahasData>({ operation: upagrahas, readings });

/** The houses of Śrīpati, shown by their blocks alone. */
export const houses = panelCode<BhavaInput, BhavaData>({ operation: bhava, readings });
