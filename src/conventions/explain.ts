import * as v from 'valibot';
import { refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { type SkyContext, skyContext } from '../cast/context.js';
import { zodiacDisputes } from '../cast/conventionWords.js';
import { fromBirth } from '../cast/years.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { birthSchema, bounded, oneOf, record } from '../input/schemas.js';
import { within } from '../input/stated.js';
import { modulo } from '../math/angle.js';
import { type Context, operation } from '../operation/operation.js';
import { skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import type { YearName } from '../time/years.js';
import type { AyanamsaName, AyanamsaReference, Birth, MoonPlace, NodeKind, PositionKind } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type YearFound, yearOf } from './boundaries.js';
import { remarksOf } from './remarks.js';
import { ROUNDINGS, type Rounding } from './rules/digits.js';
import { FITTED, type FittedBody, type Question } from './sky.js';
import { conventionsOf, delaySeconds, isCoarse, meanFound, nodeNamed, type Solution, shiftOf, solve } from './solve.js';
import { type ArcsecondSize, type Arcseconds, AYANAMSA_DECIMALS, type AyanamsaDegrees, toDecimals } from './units.js';
import { EXPLAIN_VERIFICATION } from './verification.js';

const FEWEST = 2;
/** Seconds of time in a degree of longitude. */
const DEGREE_SECONDS = 240;
const ARCSECOND_DECIMALS = 3;

const DEGREES = 'it must be a sidereal longitude in degrees, 0 or more and below 360.';
const STARTS =
  'it must be a local date, alone or with a clock time, "1989-07-28", "1989-07-28T11:40" or "1989-07-28T11:40:20", at the UTC offset of the birth.';

const degreesSchema = () => v.pipe(v.number(DEGREES), within({ minimum: 0, exclusiveMaximum: 360 }, DEGREES));

const schema = () =>
  record({
    birth: birthSchema(),
    observed: record({
      Sun: degreesSchema(),
      Moon: degreesSchema(),
      Mars: v.optional(degreesSchema()),
      Mercury: v.optional(degreesSchema()),
      Jupiter: v.optional(degreesSchema()),
      Venus: v.optional(degreesSchema()),
      Saturn: v.optional(degreesSchema()),
      Rahu: v.optional(degreesSchema()),
      Ascendant: v.optional(degreesSchema()),
    }),
    precision_arcsec: v.optional(bounded(0.001, 3600, 'arcseconds'), 1),
    rounding: v.optional(oneOf(ROUNDINGS)),
    dasha: v.optional(
      v.pipe(
        v.array(
          record({
            planet: oneOf(GRAHAS),
            start: v.pipe(v.string(STARTS), v.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/, STARTS)),
          }),
          'it must be a list of mahadashas, each with planet and start.',
        ),
        v.minLength(1, 'it must have a mahadasha, or be left out.'),
        v.maxLength(120, 'it must have at most 120 mahadashas.'),
      ),
    ),
    conventions: conventionsSchema(),
  });

/** Sidereal longitudes displayed by another program, degrees, 0 ≤ λ < 360. */
export interface ObservedLongitudes {
  /** Degrees. */
  readonly Sun: number;
  /** Degrees. */
  readonly Moon: number;
  /** Degrees. */
  readonly Mars?: number | undefined;
  /** Degrees. */
  readonly Mercury?: number | undefined;
  /** Degrees. */
  readonly Jupiter?: number | undefined;
  /** Degrees. */
  readonly Venus?: number | undefined;
  /** Degrees. */
  readonly Saturn?: number | undefined;
  /** Degrees. */
  readonly Rahu?: number | undefined;
  /** Degrees. */
  readonly Ascendant?: number | undefined;
}

/** A body or point displayed by another program. */
export type ObservedName = keyof ObservedLongitudes;

/** A mahādaśā displayed by another program. */
export interface ObservedDasha {
  /** Its lord. */
  readonly planet: Graha;
  /** Its beginning: `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM:SS`, at the UTC offset of the birth. */
  readonly start: string;
}

/** The input of {@link explain}. */
export interface ExplainInput {
  /** The birth, as entered in the other program. */
  readonly birth: Birth;
  /** What the other program displays: Sun, Moon and at least two planets; Rahu and Ascendant identify the node and the place. */
  readonly observed: ObservedLongitudes;
  /** The worth of their last digit, arcseconds, 0.001 … 3600: 0.01, 1 (the default), 60 for whole minutes. */
  readonly precision_arcsec?: number | undefined;
  /** How their last digit arose: by truncation (`cut`) or by rounding to the nearest. By default both are tried for units of 1″ or more. */
  readonly rounding?: Rounding | undefined;
  /** Mahādaśās of the other program, 1 … 120, in any order and with gaps: they identify the year. */
  readonly dasha?: readonly ObservedDasha[] | undefined;
  /**
   * Only `time_scale` is used, given by itself or through `profile`; the other conventions are what is sought. Without it UTC is tried, and
   * UT1 where only then the ascendant agrees.
   */
  readonly conventions?: Conventions | undefined;
}

/** A way of computing that fits the other program; null for what could not be identified or was not given. */
export interface Explanation {
  /**
   * Whether the longitudes agree with this library's. For units of 1″ or more: whether all lie within what the digits allow, to 0.3″. For
   * smaller ones: within the precision, or 0.3″ if that is larger.
   */
  readonly fits: boolean;
  /** Apparent or true places of the bodies. */
  readonly positions: PositionKind | null;
  /** Whether the Moon is geocentric or topocentric. */
  readonly moon: MoonPlace | null;
  /** The ayanāṁśa of the table. For units of 1″ or more: the commonest that fits; for smaller ones: the nearest to the one found, within 2″. */
  readonly ayanamsa: AyanamsaName | null;
  /** The mean ayanāṁśa found, degrees, seven decimals. */
  readonly ayanamsa_value_degrees: AyanamsaDegrees | null;
  /** Found minus named, arcseconds. */
  readonly ayanamsa_residual_arcsec: Arcseconds | null;
  /** Whether nutation is left in the longitudes. */
  readonly ayanamsa_reference: AyanamsaReference | null;
  /** Seconds by which their instant is later than that of the birth; 0 where the birth fits. @minimum -64000000000 @maximum 64000000000 */
  readonly time_shift_seconds: number | null;
  /** How the last digit arose, if given or sought; null otherwise. A truncated longitude counts as half a unit further. */
  readonly rounding: Rounding | null;
  /** Root mean square of the residuals of Sun to Saturn, arcseconds. */
  readonly rms_arcsec: ArcsecondSize;
  /** The node used for Rahu, if within 1′. */
  readonly node: NodeKind | null;
  /** Theirs minus ours, arcseconds, of the nearer node. */
  readonly node_residual_arcsec: Arcseconds | null;
  /** Theirs minus ours, arcseconds. */
  readonly ascendant_residual_arcsec: Arcseconds | null;
  /** The year of the mahādaśās. It is found from their dates, even where the longitudes do not fit. */
  readonly year: YearName | null;
  /** What to pass as `conventions` so that this library computes the same; the instant is a matter of the birth. */
  readonly conventions: Conventions | null;
}

/** Why another program differs. */
export interface ExplainData {
  /** The best fit; the commonest of equal ones. */
  readonly best: Explanation;
  /** Whether `best` is the only ayanāṁśa that fits. Otherwise the rest are among `alternatives`, and the digits do not tell them apart. */
  readonly stands_out: boolean;
  /**
   * Other fits: up to three other ways of placing the bodies, and every other ayanāṁśa that fits. For units of 1″ or more the commonest
   * come first; otherwise the ways by residual, then the ayanāṁśas by nearness.
   */
  readonly alternatives: readonly Explanation[];
  /** The findings, in plain sentences. */
  readonly remarks: readonly string[];
  /** Theirs minus ours, arcseconds, after the ayanāṁśa and rounding found: of each body and point given. */
  readonly residuals: Readonly<Partial<Record<ObservedName, Arcseconds>>>;
}

const arcseconds = (value: number): number => toDecimals(value, ARCSECOND_DECIMALS);

function describeSolution(found: Solution, year: YearName | null): Explanation {
  const { named: zodiac } = found;
  const { fits, hypothesis, node, ascendant, rounding } = found;
  const { positions, moon, fit } = hypothesis;
  const given = <Value>(value: Value | undefined): Value | null => (fits ? (value ?? null) : null);
  return {
    fits,
    positions: given(positions),
    moon: given(moon),
    ayanamsa: given(zodiac?.ayanamsa),
    ayanamsa_value_degrees: given(toDecimals(meanFound(found, zodiac), AYANAMSA_DECIMALS)),
    ayanamsa_residual_arcsec: given(zodiac && arcseconds(zodiac.residual)),
    ayanamsa_reference: given(zodiac?.reference),
    time_shift_seconds: given(delaySeconds(found)),
    rounding: given(rounding ?? undefined),
    rms_arcsec: arcseconds(fit.rms),
    node: nodeNamed(found),
    node_residual_arcsec: given(node && arcseconds(node.residual)),
    ascendant_residual_arcsec: given(ascendant && arcseconds(ascendant.residual)),
    year,
    conventions: given(conventionsOf(found, zodiac, year)),
  };
}

function questionOf({ birth, observed, precision_arcsec: precision = 1 }: ExplainInput, utcMs: number): Question {
  const bodies = FITTED.filter((body) => observed[body] !== undefined);
  const planets = bodies.filter((body) => body !== 'Sun' && body !== 'Moon');
  if (planets.length < FEWEST) {
    throw new SiddhantaError(
      'invalid_value',
      `observed has ${planets.length === 0 ? 'no planet' : `only ${planets.join()}`} besides Sun and Moon; it must have at least two of Mars, Mercury, Jupiter, Venus and Saturn. Add their longitudes.`,
      { field: 'observed' },
    );
  }
  return {
    utcMs,
    place: birth.place,
    bodies,
    longitudes: bodies.map((body) => observed[body] ?? 0),
    coarse: isCoarse(precision),
  };
}

function residualsOf({ hypothesis, node, ascendant }: Solution, { bodies }: Question): ExplainData['residuals'] {
  const left = bodies.map((body, i): [FittedBody, number] => [body, arcseconds(hypothesis.fit.residuals[i] ?? 0)]);
  return {
    ...Object.fromEntries(left),
    ...(node === undefined ? {} : { Rahu: arcseconds(node.residual) }),
    ...(ascendant === undefined ? {} : { Ascendant: arcseconds(ascendant.residual) }),
  };
}

/** The Moon in the middle of what its digits allow, degrees. */
function moonOf({ rounding }: Solution, moon: number, precision: number): number {
  return modulo(moon + shiftOf(rounding, precision), 360);
}

interface ExplainContext {
  readonly given: Context;
  readonly sky: SkyContext;
}

/**
 * Returns why another program displays other longitudes for a birth: the ayanāṁśa, kind of places, node, instant and daśā year that fit,
 * with the `conventions` that make this library compute the same.
 *
 * Four ways of placing the bodies are tried (apparent or true places, geocentric or topocentric Moon), each with one ayanāṁśa, and with a
 * delay where that fits three times better. If nothing fits, nothing is named.
 *
 * Longitudes in units of 1″ or more, such as whole minutes, only set bounds: a truncated number may be up to one unit larger, a rounded one
 * half a unit larger or smaller. Everything within the bounds of all bodies fits, and the commonest is named first.
 * @param input `birth`; `observed`: sidereal longitudes in degrees, 0 ≤ λ < 360, of Sun, Moon, at least two planets, and `Rahu` and
 *   `Ascendant` if known; optional `precision_arcsec` (what their last digit is worth, 0.001 … 3600, default 1), `rounding` (`cut` or
 *   `rounded`; both by default), `dasha` (mahādaśās with their starts), `conventions` (its `time_scale`)
 * @param context optionally another ephemeris; without geometric places only apparent ones are tried
 * @throws {SiddhantaError} for bad input: `missing_field` without Sun or Moon, `invalid_value` with too few planets or a longitude out of
 *   range; `nonexistent_time`, `date_out_of_range`
 *
 * Source: ayanāṁśas and years of this library's tables; least squares.
 *
 * @example
 * ```ts
 * import { explain } from 'siddhanta/conventions';
 * const { data } = explain({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 *   observed: { Sun: 118.336137, Moon: 47.757163, Mars: 27.457573, Jupiter: 95.612037, Saturn: 266.165252 },
 *   precision_arcsec: 0.01,
 * });
 * data.best.fits; // => true
 * data.best.positions; // => 'true'
 * data.best.ayanamsa; // => 'true_chitra'
 * ```
 */
export const explain = operation<ExplainInput, ExplainData>()({
  name: 'conventions.explain',
  summary: 'Why another program shows other longitudes: ayanamsa, places, node, instant and year that fit them',
  units: 2,
  work: { ms: 12, bytes: 2000 },
  schools: 'all',
  schema,
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
    observed: {
      Sun: 118.336137,
      Moon: 47.757163,
      Mars: 27.457573,
      Mercury: 145.400486,
      Jupiter: 95.612037,
      Venus: 97.767513,
      Saturn: 266.165252,
      Rahu: 283.517801,
      Ascendant: 152.298205,
    },
    precision_arcsec: 0.01,
    dasha: [
      { planet: 'Mars', start: '1994-10-21' },
      { planet: 'Rahu', start: '2001-10-21' },
      { planet: 'Jupiter', start: '2019-10-21' },
      { planet: 'Saturn', start: '2035-10-22' },
    ],
  },
  context: (given, input): ExplainContext => ({ given, sky: skyContext(given, input) }),
  run(input, { given, sky: requestedSky }) {
    const { birth, observed, dasha, precision_arcsec: precision, rounding, conventions } = input;
    refuseUncertainty(birth, 'birth');
    const resolved = resolveBirth(birth, requestedSky);
    const { utcMs, offsetSeconds, found: clock } = resolved;
    const question = questionOf(input, utcMs);
    const scaleAsked = conventions?.time_scale !== undefined || conventions?.profile !== undefined;
    const displayed = { rahu: observed.Rahu, ascendant: observed.Ascendant, precision, rounding };
    const { best, alike, others, alternatives } = solve(
      question,
      displayed,
      given,
      scaleAsked ? requestedSky.timeScale : undefined,
    );
    const placed: Conventions = conventionsOf(best, best.named, null);
    const sky = skyContext(given, { conventions: placed });
    const years: YearFound | undefined =
      dasha === undefined
        ? undefined
        : yearOf(
            dasha,
            { ...fromBirth(birth, resolved), moon: moonOf(best, observed.Moon, precision), precision },
            sky,
          );
    const year = years?.year ?? null;
    const first = describeSolution(best, year);
    return {
      data: {
        best: first,
        stands_out: best.named !== undefined && others.length === 0,
        alternatives: alternatives.map((other) => describeSolution(other, year)),
        remarks: remarksOf({
          best,
          alike,
          others,
          years,
          conventions: first.conventions,
          precision,
          meanTime: clock.clock === 'local_mean' ? undefined : offsetSeconds - birth.place.longitude * DEGREE_SECONDS,
          scaleAsked,
        }),
        residuals: residualsOf(best, question),
      },
      provenance: {
        method: question.coarse
          ? 'Bounds set by the last digit of the bodies Sun to Saturn: every ayanamsa within them, under four ways of placing the bodies, cut or rounded, and where only that fits with one delay; the commonest first'
          : 'Least squares over the bodies Sun to Saturn: one ayanamsa, and where only that fits one delay, under four ways of placing them; names by the tables of this library',
        conventions: {
          given: 'of the conventions of the call only the time scale is used; the others are what is sought',
          clock: clockConvention(resolved),
          ...skyConventions(sky, ['node', 'year'], best.hypothesis.instant.tt),
        },
        sources: [
          cite('swissAyanamsas', 'table of ayanamshas', 'the ayanamsas that are tried; docs/tables/ayanamsas.md'),
          ...skySources(sky),
        ],
        disputed: [...zodiacDisputes(sky, best.hypothesis.instant), ...birthDisputes(birth, resolved, sky)],
        verified_against: EXPLAIN_VERIFICATION,
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      birth: resolved.clock,
    };
  },
});
