import type { NadiDirection, NadiLinksData, NadiPlace } from '../nadi/links.js';
import { caption } from './captions.js';
import { line, picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { isWithin, refuse } from './refuse.js';
import { signName } from './rules/figure.js';
import { emWidth } from './scripts.js';
import { escaped, n } from './text.js';
import { SIGN_LETTERS, type Words } from './words.js';

/** The result of `links` of `siddhanta/nadi`. */
export interface LinksResult {
  readonly data: NadiLinksData;
}

/** Sanskrit names of the directions: no language of the names has words for them yet. */
const SANSKRIT: Readonly<Record<string, string>> = {
  East: 'Pūrva',
  South: 'Dakṣiṇa',
  West: 'Paścima',
  North: 'Uttara',
};

type Corner = readonly [column: number, row: number];

/** Round the chart in the order of the signs, so that opposites face each other across the middle. */
const ROUND: readonly Corner[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
/** In narrow pictures: below one another. */
const STACKED: readonly Corner[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 3],
];
/** Pixels from which two corners have room side by side. */
const WIDE = 440;

/** Ems between two columns. */
const GAP = 0.9;
/** Smallest share of a corner's width for the scale. */
const LEAST_SCALE = 0.3;
/** Smallest number of rows in a corner. */
const LEAST_ROWS = 3;
const SIGN_DEGREES = 30;

interface PlacedPlanet {
  readonly label: string;
  readonly name: string;
  readonly sign: number;
  /** Within the sign. */
  readonly degrees: number;
  readonly up: boolean;
  readonly written: string;
}

function placedPlanet(words: Words, planet: string, place: NadiPlace | undefined): PlacedPlanet {
  const { longitude, sign_number: sign, moves } = place ?? {};
  if (!isWithin(longitude, 0, 360) || !isWithin(sign, 1, 12))
    return refuse(`data.places.${planet}`, place, 'a place with longitude and sign');
  const degrees = longitude - (sign - 1) * SIGN_DEGREES;
  const minutes = Math.floor(degrees * 60);
  return {
    label: words.bodyLabel(planet),
    name: words.bodyName(planet),
    sign: sign - 1,
    degrees,
    up: moves === 'up',
    written: words.digits(`${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`),
  };
}

/** Its point is at (x, y). */
function arrow(x: number, y: number, size: number, right: boolean, tone: string): string {
  const back = right ? -size * 1.6 : size * 1.6;
  return `<path class="${tone}" d="M${n(x)} ${n(y)}l${n(back)} ${n(-size * 0.75)}v${n(size * 1.5)}Z"/>`;
}

/**
 * Returns the four directions of Bhṛgu Nandi Nāḍī as SVG: in each corner the grahas of three signs in trine, from the least degree to the
 * greatest, on a scale of 30°. An arrow points the way each goes through its sign: a retrograde graha and the nodes back. Two whose arrows
 * meet approach each other.
 *
 * East, south, west and north go round as the signs do, so that opposite directions face each other across the middle; below 440 pixels
 * they are one below the other.
 *
 * @param result of `links` of `siddhanta/nadi`
 * @param options size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { links } from 'siddhanta/nadi';
 * import { directionChart } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const result = links({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * directionChart(result).includes('East (Aries, Leo, Sagittarius): Mercury Leo 25°22′ →, Saturn'); // => true
 * ```
 */
export function directionChart(result: LinksResult, options: PictureOptions = {}): string {
  const settings = settle(options);
  const { size, words } = settings;
  const data = result?.data;
  if (!Array.isArray(data?.directions) || data.directions.length !== 4 || typeof data.places !== 'object')
    refuse('result', result, 'the result of links of siddhanta/nadi');
  const english = /^en(-|$)/.test(words.tag);
  const corners = data.directions.map(({ direction, planets }: NadiDirection, i) => ({
    name: english ? direction : (SANSKRIT[direction] ?? direction),
    signs: [i, i + 4, i + 8].map((sign) => signName(words, sign)),
    planets: planets.map((planet) => placedPlanet(words, planet, data.places[planet])),
  }));

  const margin = size * 0.03;
  const letters = Math.max(size * 0.022, 10.5);
  const head = margin + letters * 2.4;
  const layout = size < WIDE ? STACKED : ROUND;
  const wide = (size - 2 * margin) / (layout === ROUND ? 2 : 1);
  const pad = letters * 0.7;
  const pitch = letters * 2.1;
  const crown = letters * 3.4;
  const heights = (layout === ROUND ? [0, 1] : [0, 1, 2, 3]).map((row) => {
    const rows = corners.filter((_, i) => layout[i]?.[1] === row).map(({ planets }) => planets.length);
    return crown + pitch * Math.max(layout === ROUND ? LEAST_ROWS : 0, ...rows) + letters * 0.6;
  });
  const tops = heights.map((_, row) => head + heights.slice(0, row).reduce((sum, height) => sum + height, 0));
  const bottom = head + heights.reduce((sum, height) => sum + height, 0);

  const everyone = corners.flatMap(({ planets }) => planets);
  const abbreviation = (sign: number): string =>
    words.word('sign_abbr', sign, english ? (SIGN_LETTERS[sign] ?? '') : signName(words, sign));
  // Columns from left to right: label, sign, scale, degrees, each as wide as needed; letters shrink where the scale would get too little.
  const widest = (texts: readonly string[]): number => Math.max(...texts.map((text) => emWidth(text))) + GAP;
  const columns = [
    widest(everyone.map(({ label }) => label)),
    widest(everyone.map(({ sign }) => abbreviation(sign))),
    widest(everyone.map(({ written }) => written)),
  ] as const;
  const room = (wide - 2 * pad) * (1 - LEAST_SCALE);
  const written = Math.min(letters, room / columns.reduce((sum, width) => sum + width, 0));
  const [forLabel, forSign, forDegrees] = columns.map((width) => width * written) as [number, number, number];

  const drawn = corners.map(({ name, signs: three, planets }, i) => {
    const [column, row] = layout[i] ?? [0, 0];
    const left = margin + column * wide;
    const top = tops[row] ?? head;
    const [from, to] = [left + pad + forLabel + forSign, left + wide - pad - forDegrees];
    const x = (degrees: number): number => from + (degrees / SIGN_DEGREES) * (to - from);
    const rows = planets.map(({ label, sign, degrees, up, written: number }, place) => {
      const middle = top + crown + (place + 0.5) * pitch;
      const base = middle + letters * 0.36;
      const tone = up ? 'i' : 'a';
      const ticks = [0, 10, 20, SIGN_DEGREES].map((tick) =>
        line(x(tick), middle - letters * 0.25, x(tick), middle + letters * 0.25),
      );
      return [
        textAt(left + pad, base, written, tone, 'start', escaped(label)),
        textAt(left + pad + forLabel, base, written, 'm', 'start', escaped(abbreviation(sign))),
        line(from, middle, to, middle),
        ...ticks,
        arrow(x(degrees), middle, letters * 0.5, up, tone),
        textAt(left + wide - pad, base, written, tone, 'end', escaped(number)),
      ].join('');
    });
    const whole = { x: left + pad, width: wide - 2 * pad, anchor: 'start' } as const;
    return [
      caption(name, { ...whole, y: top + letters * 1.5, size: letters * 1.15, tone: 'i' }),
      caption(three.join(', '), { ...whole, y: top + letters * 2.8, size: letters * 0.9, tone: 'm' }),
      ...rows,
    ].join('');
  });

  const title = settings.title ?? '';
  const called = english ? 'Directions' : 'Diś';
  const heading = { y: margin + letters * 1.2, size: letters * 1.2 };
  const descriptions = corners.map(({ name, signs: three, planets }) => {
    const each = planets.map((one) => `${one.name} ${signName(words, one.sign)} ${one.written} ${one.up ? '→' : '←'}`);
    return `${name} (${three.join(', ')}): ${each.length === 0 ? '–' : each.join(', ')}.`;
  });
  const right = size - margin;
  return picture(
    {
      width: size,
      height: bottom + margin,
      title: title === '' ? called : `${title} · ${called}`,
      description: descriptions.join(' '),
      body: [
        caption(title === '' ? called : title, {
          ...heading,
          x: margin,
          width: (right - margin) * 0.65,
          tone: 'i',
          anchor: 'start',
        }),
        caption(words.digits('0° – 30°'), {
          ...heading,
          size: letters * 0.9,
          x: right,
          width: (right - margin) * 0.3,
          tone: 'm',
          anchor: 'end',
        }),
        ...drawn,
        ...[...tops, bottom].map((y) => line(margin, y, right, y)),
        ...(layout === ROUND ? [margin, margin + wide, right] : [margin, right]).map((x) => line(x, head, x, bottom)),
      ].join(''),
    },
    settings,
  );
}
