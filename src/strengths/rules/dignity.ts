import { DEGREE, type MicroArcseconds, microArcseconds, SIGN, shorterArc, signIndex } from '../../math/angle.js';
import { type CombustionRule, combustionLimit, isCombust } from '../../zodiac/combustion.js';
import {
  type Dignity,
  type DignityReadings,
  dignityOf,
  EXALTATION,
  moolatrikonaOf,
  oppositeSign,
} from '../../zodiac/dignity.js';
import { type GandantaJunction, type GandantaWidth, gandantaOf } from '../../zodiac/gandanta.js';
import { isSignLord, lordOf, type SignLord } from '../../zodiac/lords.js';
import type { Graha, Sign } from '../../zodiac/names.js';
import {
  isPushkaraBhaga,
  isPushkaraNavamsha,
  isVargottama,
  navamshaSign,
  type PushkaraBhaga,
} from '../../zodiac/navamsha.js';
import { sixDecimals } from '../../zodiac/position.js';
import {
  type CompoundRegard,
  compoundRegard,
  type Regard,
  regard,
  type TemporalRegard,
  temporalRegard,
} from '../../zodiac/relationships.js';
import { type StrengthChart, signNamed, signOf } from './chart.js';

/** The stretch of a sign, in whole degrees, over which a dignity holds. */
export interface DignitySpan {
  /** Degrees of the sign at which it begins. @asType integer @minimum 0 @maximum 29 */
  readonly from: number;
  /** Degrees of the sign at which it has ended. @asType integer @minimum 1 @maximum 30 */
  readonly to: number;
}

/** The stretch over which a dignity is the same: the whole sign where the mūlatrikoṇa is in another; else what lies before, in or after that. */
export function dignitySpan(graha: Graha, longitude: MicroArcseconds, { moolatrikona }: DignityReadings): DignitySpan {
  const span = isSignLord(graha) ? moolatrikonaOf(graha, moolatrikona) : undefined;
  const bounds = span?.sign === signIndex(longitude) ? [0, span.from, span.to, 30] : [0, 30];
  const inSign = longitude % SIGN;
  return {
    from: Math.max(...bounds.filter((degree) => degree * DEGREE <= inSign)),
    to: Math.min(...bounds.filter((degree) => degree * DEGREE > inSign)),
  };
}

/** The lord of a graha's sign, and how the graha regards it. */
export interface Dispositor {
  /** The lord, one of the seven. */
  readonly planet: SignLord;
  /** Natural and temporal together; `own` where it is its own lord. */
  readonly relation: CompoundRegard | 'own';
  /** By nature; null where it is its own lord. */
  readonly natural: Regard | null;
  /** Temporal; null where it is its own lord. */
  readonly temporal: TemporalRegard | null;
}

export function dispositorOf(graha: Graha, chart: Pick<StrengthChart, 'longitudes'>): Dispositor {
  const sign = signOf(chart, graha);
  const planet = lordOf(sign);
  if (planet === graha) return { planet, relation: 'own', natural: null, temporal: null };
  const natural = regard(graha, planet);
  const temporal = temporalRegard(sign, signOf(chart, planet));
  return { planet, relation: compoundRegard(natural, temporal), natural, temporal };
}

/** The degree at which a graha is most exalted. */
export interface DeepExaltation {
  /** The sign of exaltation. */
  readonly sign: Sign;
  /** Whole degrees in it. @asType integer @minimum 3 @maximum 28 */
  readonly degree: number;
}

/** Distance of a graha from the Sun, and its limit of combustion. */
export interface CombustionDistance {
  /** Degrees of longitude from the Sun, the shorter way, six decimals. @minimum 0 @maximum 180 */
  readonly distance: number;
  /** Degrees below which it is combust. @minimum 8 @maximum 17 */
  readonly limit: number;
}

/** A gaṇḍānta in which a graha is. */
export interface GandantaTold {
  /** The nakṣatras that meet at the junction. */
  readonly junction: GandantaJunction;
  /** The side of the junction. */
  readonly side: 'before' | 'after';
  /** Degrees from the junction, six decimals. @minimum 0 @maximum 3.333334 */
  readonly distance: number;
}

export interface PlaceReadings {
  readonly dignity: DignityReadings;
  readonly combustion: CombustionRule;
  readonly gandanta: GandantaWidth;
  readonly pushkara: PushkaraBhaga;
}

export interface DignityOfPlace {
  readonly dignity: Dignity;
  readonly dignity_span: DignitySpan;
  readonly in_exaltation_sign: boolean | null;
  readonly in_debilitation_sign: boolean | null;
  readonly in_own_sign: boolean | null;
  readonly dispositor: Dispositor;
  readonly deep_exaltation: DeepExaltation | null;
  readonly distance_from_deep_exaltation: number | null;
  readonly vargottama: boolean;
  readonly navamsha_sign: Sign;
  readonly combust: boolean;
  readonly combustion: CombustionDistance | null;
  readonly pushkara_navamsha: boolean;
  readonly pushkara_bhaga: boolean;
  readonly gandanta: GandantaTold | null;
}

function exaltationOf(graha: Graha, longitude: MicroArcseconds) {
  if (!isSignLord(graha)) {
    return {
      in_exaltation_sign: null,
      in_debilitation_sign: null,
      in_own_sign: null,
      deep_exaltation: null,
      distance_from_deep_exaltation: null,
    };
  }
  const sign = signIndex(longitude);
  const deepest = EXALTATION[graha];
  const point = microArcseconds(deepest.sign * SIGN + deepest.degree * DEGREE);
  return {
    in_exaltation_sign: sign === deepest.sign,
    in_debilitation_sign: sign === oppositeSign(deepest.sign),
    in_own_sign: lordOf(sign) === graha,
    deep_exaltation: { sign: signNamed(deepest.sign), degree: deepest.degree },
    distance_from_deep_exaltation: sixDecimals(shorterArc(longitude, point)),
  };
}

export function placeDignity(
  graha: Graha,
  chart: Pick<StrengthChart, 'longitudes'>,
  retrograde: boolean,
  readings: PlaceReadings,
): DignityOfPlace {
  const longitude = chart.longitudes[graha];
  const sun = chart.longitudes.Sun;
  const limit = combustionLimit(graha, retrograde, readings.combustion);
  const junction = gandantaOf(longitude, readings.gandanta);
  return {
    dignity: dignityOf(graha, chart.longitudes, readings.dignity),
    dignity_span: dignitySpan(graha, longitude, readings.dignity),
    ...exaltationOf(graha, longitude),
    dispositor: dispositorOf(graha, chart),
    vargottama: isVargottama(longitude),
    navamsha_sign: signNamed(navamshaSign(longitude)),
    combust: isCombust(graha, longitude, sun, retrograde, readings.combustion),
    combustion: limit === undefined ? null : { distance: sixDecimals(shorterArc(longitude, sun)), limit },
    pushkara_navamsha: isPushkaraNavamsha(longitude),
    pushkara_bhaga: isPushkaraBhaga(longitude, readings.pushkara),
    gandanta: junction === null ? null : { ...junction, distance: sixDecimals(junction.distance) },
  };
}
