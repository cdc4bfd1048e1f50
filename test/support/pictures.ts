import { type Birth, divisional, kpCusps, rasi } from '../../src/index.js';
import { bn } from '../../src/names/languages/bn.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { type ChartResult, chakra, eastIndian, northIndian, southIndian } from '../../src/svg/index.js';
import { VARGAS } from '../../src/types.js';
import { GRAHAS } from '../../src/zodiac/names.js';

/** The pictures of charts by their names. */
export const STYLES = { northIndian, southIndian, eastIndian, chakra };

/** Latin, Devanāgarī, Tamil and Bengali. */
export const LANGUAGES = [undefined, hi, ta, bn] as const;

export const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
/** The birth of the examples. */
export const BIRTH: Birth = { date: '1990-08-15', time: '08:30:00', place: DELHI };

/** Returns a sequence of numbers, 0 ≤ x < 1, the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns a birth by chance, within 1800 to 2199 and 60° of latitude. */
export function birthBy(random: () => number): Birth {
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    date: `${1800 + below(400)}-${two(1 + below(12))}-${two(1 + below(28))}`,
    time: `${two(below(24))}:${two(below(60))}:${two(below(60))}`,
    place: { latitude: random() * 120 - 60, longitude: random() * 360 - 180, timezone: 'UTC' },
  };
}

/** Returns the chart of a birth by chance: a rāśi, a division or the cusps of Krishnamurti. */
export function chartBy(random: () => number): ChartResult {
  const birth = birthBy(random);
  const kind = random();
  if (kind < 0.6) return rasi({ birth, user_name: 'Asha' });
  const varga = VARGAS[Math.floor(random() * VARGAS.length)] ?? 'd9';
  return kind < 0.85 ? divisional({ birth, varga }) : kpCusps({ birth });
}

/** Returns a chart all of whose bodies, retrograde where they can be, stand in one sign, from 0. */
export function crowded(sign: number, lagna: number): ChartResult {
  const { data } = rasi({
    birth: BIRTH,
    user_name: 'A name that is long enough to be cut somewhere, in any of the pictures of charts',
  });
  const moved = GRAHAS.map((graha, i) => {
    const position = data.planetary_positions[graha];
    const longitude = sign * 30 + 20 + i;
    return [
      graha,
      { ...position, longitude, degrees: `${20 + i}° 48' 58.00"`, retrograde: i > 1 ? ('R' as const) : ('' as const) },
    ];
  });
  const ascendant = { ...data.ascendant, longitude: lagna * 30 + 29.9, degrees: '29° 54\' 00.00"' };
  return { data: { ...data, ascendant, planetary_positions: Object.fromEntries(moved) } };
}
