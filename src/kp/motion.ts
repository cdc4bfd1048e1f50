import * as v from 'valibot';
import { almanacOf, checkRange, dayOf } from '../cast/almanac.js';
import { kpSkyContext } from '../cast/context.js';
import { followingDay } from '../cast/day.js';
import { grahasAt } from '../cast/grahas.js';
import { isoOn } from '../cast/iso.js';
import { sunriseConventions, sunriseRule } from '../cast/sunrise.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, dateSchema, placeSchema, record, sunriseSchema, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { instantFromUt } from '../sky/instant.js';
import { weekday } from '../time/calendar.js';
import type { JdUt } from '../time/julian.js';
import type { Ayanamsa, CivilDate, LocalInstant, Place, SunriseDefinition } from '../types.js';
import type { Graha, Sign } from '../zodiac/names.js';
import { signName } from '../zodiac/position.js';
import { type RisingCell, risingCells } from './risingCells.js';
import { ceilMicroArcseconds, cellOf, cellStarts, type KpDepth } from './rules/cells.js';
import { kpLordsOfUnits } from './rules/lattice.js';
import { dayLord } from './rules/ruling.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from './tables/tools.js';
import { kpSchool } from './tools.js';
import { spanToolProvenance } from './toolsProvenance.js';
import { latticeCrossings } from './tracks.js';
import { motionWork } from './work.js';

/** The input of {@link motion}. */
export interface KpMotionInput {
  /** The place. */
  readonly place: Place;
  /** `YYYY-MM-DD`, the civil date whose sunrise begins the day. */
  readonly date: string;
  /** Depth: 2 sign and star, 3 also the sub (the default), 4 also the sub-sub. @asType integer @minimum 2 @maximum 4 */
  readonly levels?: number | undefined;
  /** `kp`, or `lahiri`, the common default, which also means kp. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A time in which the lords of a point stay. */
export interface KpMotionStay {
  /** Its beginning; of the first, that of the day. */
  readonly start: LocalInstant;
  /** Its end; of the last, that of the day. */
  readonly end: LocalInstant;
  /** The sign. */
  readonly sign: Sign;
  /** Lord of the sign. */
  readonly sign_lord: Graha;
  /** Lord of the nakṣatra. */
  readonly star_lord: Graha;
  /** Lord of the sub; from three levels on. */
  readonly sub_lord?: Graha;
  /** Lord of the sub-sub; with four levels. */
  readonly sub_sub_lord?: Graha;
}

/** The motion of the ruling planets over a day. */
export interface KpMotionData {
  /** The civil date. */
  readonly date: CivilDate;
  /** Its sunrise; where the Sun does not rise, 6 h by the Sun. */
  readonly start: LocalInstant;
  /** The next sunrise. */
  readonly end: LocalInstant;
  /** Lord of the weekday. */
  readonly day_lord: Graha;
  /** The rising degree, stay by stay, in order of time. */
  readonly ascendant: readonly KpMotionStay[];
  /** The Moon, stay by stay. */
  readonly moon: readonly KpMotionStay[];
}

/**
 * Returns the motion of the ruling planets over a day from sunrise to sunrise: when the rising degree and the Moon enter each sign, star and
 * sub (and sub-sub), and their lords. {@link rulingPlanetsOver} has the changes of the ruling planets instead, without the sub-sub.
 * @param input `place`, `date`; optional `levels` (2 to 4, default 3), `sunrise`, `conventions`; `ayanamsa` may be left out, `lahiri` or
 *   `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks skipped; `undefined_at_latitude` within the polar
 *   circles
 *
 * Source: the motion charts of KP programs, their columns; A. K. Bansal, Krishnamurthy Paddhati ch. 3.
 *
 * @example
 * ```ts
 * import { motion } from 'siddhanta/kp';
 * const place = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };
 * const { data } = motion({ place, date: '2024-02-05' });
 * data.day_lord; // => 'Moon'
 * data.ascendant.length; // => 250
 * data.moon[0]?.sub_lord; // => 'Jupiter'
 * ```
 */
export const motion = operation<KpMotionInput, KpMotionData>()({
  name: 'kp.motion',
  summary: 'Motion of the ruling planets over a day: lords of the rising degree and the Moon, stay by stay',
  units: 3,
  work: motionWork,
  schools: ['kp'],
  schema: () =>
    record({
      place: placeSchema(),
      date: dateSchema(),
      levels: v.optional(whole(2, 4), 3),
      ayanamsa: ayanamsaSchema(),
      sunrise: sunriseSchema(),
      conventions: conventionsSchema(),
    }),
  example: { place: { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' }, date: '2024-02-05', levels: 2 },
  school: kpSchool,
  context: kpSkyContext,
  run({ place, date, levels }, sky) {
    checkRange(date, sky.ephemeris, 'date');
    const almanac = almanacOf(place, sky);
    const day = dayOf(almanac, date, place);
    const [from, to] = [instantFromUt(day.reference), instantFromUt(followingDay(almanac, day).reference)];
    const starts = cellStarts(levels as KpDepth);
    const stay = ({ cell, start, end }: RisingCell): KpMotionStay => {
      const units = at(starts, cell);
      const { sign, star, sub, subSub } = kpLordsOfUnits(units);
      return {
        start: isoOn(almanac.clock, start),
        end: isoOn(almanac.clock, end),
        sign: signName(ceilMicroArcseconds(units)),
        sign_lord: sign,
        star_lord: star,
        ...(levels > 2 ? { sub_lord: sub } : {}),
        ...(levels > 3 ? { sub_sub_lord: subSub } : {}),
      };
    };
    const lunar: RisingCell[] = [];
    let open: { cell: number; start: JdUt } = {
      cell: cellOf(grahasAt(sky, from, place).Moon.longitude, starts),
      start: from.ut,
    };
    for (const { instant, entered } of latticeCrossings(sky, 'Moon', starts, { from: from.tt, to: to.tt, place })) {
      lunar.push({ ...open, end: instant.ut });
      open = { cell: entered, start: instant.ut };
    }
    lunar.push({ ...open, end: to.ut });
    const { sun_rises } = sunriseConventions(sunriseRule(sky.conventions.sunrise));
    return {
      data: {
        date,
        start: isoOn(almanac.clock, from.ut),
        end: isoOn(almanac.clock, to.ut),
        day_lord: dayLord(weekday(day.days)),
        ascendant: risingCells(sky, place, { from, to: to.ut }, starts, 'place.latitude').map(stay),
        moon: lunar.map(stay),
      },
      provenance: spanToolProvenance(
        sky,
        [from.tt, to.tt],
        {
          method:
            'Entries of the rising degree by the sidereal time at which each boundary rises, of the Moon by a search',
          conventions: {
            day: `from sunrise to sunrise (${sun_rises}); where the Sun does not rise, from 6 h by the Sun`,
            stays: 'a new stay begins where a sign, star, sub or sub-sub does, also where its lord stays the same',
          },
          sources: [KP_TOOL_SOURCES.motion, KP_TOOL_SOURCES.ruling],
          disputed: [KP_TOOL_DISPUTES.rulers, KP_TOOL_DISPUTES.day],
          verified_against:
            'its changes of lords are those of kp.ruling_planets_over, which were compared with Swiss Ephemeris 2.10.03: rising degree within 2 s, Moon within 15 s',
        },
        ['sunrise'],
      ),
      ayanamsa: sky.ayanamsa,
    };
  },
});
