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

/** Every convention of a program, as it may be passed. */
export interface ProfileConventions {
  /** Whose they are. */
  readonly profile: Profile;
  /** Bodies where they are seen, or where they are. */
  readonly positions: PositionKind;
  /** Of an ayanāṁśa tied to a star: in its catalogue place moved on, or where it is seen. */
  readonly star_place: StarPlace;
  /** Nutation taken off with the ayanāṁśa, or left in the longitudes. */
  readonly ayanamsa_reference: AyanamsaReference;
  /** The Moon from the centre of the Earth, or from the place. */
  readonly moon: MoonPlace;
  /** Lunar node that Rāhu stands for. */
  readonly node: NodeKind;
  /** Year in which daśās are reckoned. */
  readonly year: YearName;
  /** Definition of sunrise. */
  readonly sunrise: SunriseDefinition;
  /** What civil time is read as. */
  readonly time_scale: TimeScale;
  /** Ayanāṁśa. */
  readonly ayanamsa: AyanamsaName;
}

/** Returns every convention of a program. */
export function settingsOf(profile: Profile): ProfileConventions {
  // A profile has years and ayanāṁśas by name only; test/conventions/list.test.ts sees to it.
  return profileConventions(profile) as ProfileConventions;
}
