import { type ChartOptions, type ChartResult, figureOf } from './figure.js';
import { drawEast } from './rules/east.js';

/**
 * Returns a chart in the East Indian style (Bengal, Odisha) as SVG: each sign has its place, Aries at the top middle, the others
 * counter-clockwise, two in each corner with a diagonal between. The sign from which the houses are counted is tinted; the middle holds the
 * title.
 *
 * @param result of `rasi`, `divisional`, `kpCusps` or `kpHorary`
 * @param options as for {@link northIndian}
 * @throws {SiddhantaError} as {@link northIndian} does
 *
 * Source of the layout: common practice of Bengal and Odisha; no printed source is cited for it here.
 *
 * @example
 * ```ts
 * import { divisional } from 'siddhanta';
 * import { eastIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const d9 = divisional({ varga: 'd9', birth: { date: '1990-08-15', time: '08:30:00', place } });
 * eastIndian(d9).includes('<title id="'); // => true
 * ```
 */
export function eastIndian(result: ChartResult, options: ChartOptions = {}): string {
  return drawEast(figureOf(result, options));
}
