import { modulo } from '../math/angle.js';
import { NAKSHATRAS } from '../zodiac/names.js';
import { caption } from './captions.js';
import { type ChartOptions, type ChartResult, figureOf } from './figure.js';
import { textAt } from './frame.js';
import { arc, type Circle, pointAt, ring, ringPart, spoke, spot, spread } from './round.js';
import { type Figure, signName } from './rules/figure.js';
import { framed } from './rules/houses.js';
import { MINOR, type Row, raised } from './rules/rows.js';
import { emWidth } from './scripts.js';
import { escaped, n } from './text.js';
import type { Words } from './words.js';

const NAKSHATRA = 360 / 27;
const PADA = NAKSHATRA / 4;

/** Parts of the outermost radius. */
const RINGS = { stars: 0.885, padas: 0.86, signs: 0.775, lanes: [0.755, 0.69], labels: 0.58, middle: 0.3 } as const;

interface RingOfTexts {
  readonly inner: number;
  readonly outer: number;
  /** In degrees. */
  readonly part: number;
  readonly from: number;
  readonly largest: number;
  readonly least: number;
}

/** In one size in which all fit; undefined where that is too small to be read. */
function ringTexts(
  circle: Circle,
  names: readonly (readonly string[])[],
  { inner, outer, part, from, largest, least }: RingOfTexts,
): string | undefined {
  const radius = (inner + outer) / 2;
  const half = Math.max(...names.flat().map(emWidth)) / 2;
  const deep = (Math.max(...names.map((lines) => lines.length)) * 1.12) / 2;
  // A straight text leaves a ring at its outer corners first; the inner ones come close to its neighbours.
  const fits = (size: number): boolean =>
    Math.hypot(radius + deep * size, half * size) <= outer - 1 &&
    deep * size <= radius - inner &&
    Math.atan2(half * size, radius - deep * size) <= (part * 0.47 * Math.PI) / 180;
  let size = largest;
  while (size >= least && !fits(size)) size *= 0.96;
  if (size < least) return undefined;
  return names
    .map((lines, i) => {
      const angle = from + (i + 0.5) * part;
      const [x, y] = pointAt(circle, radius, angle);
      // Upright in both halves of the circle.
      const turn = modulo(-90 - angle, 360);
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

/** Lanes for the leaders of displaced labels, from 0, the outermost; labels from farther away run further in. */
function lanesOf(own: readonly number[], places: readonly number[]): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const lanes = places.map(() => 0);
  const go = (sequence: readonly number[], side: 1 | -1): void => {
    sequence.forEach((i, at) => {
      const before = sequence[at - 1];
      const aside = (j: number): boolean => (near(own[j] ?? 0, places[j] ?? 0) - (places[j] ?? 0)) * side > 0;
      if (before === undefined || !aside(i) || !aside(before)) return;
      const reached = near(own[before] ?? 0, places[before] ?? 0);
      if ((reached - (places[i] ?? 0)) * side > -1) lanes[i] = (lanes[before] ?? 0) + 1;
    });
  };
  go(order, 1);
  go([...order].reverse(), -1);
  return lanes;
}

/** The turn of an angle nearest to another. */
function near(angle: number, other: number): number {
  return other + modulo(angle - other + 180, 360) - 180;
}

/** Whose notes are drawn, above which letter size, and how many degrees of the circle the labels may take. */
const USUAL = [
  { noted: 'all', least: 9, most: 240 },
  { noted: '', least: 1, most: 240 },
] as const;
/** With minor points: their notes go first, and a full picture takes the whole circle. */
const CROWDED = [
  { noted: 'all', least: 11, most: 240 },
  { noted: 'grahas', least: 9, most: 240 },
  { noted: '', least: 9, most: 240 },
  { noted: '', least: 1, most: 345 },
] as const;

/** With leaders from their places. */
function bodies({ bodies }: Figure, circle: Circle, radius: number, turned: (longitude: number) => number): string {
  const own = bodies.map(({ longitude }) => turned(longitude));
  const at = radius * RINGS.labels;
  const minors = bodies.some(({ row }) => row.minor);
  for (const { noted, least, most } of minors ? CROWDED : USUAL) {
    const notes = bodies.map(({ row }) => (noted === 'all' || (noted && !row.minor) ? (row.notes[0] ?? '') : ''));
    /** Distance in ems from a label's middle to its ends; the same for a whole rank. */
    const reachOf = (minor: boolean): number => {
      const these = bodies.flatMap(({ row }, i) =>
        Boolean(row.minor) === minor ? [{ row, note: notes[i] ?? '' }] : [],
      );
      const height = these.some(({ note }) => note !== '') ? 2.5 : 1.36;
      const widths = these.map(({ row, note }) =>
        Math.max(emWidth(row.label) + emWidth(row.marks) * 0.62, emWidth(note) * 0.8),
      );
      return (Math.hypot(Math.max(0, ...widths), height) * (minor ? MINOR : 1)) / 2;
    };
    const reaches = [reachOf(false), reachOf(true)] as const;
    for (let size = Math.max(radius * 0.05, 10); size > least; size *= 0.95) {
      const apart = bodies.map(({ row }) => {
        const reach = reaches[row.minor ? 1 : 0] * size;
        return (Math.asin(Math.min(1, reach / at)) * 360) / Math.PI;
      });
      const whole = apart.reduce((sum, one) => sum + one, 0);
      if (at + Math.max(...reaches) * size > radius * RINGS.lanes[1] || whole > most) continue;
      const places = spread(own, apart);
      if (places === undefined) continue;
      const lanes = lanesOf(own, places);
      const step = Math.min(radius * 0.014, (radius * (RINGS.lanes[0] - RINGS.lanes[1])) / (Math.max(...lanes) + 1));
      return bodies
        .map(({ row }, i) => {
          const place = places[i] ?? 0;
          const lane = radius * RINGS.lanes[0] - (lanes[i] ?? 0) * step;
          const reach = reaches[row.minor ? 1 : 0] * size;
          const letters = row.minor ? size * MINOR : size;
          const from = near(own[i] ?? 0, place);
          const way = `M${spot(circle, radius * RINGS.signs, from)}L${spot(circle, lane, from)}${
            from > place ? arc(circle, lane, place, from, true) : arc(circle, lane, from, place)
          }L${spot(circle, at + reach, place)}`;
          const [x, y] = pointAt(circle, at, place);
          const note = notes[i] ?? '';
          const baseline = y + letters * (note === '' ? 0.35 : -0.22);
          const noted = note === '' ? '' : textAt(x, y + letters * 0.98, letters * 0.8, 'm', 'middle', escaped(note));
          const drawn = labelAt(row, x, baseline, letters) + noted;
          const written = row.link?.(drawn, x - reach, baseline, 2 * reach, letters) ?? drawn;
          return `<path class="${row.tone === 'a' ? 'k' : 'l'}" d="${way}"/>${written}`;
        })
        .join('');
    }
  }
  return '';
}

function labelAt({ label, marks, tone }: Row, x: number, y: number, size: number): string {
  return textAt(x, y, size, tone, 'middle', escaped(label) + raised(marks, size));
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
    return ringPart(circle, RINGS.middle * radius, padas, from + sign * 30, from + sign * 30 + 30, 'w');
  });
  const starRing = { inner: stars, outer: radius, part: NAKSHATRA, from, largest: radius * 0.038, least: 7.5 };
  const signRing = { inner: signs, outer: padas, part: 30, from, largest: Math.max(radius * 0.048, 9), least: 8 };
  const signNames = Array.from({ length: 12 }, (_, sign) => [signName(words, sign)]);
  const names = [
    ringTexts(circle, starNames(words), starRing) ?? ringTexts(circle, fallback(27, words), { ...starRing, least: 1 }),
    ringTexts(circle, signNames, signRing) ?? ringTexts(circle, fallback(12, words), { ...signRing, least: 1 }),
  ];
  const rings = [radius, stars, padas, signs, RINGS.middle * radius].map((one) => ring(circle, one, 'l'));
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
