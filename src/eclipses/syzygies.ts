import { signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import { LATITUDE_LIMIT, NEW_MOON_EPOCH, SAROS, SYNODIC_MONTH } from './tables/constants.js';

/** Days by which the true syzygy may be off the mean one, rounded up. */
const MEAN_ERROR = 0.8;
/** Degrees that the latitude of the Moon moves in that time at most. */
const MEAN_SLACK = 1.2;
/** Degrees that it moves between the second guess at a syzygy and the syzygy. */
const SLACK = 0.1;

/** Sun and Moon near a syzygy. */
interface Near {
  /** Days until the syzygy, by their present motion. */
  readonly days: number;
  /** Of the Moon, degrees. */
  readonly latitude: number;
}

/**
 * Returns the new moons (`solar`) or full moons (`lunar`) at which the Moon is near enough to the ecliptic for an eclipse, in order,
 * to within some minutes.
 *
 * @param from Julian day (TT) before the first
 * @param to Julian day (TT) after the last
 */
export function* syzygies(
  kind: 'solar' | 'lunar',
  ephemeris: Ephemeris,
  from: JdTt,
  to: JdTt,
): Generator<Instant, undefined> {
  const opposite = kind === 'lunar' ? 180 : 0;
  const near = (tt: JdTt): Near => {
    const places = ephemeris.places(['Sun', 'Moon'], tt);
    const [sun, moon] = [at(places, 0), at(places, 1)];
    const ahead = signedDegrees(moon.longitude - sun.longitude - opposite);
    return { days: -ahead / (moon.longitudeSpeed - sun.longitudeSpeed), latitude: moon.latitude };
  };
  const epoch = NEW_MOON_EPOCH + SAROS[kind].halfMonth;
  const last = Math.floor((to + MEAN_ERROR - epoch) / SYNODIC_MONTH);
  for (let k = Math.ceil((from - MEAN_ERROR - epoch) / SYNODIC_MONTH); k <= last; k++) {
    const mean = epoch + k * SYNODIC_MONTH;
    const first = near(mean);
    if (Math.abs(first.latitude) > LATITUDE_LIMIT + MEAN_SLACK) continue;
    const guess = mean + first.days;
    const second = near(guess);
    if (Math.abs(second.latitude) > LATITUDE_LIMIT + SLACK) continue;
    yield instantFromTt(guess + second.days);
  }
}
