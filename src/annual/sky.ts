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
import { type AnnualInput, type ReturnZodiac, requestedYear } from './input.js';
import type { TajikaChart } from './rules/chart.js';

export interface CastSky {
  readonly sky: SkyContext;
  readonly instant: Instant;
  readonly utcMs: number;
  readonly place: Place;
  /** Mean ayanāṁśa, degrees. */
  readonly ayanamsa: number;
  readonly ascendant: MicroArcseconds;
  readonly grahas: Readonly<Record<Graha, Placement>>;
  readonly day: boolean;
}

export interface AnnualSky {
  readonly natal: NatalSky;
  readonly resolved: ResolvedBirth;
  readonly completedYears: number;
  /** Years of the Sun since birth to an instant, milliseconds since 1970-01-01T00:00Z. */
  readonly yearClock: YearClock;
  readonly place: Place;
  /** Dotted path of the place in the input, for errors. */
  readonly placeField: string;
  readonly returnMs: number;
  readonly nextMs: number;
}

/** Day: the Sun is up, by its upper limb with refraction (centre at −50′). */
export function isDay({ ephemeris }: SkyContext, { ut }: Instant, place: Place): boolean {
  return isUp({ body: 'Sun', observer: place, ephemeris, rule: 'upper_limb' }, ut);
}

/**
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

export function yearClockOf({ utcMs, place, sky }: NatalSky, zodiac: ReturnZodiac): YearClock {
  return solarReturns({ utcMs, place }, sky, SOLAR_YEARS[zodiac]);
}

/** The same for many instants: polynomials within 0.001″ of the Sun, built in some 0.03 s. */
export function swiftClockOf(natal: NatalSky, zodiac: ReturnZodiac): YearClock {
  const { utcMs, place, sky } = natal;
  return solarReturns({ utcMs, place }, { ...sky, bodies: steady(sky.bodies) }, SOLAR_YEARS[zodiac]);
}

function completedAt(clock: YearClock, birthMs: number, utcMs: number, text: string): number {
  if (utcMs < birthMs)
    throw new SiddhantaError('invalid_value', `at is ${text}, which is before the birth. Give a moment after it.`, {
      field: 'at',
    });
  return yearsCompleted(clock, birthMs, utcMs);
}

export type AnnualRequest = Pick<AnnualInput, 'birth' | 'completed_years' | 'at' | 'place'> & {
  readonly zodiac: ReturnZodiac;
};

/** @throws {SiddhantaError} for a year that is missing, given twice, before the birth or beyond the ephemeris */
export function annualSky(input: AnnualRequest, sky: SkyContext): AnnualSky {
  const { birth, place = birth.place, zodiac } = input;
  const requested = requestedYear(input, sky);
  const natal = natalOf(birth, sky);
  const yearClock = yearClockOf(natal, zodiac);
  const covered = (years: number, text: string, field: string): void => {
    const ms = natal.utcMs + years * SIDEREAL_YEAR_DAYS * DAY_MS;
    checkCovered(instantFromUtc(ms, sky.timeScale).tt, sky.ephemeris, text, field, 40);
  };
  if ('years' in requested) covered(requested.years + 1, String(requested.years), 'completed_years');
  const completedYears =
    'years' in requested ? requested.years : completedAt(yearClock, natal.utcMs, requested.utcMs, requested.text);
  if (!('years' in requested)) covered(completedYears + 1, requested.text, 'at');
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

export function returnSky({ natal, returnMs, place, placeField }: AnnualSky): CastSky {
  return castSky(natal.sky, returnMs, place, placeField);
}

export function tajikaChart({ grahas, ascendant, day }: Pick<CastSky, 'grahas' | 'ascendant' | 'day'>): TajikaChart {
  const longitudes = recordOf(SIGN_LORDS, (graha) => grahas[graha].longitude);
  return { longitudes, ascendant, day };
}

export function natalChart(natal: NatalSky): TajikaChart {
  return tajikaChart({ ...natal, day: isDay(natal.sky, natal.instant, natal.place) });
}

export function munthaOf(ascendant: MicroArcseconds, completedYears: number): MicroArcseconds {
  return modulo(ascendant + (completedYears % 12) * SIGN, TURN);
}

/** Milliseconds since 1970-01-01T00:00Z to local time of a place. */
export function toLocalInstant({ timezone }: Place, { timeScale }: SkyContext): (utcMs: number) => LocalInstant {
  const clock = zoneClock(timezone, timeScale);
  return (utcMs) => isoOn(clock, instantFromUtc(utcMs, timeScale).ut);
}
