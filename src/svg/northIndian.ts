import { type ChartOptions, type ChartResult, figureOf } from './figure.js';
import { drawNorth } from './rules/north.js';

/**
 * Returns a chart in the North Indian style as SVG: the first house is the diamond at the top, the others follow counter-clockwise, and the
 * number in each is that of its sign, 1 (Aries) … 12 (Pisces).
 *
 * Charts of Krishnamurti Paddhati have their houses begin at the cusps: the cusp stands in its house as `I` … `XII` with its degree.
 *
 * @param result of `rasi`, `divisional`, `kpCusps` or `kpHorary`
 * @param options size in pixels (240 … 4000), theme, language, what is marked, whose houses
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * Source of the layout: common practice, for instance Saranam, “Vedic Horoscope” (first house at the top middle, the
 * rest counter-clockwise, signs as numbers).
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { northIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const svg = northIndian(rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } }), { theme: 'dark', size: 480 });
 * svg.slice(0, 38); // => '<svg xmlns="http://www.w3.org/2000/svg'
 * svg.includes('Sun: Cancer 28°18′, house 11.'); // => true
 * ```
 */
export function northIndian(result: ChartResult, options: ChartOptions = {}): string {
  return drawNorth(figureOf(result, options));
}
