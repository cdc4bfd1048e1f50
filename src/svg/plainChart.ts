import type { DivisionalData } from '../charts/divisional.js';
import type { DivisionalCustomData } from '../charts/divisionalCustom.js';
import type { DivisionalMixedData } from '../charts/divisionalMixed.js';
import type { RasiData } from '../charts/rasiData.js';
import { judged, type PictureOptions } from './options.js';
import { oneOf, refuse } from './refuse.js';
import { drawEast } from './rules/east.js';
import {
  described,
  type Figure,
  headed,
  houseFrom,
  longitudeOf,
  placedIn,
  signOf,
  signsFrom,
  tintedOf,
} from './rules/figure.js';
import { drawNorth } from './rules/north.js';
import { drawSouth } from './rules/south.js';
import { ENGLISH, UI_ASCENDANT, type Words } from './words.js';

/** The result of `rasi` or of `divisional`, as a function or the HTTP API returns it. */
export interface PlainChartResult {
  readonly data: RasiData | DivisionalData | DivisionalCustomData | DivisionalMixedData;
}

/** Options of a plain chart. */
export interface PlainChartOptions extends Omit<PictureOptions, 'language' | 'digits'> {
  /** Words of {@link wordsOf}; English by default. */
  readonly words?: Words | undefined;
  /** Whether degrees and minutes follow the labels, cut, not rounded; true by default. */
  readonly degrees?: boolean | undefined;
  /** Whether retrograde bodies have their mark `R`; true by default. */
  readonly retrograde?: boolean | undefined;
  /** Houses that are tinted, 1 … 12, one or several. */
  readonly highlight?: number | readonly number[] | undefined;
}

const OPTIONS = ['size', 'theme', 'title', 'id', 'words', 'degrees', 'retrograde', 'highlight'];
const EXPECTED = 'the result of rasi or divisional';

function plainFigure(result: PlainChartResult, options: PlainChartOptions): Figure {
  const { words = ENGLISH } = options ?? {};
  const settings = { ...judged(options, OPTIONS), words };
  if (typeof words?.letters !== 'function') refuse('words', words, 'what wordsOf returns');
  const degrees = oneOf('degrees', options.degrees, [true, false]);
  const showsMotion = oneOf('retrograde', options.retrograde, [true, false]);
  const data: PlainChartResult['data'] & { readonly user_name?: string } =
    result?.data ?? refuse('result', result, EXPECTED);
  const { ascendant, planetary_positions: grahas, notes } = data;
  if (typeof grahas !== 'object' || typeof notes?.chart_type !== 'string') refuse('result', data, EXPECTED);
  const rising = longitudeOf(ascendant, 'data.ascendant.longitude');
  const bodies = [
    placedIn(words, degrees, {
      name: words.word('ui', UI_ASCENDANT, 'Ascendant'),
      label: words.ascendantLabel,
      tone: 'a',
      place: ascendant,
      longitude: rising,
      house: 1,
    }),
    ...Object.entries(grahas).map(([graha, place]) => {
      const longitude = longitudeOf(place, `data.planetary_positions.${graha}`);
      return placedIn(words, degrees, {
        name: words.bodyName(graha),
        label: words.bodyLabel(graha),
        tone: 'i',
        place,
        longitude,
        house: houseFrom(signOf(rising), signOf(longitude)),
        retrograde: showsMotion && place.retrograde === 'R',
      });
    }),
  ];
  return {
    settings,
    ...headed(settings.title ?? data.user_name ?? '', words.chartName(notes.chart_type), words.school(notes.ayanamsa)),
    description: described(bodies),
    bodies,
    signs: signsFrom(signOf(rising)),
    ascendant: rising,
    tinted: tintedOf(options.highlight),
  };
}

/**
 * Returns a chart of signs in the North Indian style as SVG: the same picture as that of `siddhanta/svg`, of a bundle that holds English and Latin
 * letters alone.
 *
 * @param result of `rasi` or `divisional`
 * @param options size in pixels (240 … 4000), theme, words, what is marked
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { northIndian as everyChart } from 'siddhanta/svg';
 * import { northIndian } from 'siddhanta/svg/core';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const chart = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * northIndian(chart, { theme: 'dark' }) === everyChart(chart, { theme: 'dark' }); // => true
 * ```
 */
export function northIndian(result: PlainChartResult, options: PlainChartOptions = {}): string {
  return drawNorth(plainFigure(result, options));
}

/**
 * Returns a chart of signs in the South Indian style as SVG: the same picture as that of `siddhanta/svg`.
 *
 * @param result of `rasi` or `divisional`
 * @param options as for {@link northIndian}
 * @throws {SiddhantaError} as {@link northIndian} does
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { ta } from 'siddhanta/names/ta';
 * import { southIndian, wordsOf } from 'siddhanta/svg/core';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const chart = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * southIndian(chart, { words: wordsOf(ta) }).includes('சூரியன்: கடகம் 28°18′'); // => true
 * ```
 */
export function southIndian(result: PlainChartResult, options: PlainChartOptions = {}): string {
  return drawSouth(plainFigure(result, options));
}

/**
 * Returns a chart of signs in the East Indian style as SVG: the same picture as that of `siddhanta/svg`.
 *
 * @param result of `rasi` or `divisional`
 * @param options as for {@link northIndian}
 * @throws {SiddhantaError} as {@link northIndian} does
 *
 * @example
 * ```ts
 * import { divisional } from 'siddhanta';
 * import { eastIndian } from 'siddhanta/svg/core';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const d9 = divisional({ varga: 'd9', birth: { date: '1990-08-15', time: '08:30:00', place } });
 * eastIndian(d9).includes('>Navamsha (D9)</text>'); // => true
 * ```
 */
export function eastIndian(result: PlainChartResult, options: PlainChartOptions = {}): string {
  return drawEast(plainFigure(result, options));
}
