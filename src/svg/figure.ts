import type { AnnualChartData } from '../annual/chart.js';
import type { AnnualMonthData } from '../annual/month.js';
import type { DivisionalData } from '../charts/divisional.js';
import type { DivisionalCustomData } from '../charts/divisionalCustom.js';
import type { DivisionalMixedData } from '../charts/divisionalMixed.js';
import type { RasiData } from '../charts/rasiData.js';
import type { KpCuspsData } from '../kp/cusps.js';
import type { KpHoraryData } from '../kp/horary.js';
import { toMicroArcseconds } from '../math/angle.js';
import { COMBUSTION_RULES, type CombustionRule, isCombust } from '../zodiac/combustion.js';
import type { Tone } from './frame.js';
import type { ChartLinks } from './links.js';
import { type PictureOptions, settle } from './options.js';
import { oneOf, refuse } from './refuse.js';
import { ROMAN } from './roman.js';
import {
  described,
  type Figure,
  headed,
  houseFrom,
  longitudeOf,
  type Place,
  type Placed,
  placedIn,
  signOf,
  signsFrom,
  tintedOf,
} from './rules/figure.js';
import { UI_ASCENDANT, type Words } from './words.js';

/** The result of `rasi`, `divisional`, `kpCusps`, `kpHorary`, `annual.chart` or `annual.month`, as a function or the HTTP API returns it. */
export interface ChartResult {
  readonly data:
    | RasiData
    | DivisionalData
    | DivisionalCustomData
    | DivisionalMixedData
    | KpCuspsData
    | KpHoraryData
    | AnnualChartData
    | AnnualMonthData;
}

/** An additional point: a planet beyond Saturn, an upagraha, a special lagna. */
export interface ChartPoint {
  /** Label in the house, 1 … 12 characters: `Ur`, `Gk`. */
  readonly label: string;
  /** Sidereal longitude in this chart, degrees, 0 ≤ λ < 360. */
  readonly longitude: number;
  /** Its name for screen readers; the label by default. */
  readonly name?: string | undefined;
  /** Whether it is retrograde; false by default. */
  readonly retrograde?: boolean | undefined;
  /** Whether it is drawn smaller, behind the grahas of its house; false by default. */
  readonly minor?: boolean | undefined;
  /** Whether its degrees are printed; true by default. A point that is a whole sign has none. */
  readonly degrees?: boolean | undefined;
}

/** Options of the pictures of charts. */
export interface ChartOptions extends PictureOptions {
  /** Whether degrees and minutes follow the labels, cut, not rounded; true by default. Full houses show whole degrees, or none. */
  readonly degrees?: boolean | undefined;
  /** Whether retrograde bodies have their mark `R`; true by default. Charts of `kpCusps` have no motion. */
  readonly retrograde?: boolean | undefined;
  /** The rule by which combust planets are marked `C`; none by default. Only for the rāśi chart: elsewhere distances or motions are unknown. */
  readonly combust?: CombustionRule | undefined;
  /** Whether Uranus, Neptune and Pluto are drawn where the result has them (`kpCusps`); true by default. */
  readonly outer?: boolean | undefined;
  /** Additional points, at most 48; `chartPoints` and `chartCusps` make them of results. */
  readonly points?: readonly ChartPoint[] | undefined;
  /** Houses that are tinted, 1 … 12, one or several. */
  readonly highlight?: number | readonly number[] | undefined;
  /** The sign from which houses are counted: that of the `ascendant` (the default), of the `Moon` or of the `Sun`. */
  readonly lagna?: 'ascendant' | 'Moon' | 'Sun' | undefined;
  /** Where a click on a body leads: what `chartLinks` returns. By default there are no links. */
  readonly links?: ChartLinks | undefined;
}

/** A place of any of the results. */
interface AnyPlace extends Place {
  readonly retrograde?: string | boolean;
  readonly house?: number;
  readonly house_occupied?: number;
  readonly name?: string;
  readonly chart_label?: string;
  /** Only for points: smaller, or without degrees. */
  readonly minor?: boolean;
  readonly whole?: boolean;
}

type Places = Readonly<Record<string, AnyPlace>> | readonly AnyPlace[];

interface Data {
  readonly ascendant?: AnyPlace;
  readonly notes?: { readonly chart_type: string; readonly ayanamsa: string };
  readonly metadata?: { readonly ayanamsa: string };
  readonly planetary_positions?: Places;
  readonly planets?: Places;
  readonly house_cusps?: Places;
  readonly user_name?: string;
  /** Only for years: the chart of the return, with munthā. */
  readonly chart?: Data;
  readonly muntha?: AnyPlace;
  readonly year?: number;
  readonly return?: string;
}

const OWN = ['degrees', 'retrograde', 'combust', 'outer', 'points', 'highlight', 'lagna', 'links'];
const OUTER = ['Uranus', 'Neptune', 'Pluto'];

function entries(places: Places | undefined): readonly (readonly [string, AnyPlace])[] {
  if (Array.isArray(places)) return places.map((place: AnyPlace) => [place.name ?? '', place]);
  return Object.entries(places ?? {});
}

function houseAmong(cusps: readonly number[], longitude: number): number {
  const past = cusps.map((cusp) => (longitude - cusp + 360) % 360);
  return past.indexOf(Math.min(...past)) + 1;
}

function pointsOf(points: ChartOptions['points']): readonly (readonly [string, AnyPlace])[] {
  if (points === undefined) return [];
  if (!Array.isArray(points) || points.length > 48)
    refuse('points', points, 'a list of at most 48 points, each with label and longitude');
  return points.map((point: ChartPoint, i) => {
    const { label, longitude, name = label, retrograde = false } = point ?? {};
    if (typeof label !== 'string' || label.length < 1 || label.length > 12)
      refuse(`points.${i}.label`, label, 'a text of 1 to 12 characters');
    return [
      String(name),
      {
        longitude: longitudeOf({ longitude }, `points.${i}.longitude`),
        retrograde,
        chart_label: label,
        minor: oneOf(`points.${i}.minor`, point.minor, [false, true]),
        whole: !oneOf(`points.${i}.degrees`, point.degrees, [true, false]),
      },
    ];
  });
}

const MUNTHA = 'Muntha';

const munthaOf = ({ muntha }: Data): readonly (readonly [string, AnyPlace])[] =>
  muntha === undefined ? [] : [[MUNTHA, { ...muntha, chart_label: MUNTHA.slice(0, 3) }]];

/** Title and kind of a chart of a year; in English with the year and its beginning. */
function yearTitle(
  { year, return: begins = '' }: Data,
  kind: string,
  words: Words,
): readonly [title: string, kind: string] {
  if (year === undefined) return ['', kind];
  const date = words.digits(begins.slice(0, 10));
  return words.tag === 'en' ? [`Year ${year}`, date] : [date, kind];
}

/** Validates the result and the options. */
export function figureOf(result: ChartResult, options: ChartOptions): Figure {
  const settings = settle(options, OWN);
  const { words } = settings;
  const given: Data =
    (result as { data?: unknown } | null | undefined)?.data ?? refuse('result', result, 'the result of a chart');
  const data: Data = given.chart ?? given;
  const bodies = entries(data.planetary_positions ?? data.planets);
  if (bodies.length === 0) refuse('result', data, 'the result of rasi, divisional, kpCusps or kpHorary');

  const degrees = oneOf('degrees', options.degrees, [true, false]);
  const showsMotion = oneOf('retrograde', options.retrograde, [true, false]);
  const outer = oneOf('outer', options.outer, [true, false]);
  const from = oneOf('lagna', options.lagna, ['ascendant', 'Moon', 'Sun']);
  const { combust, links } = options;
  if (links && typeof links !== 'function') refuse('links', links, 'a result of chartLinks');
  if (combust !== undefined) {
    oneOf('combust', combust, COMBUSTION_RULES);
    if (data.notes?.chart_type !== 'Rasi')
      refuse('combust', combust, 'left out: only the rasi chart has distances from the Sun and motion');
  }
  const cusps = entries(data.house_cusps).map(([, place], i) => longitudeOf(place, `data.house_cusps.${i + 1}`));
  const cuspal = cusps.length === 12;
  if (cuspal && from !== 'ascendant') refuse('lagna', from, 'ascendant: the houses of this chart begin at its cusps');

  const longitudes = new Map(bodies.map(([name, place]) => [name, longitudeOf(place, `data.planets.${name}`)]));
  const rising = cuspal ? (cusps[0] ?? 0) : longitudeOf(data.ascendant, 'data.ascendant.longitude');
  const ascendant =
    from === 'ascendant' ? rising : (longitudes.get(from) ?? refuse('lagna', from, 'a body of the result'));
  const first = signOf(ascendant);

  const ascendantWord = words.word('ui', UI_ASCENDANT, 'Ascendant');
  const placed = (name: string, place: AnyPlace, label: string, tone: Tone): Placed => {
    const longitude = longitudeOf(place, name);
    const sign = signOf(longitude);
    const house = cuspal
      ? (place.house ?? place.house_occupied ?? houseAmong(cusps, longitude))
      : houseFrom(first, sign);
    return placedIn(words, degrees, {
      name: words.bodyName(name),
      label,
      tone,
      place,
      longitude,
      house,
      retrograde: showsMotion && (place.retrograde === 'R' || place.retrograde === true),
      combust:
        combust !== undefined &&
        isCombust(
          name,
          toMicroArcseconds(longitude),
          toMicroArcseconds(longitudes.get('Sun') ?? 0),
          place.retrograde === 'R',
          combust,
        ),
      minor: place.minor,
      whole: place.whole,
      link: links?.({ name: name === ascendantWord ? 'Ascendant' : name, sign: sign + 1, house }),
    });
  };

  const all = [
    ...(cuspal
      ? entries(data.house_cusps).map(([, place], i) =>
          placed(ROMAN[i] ?? '', place, ROMAN[i] ?? '', i === 0 ? 'a' : 'm'),
        )
      : [placed(ascendantWord, data.ascendant ?? { longitude: rising }, words.ascendantLabel, 'a')]),
    ...bodies
      .filter(([name]) => outer || !OUTER.includes(name))
      .map(([name, place]) => placed(name, place, words.bodyLabel(name), 'i')),
    ...munthaOf(given).map(([name, place]) => placed(name, place, place.chart_label ?? name, 'a')),
    ...pointsOf(options.points).map(([name, place]) => placed(name, place, place.chart_label ?? name, 'm')),
  ];
  const [year, kind] = yearTitle(
    given,
    data.notes === undefined ? words.school('KP') : words.chartName(data.notes.chart_type),
    words,
  );
  return {
    settings: links ? { ...settings, role: 'group' } : settings,
    ...headed(
      settings.title ?? data.user_name ?? year,
      kind,
      words.school(data.notes?.ayanamsa ?? data.metadata?.ayanamsa ?? ''),
    ),
    description: described(all),
    bodies: all,
    signs: cuspal ? cusps.map(signOf) : signsFrom(first),
    ascendant,
    tinted: tintedOf(options.highlight),
  };
}
