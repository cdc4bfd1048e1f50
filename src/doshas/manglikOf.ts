import { modulo, signIndex } from '../math/angle.js';
import { type GrahaPlace, grahaPlace } from '../strengths/birthChart.js';
import { isCombust } from '../zodiac/combustion.js';
import type { House } from '../zodiac/position.js';
import type { TimedFacts } from './chart.js';
import { type CancellationEffect, evidenceOf, type RuleEvidence } from './evidence.js';
import type { CountsOnDate } from './manglikDate.js';
import {
  CANCELLATIONS,
  MANGLIK_HOUSES,
  MANGLIK_REFERENCES,
  type ManglikHouses,
  type ManglikReference,
} from './tables/manglik.js';

/** Where Mars is. */
export interface MarsPlace extends GrahaPlace {
  /** Whether he moves backwards. */
  readonly retrograde: boolean;
  /** Whether he is nearer to the Sun than 17° (8° while retrograde). */
  readonly combust: boolean;
}

/** House of Mars, counted from one of the three references. */
export interface ManglikCount {
  /** The reference. */
  readonly from: ManglikReference;
  /** The house of Mars, whole signs, the reference's own as the first. */
  readonly mars_house: House;
  /** Whether that is 1, 4, 7, 8 or 12. */
  readonly in_bphs_houses: boolean;
  /** Whether that is 2, 4, 7, 8 or 12. */
  readonly in_kerala_houses: boolean;
  /** Whether that is 1, 2, 4, 7, 8 or 12. */
  readonly in_all_houses: boolean;
  /** Whether it counts by the requested list of houses. */
  readonly counts: boolean;
  /** Whether it counts at every hour of the date of birth or at none; null where that changes. Only where the time of birth is missing. */
  readonly counts_on_date?: boolean | null;
}

/** One cancellation, and whether it holds. */
export interface CancellationEvidence extends RuleEvidence {
  /** Effect according to its source. */
  readonly effect: CancellationEffect;
}

/** How many of the references and cancellations there are: counts, and no verdict. */
export interface ManglikSummary {
  /**
   * References from which Mars counts.
   *
   * @asType integer
   * @minimum 0
   * @maximum 3
   */
  readonly references_counting: number;
  /**
   * Cancellations that hold, of whatever effect.
   *
   * @asType integer
   * @minimum 0
   * @maximum 22
   */
  readonly cancellations_holding: number;
}

/** Mars in the houses of the doṣa, and what lifts or weakens it. */
export interface ManglikData {
  /** Where Mars is. */
  readonly mars: MarsPlace;
  /** The counts from lagna, Moon and Venus. */
  readonly references: readonly ManglikCount[];
  /** The cancellations that hold; with `include_absent` the others too. */
  readonly cancellations: readonly CancellationEvidence[];
  /** Those that do not hold, by name. */
  readonly absent: readonly string[];
  /** How many count, and how many hold. */
  readonly summary: ManglikSummary;
}

/** @param onDate whether Mars counts all day, where the time of birth is not known */
export function manglikOf(
  chart: TimedFacts,
  houses: ManglikHouses,
  includeAbsent: boolean,
  onDate?: CountsOnDate,
): ManglikData {
  const { longitudes, retrograde, ascendant } = chart;
  const { Mars: mars } = longitudes;
  const origins = { lagna: ascendant, Moon: longitudes.Moon, Venus: longitudes.Venus } as const;
  const references = MANGLIK_REFERENCES.map((from): ManglikCount => {
    const house = modulo(signIndex(mars) - signIndex(origins[from]), 12) + 1;
    const within = (set: ManglikHouses): boolean => (MANGLIK_HOUSES[set] as readonly number[]).includes(house);
    return {
      from,
      mars_house: house,
      in_bphs_houses: within('bphs'),
      in_kerala_houses: within('kerala'),
      in_all_houses: within('all'),
      counts: within(houses),
      ...(onDate === undefined ? {} : { counts_on_date: onDate[from] }),
    };
  });
  const all = CANCELLATIONS.map((rule) => ({ ...evidenceOf(rule, chart), effect: rule.effect }));
  const applied = all.filter(({ holds }) => holds);
  return {
    mars: {
      ...grahaPlace('Mars', chart),
      retrograde: retrograde.Mars,
      combust: isCombust('Mars', mars, longitudes.Sun, retrograde.Mars),
    },
    references,
    cancellations: includeAbsent ? all : applied,
    absent: all.filter(({ holds }) => !holds).map(({ id }) => id),
    summary: {
      references_counting: references.filter(({ counts }) => counts).length,
      cancellations_holding: applied.length,
    },
  };
}
