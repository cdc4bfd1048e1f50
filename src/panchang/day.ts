import { almanacOf, checkRange, dayOf } from '../cast/almanac.js';
import { luminaryContext } from '../cast/context.js';
import { followingDay } from '../cast/day.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, dateSchema, placeSchema, record, sunriseSchema } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa, Place, SunriseDefinition } from '../types.js';
import { type PanchangData, panchangData } from './data.js';
import { panchangProvenance } from './provenance.js';

const schema = () =>
  record({
    date: dateSchema(),
    place: placeSchema(),
    ayanamsa: ayanamsaSchema(),
    sunrise: sunriseSchema(),
    conventions: conventionsSchema(),
  });

/** The input of {@link panchang}. */
export interface PanchangInput {
  /** `YYYY-MM-DD`, the civil date whose sunrise opens the day. */
  readonly date: string;
  /** The place of observance. */
  readonly place: Place;
  /** School of ayanāṁśa; only `lahiri`, the default, has this operation; `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/**
 * Returns the pañcāṅga of a date at a place: the tithi, nakṣatra (with pada), yoga, karaṇa and vāra at sunrise, each with its end, the
 * longitudes of Sun and Moon then, and the risings and settings of both.
 *
 * The Vedic day runs from the first sunrise of the civil date to that of the next. Where the Sun does not rise on the date the limbs are
 * taken at 6 h local apparent solar time, `times.sunrise.time` is null and `times_partial` true. The vāra is the weekday of the date. All
 * times are local, with the UTC offset at that instant, rounded once to whole seconds.
 *
 * @param input `date`, `place` (the place of observance); optional `ayanamsa` (only lahiri; `conventions.ayanamsa` takes others), `sunrise` (`upper_limb` by
 * default; `hindu` for the centre of the disc without refraction)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped; `not_available_in_school` for
 * a school other than lahiri
 *
 * Source: Sūrya Siddhānta 2.64–69; what sunrise is, is disputed, as `provenance` says.
 *
 * @example
 * ```ts
 * import { panchang } from 'siddhanta';
 * const { data } = panchang({
 *   date: '2025-11-22',
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 * });
 * data.times.sunrise.time; // => '06:49:18'
 * data.panchanga.tithi.name; // => 'Dvitiya'
 * data.panchanga.yoga.end_time; // => '11:29:39'
 * data.panchanga.nakshatra.name; // => 'Jyeshtha'
 * ```
 */
export const panchang = operation<PanchangInput, PanchangData>()({
  name: 'panchang.day',
  summary: 'Panchanga of a date at a place: tithi, nakshatra, yoga, karana, vara, Sun and Moon rise and set',
  units: 1,
  schools: ['lahiri'],
  schema,
  example: { date: '2024-04-09', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
  context: luminaryContext,
  run({ date, place }, sky) {
    const { ephemeris: base } = sky;
    checkRange(date, base, 'date');
    const almanac = almanacOf(place, sky);
    const day = dayOf(almanac, date, place);
    return {
      data: panchangData(almanac, place, day, followingDay(almanac, day)),
      provenance: () => panchangProvenance(sky, day.reference, place),
      ayanamsa: sky.ayanamsa,
    };
  },
});
