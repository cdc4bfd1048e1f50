import { stationsOf, tropicalMotionOf } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import { toMicroArcseconds } from '../math/angle.js';
import { houseFrom } from '../muhurta/rules/bala.js';
import type { Instant } from '../sky/instant.js';
import type { LocalInstant } from '../types.js';
import { type House, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import type { TransitMotion } from './ingressList.js';
import type { Span } from './input.js';
import type { TurningPlanet } from './planets.js';

/** A station: a planet stands still and turns retrograde or direct. */
export interface StationEvent extends ZodiacPosition {
  /** When. */
  readonly at: LocalInstant;
  /** Who. */
  readonly planet: TurningPlanet;
  /** Which way it moves from here on. */
  readonly becomes: TransitMotion;
  /** House from the natal Moon; only with one. */
  readonly house_from_moon?: House;
  /** House from the natal ascendant; only with one. */
  readonly house_from_lagna?: House;
}

export interface DescribedStation {
  readonly instant: Instant;
  readonly description: StationEvent;
}

/** The zodiac in which a planet stands still: sidereal, or from the equinox. */
export const STATION_ZODIACS = ['sidereal', 'tropical'] as const;

export type StationZodiac = (typeof STATION_ZODIACS)[number];

export function stationsIn(
  sky: SkyContext,
  span: Span,
  planets: readonly TurningPlanet[],
  zodiac: StationZodiac = 'sidereal',
): DescribedStation[] {
  const { moon, ascendant } = span.natal?.references ?? {};
  return planets
    .flatMap((planet) => {
      const { body, of } = span.mover(planet);
      const turning = zodiac === 'sidereal' ? of : tropicalMotionOf(sky, body);
      return [...stationsOf(body, turning, span.from.tt, span.to.tt)].map(({ instant, forward }): DescribedStation => {
        const position = zodiacPosition(toMicroArcseconds(of(instant.tt).degrees));
        const description: StationEvent = {
          at: span.toLocalInstant(instant.ut),
          planet,
          becomes: forward ? 'direct' : 'retrograde',
          ...position,
          ...(moon === undefined ? {} : { house_from_moon: houseFrom(position.sign_number, moon.sign_number) }),
          ...(ascendant === undefined
            ? {}
            : { house_from_lagna: houseFrom(position.sign_number, ascendant.sign_number) }),
        };
        return { instant, description };
      });
    })
    .sort((one, other) => one.instant.tt - other.instant.tt);
}
