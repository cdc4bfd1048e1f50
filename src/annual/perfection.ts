import { bodyTrack } from '../cast/bodyCrossings.js';
import { bodiesFrom, type SkyContext } from '../cast/context.js';
import { crossings } from '../cast/crossings.js';
import { steady } from '../cast/steady.js';
import { at } from '../math/at.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import { utcFromUt } from '../sky/utc.js';
import type { JdTt } from '../time/julian.js';
import type { Place } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import type { Pair } from './rules/pairs.js';

/** Days after which every graha has left its sign: Saturn stays for at most three years. */
const LONGEST_STAY = 1200;
/** Days between samples. */
const STEPS = { moon: 1, others: 4 } as const;

export interface Perfection {
  /** Milliseconds since 1970-01-01T00:00Z; undefined if one first leaves its sign or turns. */
  readonly of: (pair: Pair) => number | undefined;
}

export function perfectionFrom(given: SkyContext, { tt: from }: Instant, place: Place): Perfection {
  const sky = { ...given, bodies: steady(given.bodies) };
  const bodies = bodiesFrom(sky, place);
  const last = Math.min(from + LONGEST_STAY, sky.ephemeris.range.to);
  const left = new Map<SignLord, JdTt>();

  function leaves(graha: SignLord): JdTt {
    const known = left.get(graha);
    if (known !== undefined) return known;
    const { value } = bodyTrack(sky, place, graha, { every: 30 }).between(from, last).next();
    const tt = value === undefined ? last : value.instant.tt;
    left.set(graha, tt);
    return tt;
  }

  return {
    of({ faster, slower }) {
      const to = Math.min(leaves(faster.planet), leaves(slower.planet));
      const found = crossings({
        of: (jd) => {
          const places = bodies.places([faster.planet, slower.planet], jd);
          const [one, other] = [at(places, 0), at(places, 1)];
          return { degrees: one.longitude - other.longitude, speed: one.longitudeSpeed - other.longitudeSpeed };
        },
        every: 30,
        from,
        to,
        step: faster.planet === 'Moon' ? STEPS.moon : STEPS.others,
      });
      const first = found.next().value;
      return first === undefined ? undefined : utcFromUt(instantFromTt(first.jd).ut, sky.timeScale);
    },
  };
}
