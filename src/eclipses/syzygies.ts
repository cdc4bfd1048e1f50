import { MEAN_SYZYGY_ERROR, nearSyzygy } from '../cast/syzygies.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import { NEW_MOON_EPOCH, SYNODIC_MONTH } from '../zodiac/lunation.js';
import { LATITUDE_LIMIT, SAROS } from './tables/constants.js';

/** Largest change of the Moon's latitude from the mean syzygy to the true one, degrees. */
const MEAN_SLACK = 1.2;
/** The same from the second estimate. */
const SLACK = 0.1;

/**
 * Returns the new moons (`solar`) or full moons (`lunar`) near enough to the ecliptic for an eclipse, in order, to within some minutes.
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
  const syzygy = kind === 'lunar' ? 'full_moon' : 'new_moon';
  const epoch = NEW_MOON_EPOCH + SAROS[kind].halfMonth;
  const last = Math.floor((to + MEAN_SYZYGY_ERROR - epoch) / SYNODIC_MONTH);
  for (let k = Math.ceil((from - MEAN_SYZYGY_ERROR - epoch) / SYNODIC_MONTH); k <= last; k++) {
    const mean = epoch + k * SYNODIC_MONTH;
    const first = nearSyzygy(syzygy, ephemeris, mean);
    if (Math.abs(first.latitude) > LATITUDE_LIMIT + MEAN_SLACK) continue;
    const guess = mean + first.days;
    const second = nearSyzygy(syzygy, ephemeris, guess);
    if (Math.abs(second.latitude) > LATITUDE_LIMIT + SLACK) continue;
    yield instantFromTt(guess + second.days);
  }
}
