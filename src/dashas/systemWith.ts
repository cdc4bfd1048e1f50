import { FIRST_PARTS, PART_ORDERS, PART_SPLITS, type SystemOptions } from './options.js';
import type { DashaSystem } from './rules/system.js';

const KRITTIKA = 2;

/** Returns a system as options change it. */
export function systemWith(system: DashaSystem, options: SystemOptions): DashaSystem {
  const {
    cycles = system.cycles,
    tribhagi = false,
    antardasha_start: start = FIRST_PARTS[0],
    antardasha_direction: direction = PART_ORDERS[0],
    antardasha_split: split = PART_SPLITS[0],
    ashtottari_elapsed,
    ashtottari_seed,
  } = options;
  const { seed } = system;
  const changed =
    'sizes' in seed && seed.elapsed !== 'per_star'
      ? // From Kṛttikā three to malefics and four to benefics: Sun 3, Moon 4, Mars 3, Mercury 4 …
        {
          ...seed,
          ...(ashtottari_elapsed === undefined ? {} : { elapsed: ashtottari_elapsed }),
          ...(ashtottari_seed === 'krittika' ? { star: KRITTIKA, sizes: [3, 4, 3, 4, 3, 4, 3, 4] } : {}),
        }
      : seed;
  return { ...system, seed: changed, cycles, thirds: tribhagi, division: { start, direction, split } };
}
