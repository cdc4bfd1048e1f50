import type { ResolvedBirth } from '../cast/birth.js';
import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { ascendantAt, orientationAt } from '../cast/cusps.js';
import { grahasAt } from '../cast/grahas.js';
import { isoOn } from '../cast/iso.js';
import type { NatalSky } from '../cast/natal.js';
import { natalOf } from '../cast/natalInput.js';
import { checkCovered } from '../cast/range.js';
import { steady } from '../cast/steady.js';
import { solarReturns, yearsCompleted } from '../cast/years.js';
import { SiddhantaError } from '../errors.js';
import { type MicroArcseconds, modulo, SIGN, TURN } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { Instant } from '../sky/instant.js';
import { isUp } from '../sky/rise-set.js';
import { instantFromUtc } from '../sky/utc.js';
import { DAY_MS } from '../time/julian.js';
import type { YearClock } from '../time/yearClock.js';
import { SIDEREAL_YEAR_DAYS } from '../time/years.js';
import type { LocalInstant, Place } from '../types.js';
import { SIGN_LORDS } from '../zodiac/lords.js';
import type { Graha } from '../zodiac/names.js';
import type { Placement } from '../zodiac/position.js';
import { type AnnualInput, type ReturnZodiac, yearAsked } from './input.js';
import type { TajikaChart } from './rules/chart.js';

/** The sky of an instant at a place. */
export interface CastSky {
  readonly sky: SkyContext;
  readonly instant: Instant;
  readonly utcMs: number;
  readonly place: Place;
  /** Mean ayanāṁśa, degrees. */
  readonly ayanamsa: number;
  readonly ascendant: MicroArcseconds;
  readonly grahas: Readonly<Record<Graha, Placement>>;
  /** Whether the Sun's upper limb is above the horizon. */
  readonly day: boolean;
}

/** A year of life. */
export interface AnnualSky {
  readonly natal: NatalSky;
  readonly resolved: ResolvedBirth;
  readonly completedYears: number;
  /** Returns the instant so many years after the birth, of the Sun's own; milliseconds since 1970-01-01T00:00Z. */
  readonly yearClock: YearClock;
  readonly place: Place;
  /** Dotted path of the place in the input, for errors. */
  readonly placeField: string;
  readonly returnMs: number;
  readonly nextMs: number;
}

/** Returns whether it is day: the Sun is up, by its upper limb and with refraction, −50′ of its centre. */
export function isDay({ ephemeris }: SkyContext, { ut }: Instant, place: Place): boolean {
  return isUp({ body: 'Sun', observer: place, ephemeris, rule: 'upper_limb' }, ut);
}

/**
 * Returns the sky of an instant at a place.
 *
 * @param field dotted path of the place in the input, for the error
 * @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises
 */
export function castSky(sky: SkyContext, utcMs: number, place: Place, field: string): CastSky {
  const instant = instantFromUtc(utcMs, sky.timeScale);
  const orientation = orientationAt(instant, sky.zodiac);
  return {
    sky,
    instant,
    utcMs,
    place,
    ayanamsa: orientation.ayanamsa,
    ascendant: ascendantAt(instant, place, orientation, `${field}.latitude`),
    grahas: grahasAt(sky, instant, place),
    day: isDay(sky, instant, place),
  };
}

const SOLAR_YEARS = { sidereal: 'sidereal_true', tropical: 'tropical_true' } as const;

/** Returns the clock of the Sun's returns after a birth. */
export function yearClockOf({ utcMs, place, sky }: NatalSky, zodiac: ReturnZodiac): YearClock {
  return solarReturns({ utcMs, place }, sky, SOLAR_YEARS[zodiac]);
}

/** Returns the same for many instants: by polynomials that are within 0.001″ of the Sun, some 0.03 s. */
export function swiftClockOf(natal: NatalSky, zodiac: ReturnZodiac): YearClock {
  const { utcMs, place, sky } = natal;
  return solarReturns({ utcMs, place }, { ...sky, bodies: steady(sky.bodies) }, SOLAR_YEARS[zodiac]);
}

/** Returns the years that a birth has completed at a moment. */
function completedAt(clock: YearClock, birthMs: number, utcMs: number, text: string): number {
  if (utcMs < birthMs)
    throw new SiddhantaError('invalid_value', `at is ${text}, which is before the birth. Give a moment after it.`, {
      field: 'at',
    });
  return yearsCompleted(clock, birthMs, utcMs);
}

/** What of an input says which year, as judged. */
export type AnnualAsked = Pick<AnnualInput, 'birth' | 'completed_years' | 'at' | 'place'> & {
  readonly zodiac: ReturnZodiac;
};

/**
 * Returns the year of life that an input asks for.
 *
 * @throws {SiddhantaError} for a year that is not said, or said twice, lies before the birth or beyond the ephemeris
 */
export function annualSky(input: AnnualAsked, sky: SkyContext): AnnualSky {
  const { birth, place = birth.place, zodiac } = input;
  const asked = yearAsked(input, sky);
  const natal = natalOf(birth, sky);
  const yearClock = yearClockOf(natal, zodiac);
  const covered = (years: number, text: string, field: string): void => {
    const ms = natal.utcMs + years * SIDEREAL_YEAR_DAYS * DAY_MS;
    checkCovered(instantFromUtc(ms, sky.timeScale).tt, sky.ephemeris, text, field, 40);
  };
  if ('years' in asked) covered(asked.years + 1, String(asked.years), 'completed_years');
  const completedYears = 'years' in asked ? asked.years : completedAt(yearClock, natal.utcMs, asked.utcMs, asked.text);
  if (!('years' in asked)) covered(completedYears + 1, asked.text, 'at');
  return {
    natal,
    resolved: natal.resolved,
    completedYears,
    yearClock,
    place,
    placeField: input.place === undefined ? 'birth.place' : 'place',
    returnMs: yearClock(completedYears),
    nextMs: yearClock(completedYears + 1),
  };
}

/** Returns the sky of the return with which a year begins. */
export function returnSky({ natal, returnMs, place, placeField }: AnnualSky): CastSky {
  return castSky(natal.sky, returnMs, place, placeField);
}

/** Returns what the rules of Tājika read of a sky. */
export function tajikaChart({ grahas, ascendant, day }: Pick<CastSky, 'grahas' | 'ascendant' | 'day'>): TajikaChart {
  const longitudes = recordOf(SIGN_LORDS, (graha) => grahas[graha].longitude);
  return { longitudes, ascendant, day };
}

/** Returns what the rules of Tājika read of the birth. */
export function natalChart(natal: NatalSky): TajikaChart {
  return tajikaChart({ ...natal, day: isDay(natal.sky, natal.instant, natal.place) });
}

/** Returns munthā: a sign for each year from the ascendant at birth, whose degree it keeps. */
export function munthaOf(ascendant: MicroArcseconds, completedYears: number): MicroArcseconds {
  return modulo(ascendant + (completedYears % 12) * SIGN, TURN);
}

/** Returns what tells instants on the clocks of a place, from milliseconds since 1970-01-01T00:00Z. */
export function tellTime({ timezone }: Place, { timeScale }: SkyContext): (utcMs: number) => LocalInstant {
  const clock = zoneClock(timezone, timeScale);
  return (utcMs) => isoOn(clock, instantFromUtc(utcMs, timeScale).ut);
}
