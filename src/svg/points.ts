import type { BhavaData } from '../charts/bhava.js';
import type { SpecialLagnas, SpecialLagnasData } from '../charts/specialLagnas.js';
import type { KalaVela, SolarUpagraha } from '../charts/tables/upagrahas.js';
import type { UpagrahasData } from '../charts/upagrahas.js';
import type { ArudhasData } from '../jaimini/arudhas.js';
import type { KpCuspsData } from '../kp/cusps.js';
import type { BhriguBinduData } from '../nadi/bhriguBindu.js';
import type { ChartPoint } from './figure.js';
import { isWithin, oneOf, refuse } from './refuse.js';
import { ROMAN } from './roman.js';

/** A point of {@link chartPoints}, by its name in the result; `varnada` is that of the first house. */
export type PointName = keyof SpecialLagnas | 'varnada' | SolarUpagraha | KalaVela | keyof ArudhasData['houses'];

/** The result of `specialLagnas`, of `upagrahas`, of Jaimini's `arudhas` or of nāḍī's `bhriguBindu`. */
export interface PointsResult {
  readonly data: SpecialLagnasData | UpagrahasData | ArudhasData | BhriguBinduData;
}

/** The result of `bhava` or of `kpCusps`. */
export interface CuspsResult {
  readonly data: BhavaData | KpCuspsData;
}

/** Options of {@link chartPoints}. */
export interface PointsOptions {
  /** Only these, in this order; by default all that are not experimental. */
  readonly only?: readonly PointName[] | undefined;
}

/** Options of {@link chartCusps}. */
export interface CuspsOptions {
  /**
   * For the result of `bhava`: the `madhya`, the middle of a house, or its `start`. By default the middle for Śrīpati and for equal houses
   * about the ascendant, the start for the others.
   */
  readonly at?: 'madhya' | 'start' | undefined;
}

/** Label and name in IAST. No language of the names has words for them yet. */
const POINTS: Readonly<Partial<Record<PointName, readonly [label: string, name: string]>>> = {
  AL: ['AL', 'Ārūḍha lagna'],
  UL: ['UL', 'Upapada'],
  bhava: ['BL', 'Bhāva lagna'],
  hora: ['HL', 'Horā lagna'],
  ghati: ['GL', 'Ghaṭī lagna'],
  vighati: ['VgL', 'Vighaṭī lagna'],
  pranapada: ['PP', 'Prāṇapada'],
  sree: ['SL', 'Śrī lagna'],
  bhrigu_bindu: ['BB', 'Bhṛgu bindu'],
  indu: ['IL', 'Indu lagna'],
  varnada: ['VL', 'Varṇada lagna'],
  Dhuma: ['Dh', 'Dhūma'],
  Vyatipata: ['Vy', 'Vyatīpāta'],
  Parivesha: ['Pv', 'Pariveṣa'],
  Indrachapa: ['Ic', 'Indracāpa'],
  Upaketu: ['Uk', 'Upaketu'],
  Kala: ['Kl', 'Kāla'],
  Mrityu: ['Mr', 'Mṛtyu'],
  Ardhaprahara: ['Ap', 'Ardhaprahara'],
  Yamaghantaka: ['Yg', 'Yamaghaṇṭaka'],
  Gulika: ['Gk', 'Gulika'],
  Mandi: ['Md', 'Māndi'],
};

/** The indu lagna has a sign alone. */
interface PlaceData {
  readonly longitude?: number;
  readonly sign_number?: number;
}

type PlacesData = Readonly<Record<string, PlaceData>>;

const EXPECTED = 'the result of specialLagnas, upagrahas, arudhas or bhriguBindu';

function pointOf(name: PointName, { longitude, sign_number: sign }: PlaceData): ChartPoint {
  // The padas between the first and the last are called by their numbers, as in their results.
  const [label, full] = POINTS[name] ?? [name, `Pada of house ${name.slice(1)}`];
  const own = { label, name: full, minor: true };
  if (longitude !== undefined) return { ...own, longitude };
  // A whole sign is marked at its middle, without degrees.
  if (!isWithin(sign, 1, 12)) refuse(`data.${name}`, sign, 'a longitude, or a sign from 1 to 12');
  return { ...own, longitude: sign * 30 - 15, degrees: false };
}

/**
 * Returns the special lagnas, the upagrahas, the padas of houses or the bhṛgu bindu of a result as points of a chart: what the option `points` of {@link northIndian} and its kin takes.
 * They stand in their signs with their degrees, smaller than the grahas.
 *
 * The chart has to be of the same birth, school and node. Padas and the indu lagna, which are signs, have no degrees; in the round chart they stand in
 * the middle of their sign. Of varṇada that of the first house is drawn. The vighaṭī lagna, which rests on no source, is drawn only where it is named.
 *
 * @param result of `specialLagnas`, `upagrahas`, `arudhas` or `bhriguBindu`
 * @param options which of them
 * @throws {SiddhantaError} `invalid_value` with `result` or `only` as `field`
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import * as charts from 'siddhanta/charts';
 * import { chartPoints, northIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const points = [
 *   ...chartPoints(charts.specialLagnas({ birth }), { only: ['hora', 'ghati'] }),
 *   ...chartPoints(charts.upagrahas({ birth }), { only: ['Gulika'] }),
 * ];
 * points.map(({ label }) => label); // => ['HL', 'GL', 'Gk']
 * northIndian(rasi({ birth }), { points }).includes('Horā lagna: Libra 18°10′, house 2.'); // => true
 * ```
 */
export function chartPoints(result: PointsResult, options: PointsOptions = {}): ChartPoint[] {
  const data: Partial<SpecialLagnasData & UpagrahasData & Omit<ArudhasData, 'planets'> & BhriguBinduData> =
    (result as PointsResult | undefined)?.data ?? refuse('result', result, EXPECTED);
  const { lagnas, varnada, from_sun: solar, kala_velas: velas, houses } = data;
  const padas = houses?.AL && houses;
  const bindu = data.midpoints && { bhrigu_bindu: data as BhriguBinduData };
  const places: PlacesData = {
    ...bindu,
    ...lagnas,
    ...(varnada?.[0] && { varnada: varnada[0] }),
    ...solar,
    ...velas,
    ...padas,
  };
  const known = Object.keys(places) as PointName[];
  if (known.length === 0) refuse('result', data, EXPECTED);
  const experimental: readonly string[] = data.experimental ?? [];
  const { only = known.filter((name) => !experimental.includes(name)) } = options;
  if (!Array.isArray(only)) refuse('only', only, 'a list of names');
  return only.map((name: PointName) =>
    known.includes(name) ? pointOf(name, places[name] ?? {}) : refuse('only', name, `one of ${known.join(', ')}`),
  );
}

/**
 * Returns the degrees of the twelve houses of a result as points of a chart: what the option `points` of {@link northIndian} and its kin takes.
 * They stand as `I` … `XII` in their signs, smaller than the grahas.
 *
 * The chart has to be of the same birth and school.
 *
 * @param result of `bhava`, in any system, or of `kpCusps`
 * @param options which degree of a house
 * @throws {SiddhantaError} `invalid_value` with `result` or `at` as `field`
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import * as charts from 'siddhanta/charts';
 * import { chartCusps, southIndian } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const points = chartCusps(charts.bhava({ birth }));
 * points[9]?.label; // => 'X'
 * southIndian(rasi({ birth }), { points }).includes('Madhya of house 10: Gemini 2°07′, house 10.'); // => true
 * ```
 */
export function chartCusps(result: CuspsResult, options: CuspsOptions = {}): ChartPoint[] {
  const data = (result as CuspsResult | undefined)?.data ?? refuse('result', result, 'the result of bhava or kpCusps');
  const requested = options.at === undefined ? undefined : oneOf('at', options.at, ['madhya', 'start']);
  const isKp = 'house_cusps' in data;
  if (isKp && requested === 'madhya') refuse('at', requested, 'start: kpCusps gives where houses begin');
  // The ascendant is in the middle of a house that it does not begin, except in whole signs, where it is anywhere.
  const begins = isKp || data.system === 'whole_sign' || data.houses?.[0]?.start === data.ascendant?.longitude;
  const at = requested ?? (begins ? 'start' : 'madhya');
  const degrees = isKp
    ? Object.values(data.house_cusps).map(({ decimal_degrees: degree }) => degree)
    : data.houses?.map((house) => house[at]);
  if (degrees?.length !== 12) refuse('result', data, 'the result of bhava or kpCusps');
  return degrees.map((longitude, i) => ({
    label: ROMAN[i] ?? '',
    name: `${at === 'start' ? 'Beginning' : 'Madhya'} of house ${i + 1}`,
    longitude,
    minor: true,
  }));
}
