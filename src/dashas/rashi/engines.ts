import { SiddhantaError } from '../../errors.js';
import { anyReckoning, type DashaEngine } from '../engine.js';
import { RASHI_NAMES } from './data.js';
import { isUnsure, rashiRules } from './describe.js';
import { RINGS } from './options.js';
import { type RashiSystemId, reckonRashi } from './reckon.js';
import { RING_CYCLES, reckonRing } from './ring.js';
import { RASHI_LEVELS } from './rules/system.js';
import { RASHI_TAKES } from './takes.js';

const MOST_ROUNDS = 2;

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

export const SUDARSHANA_ENGINE: DashaEngine = {
  id: 'sudarshana',
  name: 'Sudarshana Chakra',
  levels: RASHI_LEVELS,
  takes: ['cycles', 'ring'],
  // No list was seen below the year.
  experimental: (_, levels) => levels > 1,
  begin: (natal, { ring = RINGS[0], cycles = RING_CYCLES }) => anyReckoning(reckonRing(ring, natal, cycles)),
};
