import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { parseInput } from '../input/parse.js';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import { within } from '../input/stated.js';
import { toMicroArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { Context } from '../operation/operation.js';
import { type NatureOptions, natureFields } from '../strengths/birthChart.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { factsOf, type GivenChart } from '../zodiac/predicates/facts.js';
import { predicatesIn, variablesIn } from '../zodiac/predicates/parts.js';
import type { YogaPredicate } from '../zodiac/predicates/predicate.js';

import { ownRulesSchema } from './ownRules.js';
import { reportOf } from './report.js';
import type { YogaRule } from './rule.js';
import type { YogaReport } from './told.js';
import { refuseLongRules } from './work.js';

/** Where a planet of a chart of one's own stands. */
export interface YogaPlanet {
  /** Sidereal, degrees, 0 ≤ λ < 360. */
  readonly longitude: number;
  /** Whether it moves backwards. */
  readonly retrograde: boolean;
}

/** A chart of one's own. */
export interface OwnYogaChart {
  /** The rising point, degrees; null where the time of birth is not known. */
  readonly ascendant: number | null;
  readonly planets: Readonly<Record<Graha, YogaPlanet>>;
  /** Whether the birth was between sunrise and sunset. */
  readonly day_birth?: boolean | undefined;
  readonly sex?: 'male' | 'female' | undefined;
}

/** What {@link evaluateYogas} reads of the data of `charts.rasi`. */
export interface YogaRasi {
  readonly ascendant: { readonly longitude: number };
  readonly planetary_positions: Readonly<Record<Graha, { readonly longitude: number; readonly retrograde: 'R' | '' }>>;
}

/** How {@link evaluateYogas} looks at a chart. */
export interface YogaOptions extends NatureOptions {
  /** Whether to tell the rules too that are not present; false by default. */
  readonly include_absent?: boolean | undefined;
  /** Whether to try the readings too of which no source was seen; false by default. */
  readonly include_unsourced?: boolean | undefined;
}

const DEGREES = 'it must be a sidereal longitude in degrees, 0 or more and below 360.';
const degrees = () => v.pipe(v.number(DEGREES), within({ minimum: 0, exclusiveMaximum: 360 }, DEGREES));

/** Returns a schema with a field for each graha. */
const ofGrahas = <Schema extends v.GenericSchema>(schema: Schema) => record(recordOf(GRAHAS, (_graha) => schema));

const chartSchema = () =>
  record({
    chart: record({
      ascendant: v.nullable(degrees()),
      planets: ofGrahas(record({ longitude: degrees(), retrograde: v.boolean('it must be true or false.') })),
      day_birth: v.optional(v.boolean('it must be true or false.')),
      sex: v.optional(oneOf(['male', 'female'])),
    }),
    options: record({ ...natureFields(), include_absent: flagSchema(), include_unsourced: flagSchema() }),
  });

function isRasi(chart: OwnYogaChart | YogaRasi): chart is YogaRasi {
  return typeof chart === 'object' && chart !== null && 'planetary_positions' in chart;
}

/** Returns a rāśi chart as a chart of one's own. */
function ofRasi({ ascendant, planetary_positions }: YogaRasi): OwnYogaChart {
  const planets = GRAHAS.map((graha) => {
    const { longitude, retrograde } = planetary_positions[graha];
    return [graha, { longitude, retrograde: retrograde === 'R' }] as const;
  });
  return {
    ascendant: ascendant.longitude,
    planets: Object.fromEntries(planets) as Record<Graha, YogaPlanet>,
  };
}

const refuse = (field: string, message: string): never => {
  throw new SiddhantaError('invalid_value', `${field} ${message}`, { field });
};

/** Throws unless every variable of a predicate is bound. */
function checkBound(when: YogaPredicate, names: readonly string[], field: string): void {
  const free = variablesIn(when).find((variable) => !names.includes(variable));
  if (free !== undefined)
    refuse(
      field,
      `names ${free}, which is not bound. ${names.length === 0 ? 'Add for_each, or name a planet or a house.' : `Use one of ${names.join(', ')}.`}`,
    );
  const inner = 'count_planets' in when ? [...names, '$x'] : names;
  for (const part of predicatesIn(when)) checkBound(part, inner, field);
}

/** Throws unless identifiers differ and variables are bound. */
function checkRules(rules: readonly YogaRule[]): void {
  const ids = new Set<string>();
  for (const [i, rule] of rules.entries()) {
    const field = `rules.${i}`;
    if (ids.has(rule.id))
      refuse(`${field}.id`, `is "${rule.id}", which an earlier rule has. Choose another identifier.`);
    ids.add(rule.id);
    const names = (rule.for_each?.var.split(',') ?? []).map((name) => `$${name}`);
    const over = rule.for_each?.over;
    if (typeof over === 'string' && names.length > 1)
      refuse(`${field}.for_each.over`, 'is a group, which binds one variable. Give rows of values for several.');
    if (typeof over === 'object')
      over.forEach((row, j) => {
        if (row.length !== names.length)
          refuse(
            `${field}.for_each.over.${j}`,
            `has ${row.length} values for ${names.length} variables. Give one for each.`,
          );
      });
    checkBound(rule.when, names, `${field}.when`);
    for (const [name, { when }] of Object.entries(rule.variants ?? {}))
      checkBound(when, names, `${field}.variants.${name}.when`);
  }
}

/** The lists that {@link yogaRules} returned. */
const judged = new WeakSet<readonly YogaRule[]>();

/**
 * Returns a copy of rules of one's own once they are judged, so that {@link evaluateYogas} need not judge them again for each of many charts.
 *
 * @param rules at most 500, with the vocabulary of docs/guide/yogas.md
 * @param context `maxWork`, the milliseconds of processor time that they may take in a chart by their estimate: 1,000 by default, `Infinity` for no
 * limit
 * @throws {SiddhantaError} `invalid_value`, `missing_field` or `unknown_field` for the first mistake, with `field` as its dotted path;
 * `invalid_value` with the path of a predicate that takes longer than is allowed, before anything is tried
 *
 * @example
 * ```ts
 * import { yogaRules } from 'siddhanta/yogas';
 * const rules = yogaRules([
 *   {
 *     id: 'jupiter_rising',
 *     name: 'Jupiter rising',
 *     category: 'mine',
 *     definition: 'Jupiter is in the first house.',
 *     when: { in_house: { planet: 'Jupiter', houses: [1] } },
 *     sources: [{ work: 'my notebook', locus: 'p. 3', state: 'read' }],
 *   },
 * ]);
 * rules.length; // => 1
 * ```
 */
export function yogaRules(rules: readonly YogaRule[], { maxWork }: Pick<Context, 'maxWork'> = {}): readonly YogaRule[] {
  if (judged.has(rules)) return rules;
  refuseLongRules(rules, maxWork);
  const own = parseInput(record({ rules: ownRulesSchema() }), { rules }).rules;
  checkRules(own);
  judged.add(own);
  return own;
}

/**
 * Returns what a chart says to rules: those of the catalogue (`YOGA_CATALOGUE`), or rules of one's own in the same vocabulary.
 *
 * @param chart sidereal longitudes in degrees with an ascendant or null, rounded once to micro-arcseconds; or the data of `charts.rasi`. What a rule
 * needs and the chart lacks puts the rule into `skipped`
 * @param rules judged first: a word that is none, a planet that is none, a variable that nothing binds are refused
 * @param options `moon_rule`, `mercury_rule`, `include_absent`, `include_unsourced`
 * @param context `maxWork`, as {@link yogaRules} has it
 * @throws {SiddhantaError} for the first mistake in the chart, the rules or the options, with `field` as its dotted path
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { evaluateYogas } from 'siddhanta/yogas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const chart = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data;
 * const { yogas } = evaluateYogas(chart, [
 *   {
 *     id: 'exalted_jupiter',
 *     name: 'Exalted Jupiter',
 *     category: 'mine',
 *     definition: 'Jupiter is in Cancer.',
 *     when: { exalted: 'Jupiter' },
 *     sources: [{ work: 'my notebook', locus: 'p. 3', state: 'read' }],
 *   },
 * ]);
 * yogas[0]?.instances; // => [{ planets: ['Jupiter'], signs: ['Cancer'] }]
 * ```
 */
export function evaluateYogas(
  chart: OwnYogaChart | YogaRasi,
  rules: readonly YogaRule[],
  options: YogaOptions = {},
  context: Pick<Context, 'maxWork'> = {},
): YogaReport {
  const given = isRasi(chart) ? ofRasi(chart) : chart;
  const parsed = parseInput(chartSchema(), { chart: given, options });
  const { ascendant, planets, day_birth, sex } = parsed.chart;
  const { moon_rule, mercury_rule } = parsed.options;
  const own: GivenChart = {
    ascendant: ascendant === null ? null : toMicroArcseconds(ascendant),
    longitudes: recordOf(GRAHAS, (graha) => toMicroArcseconds(planets[graha].longitude)) as GivenChart['longitudes'],
    retrograde: recordOf(GRAHAS, (graha) => planets[graha].retrograde),
    dayBirth: day_birth ?? null,
    sex: sex ?? null,
  };
  const checked = yogaRules(rules, context);
  return reportOf(checked, checked, factsOf(own, { moon: moon_rule, mercury: mercury_rule }), parsed.options);
}
