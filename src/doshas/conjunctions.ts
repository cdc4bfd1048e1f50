import { birthOperation } from '../cast/birthOperation.js';
import { natalFields } from '../cast/natalInput.js';
import { flagSchema, record } from '../input/schemas.js';
import { type MicroArcseconds, microArcseconds, shorterArc } from '../math/angle.js';
import { type NatureOptions, natureConventions, natureDisputes, natureFields } from '../strengths/birthChart.js';
import type { Graha } from '../zodiac/names.js';
import { sixDecimals } from '../zodiac/position.js';
import type { ChartFacts } from '../zodiac/predicates/facts.js';
import { castWithoutTime } from './chart.js';
import {
  answers,
  type ConjunctionRule,
  evidenceOf,
  type RuleEvidence,
  type RuleSource,
  ruleApplies,
} from './evidence.js';
import { type DoshasInput, RULE_CONVENTIONS } from './input.js';
import { CONJUNCTIONS } from './tables/conjunctions.js';

/** The input of {@link conjunctions}. */
export interface ConjunctionsInput extends DoshasInput, NatureOptions {
  /** Whether to include the rules that do not apply; false by default. */
  readonly include_absent?: boolean | undefined;
  /** Whether to include rules and readings known from memory alone; false by default. */
  readonly include_unsourced?: boolean | undefined;
}

/** Another reading of a rule, and whether it holds. */
export interface VariantEvidence {
  /** Whether it holds. */
  readonly holds: boolean;
  /** The rule, in one sentence. */
  readonly definition: string;
  /** Where it comes from. */
  readonly sources: readonly RuleSource[];
}

/**
 * Degrees between two bodies by the shorter way, cut at six decimals.
 *
 * @minimum 0
 * @maximum 180
 */
export type DegreesApart = number;

/** A modern doṣa of a conjunction, and whether it holds. */
export interface ConjunctionEvidence extends RuleEvidence {
  /** Degrees between the two nearest of the planets that make it hold; null where it does not, or where fewer than two do. */
  readonly distance_degrees: DegreesApart | null;
  /** Other readings by name; those known from memory alone only on request. */
  readonly variants: Readonly<Record<string, VariantEvidence>>;
  /**
   * How many of a hundred random births have it.
   *
   * @minimum 0
   * @maximum 100
   */
  readonly share_of_births_percent: number;
}

/** A rule that holds by another reading alone. */
export interface ConjunctionByVariant {
  /** Which rule. */
  readonly id: string;
  /** By which of its other readings. */
  readonly variant: string;
}

/** The modern doṣas of conjunctions. */
export interface ConjunctionsData {
  /** Those that hold; with `include_absent` the others too. */
  readonly items: readonly ConjunctionEvidence[];
  /** Those that do not hold, by name. */
  readonly absent: readonly string[];
  /** Rules that apply only by another reading, with that reading; readings known from memory alone only on request. */
  readonly by_variant_only: readonly ConjunctionByVariant[];
  /** Those that rest on a lagna which is not known, by name. */
  readonly skipped: readonly string[];
}

function nearest(planets: readonly Graha[], { longitudes }: ChartFacts): DegreesApart | null {
  let least: MicroArcseconds | undefined;
  planets.forEach((one, i) => {
    for (const other of planets.slice(i + 1)) {
      const apart = shorterArc(longitudes[one], longitudes[other]);
      if (least === undefined || apart < least) least = microArcseconds(apart);
    }
  });
  return least === undefined ? null : sixDecimals(least);
}

function conjunctionOf(rule: ConjunctionRule, chart: ChartFacts, unsourced: boolean): ConjunctionEvidence {
  const described = evidenceOf(rule, chart);
  const variants = Object.entries(rule.variants ?? {}).filter(
    ([, { sources }]) => unsourced || sources.some(({ state }) => state !== 'memory'),
  );
  return {
    ...described,
    distance_degrees: nearest(described.evidence.planets, chart),
    variants: Object.fromEntries(
      variants.map(([name, { definition, when, sources }]) => [
        name,
        {
          holds: ruleApplies({ when }, chart),
          definition,
          sources: sources.map((source) => ({ ...source })),
        },
      ]),
    ),
    share_of_births_percent: rule.share_of_births_percent,
  };
}

/**
 * Returns the doṣas of conjunctions that are modern usage: which grahas share a sign and how far apart they are, each labelled as modern
 * and with who quotes it.
 *
 * Without a time of birth, and where nothing rises, the rules that need a lagna are in `skipped`.
 *
 * @param input `birth`; optional `include_absent`, `include_unsourced`, `moon_rule`, `mercury_rule`, `ayanamsa` (default lahiri), `node`
 * (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, a clock time that never was (`nonexistent_time`)
 *
 * Source: modern usage; no text is known.
 *
 * @example
 * ```ts
 * import { conjunctions } from 'siddhanta/doshas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = conjunctions({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.items[0]?.id; // => 'grahana_sun'
 * data.items[0]?.distance_degrees; // => 14.812714
 * ```
 */
export const conjunctions = birthOperation<ConjunctionsInput, ConjunctionsData>()({
  name: 'doshas.conjunctions',
  summary: 'Modern doshas of conjunctions (guru chandala, shrapit, visha and others), labelled as modern',
  units: 1,
  schema: () =>
    record({ ...natalFields(), include_absent: flagSchema(), include_unsourced: flagSchema(), ...natureFields() }),
  run(input, sky) {
    const { birth, chart } = castWithoutTime(input.birth, sky, input);
    const rules: readonly ConjunctionRule[] = CONJUNCTIONS.filter(
      ({ unsourced }) => input.include_unsourced || !unsourced,
    );
    const all = rules
      .filter((rule) => answers(rule, chart))
      .map((rule) => conjunctionOf(rule, chart, input.include_unsourced));
    const absent = all.filter(({ holds }) => !holds);
    return {
      data: {
        items: input.include_absent ? all : all.filter(({ holds }) => holds),
        absent: absent.map(({ id }) => id),
        by_variant_only: absent.flatMap(({ id, variants }) =>
          Object.entries(variants).flatMap(([variant, { holds }]) => (holds ? [{ id, variant }] : [])),
        ),
        skipped: rules.filter((rule) => !answers(rule, chart)).map(({ id }) => id),
      },
      chart: birth,
      method: 'Planets in one sign, with their distance in degrees',
      conventions: {
        ...RULE_CONVENTIONS,
        ...natureConventions(input.moon_rule, input.mercury_rule),
      },
      sources: [
        { work: 'modern usage', locus: 'each item names who quotes it', note: 'all of the rules; no text is known' },
      ],
      disputed: [
        {
          element: 'whether there are such doshas',
          note: 'No text that was read has them under these names. Brihat Jataka 14.2 has the conjunction of Moon and Saturn, not the name; the classical counterpart of grahana is a birth in an eclipse (doshas.birth_moment). No text gives a cancellation.',
        },
        {
          element: 'sign or degrees',
          note: 'One sign is the test; bodies on both sides of a border are none however near, and 29 degrees apart in one sign are one. distance_degrees tells.',
        },
        ...natureDisputes(birth, input.moon_rule, input.mercury_rule),
      ],
      verified_against: 'shares over 1,500 births by a second program from the same definitions',
      restsOnBirthTime: ['items', 'absent', 'by_variant_only'],
    };
  },
});
