import * as v from 'valibot';
import { natalFields } from '../cast/natalInput.js';
import type { Conventions } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { birthSchema, flagSchema, oneOf } from '../input/schemas.js';
import { type NatureOptions, natureFields } from '../strengths/birthChart.js';
import type { Ayanamsa, Birth, NodeKind } from '../types.js';

const SEXES = ['male', 'female'] as const;

/** Options that every operation on the texts of a birth takes. */
export interface TextsOptions extends NatureOptions {
  /** Whose birth it is, for conditions that ask; without it these are not evaluated. */
  readonly sex?: (typeof SEXES)[number] | undefined;
  /** Whether to show clauses on death, illness, children, spouses, sexual conduct and caste; false by default. */
  readonly sensitive?: boolean | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The input of the operations on one kind of placement. */
export interface TextsInput extends TextsOptions {
  /** The placement, such as `l2_h4`, `saturn_h10` or `sun_moon`; `all` that the chart of `birth` has by default. */
  readonly placement?: string | undefined;
  /** In whose chart the clauses are evaluated; what the texts say in general without it. */
  readonly birth?: Birth | undefined;
}

/** The input of the operations on periods and transits. */
export interface TextsAtInput extends TextsInput {
  /** A moment: only the period that runs then, and the transits. ISO 8601 with its offset from UTC. */
  readonly at?: string | undefined;
}

/**
 * Returns the fields of the schema of {@link TextsOptions}.
 *
 * @internal
 */
export function optionFields() {
  const { birth: _, ...fields } = natalFields();
  return { ...fields, ...natureFields(), sex: v.optional(oneOf(SEXES)), sensitive: flagSchema() };
}

const PLACEMENT_TEXT =
  'it must be the name of a placement, lower-case letters, digits and _, such as "l2_h4", or "all" for those of the birth.';

/**
 * Returns the fields of the schema of {@link TextsInput}. It does not list the placements, of which there are up to 144.
 *
 * @internal
 */
export function placementFields() {
  return {
    placement: v.optional(v.pipe(v.string(PLACEMENT_TEXT), v.regex(/^[a-z][a-z0-9_]{0,39}$/, PLACEMENT_TEXT)), 'all'),
    birth: v.optional(birthSchema()),
    ...optionFields(),
  };
}

/**
 * Returns the fields of the schema of {@link TextsAtInput}.
 *
 * @internal
 */
export const atFields = () => ({ ...placementFields(), at: v.optional(momentSchema()) });
