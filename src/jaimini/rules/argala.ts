import { modulo } from '../../math/angle.js';
import type { Graha } from '../../zodiac/names.js';
import type { Nature } from '../../zodiac/nature.js';
import { type GrahaStrengthRule, type StrengthChart, strongerGraha } from '../../zodiac/signStrength.js';
import { grahasIn } from '../chart.js';
import {
  ARGALA_PAIRS,
  type ArgalaPair,
  type ArgalaReverse,
  VIPAREETA_COUNT,
  VIPAREETA_PLACE,
} from '../tables/argala.js';

/** The outcome of an argala. */
export type ArgalaVerdict = 'none' | 'unobstructed' | 'argala' | 'obstructed' | 'tie';

export interface ArgalaEvidence {
  readonly argala: Graha;
  readonly obstruction: Graha;
  readonly decidedBy: GrahaStrengthRule | 'tie';
}

export interface Argala {
  readonly pair: ArgalaPair;
  readonly planets: readonly Graha[];
  readonly obstructors: readonly Graha[];
  readonly verdict: ArgalaVerdict;
  readonly weight: 1 | 2 | 3 | null;
  readonly evidence: ArgalaEvidence | null;
}

export interface ArgalasOn {
  readonly backward: boolean;
  readonly argalas: readonly Argala[];
  readonly vipareeta: boolean;
}

const TURNS: Readonly<Record<ArgalaReverse, readonly Graha[]>> = { ketu: ['Ketu'], nodes: ['Rahu', 'Ketu'], none: [] };

function strongest(chart: StrengthChart, grahas: readonly Graha[]): Graha | undefined {
  const [first, ...others] = grahas;
  return others.reduce<Graha | undefined>(
    (winner, other) => (winner === undefined ? other : (strongerGraha(chart, winner, other).stronger ?? winner)),
    first,
  );
}

function judge(
  chart: StrengthChart,
  planets: readonly Graha[],
  obstructors: readonly Graha[],
): Pick<Argala, 'verdict' | 'evidence'> {
  const argala = strongest(chart, planets);
  if (argala === undefined) return { verdict: 'none', evidence: null };
  const obstruction = strongest(chart, obstructors);
  if (obstruction === undefined) return { verdict: 'unobstructed', evidence: null };
  if (planets.length !== obstructors.length)
    return { verdict: planets.length > obstructors.length ? 'argala' : 'obstructed', evidence: null };
  const { stronger, decidedBy } = strongerGraha(chart, argala, obstruction);
  const verdict = stronger === undefined ? 'tie' : stronger === argala ? 'argala' : 'obstructed';
  return { verdict, evidence: { argala, obstruction, decidedBy } };
}

const weightOf = (count: number): Argala['weight'] => (count === 0 ? null : count === 1 ? 1 : count === 2 ? 2 : 3);

/**
 * Returns the argalas on a sign, 0 (Aries) … 11, from the second, fourth, eleventh and fifth, and their obstructions from the twelfth,
 * tenth, third and ninth. More grahas prevail; for equal numbers the side with the stronger graha.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 31.1–9; P. V. R. Narasimha Rao 10.4–10.8.
 */
export function argalasOn(
  chart: StrengthChart,
  natures: Readonly<Record<Graha, Nature>>,
  sign: number,
  reverse: ArgalaReverse = 'ketu',
): ArgalasOn {
  const backward = TURNS[reverse].some((graha) => chart.signs[graha] === sign);
  const inPlace = (place: number): Graha[] => grahasIn(chart, modulo(sign + (backward ? 1 - place : place - 1), 12));
  const malefics = inPlace(VIPAREETA_PLACE).filter((graha) => natures[graha] === 'malefic');
  return {
    backward,
    argalas: ARGALA_PAIRS.map((pair) => {
      const planets = inPlace(pair.from);
      const obstructors = inPlace(pair.obstructedFrom);
      return { pair, planets, obstructors, weight: weightOf(planets.length), ...judge(chart, planets, obstructors) };
    }),
    vipareeta: malefics.length >= VIPAREETA_COUNT,
  };
}
