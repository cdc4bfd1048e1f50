import { birthSchema, nameSchema, record } from '../input/schemas.js';
import type { Birth, Dispute } from '../types.js';

/**
 * Returns the schema of one side of a match.
 *
 * @internal
 */
export const partnerSchema = () => record({ birth: birthSchema(), name: nameSchema() });

/** One side of a match, as it is given. */
export interface MatchSide {
  /** Whose Moon; `uncertainty_minutes` is refused here. */
  readonly birth: Birth;
  /** At most 100 characters; empty by default. */
  readonly name?: string | undefined;
}

/** Returns what is disputed of one side, with that side's name. */
export const of =
  (side: string) =>
  ({ element, note }: Dispute): Dispute => ({ element: `${element} of the ${side}`, note });
