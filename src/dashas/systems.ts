import type { DashaEngine } from './engine.js';
import { KALACHAKRA_ENGINE } from './kalachakra.js';
import { CYCLE_TAKES, lordEngine } from './starEngine.js';
import { LIMB_SYSTEMS, NAISARGIKA_SYSTEM } from './tables/limbSystems.js';
import { STAR_SYSTEMS } from './tables/systems.js';
import { VIMSHOTTARI_SYSTEM } from './tables/vimshottari.js';

const STAR_TAKES = [...CYCLE_TAKES, 'from'] as const;

/** The systems that `dashas.running` and `dashas.timeline` know, in the order in which they are listed everywhere. */
export const ENGINES: readonly DashaEngine[] = [
  lordEngine('vimshottari', VIMSHOTTARI_SYSTEM, STAR_TAKES),
  ...Object.entries(STAR_SYSTEMS).map(([id, system]) =>
    lordEngine(id, system, id === 'ashtottari' ? [...STAR_TAKES, 'ashtottari_elapsed', 'ashtottari_seed'] : STAR_TAKES),
  ),
  ...Object.entries(LIMB_SYSTEMS).map(([id, system]) => lordEngine(id, system, CYCLE_TAKES)),
  // No text divides its ages.
  lordEngine('naisargika', NAISARGIKA_SYSTEM, [], 1),
  KALACHAKRA_ENGINE,
];
