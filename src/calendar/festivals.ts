import * as v from 'valibot';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { flagSchema, record } from '../input/schemas.js';
import { type Context, operation } from '../operation/operation.js';
import { formatDate } from '../time/calendar.js';
import type { CivilDate, Place, Result } from '../types.js';
import { FESTIVAL_NAMES, ruleNamed } from './catalogue.js';
import { customFestivals, type OwnFestivalOptions } from './customRules.js';
import type { Festival } from './describeFestival.js';
import { describeFestivals } from './describeFestivals.js';
import { type FestivalOptions, optionFields, type SettledFestivalOptions, withOptions } from './festivalOptions.js';
import { festivalProvenance } from './festivalProvenance.js';
import { type FestivalRegion, type FestivalRule, type FestivalTradition, REGIONS, TRADITIONS } from './festivalRule.js';
import { type Finder, finder } from './finder.js';
import { CALENDAR_SCHOOLS, type CalendarPlaceInput, listOf, placeFields } from './input.js';
import { daySpanOf, type FestivalSpan, spanFields } from './span.js';
import { FESTIVALS, type FestivalId, type FestivalName, type FestivalRow } from './tables/festivals.js';
import { spanWork } from './work.js';

/** The input of {@link festivals}: a `year`, or `from` and `to`. */
export interface FestivalsInput extends FestivalSpan, CalendarPlaceInput {
  /** Only these festivals, by their ids, confirmed or not. */
  readonly ids?: readonly FestivalName[] | undefined;
  /** Of the festivals that have regions only those of these. */
  readonly regions?: readonly FestivalRegion[] | undefined;
  /** Of the festivals that have traditions only those of these. */
  readonly traditions?: readonly FestivalTradition[] | undefined;
  /** How to decide where custom differs. */
  readonly options?: FestivalOptions | undefined;
  /** Whether to include festivals whose rules no list confirms; false by default. */
  readonly unconfirmed?: boolean | undefined;
}

/** The festivals of a span. */
export interface FestivalsData {
  /** First date. */
  readonly from: CivilDate;
  /** Last date, included. */
  readonly to: CivilDate;
  /** In order of their dates. */
  readonly festivals: readonly Festival<FestivalId>[];
}

/** @internal */
export const festivalsFields = () => ({
  ...spanFields(),
  ...placeFields(),
  ids: listOf(FESTIVAL_NAMES, 'identifiers of docs/tables/festivals.md, such as "diwali"'),
  regions: listOf(REGIONS, `regions: ${REGIONS.join(', ')}`),
  traditions: listOf(TRADITIONS, `traditions: ${TRADITIONS.join(', ')}`),
  options: v.optional(record(optionFields()), {}),
  unconfirmed: flagSchema(),
});

const schema = () => record(festivalsFields());

type Settled = v.InferOutput<ReturnType<typeof schema>>;

const isKept = <Of extends string>(own: readonly Of[] | undefined, requested: readonly Of[] | undefined): boolean =>
  own === undefined || requested === undefined || own.some((one) => requested.includes(one));

function rulesOf({ ids, regions, traditions, unconfirmed }: Settled): readonly FestivalRow[] {
  const requested = ids === undefined ? undefined : new Set(ids.map((name) => ruleNamed(name)?.id));
  return FESTIVALS.filter(
    (rule) =>
      (requested === undefined ? unconfirmed || rule.state !== 'unconfirmed' : requested.has(rule.id)) &&
      isKept(rule.regions, regions) &&
      isKept(rule.traditions, traditions),
  );
}

export function catalogueFinder(sky: SkyContext, place: Place, options: SettledFestivalOptions): Finder {
  return finder(sky, place, options, (id) => {
    const rule = ruleNamed(id);
    if (rule === undefined) throw new RangeError(`the catalogue has no ${id}`);
    return withOptions(rule, options);
  });
}

export const festivalsOperation = operation<FestivalsInput, FestivalsData>()({
  name: 'calendar.festivals',
  summary: 'The festivals of a year or a span at a place: the day of each, and what decided it',
  units: 5,
  work: (input) => spanWork(input, rulesOf(input)),
  ...CALENDAR_SCHOOLS,
  schema,
  alternatives: ['year', 'from'],
  example: {
    from: '2024-10-25',
    to: '2024-11-05',
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: luminaryContext,
  run(input, sky) {
    const span = daySpanOf(input, sky);
    const { place, options } = input;
    const rules = rulesOf(input);
    const finder = catalogueFinder(sky, place, options);
    const described = describeFestivals(
      rules.map((rule) => withOptions(rule, options)),
      span,
      finder,
      (rule) => rule,
    );
    return {
      data: { from: formatDate(span.first), to: formatDate(span.last), festivals: described },
      provenance: festivalProvenance({
        sky,
        place,
        span,
        finder,
        options,
        festivals: described,
        rules,
        requested: input,
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});

/**
 * Returns the festivals of a year or a span of dates at a place: each with its day, the tithi and its ends, the days that came into question
 * with what the tithi holds of the deciding window, the step of the rule that decided, why in words, and what is disputed.
 *
 * Instants are ISO 8601 with the offset that the place's clocks have at that instant, rounded once to whole seconds. Festivals whose rules no list
 * bears out come only by name or with `unconfirmed`. Where the Sun does not rise on any day that comes into question, `date` is null.
 *
 * @param input `year` (1001 … 2998), or `from` and `to` (at most 366 days); `place`; optional `ids`, `regions`, `traditions`, `options` (`diwali`,
 * `vishu`, `ganga_dussehra`, `nag_panchami`, `arunodaya`), `unconfirmed`, `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris
 *
 * Source: the rules of docs/tables/festivals.md, each with the published dates that it gives; `provenance.rules` has those of the result.
 *
 * @example
 * ```ts
 * import { festivals } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const [diwali] = festivals({ year: 2024, place, ids: ['diwali'] }).data.festivals;
 * diwali?.date; // => '2024-11-01'
 * diwali?.candidates.map(({ date, tithi_seconds }) => `${date} ${tithi_seconds}`); // => ['2024-10-31 9320', '2024-11-01 2479']
 * diwali?.why;
 * // => 'Amavasya holds pradosha on 31 Oct (all of it) and on 1 Nov (41 min): the second, which has a ghati (24 min) or more.'
 * ```
 */
export function festivals(input: FestivalsInput, context?: Context): Result<FestivalsData>;
/**
 * Returns the festivals of rules of one's own between two dates at a place, found and explained by the same engine.
 *
 * A rule is data: a tithi of a month with steps, an entry of the Sun into a sign, a nakṣatra or a tithi of a solar month, or days from another
 * festival, which may be one of the catalogue. Rules are checked as inputs are.
 *
 * @param span `year` (1001 … 2998), or `from` and `to` (at most 366 days)
 * @param place the place of observance
 * @param rules the rules, at most 200; their identifiers must differ from each other, and from those of the catalogue
 * @param options `options`, `sunrise`, `conventions` as for the catalogue
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, with `rules.0.steps.1.window` and the like as `field`; `invalid_value` for an identifier that is taken, a base
 * that there is not, or rules that are reckoned from each other in a circle
 *
 * @example
 * ```ts
 * import { festivals } from 'siddhanta/calendar';
 * const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const own = festivals({ year: 2027 }, place, [
 *   {
 *     id: 'temple_day',
 *     name: 'Founding of our temple',
 *     kind: 'tithi',
 *     month: 'Magha',
 *     tithi: 11,
 *     steps: [{ window: 'madhyahna', test: 'touch', pick: 'longer_first' }],
 *     fallback: 'next_sunrise',
 *   },
 *   { id: 'temple_fair', name: 'Fair', kind: 'relative', base: 'temple_day', offset: 2 },
 * ]);
 * own.map(({ id, date }) => `${id} ${date}`); // => ['temple_day 2027-02-17', 'temple_fair 2027-02-19']
 * ```
 */
export function festivals(
  span: FestivalSpan,
  place: Place,
  rules: readonly FestivalRule[],
  options?: OwnFestivalOptions,
  context?: Context,
): readonly Festival[];
export function festivals(
  first: FestivalsInput | FestivalSpan,
  second?: Context | Place,
  rules?: readonly FestivalRule[],
  options?: OwnFestivalOptions,
  context?: Context,
): Result<FestivalsData> | readonly Festival[] {
  if (rules !== undefined) return customFestivals({ ...options, ...first, place: second as Place, rules }, context);
  return festivalsOperation(first as FestivalsInput, second as Context | undefined);
}
