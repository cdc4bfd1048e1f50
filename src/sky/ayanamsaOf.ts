import { SiddhantaError } from '../errors.js';
import { ARCSECOND, RADIANS, signedDegrees } from '../math/angle.js';
import { type JdTt, julianCenturies } from '../time/julian.js';
import type { AyanamsaName, StarPlace } from '../types.js';
import { ayanamsaRow } from '../zodiac/ayanamsaRow.js';
import { eclipticMatrix, generalPrecession, rotate } from './precession.js';
import { apparentStarLongitude } from './starPlace.js';

/** A custom ayanāṁśa: its value at one instant. */
export interface CustomAyanamsa {
  /** Julian day, TT. */
  readonly epoch: JdTt;
  /** Mean ayanāṁśa at the epoch, degrees. */
  readonly value_degrees: number;
}

/**
 * Returns the mean ayanāṁśa in degrees by name or by its value at an epoch: what is subtracted from a longitude referred to the
 * mean equinox of date. It is not brought into one turn, so that it grows steadily: `j2000` is negative before 2000.
 *
 * A named one is its value at J2000.0, the IAU 2006 general precession since and a cubic: within 0.0095″ of Swiss Ephemeris
 * 2.10.03 from 1000 to 3000 (`galactic_center_mid_mula_wilhelm` within 0.24″). A custom one is rigorous: the equinox of date on
 * the ecliptic of the epoch, by the precession of Vondrák, Capitaine & Wallace 2011.
 *
 * @param ayanamsa a name, or an epoch within 10,000 years of the date and a value there
 * @param jdTt Julian day, TT
 * @param starPlace of those tied to a star or to the galactic centre on the ecliptic: `geometric` (default), or `apparent` with
 *   parallax, deflection and annual aberration, which swings by 20″ in the year; without effect on all others
 * @throws {SiddhantaError} `invalid_value` with field `ayanamsa` for a name that none has, or an epoch or value that is no number
 *
 * @example
 * ```ts
 * import { meanAyanamsaOf } from 'siddhanta/sky';
 * meanAyanamsaOf('lahiri_icrc', 2451545).toFixed(6); // => '23.856789'
 * meanAyanamsaOf('true_chitra', 2451545).toFixed(5); // => '23.84136'
 * meanAyanamsaOf('true_chitra', 2451545, 'apparent').toFixed(5); // => '23.84002'
 * meanAyanamsaOf({ epoch: 2415020, value_degrees: 22.5 }, 2451545).toFixed(4); // => '23.8966'
 * ```
 */
export function meanAyanamsaOf(
  ayanamsa: AyanamsaName | CustomAyanamsa,
  jdTt: JdTt,
  starPlace: StarPlace = 'geometric',
): number {
  const t = julianCenturies(jdTt);
  if (typeof ayanamsa === 'object' && ayanamsa !== null) return ofEpoch(ayanamsa, t);
  const row = ayanamsaRow(ayanamsa);
  const [a0, c1, c2, c3] = row;
  const geometric = a0 + (generalPrecession(t) + t * (c1 + t * (c2 + t * c3))) / 3600;
  if (row.length === 4 || starPlace === 'geometric') return geometric;
  const [, , , , held, latitude, parallax] = row;
  const longitude = (held + geometric) * RADIANS;
  const beta = latitude * RADIANS;
  const cos = Math.cos(beta);
  const seen = apparentStarLongitude(
    [cos * Math.cos(longitude), cos * Math.sin(longitude), Math.sin(beta)],
    (parallax / 1000) * ARCSECOND,
    t,
  );
  return geometric + signedDegrees(seen - held - geometric);
}

function ofEpoch({ epoch, value_degrees: value }: CustomAyanamsa, t: number): number {
  if (Number.isFinite(epoch) && Number.isFinite(value)) return value - equinoxOn(epoch, t);
  throw new SiddhantaError(
    'invalid_value',
    `ayanamsa has the epoch ${epoch} and value_degrees ${value}; both must be numbers, a Julian day (TT) and degrees.`,
    { field: 'ayanamsa' },
  );
}

/** Degrees −180 … 180, on the mean ecliptic, from the equinox of the epoch. */
function equinoxOn(epoch: JdTt, t: number): number {
  const [x, y, z] = eclipticMatrix(t);
  const [a, b] = rotate(eclipticMatrix(julianCenturies(epoch)), [x, y, z]);
  return Math.atan2(b, a) / RADIANS;
}
