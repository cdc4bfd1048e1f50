import { motionsAt } from '../cast/grahas.js';
import { signIndex } from '../math/angle.js';
import type { LocalInstant } from '../types.js';
import { SIGN_LORDS, type SignLord } from '../zodiac/lords.js';
import { arcDegrees } from './rules/chart.js';
import type { IthasalaKind, Orb, Pair, PairYoga } from './rules/pairs.js';
import { panchaVargiyas, vishwaOf } from './rules/panchaVargiya.js';
import { byRank, type YogaChart, type YogaFact } from './rules/yogaChart.js';
import { TAJIKA_YOGAS, type TajikaYoga, type YogaFound } from './rules/yogas.js';
import { type CastSky, tajikaChart } from './sky.js';
import type { AspectNature, TajikaAspect } from './tables/tajika.js';

/** Difference of degrees within two signs, six decimals. @minimum -30 @maximum 30 */
export type DegreesAhead = number;

/** Degrees of an orb. @minimum 7 @maximum 13.5 */
export type OrbDegrees = number;

/** A house, degrees, a distance of signs or viśvā. @minimum 0 @maximum 30 */
export type FactNumber = number;

/** Two grahas, the faster by rank first. */
export interface TajikaPair {
  /** The two. @minItems 2 @maxItems 2 */
  readonly planets: readonly SignLord[];
  /** Aspect by the distance of signs; null for 6/8. */
  readonly aspect: TajikaAspect | null;
  /** Its nature. */
  readonly nature: AspectNature | null;
  /** Degrees of the first within its sign minus those of the second, six decimals. */
  readonly difference_degrees: DegreesAhead;
  /** The orb, degrees. */
  readonly limit_degrees: OrbDegrees;
  /** Whether their degrees converge. */
  readonly applying: boolean;
  /** Ithasala, ishrafa or neither. */
  readonly yoga: PairYoga | null;
  /** The stage of an ithasala: within a degree, within the orb, or within a degree of the orb. */
  readonly kind: IthasalaKind | null;
  /** Whether they separate within a degree. */
  readonly separating_poorna: boolean;
  /** When an ithasala becomes exact, before either leaves its sign; null if it does not. */
  readonly perfects_at: LocalInstant | null;
}

/** A fact that makes a yoga. */
export interface TajikaEvidence {
  /** The graha. */
  readonly planet: SignLord;
  /** The fact. */
  readonly fact: YogaFact;
  /** The other graha; null where there is none. */
  readonly other: SignLord | null;
  /** A house, degrees or viśvā; null without a number. */
  readonly value: FactNumber | null;
}

/** A yoga of the year. */
export interface TajikaYogaFound {
  /** Its number among the sixteen. @asType integer @minimum 1 @maximum 16 */
  readonly number: number;
  /** The yoga. */
  readonly name: TajikaYoga;
  /** Its grahas. */
  readonly planets: readonly SignLord[];
  /** The graha that is between them or joins them; null without one. */
  readonly through: SignLord | null;
  /** For kamboola: whether the Moon joins one of the two or both. */
  readonly extent: 'half' | 'full' | null;
  /** The facts that make it. */
  readonly evidence: readonly TajikaEvidence[];
}

/** @internal */
export interface YogasRequest {
  readonly orb: Orb;
  readonly neutral_aspects: boolean;
  readonly relation: 'position' | 'two_camps';
  readonly drekkana: 'd3' | 'tajika';
}

/** @internal */
export function yogaChart(cast: CastSky, request: YogasRequest): YogaChart {
  const { sky, instant, place, ascendant, grahas } = cast;
  const motions = motionsAt(sky, instant, place);
  const strengths = panchaVargiyas(tajikaChart(cast), request);
  return {
    grahas: byRank(
      SIGN_LORDS.map((planet) => ({ planet, longitude: grahas[planet].longitude, speed: motions[planet] })),
    ),
    lagna: signIndex(ascendant),
    vishwa: Object.fromEntries(SIGN_LORDS.map((graha) => [graha, vishwaOf(strengths[graha])])),
    options: { orb: request.orb, neutralAspects: request.neutral_aspects },
  };
}

/** @internal */
export const describePair = (pair: Pair, perfectsAt: LocalInstant | null): TajikaPair => ({
  planets: [pair.faster.planet, pair.slower.planet],
  aspect: pair.aspect,
  nature: pair.nature,
  difference_degrees: arcDegrees(pair.difference),
  limit_degrees: arcDegrees(pair.limit),
  applying: pair.applying,
  yoga: pair.yoga,
  kind: pair.kind,
  separating_poorna: pair.separatingPoorna,
  perfects_at: perfectsAt,
});

/** @internal */
export const describeYoga = ({ name, grahas, through, extent, evidence }: YogaFound): TajikaYogaFound => ({
  number: TAJIKA_YOGAS.indexOf(name) + 1,
  name,
  planets: grahas,
  through,
  extent,
  evidence: evidence.map((one) => ({ ...one })),
});

/** Returns how aspects were judged, as provenance tells it: of a year and of a question alike. */
export function tajikaWords(input: { readonly orb: 'mean' | 'each'; readonly neutral_aspects: boolean }) {
  return {
    orb:
      input.orb === 'mean' ? 'mean: half the sum of the two deeptamshas' : 'each: the smaller of the two deeptamshas',
    neutral_aspects: input.neutral_aspects
      ? 'signs 2/12 apart aspect each other'
      : 'signs 2/12 apart have no aspect that counts',
    applying: 'the difference of degrees within signs and the relative motion have opposite signs, or it is nil',
  };
}
