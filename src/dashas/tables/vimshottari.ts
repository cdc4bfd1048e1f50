import { VIMSHOTTARI } from '../../zodiac/vimshottari.js';
import type { DashaSystem, StarSeed } from '../rules/system.js';

export const VIMSHOTTARI_YEARS = 120;

export const VIMSHOTTARI_SYSTEM: DashaSystem & { readonly seed: StarSeed } = {
  name: 'Vimshottari',
  seed: { point: 'moon', star: 0, lord: 0, count: 'forward' },
  lords: VIMSHOTTARI,
  totalYears: VIMSHOTTARI_YEARS,
  cycles: 1,
  division: { start: 'same', direction: 'forward', split: 'proportional' },
};
