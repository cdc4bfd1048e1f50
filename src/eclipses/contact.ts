import type { ZoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import type { JdUt } from '../time/julian.js';
import type { LocalInstant } from '../types.js';
import { rounded } from './describe.js';
import type { CentralMagnitude, EclipsePlace } from './input.js';
import type { Eclipsed, Outlook } from './outlook.js';
import type { ShadowRule } from './rules/lunarShadow.js';
import type { Radii } from './rules/solarShadow.js';

const TWO = 2;

/** A moment of an eclipse, with the position of the eclipsed body in the sky of the place. */
export interface Contact {
  /** When: ISO 8601 with the place's offset, to the second. */
  readonly at: LocalInstant;
  /**
   * Altitude of the centre of the eclipsed body, degrees, two decimals; geocentric, without refraction.
   *
   * @minimum -90
   * @maximum 90
   */
  readonly altitude: number;
  /**
   * Azimuth from north through east, degrees, two decimals.
   *
   * @minimum 0
   * @maximum 360
   */
  readonly azimuth: number;
  /** Whether the body has risen: its upper limb, refraction included. */
  readonly above_horizon: boolean;
}

export interface LocalCall {
  readonly sky: SkyContext;
  readonly clock: ZoneClock;
  readonly place: EclipsePlace;
  readonly radii: Radii;
  readonly shadow: ShadowRule;
  readonly centralMagnitude: CentralMagnitude;
}

export function contactAt({ clock }: LocalCall, outlook: Outlook, body: Eclipsed, ut: JdUt): Contact {
  const { altitude, azimuth } = outlook.direction(body, ut);
  return {
    at: isoOn(clock, ut),
    altitude: rounded(altitude, TWO),
    azimuth: rounded(azimuth, TWO),
    above_horizon: outlook.height(body, ut) >= 0,
  };
}

export function instantOrNull({ clock }: LocalCall, ut: JdUt | undefined): LocalInstant | null {
  return ut === undefined ? null : isoOn(clock, ut);
}
