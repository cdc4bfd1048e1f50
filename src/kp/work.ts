import type { Convened } from '../cast/conventions.js';
import { following, SHORTER } from '../cast/work.js';
import { spanDays, type Work } from '../operation/work.js';
import type { Birth } from '../types.js';
import type { Graha } from '../zodiac/names.js';

interface Spanned {
  readonly from: string;
  readonly to: string;
}

const YEAR_MS = 1.1;
const CROSSING_MS = 0.03;
const EVENT = 150;
const TRUE_NODE_MS = 5.5;

export function transitsWork(
  { from, to, ...input }: Convened & Spanned,
  planets: readonly Graha[],
  cells: number,
): Work {
  const days = spanDays(from, to, (planets.includes('Moon') ? 5 : 200) * 366);
  const { ms, crossings } = following(planets, input, cells, () => days);
  const nodes = planets.filter((graha) => graha === 'Rahu' || graha === 'Ketu').length;
  const followed = (planets.length * YEAR_MS + nodes * TRUE_NODE_MS) * (days / 365.25);
  return { ms: 2 + ms + followed + crossings * CROSSING_MS, bytes: 500 + crossings * EVENT };
}

export function rulersWork({ from, to, levels }: Spanned & { readonly levels: number }): Work {
  const days = spanDays(from, to, 32);
  return levels === 3
    ? { ms: 3 + 28 * days, bytes: 500 + 65_000 * days }
    : { ms: 3 + 3.5 * days, bytes: 500 + 7_800 * days };
}

/** Milliseconds and bytes of a day at each depth. */
const DAY = { 2: [10, 9_000], 3: [20, 43_000], 4: [55, 395_000] } as const;

export function motionWork({ levels }: { readonly levels: number }): Work {
  const [ms, bytes] = DAY[levels as keyof typeof DAY];
  return { ms, bytes };
}

/** Milliseconds and bytes at each depth. */
const MINUTE = { 2: [0.005, 6], 3: [0.012, 25], 4: [0.08, 140] } as const;

export function risingWork({ window_minutes: minutes, levels }: { window_minutes: number; levels: number }): Work {
  const [ms, bytes] = MINUTE[levels as keyof typeof MINUTE];
  return {
    ms: 1 + minutes * ms,
    bytes: 300 + minutes * bytes,
    field: 'window_minutes',
    advice: 'Give fewer minutes or levels.',
  };
}

export function cuspsWork({ birth: { uncertainty_minutes: minutes = 0 } }: { readonly birth: Birth }): Work {
  return { ms: (minutes > 0 ? 8 : 1) + 1.3 * minutes, bytes: 5600 + 620 * minutes, ...SHORTER };
}
