import { FIRST_PARTS, PART_ORDERS, PART_SPLITS, type SystemOptions } from './options.js';
import type { DashaSystem } from './rules/system.js';

export function systemWith<System extends DashaSystem>(system: System, options: SystemOptions): System {
  const {
    cycles = system.cycles,
    tribhagi: thirds = false,
    antardasha_start: start = FIRST_PARTS[0],
    antardasha_direction: direction = PART_ORDERS[0],
    antardasha_split: split = PART_SPLITS[0],
  } = options;
  return { ...system, cycles, thirds, division: { start, direction, split } };
}
