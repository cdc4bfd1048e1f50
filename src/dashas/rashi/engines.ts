import { SiddhantaError } from '../../errors.js';
import { anyReckoning, type DashaEngine } from '../engine.js';
import { RASHI_NAMES } from './data.js';
import { RINGS } from './options.js';
import { type RashiSystemId, reckonRashi } from './reckon.js';
import { RING_CYCLES, reckonRing } from './ring.js';
import { RASHI_LEVELS } from './rules/system.js';
import { RASHI_TAKES } from './takes.js';
import { isUnsure, rashiRules } from './told.js';

/** Rounds of twelve signs that can be asked for. */
const MOST_ROUNDS = 2;

/** Returns a daśā of signs as the engine of all daśās knows it. */
export function rashiEngine(id: RashiSystemId): DashaEngine {
  return {
    id,
    name: RASHI_NAMES[id],
    levels: RASHI_LEVELS,
    takes: RASHI_TAKES[id],
    experimental: (options, levels) => isUnsure(rashiRules(id, { ...options, levels })),
    begin(natal, options) {
      const { cycles = 1 } = options;
      if (cycles > MOST_ROUNDS) {
        throw new SiddhantaError(
          'invalid_value',
          `options.${id}.cycles is ${cycles}; it must be 1 or 2, the rounds of a sign dasha.`,
          { field: `options.${id}.cycles` },
        );
      }
      return anyReckoning(reckonRashi(id, natal, options));
    },
  };
}

/** The Sudarśana cakra as the engine of all daśās knows it: one of its rings. */
export const SUDARSHANA_ENGINE: DashaEngine = {
  id: 'sudarshana',
  name: 'Sudarshana Chakra',
  levels: RASHI_LEVELS,
  takes: ['cycles', 'ring'],
  // Below the year no list was seen.
  experimental: (_, levels) => levels > 1,
  begin: (natal, { ring = RINGS[0], cycles = RING_CYCLES }) => anyReckoning(reckonRing(ring, natal, cycles)),
};
