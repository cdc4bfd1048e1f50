import { refuse } from './refuse.js';
import { LEADING, type Row } from './rules/rows.js';
import { escaped, n } from './text.js';

/** A body of a chart. */
export interface ChartBody {
  /** Its name in the result in English: a graha, `Ascendant`, a cusp as `I` to `XII`, or a point. */
  readonly name: string;
  /** The sign, from 1 (Aries). */
  readonly sign: number;
  /** The house, from 1. */
  readonly house: number;
}

/** Links of a chart, from {@link chartLinks}. */
export type ChartLinks = (body: ChartBody) => Row['link'];

/**
 * Returns links from the bodies of a chart: what the option `links` of {@link northIndian} and its kin takes. All of the place that label and
 * degrees take can be clicked.
 *
 * Links within a file that a page shows by `img` do not work; put the SVG into the page.
 *
 * @param hrefOf the address for a body; undefined where it is no link
 * @throws {SiddhantaError} `invalid_value` with `links` as `field`, here and where the function gives something else than a text
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { chartLinks, northIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const chart = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * const links = chartLinks(({ name, house }) => `/texts/${name.toLowerCase()}_h${house}`);
 * northIndian(chart, { links }).includes('<a href="/texts/jupiter_h11">'); // => true
 * ```
 */
export function chartLinks(hrefOf: (body: ChartBody) => string | undefined): ChartLinks {
  if (typeof hrefOf !== 'function') refuse('links', hrefOf, 'a function from a body to an address');
  return (body) => {
    const href = hrefOf(body);
    if (href === undefined) return undefined;
    if (typeof href !== 'string') refuse('links', href, `a text or undefined, also for ${body.name}`);
    return (drawn, x, baseline, width, size) =>
      `<a href="${escaped(href)}"><rect x="${n(x)}" y="${n(baseline - size)}" width="${n(width)}" height="${n(size * LEADING)}" fill="none" pointer-events="all"/>${drawn}</a>`;
  };
}
