import type { Graha } from '../../zodiac/names.js';

/** A point of the chart whose nakṣatra may open a cycle. */
export type StartingPoint = 'moon';

/**
 * How the nakṣatra of a point opens the cycle: one nakṣatra belongs to one lord, and each further one, counted round the 27, to the next in
 * the order. The part of the nakṣatra that is traversed is the part of the period that is spent.
 */
export interface StarSeed {
  readonly point: StartingPoint;
  /** The nakṣatra from which the count goes, 0 (Aśvinī) … 26. */
  readonly star: number;
  /** Place in the order of the lord to whom that nakṣatra belongs. */
  readonly lord: number;
  /** Whether the count goes with the zodiac, or from the point's nakṣatra on to that one. */
  readonly count: 'forward' | 'backward';
}

/** How every period is divided, at every level, among the lords of the same order. */
export interface Division {
  /** Who has the first part: the lord of the period, the next in the order or the one before. */
  readonly start: 'same' | 'next' | 'previous';
  /** Whether the further parts follow the order or go against it. */
  readonly direction: 'forward' | 'backward';
  /** Whether a part is as long as its lord's years among all years, or all parts are equal. */
  readonly split: 'proportional' | 'equal';
}

/** How nakṣatras in groups open the cycle: each group, on the scale of 28 with Abhijit, belongs to the lord in the same place of the order. */
export interface GroupSeed {
  readonly point: StartingPoint;
  /** The nakṣatra with which the first group begins, 0 (Aśvinī) … 27 (Revatī), Abhijit being 21. */
  readonly star: number;
  /** How many nakṣatras each group has, in the order of the lords. */
  readonly sizes: readonly number[];
  /**
   * What part of its years is spent: the nakṣatras of the group before and the fraction of this one, each of them an equal part
   * (`star_blocks`); the arc from the beginning of the group, where Abhijit has no place of its own (`arc_linear`); the fraction of this
   * nakṣatra alone (`per_star`).
   */
  readonly elapsed: 'star_blocks' | 'arc_linear' | 'per_star';
}

/** How the units of a limb open the cycle: each belongs to a lord, and its fraction is the part of the period that is spent. */
export interface LimbSeed {
  readonly limb: 'tithi' | 'yoga';
  /** Places in the order of the lords of the units from the first. */
  readonly lords: readonly number[];
}

/** A cycle that is opened by nothing: it begins with its first lord at birth. */
export interface FixedSeed {
  readonly fixed: true;
}

/** What opens a cycle. */
export type Seed = StarSeed | GroupSeed | LimbSeed | FixedSeed;

/** A daśā system: all that the engine of `cycle.ts` has to know of it. */
export interface DashaSystem<Lord extends string = Graha> {
  readonly name: string;
  readonly seed: Seed;
  /** The lords in the order in which they follow one another, with the years of each. */
  readonly lords: readonly { readonly lord: Lord; readonly years: number }[];
  /** Sum of the years of all lords. */
  readonly totalYears: number;
  /** How often the order is gone through. */
  readonly cycles: number;
  /** Tribhāgī: every period is a third as long, and the order is gone through three times as often. */
  readonly thirds?: boolean;
  readonly division: Division;
}
