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
import type { YogaReport } from './describe.js';
import { ownRulesSchema } from './ownRules.js';
import { reportOf } from './report.js';
import type { YogaRule } from './rule.js';
import { refuseLongRules } from './work.js';

/** A planet of a custom chart. */
export interface YogaPlanet {
  /** Sidereal, degrees, 0 ≤ λ < 360. */
  readonly longitude: number;
  /** Whether it is retrograde. */
  readonly retrograde: boolean;
}

/** A custom chart. */
export interface OwnYogaChart {
  /** The ascendant, degrees; null if the time of birth is unknown. */
  readonly ascendant: number | null;
  readonly planets: Readonly<Record<Graha, YogaPlanet>>;
  /** Whether the birth was between sunrise and sunset. */
  readonly day_birth?: boolean | undefined;
  readonly sex?: 'male' | 'female' | undefined;
}

/** The part of the data of `charts.rasi` that {@link evaluateYogas} reads. */
export interface YogaRasi {
  readonly ascendant: { readonly longitude: number };
  readonly planetary_positions: Readonly<Record<Graha, { readonly longitude: number; readonly retrograde: 'R' | '' }>>;
}

/** The options of {@link evaluateYogas}. */
export interface YogaOptions extends NatureOptions {
  /** Whether to list absent yogas; false by default. */
  readonly include_absent?: boolean | undefined;
  /** Whether to include readings whose source nobody has seen; false by default. */
  readonly include_unsourced?: boolean | undefined;
}

const DEGREES = 'it must be a sidereal longitude in degrees, 0 or more and below 360.';
const degrees = () => v.pipe(v.number(DEGREES), within({ minimum: 0, exclusiveMaximum: 360 }, DEGREES));

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

/** Already checked lists of {@link yogaRules}. */
const judged = new WeakSet<readonly YogaRule[]>();

/**
 * Returns a checked copy of custom rules, so that {@link evaluateYogas} need not check them again for each chart.
 * @param rules at most 500, in the vocabulary of docs/guide/yogas.md
 * @param context `maxWork`: the estimated milliseconds of processor time allowed for a chart; 1,000 by default, `Infinity` for no limit
 * @throws {SiddhantaError} `invalid_value`, `missing_field` or `unknown_field` for the first mistake, with `field` as its dotted path;
 *   `invalid_value` with the path of a predicate that would take too long, before anything is evaluated
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
 * Returns the yogas of a chart by rules: those of the catalogue (`YOGA_CATALOGUE`), or custom ones in the same vocabulary.
 * @param chart sidereal longitudes in degrees with an ascendant or null, rounded once to micro-arcseconds; or the data of `charts.rasi`. A
 *   rule that needs what the chart lacks is in `skipped`
 * @param rules checked first: unknown words, unknown planets and unbound variables are refused
 * @param options `moon_rule`, `mercury_rule`, `include_absent`, `include_unsourced`
 * @param context `maxWork`, as in {@link yogaRules}
 * @throws {SiddhantaError} for the first mistake in the chart, the rules or the options, with `field` as its dotted path
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
