import { signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { SIGNS, type Sign } from '../../zodiac/names.js';
import type { ChartNatal } from '../natal.js';
import type { Reckoning } from '../periods.js';
import type { Ring } from './options.js';
import { type RingStretch, ringCourse } from './rules/rings.js';

export const RING_CYCLES = 10;

export interface RingRuler {
  readonly lord: null;
  readonly sign: Sign;
  readonly house: number;
  readonly year?: number;
}

/** @throws {SiddhantaError} `undefined_at_latitude` for the ring of the ascendant where no point of the ecliptic rises */
export function reckonRing(ring: Ring, natal: ChartNatal, cycles: number): Reckoning<RingStretch, RingRuler> {
  const longitude = { ascendant: natal.ascendant, moon: () => natal.graha('Moon'), sun: () => natal.graha('Sun') }[
    ring
  ];
  return {
    course: ringCourse(signIndex(longitude()), cycles),
    ruler: ({ sign, house, level, year }) => ({
      lord: null,
      sign: at(SIGNS, sign).name,
      house,
      ...(level === 1 ? { year } : {}),
    }),
    cycle: ({ year }) => Math.ceil(year / 12),
  };
}
