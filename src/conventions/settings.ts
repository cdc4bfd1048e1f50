import { profileConventions } from '../cast/conventions.js';
import type { YearName } from '../time/years.js';
import type {
  AyanamsaName,
  AyanamsaReference,
  MoonPlace,
  NodeKind,
  PositionKind,
  Profile,
  StarPlace,
  SunriseDefinition,
  TimeScale,
} from '../types.js';

/** Every convention of a program, ready to pass. */
export interface ProfileConventions {
  /** The profile. */
  readonly profile: Profile;
  /** Apparent or true places of the bodies. */
  readonly positions: PositionKind;
  /** For an ayanāṁśa tied to a star: its catalogue place with proper motion, or its apparent place. */
  readonly star_place: StarPlace;
  /** Nutation removed with the ayanāṁśa, or left in the longitudes. */
  readonly ayanamsa_reference: AyanamsaReference;
  /** Geocentric or topocentric Moon. */
  readonly moon: MoonPlace;
  /** Lunar node used for Rāhu. */
  readonly node: NodeKind;
  /** Year for daśās. */
  readonly year: YearName;
  /** Definition of sunrise. */
  readonly sunrise: SunriseDefinition;
  /** The time scale of civil time. */
  readonly time_scale: TimeScale;
  /** The ayanāṁśa. */
  readonly ayanamsa: AyanamsaName;
}

export function settingsOf(profile: Profile): ProfileConventions {
  // A profile has years and ayanāṁśas by name only; test/conventions/list.test.ts checks it.
  return profileConventions(profile) as ProfileConventions;
}
