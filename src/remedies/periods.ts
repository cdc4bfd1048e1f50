import type { SkyContext } from '../cast/context.js';
import { fromBirth, yearsFrom } from '../cast/years.js';
import { cycleFrom, openingOfStar, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from '../dashas/tables/vimshottari.js';
import type { BirthAtHand } from '../strengths/input.js';
import type { Birth, CivilDate } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { antardashaRow, type RiteTold } from './rows.js';
import { companions, houseIn, housesOwned, isDerived, type SignsOfChart, triggerApplies } from './rules/triggers.js';
import { ANTARDASHAS } from './tables/antardashas.gen.js';
import type { AntardashaRite } from './tables/antardashas.js';
import type { Attested } from './tables/attested.js';
import type { TriggerId } from './tables/triggers.js';

export interface PairOfPeriods {
  readonly dasha: Graha;
  readonly antardasha: Graha;
  /** At the birthplace, cut to the birth; null where it ended before that. */
  readonly start: CivilDate | null;
  /** Beginning of the next; null where it ended before the birth. */
  readonly end: CivilDate | null;
  /** From 1970, whole seconds; none where it ended before the birth. */
  readonly ms: readonly [from: number, to: number] | undefined;
}

/** The 81 sub-periods, in order of time. */
export function pairsOfBirth(birth: Birth, { resolved, longitudes }: BirthAtHand, sky: SkyContext): PairOfPeriods[] {
  const { lords, seed } = VIMSHOTTARI_SYSTEM;
  const cycle = cycleFrom(VIMSHOTTARI_SYSTEM, openingOfStar(seed, lords.length, longitudes.Moon));
  const years = yearsFrom(fromBirth(birth, resolved), sky, UNITS_PER_YEAR);
  const { elapsed } = cycle;
  const second = (units: number): number => Math.round(years.msAt(units) / 1000) * 1000;
  return cycle.mahadashas.flatMap((period) =>
    cycle.within(period).map((part): PairOfPeriods => {
      const pair = { dasha: period.lord, antardasha: part.lord };
      if (part.end <= elapsed) return { ...pair, start: null, end: null, ms: undefined };
      const [from, to] = [Math.max(part.start, elapsed) - elapsed, part.end - elapsed];
      return { ...pair, start: years.dateAt(from), end: years.dateAt(to), ms: [second(from), second(to)] };
    }),
  );
}

/** Index; -1 before the birth and after the cycle. */
export function runningAmong(pairs: readonly PairOfPeriods[], ms: number): number {
  return pairs.findIndex((pair) => pair.ms !== undefined && ms >= pair.ms[0] && ms < pair.ms[1]);
}

/** What shows that a test of the lord of a sub-period holds. */
export interface TriggerEvidence {
  /** Whole-sign houses that the lord of the sub-period rules; none for a node. */
  readonly houses_owned: readonly House[];
  /** Its house. */
  readonly house: House;
  /** Who shares its sign. */
  readonly with: readonly Graha[];
}

/** A sub-period for which the verses name a rite in this chart, or name trouble without a rite. */
export interface TriggeredPeriod extends Attested {
  /** Lord of the period, D. */
  readonly dasha: Graha;
  /** Lord of the sub-period, X. */
  readonly antardasha: Graha;
  /** `YYYY-MM-DD` at the birthplace, as in `dashas.vimshottari`, cut to the birth; null where it ended before that. */
  readonly start: CivilDate | null;
  /** The date on which the next begins; null where it ended before the birth. */
  readonly end: CivilDate | null;
  /** The test that holds. */
  readonly trigger: TriggerId;
  /** The test in words. */
  readonly test: string;
  /** Present where the test needs a lordship and the lord is a node: read as sharing a sign with such a lord. That is the project's reading. */
  readonly derived?: true;
  /** What shows that it holds. */
  readonly evidence: TriggerEvidence;
  /** The rites; none where the verses name trouble alone. */
  readonly rites: readonly RiteTold[];
  /** What a reader has to know of it; it is not tested. */
  readonly note?: string;
}

function triggered(row: AntardashaRite, chart: SignsOfChart): Omit<TriggeredPeriod, 'start' | 'end'> | undefined {
  const { dasha, antardasha } = row;
  if (row.trigger === null || !triggerApplies(row.trigger, dasha, antardasha, chart)) return undefined;
  const { key: _, trigger: __, test, rites, note, ...rest } = antardashaRow(row);
  return {
    ...rest,
    trigger: row.trigger,
    test: test ?? '',
    ...(isDerived(row.trigger, antardasha) ? ({ derived: true } as const) : {}),
    evidence: {
      houses_owned: housesOwned(chart, antardasha),
      house: houseIn(chart, antardasha),
      with: companions(chart, antardasha),
    },
    rites,
    ...(note === undefined ? {} : { note }),
  };
}

/** The sub-period that runs at a moment. */
export interface RunningPair {
  /** Lord of the period. */
  readonly dasha: Graha;
  /** Lord of the sub-period. */
  readonly antardasha: Graha;
  /** `YYYY-MM-DD` at the birthplace, cut to the birth. */
  readonly start: CivilDate;
  /** The date on which the next begins. */
  readonly end: CivilDate;
  /** Whether the verses name a rite for it in this chart, or name trouble without a rite. */
  readonly triggered: boolean;
}

const isPair =
  ({ dasha, antardasha }: Pick<AntardashaRite, 'dasha' | 'antardasha'>) =>
  (other: Pick<AntardashaRite, 'dasha' | 'antardasha'>): boolean =>
    other.dasha === dasha && other.antardasha === antardasha;

export interface PeriodsDescription {
  /** Only with a moment; null before the birth and after the cycle. */
  readonly running?: RunningPair | null;
  readonly periods: readonly TriggeredPeriod[];
}

/** In the order of the table, or from a moment on to the end of its mahādaśā. */
export function describePeriods(pairs: readonly PairOfPeriods[], chart: SignsOfChart, ms?: number): PeriodsDescription {
  const describe = (pair: PairOfPeriods, row: AntardashaRite | undefined): TriggeredPeriod[] => {
    const found = row && triggered(row, chart);
    if (found === undefined) return [];
    const { dasha, antardasha, ...rest } = found;
    return [{ dasha, antardasha, start: pair.start, end: pair.end, ...rest }];
  };
  if (ms === undefined) {
    return { periods: ANTARDASHAS.flatMap((row) => pairs.filter(isPair(row)).flatMap((pair) => describe(pair, row))) };
  }
  const i = runningAmong(pairs, ms);
  const now = pairs[i];
  if (now?.start == null || now.end === null) return { running: null, periods: [] };
  const { dasha, antardasha, start, end } = now;
  const periods = pairs
    .slice(i)
    .filter((pair) => pair.dasha === dasha)
    .flatMap((pair) => describe(pair, ANTARDASHAS.find(isPair(pair))));
  return { running: { dasha, antardasha, start, end, triggered: periods.some(isPair(now)) }, periods };
}
