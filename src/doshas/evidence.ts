import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { WORKS } from '../operation/sources.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { type House, wholeSignHouse } from '../zodiac/position.js';
import { evaluate, type Finding, type Predicate, type RuleChart } from './rules/predicates.js';

/** How a source is known: its text was read, others quote it, or it is remembered only. */
export type SourceState = 'read' | 'quoted' | 'memory';

/** Where a rule comes from. */
export interface RuleSource {
  /** The work, or who quotes it. */
  readonly work: string;
  /** Chapter and verse or page; empty where there is none to name. */
  readonly locus: string;
  /** How the source is known. */
  readonly state: SourceState;
}

/** Returns a verse of Bṛhat Parāśara Horā Śāstra that was read. */
export function verse(locus: string): RuleSource {
  return { work: WORKS.bphs, locus, state: 'read' };
}

/**
 * What kind of word stands behind a rule: a text that defines it (`classical`), verses without a book or a named author of our time (`tradition`), or
 * usage of which no text is known (`modern`).
 */
export type EvidenceLabel = 'classical' | 'tradition' | 'modern';

/** Who and what makes a rule hold. */
export interface EvidencePlaces {
  /** The planets. */
  readonly planets: readonly Graha[];
  /** Their whole-sign houses from the lagna, in order. Empty where the lagna is not known. */
  readonly houses: readonly House[];
  /** Their signs, from Aries. */
  readonly signs: readonly Sign[];
}

/** One rule, and whether it holds in a chart. */
export interface RuleEvidence {
  /** Name of the rule. */
  readonly id: string;
  /** Whether it holds. */
  readonly holds: boolean;
  /** What it tests, in one sentence. */
  readonly definition: string;
  /** Who and what makes it hold; empty where it does not. */
  readonly evidence: EvidencePlaces;
  /** What kind of word stands behind it. */
  readonly label: EvidenceLabel;
  /** Where it comes from. */
  readonly sources: readonly RuleSource[];
}

/** What a rule of this room has beside its own. */
export interface RuleRecord {
  readonly id: string;
  readonly definition: string;
  readonly when: Predicate;
  /** What it rests on beside the signs of the planets. */
  readonly needs: readonly 'lagna'[];
  readonly label: EvidenceLabel;
  readonly sources: readonly RuleSource[];
}

/**
 * What a cancellation does by its own source: lifts the doṣa (`whole`), lifts it for the position from the lagna (`house`), weakens it
 * (`reduces`), or holds of a couple (`match`).
 */
export type CancellationEffect = 'whole' | 'house' | 'reduces' | 'match';

/** What lifts or weakens a doṣa. */
export interface CancellationRule extends RuleRecord {
  readonly effect: CancellationEffect;
}

/** A curse of the 5th house. */
export interface CurseRule extends RuleRecord {
  readonly kind: 'sarpa' | 'pitri';
  readonly share_of_births_percent: number;
}

/** Another reading of a rule. */
export interface RuleVariant {
  readonly definition: string;
  readonly when: Predicate;
  readonly sources: readonly RuleSource[];
}

/** A modern doṣa of a conjunction. */
export interface ConjunctionRule extends RuleRecord {
  readonly variants?: Readonly<Record<string, RuleVariant>>;
  readonly share_of_births_percent: number;
  /** Whether nothing but memory stands behind it. */
  readonly unsourced: boolean;
}

/** A chart of which the rising point may be unknown. */
export type ChartAtHand = Omit<RuleChart, 'ascendant'> & { readonly ascendant: MicroArcseconds | null };

/** Returns the places of a finding. */
export function placesOf({ planets, lagna }: Finding, { longitudes, ascendant }: ChartAtHand): EvidencePlaces {
  const found = GRAHAS.filter((graha) => planets.includes(graha));
  const signs = new Set(found.map((graha) => signIndex(longitudes[graha])));
  const houses = new Set(ascendant === null ? [] : found.map((graha) => wholeSignHouse(longitudes[graha], ascendant)));
  if (lagna && ascendant !== null) {
    signs.add(signIndex(ascendant));
    houses.add(1);
  }
  const sorted = (numbers: Set<number>): number[] => [...numbers].sort((one, other) => one - other);
  return { planets: found, houses: sorted(houses), signs: sorted(signs).map((sign) => at(SIGNS, sign).name) };
}

/**
 * Returns whether a rule holds in a chart, and who makes it hold.
 *
 * @throws {RangeError} where it rests on a lagna that is not known: a mistake of the program
 */
export function findingOf(rule: Pick<RuleRecord, 'id' | 'when' | 'needs'>, chart: ChartAtHand): Finding {
  const { ascendant } = chart;
  if (ascendant !== null) return evaluate(rule.when, { ...chart, ascendant });
  if (rule.needs.includes('lagna')) throw new RangeError(`${rule.id} rests on a lagna, and there is none`);
  // Any longitude serves where no house is tested.
  return evaluate(rule.when, { ...chart, ascendant: chart.longitudes.Sun });
}

/** Returns a rule as a result tells it. */
export function evidenceOf(rule: RuleRecord, chart: ChartAtHand): RuleEvidence {
  const found = findingOf(rule, chart);
  const { id, definition, label, sources } = rule;
  return {
    id,
    holds: found.holds,
    definition,
    evidence: placesOf(found, chart),
    label,
    sources: sources.map((source) => ({ ...source })),
  };
}
