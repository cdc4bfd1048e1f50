import * as v from 'valibot';
import { refuseUncertainty } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { skyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { SiddhantaError } from '../errors.js';
import { birthSchema, oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { type Context, operation } from '../operation/operation.js';
import { ayanamsaDisputes, chartConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { DAY_MS } from '../time/julian.js';
import { type Birth, type CivilDate, PROFILES, type Profile } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import {
  type House,
  type PlanetaryPosition,
  planetaryPositions,
  type ZodiacPosition,
  zodiacPosition,
} from '../zodiac/position.js';
import { type Chart, chartBy, type Point } from './chart.js';
import { type ProfileConventions, settingsOf } from './settings.js';
import { ahead, type SharingConvention, type Step, stepsBetween } from './shares.js';
import { PROFILE_EVIDENCE } from './tables/profiles.js';
import {
  type ArcsecondSize,
  type Arcseconds,
  AYANAMSA_DECIMALS,
  type AyanamsaDegrees,
  type DashaDays,
  toDecimals,
} from './units.js';
import { COMPARE_VERIFICATION } from './verification.js';

/** Micro-arcseconds. */
const ARCSECOND = 1_000_000;
/** Micro-arcseconds: smaller differences are not reported. */
const SMALLEST = 10_000;
/** Milliseconds: the same for a daśā. */
const SMALLEST_MS = 1000;
const DAY_DECIMALS = 6;

const schema = () =>
  record({
    birth: birthSchema(),
    profiles: v.optional(
      v.pipe(
        v.array(oneOf(PROFILES), `it must be a list of some of ${PROFILES.join(', ')}.`),
        v.minLength(1, `it must name one of ${PROFILES.join(', ')}, or be left out.`),
        v.maxLength(PROFILES.length, 'it must name each profile once.'),
      ),
    ),
  });

/** The input of {@link compare}. */
export interface CompareInput {
  /** Whose chart. */
  readonly birth: Birth;
  /** The profiles to compare, each once; all by default. The others are compared with the first; `siddhanta` is put first if absent. */
  readonly profiles?: readonly Profile[] | undefined;
}

export const ELEMENTS = ['Ascendant', ...GRAHAS, 'dasha'] as const;

/** A part of a chart that is compared. */
export type ComparedElement = (typeof ELEMENTS)[number];

/** The fields by which an element is compared. */
export type ComparedField = 'sign' | 'nakshatra' | 'pada' | 'house' | 'retrograde' | 'planet' | 'first_end';

/** The value of a field: a name, a date or a number. @names difference */
export type ComparedValue = string | House;

/** The chart of a birth by the conventions of one profile. */
export interface ProfileChart {
  /** The profile. */
  readonly profile: Profile;
  /** Its conventions, ready to pass. */
  readonly conventions: ProfileConventions;
  /** Mean ayanāṁśa, degrees, seven decimals. */
  readonly ayanamsa_value_degrees: AyanamsaDegrees;
  /** The ascendant. */
  readonly ascendant: ZodiacPosition;
  /** The nine grahas, in whole-sign houses. */
  readonly positions: Readonly<Record<Graha, PlanetaryPosition>>;
  /** The Vimśottarī mahādaśā running at birth. */
  readonly dasha: {
    /** Its lord. */
    readonly planet: Graha;
    /** Its end, `YYYY-MM-DD` at the birthplace, with the UTC offset in force at birth. */
    readonly first_end: CivilDate;
  };
  /** How certain these conventions of the program are. */
  readonly sure: string;
}

/** The contribution of one convention to a difference. */
export interface DifferenceCause {
  /** The profile concerned. */
  readonly profile: Profile;
  /** The convention switched from the first profile's to this one's; `ayanamsa` includes the place of its star. */
  readonly convention: SharingConvention;
  /** Its effect on the longitude, arcseconds; absent for `first_end`. */
  readonly arcsec?: Arcseconds;
  /** For `first_end`: its effect on the end, days. */
  readonly days?: DashaDays;
}

/** A field of an element in which profiles differ. */
export interface ChartDifference {
  /** The element. */
  readonly element: ComparedElement;
  /** The field. */
  readonly field: ComparedField;
  /** Its value for each profile. */
  readonly values: Readonly<Partial<Record<Profile, ComparedValue>>>;
  /**
   * The largest difference of longitude, arcseconds: of the element; of the Moon for the lord of a daśā; of the ascendant for a house in
   * which the planet keeps its sign. Absent for `first_end`.
   */
  readonly size_arcsec?: ArcsecondSize;
  /** For `first_end`: the largest difference, days. @minimum 0 @maximum 44000 */
  readonly size_days?: number;
  /**
   * The causes in each profile that differs from the first: the share of each convention, in the order of switching. The shares of a
   * profile add up to its whole difference, except those below 0.01″ (or a second of `first_end`).
   */
  readonly causes: readonly DifferenceCause[];
}

/** A birth by the conventions of several profiles. */
export interface CompareData {
  /** The chart by each profile, the reference first. */
  readonly profiles: readonly ProfileChart[];
  /** Every field in which profiles differ. */
  readonly differences: readonly ChartDifference[];
  /** The elements in which all profiles agree. */
  readonly unchanged: readonly ComparedElement[];
}

interface Compared {
  readonly chart: Chart;
  readonly steps: readonly Step[];
  readonly description: ProfileChart;
}

function profilesOf(requested: readonly Profile[] = PROFILES): readonly Profile[] {
  const twice = requested.findIndex((profile, i) => requested.indexOf(profile) !== i);
  if (twice >= 0) {
    throw new SiddhantaError(
      'invalid_value',
      `profiles.${twice} is "${at(requested, twice)}", which is already in the list. Name each profile once.`,
      { field: `profiles.${twice}` },
    );
  }
  return requested.includes('siddhanta') ? requested : ['siddhanta', ...requested];
}

function describeChart(profile: Profile, chart: Chart): ProfileChart {
  const { ascendant, ayanamsa, grahas } = chart.natal;
  return {
    profile,
    conventions: settingsOf(profile),
    ayanamsa_value_degrees: toDecimals(ayanamsa, AYANAMSA_DECIMALS),
    ascendant: zodiacPosition(ascendant),
    positions: planetaryPositions(grahas, ascendant),
    dasha: { planet: chart.lord, first_end: chart.end },
    sure: PROFILE_EVIDENCE[profile].sure,
  };
}

function fieldsOf(
  element: ComparedElement,
  { ascendant, positions, dasha }: ProfileChart,
): [ComparedField, ComparedValue][] {
  if (element === 'dasha')
    return [
      ['planet', dasha.planet],
      ['first_end', dasha.first_end],
    ];
  const { sign, nakshatra, pada } = element === 'Ascendant' ? ascendant : positions[element];
  const where: [ComparedField, ComparedValue][] = [
    ['sign', sign],
    ['nakshatra', nakshatra],
    ['pada', pada],
  ];
  if (element === 'Ascendant') return where;
  const { house, retrograde } = positions[element];
  return [...where, ['house', house], ['retrograde', retrograde]];
}

function pointOf(element: ComparedElement, field: ComparedField, charts: readonly Compared[]): Point {
  if (element === 'dasha') return 'Moon';
  if (element === 'Ascendant' || field !== 'house') return element;
  const signs = new Set(charts.map(({ description }) => description.positions[element].sign));
  return signs.size === 1 ? 'Ascendant' : element;
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

function differenceOf(
  element: ComparedElement,
  index: number,
  charts: readonly [Compared, ...Compared[]],
): ChartDifference | undefined {
  const [first] = charts;
  const entries = charts.map(({ description }) => ({
    profile: description.profile,
    entry: at(fieldsOf(element, description), index),
  }));
  const [{ entry: [field, value] = ['sign', ''] as const } = {}] = entries;
  if (entries.every(({ entry }) => entry[1] === value)) return undefined;
  const others = charts.filter((_, i) => at(entries, i).entry[1] !== value);
  const values = Object.fromEntries(entries.map(({ profile, entry }) => [profile, entry[1]]));
  if (field === 'first_end') {
    const days = (ms: number): number => toDecimals(ms / DAY_MS, DAY_DECIMALS);
    return {
      element,
      field,
      values,
      size_days: days(spread(charts.map(({ chart }) => chart.endMs))),
      causes: others.flatMap(({ steps, description: { profile } }) =>
        steps
          .map(({ convention, before, after }) => ({ profile, convention, ms: after.endMs - before.endMs }))
          .filter(({ ms }) => Math.abs(ms) >= SMALLEST_MS)
          .map(({ ms, ...cause }) => ({ ...cause, days: days(ms) })),
      ),
    };
  }
  const point = pointOf(element, field, charts);
  return {
    element,
    field,
    values,
    size_arcsec: spread(charts.map(({ chart }) => ahead(first.chart, chart, point))) / ARCSECOND,
    causes: others.flatMap(({ steps, description: { profile } }) =>
      steps
        .map(({ convention, before, after }) => ({ profile, convention, moved: ahead(before, after, point) }))
        .filter(({ moved }) => Math.abs(moved) >= SMALLEST)
        .map(({ moved, ...cause }) => ({ ...cause, arcsec: moved / ARCSECOND })),
    ),
  };
}

/**
 * Returns a birth by the conventions of several programs: the chart for each, every field in which they differ with the contribution of
 * each convention, and what all agree on.
 *
 * It reproduces the conventions of the programs, not their figures: `sure` says how well each is known.
 * @param input `birth`; optional `profiles` (each once, the first is what the others are compared with; all by default)
 * @throws {SiddhantaError} for bad input; `invalid_value` for a profile named twice, or of true places where the ephemeris has none;
 *   `undefined_at_latitude`; `date_out_of_range` where the ephemeris ends within the 121 years that a true year of daśās looks ahead Source:
 *   the profiles, with their evidence, in `conventions.list`.
 * @example
 * ```ts
 * import { compare } from 'siddhanta/conventions';
 * const { data } = compare({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 *   profiles: ['siddhanta', 'jagannatha_hora'],
 * });
 * data.profiles[1]?.ascendant.sign; // => 'Virgo'
 * data.unchanged.includes('Sun'); // => true
 * ```
 */
export const compare = operation<CompareInput, CompareData>()({
  name: 'conventions.compare',
  summary: 'One birth by the conventions of several programs: charts, what differs, by how much and why',
  units: 5,
  work: { ms: 4, bytes: 16_000 },
  schools: 'all',
  schema,
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
    profiles: ['siddhanta', 'jagannatha_hora', 'astrosage'],
  },
  context: (given): Context => given,
  run({ birth, profiles: requested }, given) {
    refuseUncertainty(birth, 'birth');
    const { ephemeris } = skyContext(given);
    const profiles = profilesOf(requested);
    const wanting = profiles.find((profile) => settingsOf(profile).positions === 'true');
    if (wanting !== undefined && ephemeris.geometric === undefined) {
      throw new SiddhantaError(
        'invalid_value',
        `profiles has "${wanting}", which needs geometric places; the ephemeris ${ephemeris.name} has apparent places only. Choose profiles with apparent places, or another ephemeris.`,
        { field: 'profiles' },
      );
    }
    const profile = at(profiles, 0);
    const first = chartBy(birth, settingsOf(profile), given);
    const compared: readonly [Compared, ...Compared[]] = [
      { chart: first, steps: [], description: describeChart(profile, first) },
      ...profiles.slice(1).map((other) => {
        const chart = chartBy(birth, settingsOf(other), given);
        return { chart, steps: stepsBetween(birth, first, chart, given), description: describeChart(other, chart) };
      }),
    ];
    const differences = ELEMENTS.flatMap((element) =>
      fieldsOf(element, compared[0].description).flatMap((_, i) => differenceOf(element, i, compared) ?? []),
    );
    const { natal } = first;
    const { sky, resolved, instant } = natal;
    return {
      data: {
        profiles: compared.map(({ description }) => description),
        differences,
        unchanged: ELEMENTS.filter((element) => differences.every((difference) => difference.element !== element)),
      },
      provenance: {
        method:
          'The chart and the first Vimshottari period by the conventions of each program; differences by switching the conventions of the first one after the other',
        conventions: {
          compared_with: `${at(profiles, 0)}, whose conventions follow`,
          order_of_shares:
            'time scale, positions, Moon, node, ayanamsa with the place of its star, its reference, year',
          clock: clockConvention(resolved),
          ...chartConventions(sky, instant.tt),
        },
        sources: [
          cite('bphs', '4.3–24', 'signs and houses counted by whole signs'),
          cite('bphs', '46.12–16', 'order, years and balance of the dasha'),
          cite('swissAyanamsas', 'table of ayanamshas', 'the ayanamsas of the programs; docs/tables/ayanamsas.md'),
          ...skySources(sky),
        ],
        disputed: [...ayanamsaDisputes(sky), ...conventionDisputes(sky, natal), ...birthDisputes(birth, resolved, sky)],
        verified_against: COMPARE_VERIFICATION,
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      birth: resolved.clock,
    };
  },
});
