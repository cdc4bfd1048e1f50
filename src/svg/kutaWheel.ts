import type { AshtakootaData } from '../compatibility/ashtakoota.js';
import type { PointsRange } from '../compatibility/pointsRange.js';
import type { GunaMilanResults } from '../compatibility/rules/report.js';
import { KUTAS } from '../compatibility/tables/kutas.js';
import { caption } from './captions.js';
import { type Anchor, picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { isWithin, refuse } from './refuse.js';
import { type Circle, pointAt, ring, ringPart, spoke } from './round.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';
import { UI_MATCHING } from './words.js';

/** The result of `ashtakoota` or of `ashtakootaFromMoon`. */
export type MatchResult = { readonly data: AshtakootaData } | GunaMilanResults;

interface Scores {
  readonly score: GunaMilanResults;
  readonly names: readonly string[];
  /** Only where a time of birth is not known. */
  readonly range?: PointsRange | undefined;
}

function scores(match: MatchResult): Scores {
  if ('kutas' in match) return { score: match, names: [] };
  const { female, male, points_range: range } = match.data ?? {};
  return { score: female?.guna_milan_results, names: [female?.name, male?.name].filter((name) => name), range };
}

/** One number, or both ends of its range. */
const spanText = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

/** Name and points of a part, on one line above or below the circle, on two beside it. */
function labelled(
  name: string,
  figures: string,
  {
    x,
    y,
    anchor,
    room,
    letters,
    above,
  }: { x: number; y: number; anchor: Anchor; room: number; letters: number; above: boolean },
): string {
  const small = letters * 0.86;
  if (anchor === 'middle') {
    const size = Math.min(letters, room / emWidth(`${name} ${figures}`));
    return textAt(
      x,
      y + (above ? 0 : size * 0.8),
      size,
      'i',
      anchor,
      `${escaped(name)} <tspan class="m">${escaped(figures)}</tspan>`,
    );
  }
  const size = Math.min(letters, room / emWidth(name));
  const [upper, lower] = above ? [y - small * 1.2, y] : [y + letters * 0.5, y + letters * 0.5 + small * 1.35];
  return textAt(x, upper, size, 'i', anchor, escaped(name)) + textAt(x, lower, small, 'm', anchor, escaped(figures));
}

const sumOf = (parts: readonly { readonly least: number }[]): number =>
  parts.reduce((sum, { least }) => sum + least, 0);

/**
 * Returns the eight kūṭas of a match as a wheel in SVG: each has the share of the circle that its points are of 36, and is filled from the
 * middle as far as it scored. The total stands in the middle. Where a time of birth is not known, the ground is what every hour of the date
 * gives, and an outline what some do.
 *
 * @param match the result of `ashtakoota`, or what `ashtakootaFromMoon` returns
 * @param options size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { ashtakootaFromMoon } from 'siddhanta';
 * import { kutaWheel } from 'siddhanta/svg';
 * kutaWheel(ashtakootaFromMoon({ bride: 261.1861, groom: 347.9361 })).includes('>32.5</text>'); // => true
 * ```
 */
export function kutaWheel(match: MatchResult, options: PictureOptions = {}): string {
  const settings = settle(options);
  const { size, words } = settings;
  if (typeof match !== 'object' || match === null) refuse('result', match, 'the result of ashtakoota');
  const { score, names, range } = scores(match);
  const parts = KUTAS.map((kuta) => {
    const {
      name,
      points_obtained: points,
      max_points: most,
    } = score?.kutas?.[kuta] ?? refuse('result', match, 'the result of ashtakoota');
    if (!isWithin(points, 0, most)) refuse(`kutas.${kuta}.points_obtained`, points, `from 0 to ${most}`);
    const { minimum: least, maximum: highest } = range?.kutas[kuta] ?? { minimum: points, maximum: points };
    return { name, least, highest, most };
  });
  const total = range ?? { minimum: sumOf(parts), maximum: sumOf(parts) };
  const titled = names.length > 0 || settings.title !== undefined;
  const title = settings.title ?? names.join(' – ');
  const top = titled ? size * 0.07 : 0;
  const circle: Circle = { x: size / 2, y: top + size * 0.455 };
  const [inner, outer, letters] = [size * 0.12, size * 0.345, Math.max(size * 0.025, 10)];
  // Clockwise from the top.
  let angle = -90;
  const named = words.list(
    'kutas',
    parts.map(({ name }) => name),
  );
  const drawn = parts.map(({ least, highest, most }, i) => {
    const name = named[i] ?? '';
    const to = angle;
    angle -= (most / 36) * 360;
    const from = angle;
    const middle = (from + to) / 2;
    const reach = (points: number): number => inner + ((outer - inner) * points) / most;
    const arc = (points: number, tone: string): string =>
      points === 0 ? '' : ringPart(circle, inner, reach(points), from, to, tone);
    const [nx, ny] = pointAt(circle, outer + letters * 0.9, middle);
    const aside = nx - circle.x;
    const anchor: Anchor = Math.abs(aside) < outer * 0.12 ? 'middle' : aside > 0 ? 'start' : 'end';
    const room = anchor === 'middle' ? size * 0.2 : size * 0.48 - Math.abs(aside);
    const figures = words.digits(`${spanText(least, highest)}/${most}`);
    return {
      fill: arc(least, 'w'),
      edge: spoke(circle, inner, outer, from),
      // Points of some hours only are outlined.
      arc: arc(least, 'l') + (highest === least ? '' : arc(highest, 'l')),
      text: labelled(name, figures, { x: nx, y: ny, anchor, room, letters, above: ny < circle.y }),
      words: `${name}: ${figures}.`,
    };
  });
  const sum = words.digits(spanText(total.minimum, total.maximum));
  const sumSize = Math.min(letters * 2.3, (inner * 1.75) / emWidth(sum));
  const heading = words.word('ui', UI_MATCHING, 'Ashtakoota');
  const body = [
    ...drawn.map(({ fill }) => fill),
    ring(circle, inner, 'l'),
    ring(circle, outer, 'l'),
    ...drawn.map(({ arc }) => arc),
    `<path class="l" d="${drawn.map(({ edge }) => edge).join('')}"/>`,
    ...drawn.map(({ text }) => text),
    textAt(circle.x, circle.y + letters * 0.45, sumSize, 'i', 'middle', escaped(sum)),
    textAt(circle.x, circle.y + letters * 1.9, letters * 0.9, 'm', 'middle', escaped(words.digits('/ 36'))),
    titled
      ? caption(title, {
          x: size / 2,
          y: size * 0.06,
          width: size * 0.92,
          size: letters * 1.2,
          tone: 'i',
          anchor: 'middle',
        })
      : '',
  ].join('');
  const description = words.digits(`${sum} / 36. ${drawn.map((part) => part.words).join(' ')}`);
  return picture(
    {
      width: size,
      height: top + size * 0.91,
      title: title === '' ? heading : `${heading} · ${title}`,
      description,
      body,
    },
    settings,
  );
}
