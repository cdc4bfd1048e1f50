import type { Graha } from '../../../zodiac/names.js';
import type { DrigAspects, Round, RoundByModality } from './orders.js';
import type { SeedFrom } from './seeds.js';

/** The deepest level of a daśā of signs: a fourth would have 45,000 periods of days. */
export const RASHI_LEVELS = 3;

/** How the rounds go, before grahas in their first sign change it: by the ninth rule, by the parity of that sign or of the ascendant, or forward. */
export type DirectionRule = 'ninth' | 'parity' | 'ascendant_parity' | 'forward';

/**
 * What Saturn and Ketu in the first sign of a round change. `narayana`: Ketu turns it round; Saturn alone makes it go sign by sign,
 * forward. `saturn_or_reverse`: Saturn makes it go forward, Ketu alone turns it round. `saturn_or_backward`: Saturn makes it go forward,
 * Ketu alone backward.
 */
export type OccupantRule = 'none' | 'narayana' | 'saturn_or_reverse' | 'saturn_or_backward';

/**
 * How long a sign rules. `counted`: as many years as there are signs to its lord. `modality`: seven, eight or nine. `nine`: nine.
 * `mandooka`, `raghava_male`, `raghava_female`: counts of their own.
 */
export type YearsRule = 'counted' | 'modality' | 'nine' | 'mandooka' | 'raghava_male' | 'raghava_female';

/** Which lords Scorpio and Aquarius have for the years: as the caller chose, as K. N. Rao finds them, or Mars and Saturn. */
export type LordRule = 'chosen' | 'kn_rao' | 'classical';

/**
 * How a period is divided among the twelve signs. `next`, `same`: by the ninth rule, from the next sign so that its own comes last, or from its
 * own. `own`: from its own by parity, Saturn and Ketu in it as in `saturn_or_reverse`; `parity`: without them. `forward`: from its own, forward.
 * `stronger`: from the stronger of the sign and its seventh, forward; `stronger_contrary`: from there forward where it is even, backward where it
 * is odd. `kendras`: from its own by parity, kendras first; `kendras_as_round`: in the direction of the round of the daśā. `drig`, `narayana`, `raghava`: their own rules. `two_lords`: as PyJHora divides
 * Nārāyaṇa. `in_round`: as the signs follow one another in the round of the daśā, from its own on.
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
  | 'drig'
  | 'narayana'
  | 'raghava'
  | 'two_lords'
  | 'in_round';

/** A daśā of signs: all that its rules have to know of it beside the chart and the sign with which it begins. */
export interface RashiSystem {
  readonly seed: SeedFrom;
  readonly direction: DirectionRule;
  readonly occupants: OccupantRule;
  /** In which order; `aspects` are the groups of the Dṛg daśā, which have no direction; `leaps` PyJHora's order of Maṇḍūka. */
  readonly round: Round | RoundByModality | 'leaps' | { readonly aspects: DrigAspects };
  readonly years: YearsRule;
  readonly lords: LordRule;
  /** Whether exaltation adds a year and debilitation takes one, where years are counted. */
  readonly exaltation: boolean;
  /** Whether Mercury in Virgo adds a year to Gemini, as any exalted lord; true by default. */
  readonly mercuryExalted?: boolean;
  /** Whether every further round gives each sign what is left of twelve years, or the same years again. */
  readonly further: 'rest' | 'same';
  readonly cycles: number;
  readonly within: WithinRule;
}

/** A sign as it rules a period, with the lord that gave its years; `null` where they are the same for everyone. */
export interface SignRuler {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  readonly lord: Graha | null;
}
