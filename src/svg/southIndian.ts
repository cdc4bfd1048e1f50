import { type ChartOptions, type ChartResult, figureOf } from './figure.js';
import { drawSouth } from './rules/south.js';

/**
 * Returns a chart in the South Indian style as SVG: each sign has its square, Pisces at the top left, then Aries and the others clockwise; two
 * short diagonals mark the sign from which the houses are counted. The middle holds the title.
 *
 * @param result of `rasi`, `divisional`, `kpCusps` or `kpHorary`
 * @param options as for {@link northIndian}
 * @throws {SiddhantaError} as {@link northIndian} does
 *
 * Source of the layout: common practice, for instance E. Hathaway, “How to read a South Indian chart” (Pisces in the upper left
 * corner, then Aries, clockwise).
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { southIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const chart = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * southIndian(chart, { lagna: 'Moon' }).includes('Sun: Cancer 28°18′, house 3.'); // => true
 * ```
 */
export function southIndian(result: ChartResult, options: ChartOptions = {}): string {
  return drawSouth(figureOf(result, options));
}
