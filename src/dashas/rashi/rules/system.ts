import type { Graha } from '../../../zodiac/names.js';
import type { DrigAspects, Round, RoundByModality } from './orders.js';
import type { SeedFrom } from './seeds.js';

/** The deepest level: a fourth would have 45,000 periods of days. */
export const RASHI_LEVELS = 3;

export type DirectionRule = 'ninth' | 'parity' | 'ascendant_parity' | 'footed' | 'forward';

/**
 * What Saturn and Ketu in the first sign of a round change. `narayana`: Ketu reverses it; Saturn alone makes it go sign by sign, forward.
 * `saturn_or_reverse`: Saturn makes it forward, Ketu alone reverses it. `saturn_or_backward`: Saturn makes it forward, Ketu alone backward.
 */
export type OccupantRule = 'none' | 'narayana' | 'saturn_or_reverse' | 'saturn_or_backward';

/**
 * How long a sign rules. `counted`: one year for each sign to its lord. `modality`: seven, eight or nine. `half`: half the sum of these two.
 * `nine`, `ten`: so many. `sixth`: signs to the lord of the sixth from it. `inclusive`: signs to its lord, both counted. `given`: those of
 * `givenYears`. The others have their own counts.
 */
export type YearsRule =
  | 'counted'
  | 'modality'
  | 'half'
  | 'nine'
  | 'ten'
  | 'sixth'
  | 'inclusive'
  | 'given'
  | 'mandooka'
  | 'raghava_male'
  | 'raghava_female';

export type LordRule = 'chosen' | 'kn_rao' | 'classical';

/**
 * How a period is divided among the twelve signs. `next`, `same`: by the ninth rule, from the next sign (its own last) or from its own.
 * `own`: from its own by parity, Saturn and Ketu in it as in `saturn_or_reverse`; `parity`: without them. `forward`: from its own, forward.
 * `stronger`: from the stronger of the sign and its seventh, forward; `stronger_contrary`: from there forward where it is even, backward
 * where odd. `kendras`: from its own by parity, kendras first; `kendras_as_round`: in the direction of the round; `kendras_by_strength`: from
 * the stronger of the sign and its seventh. `bphs`: from there by parity, in the order of the modality. `from_ascendant`: from `ascendant`,
 * forward where both signs are odd-footed or both even-footed. `two_lords`: PyJHora's division of Nārāyaṇa. `in_round`: in the order of the
 * round, from its own on.
 */
export type WithinRule =
  | 'next'
  | 'same'
  | 'own'
  | 'parity'
  | 'forward'
  | 'stronger'
  | 'stronger_contrary'
  | 'kendras'
  | 'kendras_as_round'
  | 'kendras_by_strength'
  | 'bphs'
  | 'from_ascendant'
  | 'narayana'
  | 'raghava'
  | 'two_lords'
  | 'in_round';

export interface RashiSystem {
  readonly seed: SeedFrom;
  readonly direction: DirectionRule;
  readonly occupants: OccupantRule;
  /** `aspects`: the groups of Dṛg, which have no direction, nor has `strength`; `leaps`: PyJHora's order of Maṇḍūka. */
  readonly round: Round | RoundByModality | 'leaps' | 'strength' | { readonly aspects: DrigAspects };
  readonly years: YearsRule;
  readonly lords: LordRule;
  readonly exaltation: boolean;
  readonly mercuryExalted?: boolean;
  readonly further: 'rest' | 'same';
  readonly cycles: number;
  readonly within: WithinRule;
  /** Years of the twelve signs from Aries. */
  readonly givenYears?: readonly number[];
  /** Its sign. */
  readonly ascendant?: number;
  /** The lengths of the twelve parts of a period; equal by default. */
  readonly shares?: readonly number[];
}

export interface SignRuler {
  readonly sign: number;
  readonly lord: Graha | null;
}
