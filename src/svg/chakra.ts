import { NAKSHATRAS } from '../zodiac/names.js';
import { type ChartOptions, type ChartResult, type Figure, figureOf, type Placed, signName } from './figure.js';
import { caption, textAt } from './frame.js';
import { framed } from './houses.js';
import { type Circle, pointAt, ring, ringPart, spoke, spread } from './round.js';
import { emWidth, escaped, n } from './text.js';
import type { Words } from './words.js';

const NAKSHATRA = 360 / 27;
const PADA = NAKSHATRA / 4;

/** The radii of the rings, in parts of the outermost. */
const RINGS = { stars: 0.885, padas: 0.86, signs: 0.775, labels: 0.61 } as const;

/** Returns the texts of a ring, each in the middle of its part, in one size in which all fit; undefined where that is too small to be read. */
function ringTexts(
  circle: Circle,
  names: readonly (readonly string[])[],
  {
    radius,
    part,
    from,
    largest,
    least,
  }: { radius: number; part: number; from: number; largest: number; least: number },
): string | undefined {
  const widest = Math.max(...names.flat().map(emWidth));
  const room = 2 * radius * Math.sin((part * Math.PI) / 360) * 0.9;
  const size = Math.min(largest, room / widest);
  if (size < least) return undefined;
  return names
    .map((lines, i) => {
      const angle = from + (i + 0.5) * part;
      const [x, y] = pointAt(circle, radius, angle);
      // Upright in both halves of the circle.
      const turn = (((90 - (angle + 180)) % 360) + 360) % 360;
      const upright = turn > 90 && turn < 270 ? turn - 180 : turn;
      const texts = lines.map((text, line) =>
        textAt(0, size * (0.35 + (line - (lines.length - 1) / 2) * 1.12), size, 'm', 'middle', escaped(text)),
      );
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(upright)})">${texts.join('')}</g>`;
    })
    .join('');
}

const fallback = (count: number, words: Words): string[][] =>
  Array.from({ length: count }, (_, i) => [words.digits(i + 1)]);

function starNames(words: Words): readonly (readonly string[])[] {
  return words
    .list(
      'nakshatras',
      NAKSHATRAS.map(({ name }) => name),
    )
    .map((name) => name.split(' '));
}

/** Returns the labels of the bodies on their circle, with lines from their places to them. */
function bodies({ bodies }: Figure, circle: Circle, radius: number, turned: (longitude: number) => number): string {
  const largest = Math.max(radius * 0.05, 10);
  const lines = ({ row }: Placed): readonly string[] => [row.label, ...row.notes.slice(0, 1)];
  for (let size = largest; size > 1; size *= 0.94) {
    const width = Math.max(
      ...bodies.map(({ row }) =>
        Math.max(emWidth(row.label) + emWidth(row.marks) * 0.62, emWidth(row.notes[0] ?? '') * 0.8),
      ),
    );
    const height = bodies[0] !== undefined && lines(bodies[0]).length > 1 ? 2.3 : 1.36;
    const at = radius * RINGS.labels;
    const apart = (Math.asin(Math.min(1, (Math.hypot(width, height) * size) / (2 * at))) * 360) / Math.PI;
    const places = spread(
      bodies.map(({ longitude }) => turned(longitude)),
      apart,
    );
    if (places === undefined || (size > 9 && places.length * apart > 330)) continue;
    return bodies
      .map(({ row, longitude }, i) => {
        const place = places[i] ?? 0;
        const own = turned(longitude);
        const [x, y] = pointAt(circle, at, place);
        const [fx, fy] = pointAt(circle, radius * RINGS.signs, own);
        const [tx, ty] = pointAt(circle, radius * (RINGS.signs - 0.035), own);
        const reach = (Math.hypot(width, height) * size) / 2;
        const [ex, ey] = pointAt(circle, Math.min(at + reach, radius * (RINGS.signs - 0.045)), place);
        const raised =
          row.marks === ''
            ? ''
            : `<tspan class="m" font-size="${n(size * 0.62)}" dy="${n(-size * 0.3)}">${escaped(row.marks)}</tspan>`;
        const note = row.notes[0];
        const label = textAt(
          x,
          y + size * (note === undefined ? 0.35 : -0.1),
          size,
          row.tone,
          'middle',
          escaped(row.label) + raised,
        );
        return `<path class="${row.tone === 'a' ? 'k' : 'l'}" d="M${n(fx)} ${n(fy)}L${n(tx)} ${n(ty)}L${n(ex)} ${n(ey)}"/>${label}${
          note === undefined ? '' : textAt(x, y + size * 0.9, size * 0.8, 'm', 'middle', escaped(note))
        }`;
      })
      .join('');
  }
  return '';
}

/**
 * Returns a round chart as SVG: within a ring of the 27 nakṣatras and their 108 pādas the twelve signs, counter-clockwise as they rise, and every
 * body at its degree. The ascendant is at the left, in the east of someone who faces south.
 *
 * Where the picture is too small for the names of the nakṣatras or signs, it has their numbers.
 *
 * @param result of `rasi`, `divisional`, `kpCusps` or `kpHorary`
 * @param options as for {@link northIndian}
 * @throws {SiddhantaError} as {@link northIndian} does
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { chakra } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const svg = chakra(rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } }));
 * svg.includes('>Rohini</text>'); // => true
 * ```
 */
export function chakra(result: ChartResult, options: ChartOptions = {}): string {
  const figure = figureOf(result, options);
  const { size, words } = figure.settings;
  const circle = { x: size / 2, y: size / 2 };
  const radius = size * 0.475;
  const [stars, padas, signs] = [RINGS.stars * radius, RINGS.padas * radius, RINGS.signs * radius];
  const turned = (longitude: number): number => longitude - figure.ascendant;
  const from = turned(0);
  const lines = [
    ...Array.from({ length: 27 }, (_, i) => spoke(circle, stars, radius, from + i * NAKSHATRA)),
    ...Array.from({ length: 108 }, (_, i) => spoke(circle, padas, stars, from + i * PADA)),
    ...Array.from({ length: 12 }, (_, i) => spoke(circle, signs, padas, from + i * 30)),
  ];
  const tints = figure.tinted.map((house) => {
    const sign = figure.signs[house - 1] ?? 0;
    return ringPart(circle, 0.3 * radius, padas, from + sign * 30, from + sign * 30 + 30, 'w');
  });
  const starRing = { radius: (radius + stars) / 2, part: NAKSHATRA, from, largest: radius * 0.038, least: 7.5 };
  const signRing = { radius: (padas + signs) / 2, part: 30, from, largest: Math.max(radius * 0.048, 9), least: 8 };
  const signNames = Array.from({ length: 12 }, (_, sign) => [signName(words, sign)]);
  const names = [
    ringTexts(circle, starNames(words), starRing) ?? ringTexts(circle, fallback(27, words), { ...starRing, least: 1 }),
    ringTexts(circle, signNames, signRing) ?? ringTexts(circle, fallback(12, words), { ...signRing, least: 1 }),
  ];
  const rings = [radius, stars, padas, signs, 0.3 * radius].map((one) => ring(circle, one, 'l'));
  const middle = { x: circle.x, width: radius * 0.5, anchor: 'middle' as const };
  const letters = Math.max(size * 0.024, 10);
  const texts = [
    caption(figure.title, { ...middle, y: circle.y - letters * 0.05, size: letters * 1.15, tone: 'i' }),
    figure.subtitle === ''
      ? ''
      : caption(figure.subtitle, { ...middle, y: circle.y + letters * 1.3, size: letters * 0.86, tone: 'm' }),
  ];
  return framed(
    figure,
    size,
    [
      ...tints,
      ...rings,
      `<path class="l" d="${lines.join('')}"/>`,
      ...names,
      bodies(figure, circle, radius, turned),
      ...texts,
    ].join(''),
  );
}
