import { luminaryContext } from '../cast/context.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { eclipsesAt } from './atPlace.js';
import { type EclipsePlaceInput, placeEntries } from './input.js';
import type { LocalLunarEclipse } from './localLunar.js';
import type { LocalSolarEclipse } from './localSolar.js';
import { eclipseProvenance, LOCAL_CONVENTIONS, VISIBLE_DISPUTE } from './provenance.js';
import { placeWork } from './work.js';

const schema = () => record(placeEntries());

/** The input of {@link local}. Dates are local to the place. */
export interface EclipseLocalInput extends EclipsePlaceInput {}

/** The eclipses of a span as a place has them. */
export interface EclipseLocalData {
  /** In order of the maximum. */
  readonly eclipses: readonly (LocalSolarEclipse | LocalLunarEclipse)[];
}

/**
 * Returns the eclipses at a place between two local dates, both included, in order: the contacts and the position of the body at each, how
 * much is covered at the maximum and at the greatest visible phase, and a rising or setting during the eclipse.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that time, rounded once to whole seconds; altitudes and azimuths in degrees;
 * magnitudes in diameters of the Sun (solar) or of the Moon (lunar). A contact below the horizon is given, with `above_horizon` false; one
 * that does not happen is null. Where the body neither rises nor sets, `above_horizon` of the contacts says whether it is up.
 *
 * @param input `place` (with `elevation` in metres, −500 … 9000, 0 by default), `from`, `to` (1000-01-01 … 2999-12-31, at most 36,525 days
 * apart); optional `kind` (`solar`, `lunar`, `both`), `min_magnitude` (0 … 3, of what is seen), `visible_only` (true by default), `shadow`
 * (`danjon`, `chauvenet`), `moon_radius` (`one`, `two`), `central_magnitude` (`diameter`, `ratio`), `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` before `from` or too far from it
 *
 * Source: the geometry of the Explanatory Supplement, compared with NASA, the USNO and Swiss Ephemeris; `provenance` names them.
 *
 * @example
 * ```ts
 * import { local } from 'siddhanta/eclipses';
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = local({ place: delhi, from: '2020-06-01', to: '2020-06-30', kind: 'solar' });
 * const [sun] = data.eclipses;
 * sun?.contacts.max.at; // => '2020-06-21T12:01:37+05:30'
 * sun?.contacts.max.altitude; // => 82.94
 * ```
 */
export const local = operation<EclipseLocalInput, EclipseLocalData>()({
  name: 'eclipses.local',
  summary: 'The eclipses of a span as a place has them: contacts, magnitude, what is seen of them',
  units: 3,
  work: placeWork,
  schools: 'all',
  schema,
  example: {
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    from: '2025-01-01',
    to: '2027-12-31',
  },
  context: luminaryContext,
  run(input, sky) {
    const { shadow, moon_radius, central_magnitude } = input;
    const { span, eclipses } = eclipsesAt(input, sky);
    return {
      data: { eclipses: eclipses.map(({ description }) => description) },
      provenance: eclipseProvenance({
        method:
          'Solar eclipses from the discs of Sun and Moon as the place has them; lunar ones from the Moon at the shadow of the Earth',
        sky,
        span,
        uses: [],
        options: { shadow, moon_radius, central_magnitude },
        conventions: LOCAL_CONVENTIONS,
        disputed: [VISIBLE_DISPUTE],
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
