import * as v from 'valibot';
import { luminaryContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import type { Conventions } from '../input/conventions.js';
import { parseInput } from '../input/parse.js';
import { exactly, oneOf, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import type { Context } from '../operation/operation.js';
import { refuseBeyond } from '../operation/work.js';
import type { Place, SunriseDefinition } from '../types.js';
import { ruleNamed } from './catalogue.js';
import type { Festival } from './describeFestival.js';
import { describeFestivals } from './describeFestivals.js';
import { type FestivalOptions, optionFields, withOptions } from './festivalOptions.js';
import { FALLBACKS, type FestivalRule, REGIONS, STEP_PICKS, STEP_TESTS, TRADITIONS } from './festivalRule.js';
import { finder } from './finder.js';
import { placeFields } from './input.js';
import { daySpanOf, type FestivalSpan, spanFields } from './span.js';
import { LUNAR_MONTHS } from './tables/months.js';
import { REFERENCE_PLACES, type ReferencePlace } from './tables/referencePlaces.js';
import { SANKRANTI_RULES } from './tables/sankrantiRules.js';
import { WINDOW_NAMES } from './tables/windows.js';
import { customFestivalsWork } from './work.js';

/** Options of {@link festivals} with custom rules. */
export interface OwnFestivalOptions {
  /** Choices where custom differs: for the festivals of the catalogue to which rules refer, and for aruṇodaya. */
  readonly options?: FestivalOptions | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

const MOST_RULES = 200;
const MOST_TITHIS = 30;
const MOST_STEPS = 10;
/** Days: a larger offset belongs to another tithi. */
const MOST_DAYS = 60;

const ID = /^[a-z][a-z0-9_]{0,59}$/;
const ID_TEXT = 'it must be at most 60 characters, each a lower-case letter, a digit or _, such as "temple_day".';
const NAME_TEXT = 'it must be a text of 1 to 200 characters.';

const months = LUNAR_MONTHS.map(({ name }) => name);
const places = Object.keys(REFERENCE_PLACES) as readonly ReferencePlace[];

const commonFields = () => ({
  id: v.pipe(v.string(ID_TEXT), v.regex(ID, ID_TEXT)),
  name: v.pipe(v.string(NAME_TEXT), v.minLength(1, NAME_TEXT), v.maxLength(200, NAME_TEXT)),
  regions: v.optional(v.array(oneOf(REGIONS), `it must be a list of some of ${REGIONS.join(', ')}.`)),
  traditions: v.optional(v.array(oneOf(TRADITIONS), `it must be a list of some of ${TRADITIONS.join(', ')}.`)),
});

const EKADASHI_TITHIS = [11, 26] as const;

const sign = () => whole(0, 11);
const base = () => v.string('it must be the identifier of another rule, or of a festival in docs/tables/festivals.md.');

const stepSchema = () =>
  record({
    window: oneOf(WINDOW_NAMES),
    test: oneOf(STEP_TESTS),
    pick: oneOf(STEP_PICKS),
    nakshatra: v.optional(record({ number: whole(1, 27), window: oneOf(WINDOW_NAMES) })),
  });

const stepsSchema = () =>
  v.pipe(
    v.array(stepSchema(), 'it must be a list of steps, each with window, test and pick.'),
    v.minLength(1, 'it must have a step.'),
    v.maxLength(MOST_STEPS, `it must have at most ${MOST_STEPS} steps, each with window, test and pick.`),
  );

const KINDS = [
  'tithi',
  'tithis',
  'relative',
  'weekday_before',
  'sankranti',
  'nakshatra_in_solar_month',
  'tithi_in_solar_month',
  'ekadashi',
  'on_weekday',
  'nakshatra',
  'gregorian',
  'weekday_of_month',
] as const satisfies readonly FestivalRule['kind'][];

const RULE_TEXT = `it must be a rule, an object with id, name and a kind: one of ${KINDS.join(', ')}.`;

const ruleSchema = () =>
  v.variant(
    'kind',
    [
      exactly({
        ...commonFields(),
        kind: v.literal('tithi'),
        month: v.nullable(oneOf(months)),
        tithi: whole(1, 30),
        steps: stepsSchema(),
        fallback: oneOf(FALLBACKS),
        monthly: v.optional(v.boolean('it must be true or false.')),
        adhika: v.optional(oneOf(['too', 'instead'])),
      }),
      exactly({
        ...commonFields(),
        kind: v.literal('tithis'),
        tithis: v.pipe(
          v.array(
            record({ month: oneOf(months), tithi: whole(1, 30) }),
            'it must be a list of tithis, each with month and tithi.',
          ),
          v.minLength(1, 'it must have a tithi.'),
          v.maxLength(MOST_TITHIS, `it must have at most ${MOST_TITHIS} tithis, each with month and tithi.`),
        ),
        bright: stepsSchema(),
        dark: stepsSchema(),
        fallback: oneOf(FALLBACKS),
        adhika: v.optional(oneOf(['too'])),
      }),
      exactly({
        ...commonFields(),
        kind: v.literal('relative'),
        base: base(),
        offset: whole(-MOST_DAYS, MOST_DAYS),
      }),
      exactly({ ...commonFields(), kind: v.literal('weekday_before'), base: base(), weekday: whole(0, 6) }),
      exactly({ ...commonFields(), kind: v.literal('sankranti'), sign: sign(), rule: oneOf(SANKRANTI_RULES) }),
      exactly({
        ...commonFields(),
        kind: v.literal('nakshatra_in_solar_month'),
        sign: sign(),
        nakshatra: whole(1, 27),
        window: oneOf(WINDOW_NAMES),
        pick: oneOf(['last']),
        reference_place: v.optional(oneOf(places)),
      }),
      exactly({
        ...commonFields(),
        kind: v.literal('tithi_in_solar_month'),
        sign: sign(),
        tithi: whole(1, 30),
        window: oneOf(['sunrise']),
      }),
      exactly({
        ...commonFields(),
        kind: v.literal('ekadashi'),
        month: v.nullable(oneOf(months)),
        tithi: v.picklist(EKADASHI_TITHIS, 'it must be 11 or 26.'),
      }),
      exactly({
        ...commonFields(),
        kind: v.literal('on_weekday'),
        base: base(),
        or_base: v.optional(base()),
        weekday: whole(0, 6),
      }),
      exactly({
        ...commonFields(),
        kind: v.literal('nakshatra'),
        nakshatra: whole(1, 27),
        month: v.nullable(oneOf(months)),
        half: v.optional(oneOf(['shukla', 'krishna'])),
        steps: stepsSchema(),
        fallback: oneOf(FALLBACKS),
      }),
      exactly({
        ...commonFields(),
        kind: v.literal('gregorian'),
        month: whole(1, 12),
        day: whole(1, 31),
        since: v.optional(whole(1, 2998)),
      }),
      exactly({
        ...commonFields(),
        kind: v.literal('weekday_of_month'),
        month: oneOf(months),
        month_system: oneOf(['amanta', 'purnimanta']),
        weekday: whole(0, 6),
      }),
    ],
    RULE_TEXT,
  );

const schema = () =>
  record({
    ...spanFields(),
    ...placeFields(),
    rules: v.pipe(
      v.array(ruleSchema(), 'it must be a list of rules.'),
      v.minLength(1, 'it must have a rule.'),
      v.maxLength(MOST_RULES, `it must have at most ${MOST_RULES} rules.`),
    ),
    options: v.optional(record(optionFields()), {}),
  });

const refuse = (field: string, message: string): never => {
  throw new SiddhantaError('invalid_value', message, { field });
};

function checkNames(rules: readonly FestivalRule[]): void {
  const own = new Map<string, FestivalRule>();
  for (const [i, rule] of rules.entries()) {
    const { id } = rule;
    if (ruleNamed(id) !== undefined)
      refuse(
        `rules.${i}.id`,
        `rules.${i}.id is "${id}", which is a festival of the catalogue. Choose another identifier.`,
      );
    if (own.has(id))
      refuse(`rules.${i}.id`, `rules.${i}.id is "${id}", which an earlier rule has. Choose another identifier.`);
    own.set(id, rule);
  }
  for (const [i, rule] of rules.entries()) for (const field of BASES) checkBase(rule, field, i, own);
}

const BASES = ['base', 'or_base'] as const;

const baseOf = (rule: FestivalRule, field: (typeof BASES)[number]): string | undefined => {
  if (!('base' in rule)) return undefined;
  return field === 'base' ? rule.base : 'or_base' in rule ? rule.or_base : undefined;
};

/** Refuses a base that there is not, and one that leads back to its rule. */
function checkBase(
  rule: FestivalRule,
  field: (typeof BASES)[number],
  i: number,
  own: ReadonlyMap<string, FestivalRule>,
): void {
  const base = baseOf(rule, field);
  const follow = (id: string, passed: readonly string[]): void => {
    if (passed.includes(id))
      refuse(
        `rules.${i}.${field}`,
        `rules.${i}.${field} is "${base}", which leads back to this rule. Take the base out of one rule of the circle.`,
      );
    const next = own.get(id) ?? ruleNamed(id);
    if (next === undefined)
      refuse(
        `rules.${i}.${field}`,
        `rules.${i}.${field} is "${id}"; no rule has that identifier. Use the identifier of another rule, or of a festival in docs/tables/festivals.md.`,
      );
    for (const each of BASES) {
      const following = next && baseOf(next, each);
      if (following !== undefined) follow(following, [...passed, id]);
    }
  };
  if (base !== undefined) follow(base, [rule.id]);
}

/** Validates the input. */
export function customFestivals(
  given: FestivalSpan & OwnFestivalOptions & { readonly place: Place; readonly rules: readonly FestivalRule[] },
  context: Context = {},
): readonly Festival[] {
  const input = parseInput(schema(), given);
  const { rules, place, options } = input;
  checkNames(rules);
  const named = new Map(rules.map((rule) => [rule.id, rule]));
  const work = customFestivalsWork(rules, input, (id) => named.get(id) ?? ruleNamed(id));
  refuseBeyond('festivals', work, context.maxWork);
  const sky = luminaryContext(context, input);
  const span = daySpanOf(input, sky);
  const found = finder(sky, place, options, (id) => {
    const rule = named.get(id) ?? ruleNamed(id);
    return withOptions(at(rule === undefined ? [] : [rule], 0), options);
  });
  return describeFestivals(rules, span, found, () => ({ state: 'unconfirmed' }));
}
