import type { ZoneClock } from '../cast/clock.js';
import { isoOn } from '../cast/iso.js';
import type { LocalInstant } from '../types.js';
import type { MomentLimb, MomentMatch } from './moments.js';

/**
 * Minutes from a junction, one decimal; negative before it.
 *
 * @minimum -50000
 * @maximum 50000
 */
export type MinutesFrom = number;

/**
 * A sixth of a tithi, 1 … 6.
 *
 * @asType integer
 * @minimum 1
 * @maximum 6
 */
export type Sixth = number;

/** What makes a rule of the birth moment hold. */
export interface MomentEvidence {
  /** The tithi, karaṇa, yoga, nakṣatra or sign concerned; `solar` or `lunar` of an eclipse. */
  readonly limb: MomentLimb;
  /** When it begins, on the clocks of the birthplace: of a saṅkrānti the Sun’s entry, of an eclipse the first contact. */
  readonly start: LocalInstant;
  /** When it ends: of a saṅkrānti his entry into the next sign, of an eclipse the last contact. */
  readonly end: LocalInstant;
  /** Minutes from the junction of a gaṇḍānta, the entry of a saṅkrānti or the middle of an eclipse; else null. */
  readonly minutes_from: MinutesFrom | null;
  /** Which sixth of the fourteenth tithi of the dark half; else null. */
  readonly sixth: Sixth | null;
}

const MINUTES = 1440;

export function momentEvidence(
  clock: ZoneClock,
  { limb, start, end, fromJunction, sixth }: MomentMatch,
): MomentEvidence {
  return {
    limb,
    start: isoOn(clock, start),
    end: isoOn(clock, end),
    minutes_from: fromJunction === undefined ? null : Math.round(fromJunction * MINUTES * 10) / 10 + 0,
    sixth: sixth ?? null,
  };
}
