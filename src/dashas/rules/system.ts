import type { Graha } from '../../zodiac/names.js';

/** A point of the chart whose nakṣatra may open a cycle. */
export type StartingPoint = 'moon';

/**
 * How the nakṣatra of a point opens the cycle: one nakṣatra belongs to one lord, and each further one, counted round the 27, to
 * the next in the order. The part of the nakṣatra that is traversed is the part of the period that is spent.
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

/** A daśā system: all that the engine of `cycle.ts` has to know of it. */
export interface DashaSystem<Lord extends string = Graha> {
  readonly name: string;
  readonly seed: StarSeed;
  /** The lords in the order in which they follow one another, with the years of each. */
  readonly lords: readonly { readonly lord: Lord; readonly years: number }[];
  /** Sum of the years of all lords. */
  readonly totalYears: number;
  /** How often the order is gone through. */
  readonly cycles: number;
  readonly division: Division;
}
