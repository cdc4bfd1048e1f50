import { type ResolvedBirth, resolveBirth } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { ascendantAt, orientationAt } from '../cast/cusps.js';
import { placementAt } from '../cast/grahas.js';
import { type NatalSky, natalSky } from '../cast/natal.js';
import type { MicroArcseconds } from '../math/angle.js';
import type { Birth } from '../types.js';
import type { Graha } from '../zodiac/names.js';

/** A birth as the systems use it: each part is computed on first use, and once. */
export interface DashaNatal {
  readonly birth: Birth;
  readonly sky: SkyContext;
  readonly resolved: ResolvedBirth;
  readonly graha: (name: Graha) => MicroArcseconds;
  /** @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises */
  readonly ascendant: () => MicroArcseconds;
}

export interface ChartNatal extends DashaNatal {
  /** @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises */
  readonly chart: () => NatalSky;
}

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The points of a birth, computed anew on each call. */
export function pointsOf(
  { place }: Birth,
  { instant }: ResolvedBirth,
  sky: SkyContext,
): Pick<DashaNatal, 'graha' | 'ascendant'> {
  return {
    graha: (name) => placementAt(sky, instant, place, name).longitude,
    ascendant: () => ascendantAt(instant, place, orientationAt(instant, sky.zodiac), 'birth.place.latitude'),
  };
}

export function dashaNatal(birth: Birth, sky: SkyContext): DashaNatal {
  const resolved = resolveBirth(birth, sky);
  const { graha, ascendant } = pointsOf(birth, resolved, sky);
  const rising = once((_: 'ascendant') => ascendant());
  return { birth, sky, resolved, graha: once(graha), ascendant: () => rising('ascendant') };
}

export function chartNatal(birth: Birth, sky: SkyContext): ChartNatal {
  const chart = once((one: Birth) => natalSky(one, sky));
  return { ...dashaNatal(birth, sky), chart: () => chart(birth) };
}
