import * as v from 'valibot';
import { dateSchema, record } from '../input/schemas.js';
import { type Context, operation } from '../operation/operation.js';
import { zodiacOf } from '../sky/zodiac.js';
import { J2000 } from '../time/julian.js';
import { midnightTt } from '../time/midnight.js';
import { YEARS, type YearName } from '../time/years.js';
import {
  AYANAMSA_REFERENCES,
  type AyanamsaName,
  MOON_PLACES,
  NODES,
  POSITION_KINDS,
  PROFILES,
  type Profile,
  type Result,
  STAR_PLACES,
  type SunriseDefinition,
  TIME_SCALES,
} from '../types.js';
import { type ProfileConventions, settingsOf } from './settings.js';
import { AYANAMSA_FACTS, type AyanamsaKind, type AyanamsaState } from './tables/ayanamsas.gen.js';
import { PROFILE_EVIDENCE } from './tables/profiles.js';
import { SUNRISE_ALTITUDES } from './tables/sunrises.js';
import { AYANAMSA_DECIMALS, type AyanamsaDegrees, toDecimals } from './units.js';

const schema = () => record({ date: v.optional(dateSchema()) });

/** The input of {@link list}. */
export interface ListInput {
  /** `YYYY-MM-DD`, 1000-01-01 … 2999-12-31: adds the ayanāṁśas of that date, 0h TT. */
  readonly date?: string | undefined;
}

/** A program with a profile. */
export interface ListedProfile {
  /** Its name. */
  readonly profile: Profile;
  /** Its conventions, ready to pass. */
  readonly conventions: ProfileConventions;
  /** By convention: what is unknown and left as in this library, or how it was found. */
  readonly notes: Readonly<Record<string, string>>;
  /** How certain the conventions are. */
  readonly sure: string;
  /** Where they were read or measured. */
  readonly evidence: readonly string[];
}

/** A named ayanāṁśa. */
export interface ListedAyanamsa {
  /** Its name. */
  readonly ayanamsa: AyanamsaName;
  /** Whether it is defined by a value at an epoch, a star, or the Galaxy. */
  readonly kind: AyanamsaKind;
  /** Its mean value at J2000.0, degrees, seven decimals; for one tied to a star, by the geometric place. */
  readonly value_j2000_degrees: AyanamsaDegrees;
  /** The same at the given date, 0h TT; absent without one. */
  readonly value_today_degrees?: AyanamsaDegrees;
  /** The programs that offer it, with their names for it; null if none is known. */
  readonly offered_by: string | null;
  /** How the definition is known. */
  readonly state: AyanamsaState;
}

/** A year for daśās. */
export interface ListedYear {
  /** Its name. */
  readonly year: YearName;
  /** Its days; null where the sky or the calendar sets its length. @minimum 300 @maximum 400 */
  readonly days: number | null;
}

/** A definition of sunrise. */
export interface ListedSunrise {
  /** Its name. */
  readonly sunrise: SunriseDefinition;
  /** Geocentric altitude of the centre of the Sun, degrees, four decimals. @minimum -90 @maximum 90 */
  readonly altitude_degrees: number;
}

export const CHOICES = {
  positions: { values: POSITION_KINDS, meaning: 'bodies where they are seen, or where they are' },
  star_place: {
    values: STAR_PLACES,
    meaning: 'of an ayanamsa tied to a star: the star in its catalogue place moved on, or where it is seen',
  },
  ayanamsa_reference: {
    values: AYANAMSA_REFERENCES,
    meaning: 'nutation taken off with the ayanamsa, or left in the longitudes',
  },
  moon: { values: MOON_PLACES, meaning: 'the Moon from the centre of the Earth, or from the place' },
  node: { values: NODES, meaning: 'the lunar node that Rahu stands for' },
  time_scale: { values: TIME_SCALES, meaning: 'what civil time is read as' },
} as const;

/** A convention with a few possible values. */
export type ConventionChoice = keyof typeof CHOICES;

/** A value of a convention. */
export interface ListedChoice {
  /** Its name in `conventions`. */
  readonly convention: ConventionChoice;
  /** Its values. */
  readonly values: readonly string[];
  /** The default. */
  readonly by_default: string;
  /** What it decides. */
  readonly meaning: string;
}

/** The possible conventions. */
export interface ListData {
  /** The programs, this library first. */
  readonly profiles: readonly ListedProfile[];
  /** The ayanāṁśas: those numbered by Swiss Ephemeris, in its order, then variants of other programs. */
  readonly ayanamsas: readonly ListedAyanamsa[];
  /** The years of daśās. */
  readonly years: readonly ListedYear[];
  /** The definitions of sunrise. */
  readonly sunrises: readonly ListedSunrise[];
  /** The other conventions, each with its values. */
  readonly choices: readonly ListedChoice[];
}

/** Degrees, at a Julian day (TT). */
function valueAt(ayanamsa: AyanamsaName, tt: number): number {
  return toDecimals(zodiacOf(ayanamsa).meanAyanamsa(tt), AYANAMSA_DECIMALS);
}

export const listOperation = operation<ListInput, ListData>()({
  name: 'conventions.list',
  summary: 'The conventions that can be chosen: programs, ayanamsas, years, sunrises, places, node, scale',
  units: 0,
  schools: 'none',
  schema,
  example: { date: '2026-01-01' },
  context: () => undefined,
  run({ date }) {
    const tt = date === undefined ? undefined : midnightTt(date);
    return {
      data: {
        profiles: PROFILES.map((profile) => {
          const { notes, sure, evidence } = PROFILE_EVIDENCE[profile];
          return {
            profile,
            conventions: settingsOf(profile),
            notes: { ...notes },
            sure,
            evidence: [...evidence],
          };
        }),
        ayanamsas: AYANAMSA_FACTS.map(({ ayanamsa, kind, state, offered_by }) => ({
          ayanamsa,
          kind,
          value_j2000_degrees: valueAt(ayanamsa, J2000),
          ...(tt === undefined ? {} : { value_today_degrees: valueAt(ayanamsa, tt) }),
          offered_by,
          state,
        })),
        years: Object.entries(YEARS).map(([year, length]) => ({
          year: year as YearName,
          days: 'days' in length && !('turn' in length) ? length.days : null,
        })),
        sunrises: SUNRISE_ALTITUDES.map((row) => ({ ...row })),
        choices: Object.entries(CHOICES).map(([convention, { values, meaning }]) => ({
          convention: convention as ConventionChoice,
          values: [...values],
          by_default: settingsOf('siddhanta')[convention as ConventionChoice],
          meaning,
        })),
      },
    };
  },
});

/**
 * Returns the possible values of `conventions`: the programs with all their settings, how certain those are and their evidence; the
 * ayanāṁśas with their values; the years of daśās; the definitions of sunrise.
 * @param input optional `date` (1000-01-01 … 2999-12-31): adds the value of each ayanāṁśa at 0h TT, degrees
 * @throws {SiddhantaError} for bad input (`invalid_date`, `date_out_of_range`, `unknown_field`)
 *
 * Source: of the programs, `evidence`; of the ayanāṁśas, the table of Swiss Ephemeris and programs that follow it.
 *
 * @example
 * ```ts
 * import { list } from 'siddhanta/conventions';
 * const { data } = list({ date: '2000-01-01' });
 * data.profiles.map(({ profile }) => profile);
 * // => ['siddhanta', 'swiss', 'jagannatha_hora', 'pyjhora', 'drik_panchang', 'astrosage']
 * data.ayanamsas[1]?.value_j2000_degrees; // => 23.8570923
 * data.years[0]; // => { year: 'sidereal', days: 365.256363 }
 * data.sunrises[1]; // => { sunrise: 'hindu', altitude_degrees: 0 }
 * ```
 */
export function list(input: ListInput = {}, context?: Context): Result<ListData> {
  return listOperation(input, context);
}
