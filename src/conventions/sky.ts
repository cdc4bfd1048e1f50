import { bodiesFrom, type SkyContext, skyContext } from '../cast/context.js';
import type { Conventions } from '../input/conventions.js';
import type { Context } from '../operation/operation.js';
import type { BodyPlace, Ephemeris } from '../sky/ephemeris.js';
import type { Instant } from '../sky/instant.js';
import { instantFromUtc } from '../sky/utc.js';
import { DAY_MS } from '../time/julian.js';
import { MOON_PLACES, type MoonPlace, type Place, POSITION_KINDS, type PositionKind } from '../types.js';
import { constantFit, delayFit, difference, type Fit, middleDelayFit, middleFit } from './rules/fit.js';

export const FITTED = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

export type FittedBody = (typeof FITTED)[number];

export interface Question {
  readonly utcMs: number;
  readonly place: Place;
  readonly bodies: readonly FittedBody[];
  /** Sidereal, degrees. */
  readonly longitudes: readonly number[];
  /** Coarse digits only set bounds. */
  readonly coarse: boolean;
}

interface Places {
  readonly positions: PositionKind;
  readonly moon: MoonPlace;
}

export interface Hypothesis extends Places {
  readonly sky: SkyContext;
  readonly bodies: Ephemeris;
  readonly instant: Instant;
  readonly fit: Fit;
}

/** Days: convergence of the delay. */
const STANDS = 0.05 / 86_400;
const MOST_ROUNDS = 12;

function ways({ geometric }: Ephemeris): Places[] {
  return MOON_PLACES.flatMap((moon) =>
    POSITION_KINDS.filter((positions) => positions === 'apparent' || geometric !== undefined).map((positions) => ({
      positions,
      moon,
    })),
  );
}

/** `undefined` where none is found within the ephemeris. */
function delayed(question: Question, way: Omit<Hypothesis, 'fit' | 'instant'>): Hypothesis | undefined {
  const { utcMs, bodies, longitudes, coarse } = question;
  const fitBy = coarse ? middleDelayFit : delayFit;
  const { range } = way.bodies;
  let delay = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const instant = instantFromUtc(utcMs + delay * DAY_MS, way.sky.timeScale);
    if (!(instant.tt >= range.from && instant.tt <= range.to)) return undefined;
    const places = way.bodies.places(bodies, instant.tt);
    const fit = fitBy(
      places.map(({ longitude }, i) => difference(longitude, longitudes[i] ?? 0)),
      places.map(({ longitudeSpeed }) => longitudeSpeed),
    );
    if (Math.abs(fit.delay) < STANDS) return { ...way, instant, fit: { ...fit, delay: delay + fit.delay } };
    delay += fit.delay;
  }
  return undefined;
}

/**
 * Each way without a delay, and with the best one if found.
 * @param conventions common to all: the time scale
 */
export function hypotheses(
  question: Question,
  given: Context,
  conventions: Conventions,
): readonly { readonly still: Hypothesis; readonly moved: Hypothesis | undefined }[] {
  const { ephemeris } = skyContext(given);
  return ways(ephemeris).map((places) => {
    const sky = skyContext({ ephemeris }, { conventions: { ...conventions, ...places } });
    const bodies = bodiesFrom(sky, question.place);
    const instant = instantFromUtc(question.utcMs, sky.timeScale);
    const seen: BodyPlace[] = bodies.places(question.bodies, instant.tt);
    const fitBy = question.coarse ? middleFit : constantFit;
    const fit = fitBy(seen.map(({ longitude }, i) => difference(longitude, question.longitudes[i] ?? 0)));
    return {
      still: { ...places, sky, bodies, instant, fit },
      moved: delayed(question, { ...places, sky, bodies }),
    };
  });
}
