import type { Graha } from '../../zodiac/names.js';

export type StartingPoint = 'moon';

/**
 * A nakṣatra opens the cycle: it belongs to one lord, and each further one of the 27 to the next in the order. The traversed part of the
 * nakṣatra is the spent part of the period.
 */
export interface StarSeed {
  readonly point: StartingPoint;
  /** The first nakṣatra of the count, 0 (Aśvinī) … 26. */
  readonly star: number;
  readonly lord: number;
  readonly count: 'forward' | 'backward';
}

export interface Division {
  readonly start: 'same' | 'next' | 'previous';
  readonly direction: 'forward' | 'backward';
  readonly split: 'proportional' | 'equal';
}

/** Groups of nakṣatras open the cycle: each group, on the scale of 28 with Abhijit, belongs to the lord in the same place of the order. */
export interface GroupSeed {
  readonly point: StartingPoint;
  /** The first nakṣatra of the first group, 0 (Aśvinī) … 27 (Revatī); Abhijit is 21. */
  readonly star: number;
  readonly sizes: readonly number[];
  /**
   * What part of its years is spent: the group's earlier nakṣatras and the fraction of this one, as equal parts (`star_blocks`); the arc
   * from the beginning of the group, without Abhijit (`arc_linear`); the fraction of this nakṣatra alone (`per_star`).
   */
  readonly elapsed: 'star_blocks' | 'arc_linear' | 'per_star';
}

/** The units of a limb open the cycle: each belongs to a lord, and its fraction is the spent part of the period. */
export interface LimbSeed {
  readonly limb: 'tithi' | 'yoga' | 'karana';
  readonly lords: readonly number[];
}

export interface FixedSeed {
  readonly fixed: true;
}

export type Seed = StarSeed | GroupSeed | LimbSeed | FixedSeed;

export interface DashaSystem<Lord extends string = Graha> {
  readonly name: string;
  readonly seed: Seed;
  readonly lords: readonly { readonly lord: Lord; readonly years: number }[];
  readonly totalYears: number;
  readonly cycles: number;
  readonly thirds?: boolean;
  readonly division: Division;
}
