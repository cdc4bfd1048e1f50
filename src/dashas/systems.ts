import type { DashaEngine } from './engine.js';
import { CYCLE_TAKES, lordEngine } from './starEngine.js';
import { STAR_SYSTEMS } from './tables/systems.js';
import { VIMSHOTTARI_SYSTEM } from './tables/vimshottari.js';

const STAR_TAKES = [...CYCLE_TAKES, 'from'] as const;

/** The systems that `dashas.running` and `dashas.timeline` know, in the order in which they are listed everywhere. */
export const ENGINES: readonly DashaEngine[] = [
  lordEngine('vimshottari', VIMSHOTTARI_SYSTEM, STAR_TAKES),
  ...Object.entries(STAR_SYSTEMS).map(([id, system]) =>
    lordEngine(id, system, id === 'ashtottari' ? [...STAR_TAKES, 'ashtottari_elapsed', 'ashtottari_seed'] : STAR_TAKES),
  ),
];
