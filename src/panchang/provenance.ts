import type { SkyContext } from '../cast/context.js';
import { dayDisputes } from '../cast/conventionWords.js';
import { RISING_SOURCE, SUNRISE_DISPUTE, sunriseConventions, sunriseRule } from '../cast/sunrise.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { ttFromUt } from '../time/deltaT.js';
import type { JdUt } from '../time/julian.js';
import type { Place, Provenance } from '../types.js';

/** Shown by test/oracle/panchang.test.ts and panchang-published.test.ts. */
const VERIFICATION =
  'Swiss Ephemeris 2.10.03 (DE431), 240 days at 24 places, 1900 to 2050, polar ones included: the same tithi, nakshatra, yoga, karana and vara, ends within 0.2 s, sunrise and sunset within 0.1 s, moonrise and moonset within 1 s; pages of Drik Panchang (4 days) within 90 s; published values of drik-panchanga within 2 s';

/** The instant is a Julian day (UT). */
export function panchangProvenance(sky: SkyContext, ut: JdUt, place: Place): Provenance {
  return {
    method: 'Panchanga at sunrise from the apparent sidereal longitudes of Sun and Moon',
    conventions: {
      ...sunriseConventions(sunriseRule(sky.conventions.sunrise)),
      no_sunrise:
        'where the Sun does not rise on the date: 6 h local apparent solar time (hour angle of the Sun -90 degrees); the same for the next day',
      sunset: 'the first after the sunrise; without a sunrise, the first on the civil date',
      moonrise:
        "upper limb with refraction under either definition of sunrise: the centre at 0.7275 parallax - 34'; the first rising and setting from the sunrise to the end of the next civil date",
      sea_level: 'no dip of the horizon; refraction fixed, no model of the atmosphere',
      limbs:
        'the one that runs at the instant taken, with its own end, even after the next sunrise; progress is a share of the arc',
      karana: 'numbered 1 to 60 within the lunar month from Kimstughna',
      ...skyConventions(sky, ['sunrise'], ttFromUt(ut)),
      timezone: 'IANA zone with historical offsets; every time is shown with the offset in force at that instant',
      rounding:
        'instants are rounded once, to whole seconds; degrees are cut at four decimals, per cents at two; what begins at a boundary owns it',
    },
    sources: [
      cite('suryaSiddhanta', '2.64–66', 'nakshatra, yoga and tithi from the longitudes of Sun and Moon'),
      cite('suryaSiddhanta', '2.67–69', 'karanas, fixed and movable'),
      RISING_SOURCE,
      ...skySources(sky),
    ],
    disputed: [
      SUNRISE_DISPUTE,
      ...dayDisputes(sky, ut, place),
      ...ayanamsaDisputes(sky),
      {
        element: 'moonrise after midnight',
        note: 'The Vedic day counts here, so a Moon that rises after midnight belongs to the day before; civil almanacs give the rising of the civil date.',
      },
      {
        element: 'order of the fixed karaṇas',
        note: 'Sūrya Siddhānta 2.67 names Nāga before Catuṣpada; almanacs, and this table, have Catuṣpada 59th and Nāga 60th.',
      },
    ],
    verified_against: VERIFICATION,
  };
}
