import { type VimshottariData, type VimshottariInput, vimshottari } from 'siddhanta/dashas';
import { dashas } from 'siddhanta/readings';
import { dashaTimeline } from 'siddhanta/svg';
import { panelCode } from '../panel.js';
import { DayOfDasha } from './DayOfDasha.js';
import { Tree } from './Tree.js';

/** Returns today where it lies within the periods, to have what runs now unfolded. */
function todayWithin({ mahadashas }: VimshottariData): string | undefined {
  const today = new Date().toISOString().slice(0, 10);
  const within = (mahadashas[0]?.start_date ?? '') <= today && today < (mahadashas.at(-1)?.end_date ?? '');
  return within ? today : undefined;
}

/** Vimśottarī, level by level. */
export const dasha = panelCode<VimshottariInput, VimshottariData>({
  operation: (input) => vimshottari({ ...input, levels: 2 }),
  readings: dashas,
  picture: (result, options) => dashaTimeline(result, { ...options, today: todayWithin(result.data) }),
  without: ['timeline'],
  After: Tree,
  Unknown: DayOfDasha,
});
