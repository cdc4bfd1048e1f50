import { at } from '../../math/at.js';
import { DAY_MS } from '../../time/julian.js';
import type { CivilDate } from '../../types.js';
import type { Graha } from '../../zodiac/names.js';

/** Where one mahādaśā ends and the next begins. */
export interface DashaJunction {
  /** Lord of the mahādaśā that ends. */
  readonly ends: Graha;
  /** Lord of the one that begins. */
  readonly begins: Graha;
  /** `YYYY-MM-DD` at the birthplace, with the UTC offset in force at birth, as in `dashas.vimshottari`. */
  readonly date: CivilDate;
}

/** A junction of each of a couple. */
export interface JunctionPair {
  /** Hers. */
  readonly bride: DashaJunction;
  /** His. */
  readonly groom: DashaJunction;
  /** Whole days between the two instants. @asType integer @minimum 0 */
  readonly days_apart: number;
}

/** A stretch in which both have a mahādaśā of the same lord. */
export interface SharedMahadasha {
  /** That lord. */
  readonly lord: Graha;
  /** Its first date, at the birthplace of the one whose period begins later. */
  readonly start: CivilDate;
  /** The date on which the first of the two ends, at the birthplace of that one. */
  readonly end: CivilDate;
}

export interface Mahadasha {
  readonly lord: Graha;
  /** From 1970, in the first cut to the birth. */
  readonly startMs: number;
  readonly endMs: number;
  readonly start: CivilDate;
  readonly end: CivilDate;
}

interface AtInstant {
  readonly ms: number;
  readonly junction: DashaJunction;
}

/** The eight junctions of nine mahādaśās. */
function junctionsOf(periods: readonly Mahadasha[]): AtInstant[] {
  return periods.slice(0, -1).map(({ lord, endMs, end }, i) => ({
    ms: endMs,
    junction: { ends: lord, begins: at(periods, i + 1).lord, date: end },
  }));
}

export const junctionList = (periods: readonly Mahadasha[]): DashaJunction[] =>
  junctionsOf(periods).map(({ junction }) => junction);

/** Every pair of a junction of hers and one of his after both births, in order of her junction, then of his. */
export function junctionPairs(
  bride: readonly Mahadasha[],
  groom: readonly Mahadasha[],
): (JunctionPair & { ms: number })[] {
  const born = Math.max(at(bride, 0).startMs, at(groom, 0).startMs);
  const [hers, his] = [bride, groom].map((periods) => junctionsOf(periods).filter(({ ms }) => ms >= born));
  return (hers ?? []).flatMap((one) =>
    (his ?? []).map((other) => {
      const ms = Math.abs(one.ms - other.ms);
      return { bride: one.junction, groom: other.junction, days_apart: Math.floor(ms / DAY_MS), ms };
    }),
  );
}

export function sharedMahadashas(bride: readonly Mahadasha[], groom: readonly Mahadasha[]): SharedMahadasha[] {
  return bride.flatMap((hers) =>
    groom.flatMap((his): SharedMahadasha[] => {
      const later = hers.startMs >= his.startMs ? hers : his;
      const sooner = hers.endMs <= his.endMs ? hers : his;
      if (hers.lord !== his.lord || later.startMs >= sooner.endMs) return [];
      return [{ lord: hers.lord, start: later.start, end: sooner.end }];
    }),
  );
}
