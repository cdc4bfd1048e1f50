import { conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nameSchema, record } from '../input/schemas.js';
import type { Birth, Dispute } from '../types.js';

/** @internal */
export const partnerSchema = () => record({ birth: birthSchema(), name: nameSchema() });

/** @internal */
export const coupleFields = () => ({
  bride: partnerSchema(),
  groom: partnerSchema(),
  ayanamsa: ayanamsaSchema(),
  conventions: conventionsSchema(),
});

/** One side of a match. */
export interface MatchSide {
  /** The birth, not the Moon itself; `uncertainty_minutes` is refused here. */
  readonly birth: Birth;
  /** At most 100 characters; empty by default. */
  readonly name?: string | undefined;
}

/** A total, 0 … 36, in halves. @minimum 0 @maximum 36 @multipleOf 0.5 */
export type MatchTotal = number;

export const EXAMPLE_COUPLE = {
  bride: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  groom: {
    birth: {
      date: '1988-11-05',
      time: '10:28:00',
      place: { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' },
    },
  },
} as const;

export const of =
  (side: string) =>
  ({ element, note }: Dispute): Dispute => ({ element: `${element} of the ${side}`, note });
