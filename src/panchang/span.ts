import { almanacOf } from '../cast/almanac.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { checkDates } from '../cast/dates.js';
import { type Almanac, type DayStart, dayStart, followingDay, precedingDay } from '../cast/day.js';
import { type Unit, unitsOf } from '../cast/units.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { parseInput } from '../input/parse.js';
import { dateSchema, placeSchema, record, sunriseSchema } from '../input/schemas.js';
import type { Context } from '../operation/operation.js';
import { daysOf } from '../time/calendar.js';
import type { CivilDate, ClockTime, Place, SunriseDefinition } from '../types.js';
import type { KaranaName, TithiName, YogaName } from '../zodiac/limbNames.js';
import { type Limb, type LimbNames, limbName } from '../zodiac/limbs.js';
import type { Nakshatra } from '../zodiac/names.js';
import { type PanchangData, panchangData } from './data.js';

const schema = () =>
  record({
    place: placeSchema(),
    from: dateSchema(),
    to: dateSchema(),
    sunrise: sunriseSchema(),
    conventions: conventionsSchema(),
  });

/** Options of {@link panchangSpan}. */
export interface PanchangSpanOptions {
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** What every unit of a limb has; times in the zone of the place, with the UTC offset at that time. */
interface UnitOfDay {
  /**
   * Number of the unit, from 1.
   *
   * @asType integer
   * @minimum 1
   * @maximum 60
   */
  readonly number: number;
  /** Local date on which it begins. */
  readonly start_date: CivilDate;
  /** Local time at which it begins. */
  readonly start_time: ClockTime;
  /** Local date on which it ends. */
  readonly end_date: CivilDate;
  /** Local time at which it ends. */
  readonly end_time: ClockTime;
  /**
   * How many sunrises it holds. A tithi that holds none is kṣaya (lost), one that holds two vṛddhi (repeated).
   *
   * @asType integer
   * @minimum 0
   */
  readonly sunrises: number;
}

/** One unit of a limb that touches a Vedic day. */
export interface LimbUnit<Which extends Limb = Limb> extends UnitOfDay {
  /** Name of the unit. */
  readonly name: LimbNames[Which];
}

/** A tithi that touches a Vedic day. */
export interface TithiUnit extends UnitOfDay {
  /** Its name. */
  readonly name: TithiName;
}

/** A nakṣatra of the Moon that touches a Vedic day. */
export interface NakshatraUnit extends UnitOfDay {
  /** Its name. */
  readonly name: Nakshatra;
}

/** A yoga that touches a Vedic day. */
export interface YogaUnit extends UnitOfDay {
  /** Its name. */
  readonly name: YogaName;
}

/** A karaṇa that touches a Vedic day. */
export interface KaranaUnit extends UnitOfDay {
  /** Its name. */
  readonly name: KaranaName;
}

/** One Vedic day of {@link panchangSpan}: the pañcāṅga at its sunrise and everything that runs until the next. */
export interface PanchangSpanDay extends PanchangData {
  /** Every unit of each limb that touches the day, in order; the first is the one that runs at sunrise. */
  readonly units: {
    /** Lunar days. */
    readonly tithi: readonly TithiUnit[];
    /** Nakṣatras of the Moon. */
    readonly nakshatra: readonly NakshatraUnit[];
    /** Yogas. */
    readonly yoga: readonly YogaUnit[];
    /** Half tithis. */
    readonly karana: readonly KaranaUnit[];
  };
}

function* days(almanac: Almanac, place: Place, first: DayStart, last: number): Generator<PanchangSpanDay> {
  const touching = {
    tithi: unitsOf('tithi', almanac.limbs),
    nakshatra: unitsOf('nakshatra', almanac.limbs),
    yoga: unitsOf('yoga', almanac.limbs),
    karana: unitsOf('karana', almanac.limbs),
  };
  let before = precedingDay(almanac, first);
  let day = first;
  let next = followingDay(almanac, day);
  while (day.days <= last) {
    const after = followingDay(almanac, next);
    const sunrises = [before, day, next, after].map(({ reference }) => reference);
    const unitOf = <Which extends Limb>(limb: Which, { number, start, end }: Unit): LimbUnit<Which> => {
      const [begins, ends] = [almanac.clock.stamp(start), almanac.clock.stamp(end)];
      return {
        number,
        name: limbName(limb, number),
        start_date: begins.date,
        start_time: begins.time,
        end_date: ends.date,
        end_time: ends.time,
        sunrises: sunrises.filter((sunrise) => start <= sunrise && sunrise < end).length,
      };
    };
    const { reference } = day;
    const units = <Which extends Limb>(limb: Which): LimbUnit<Which>[] =>
      touching[limb](reference, next.reference).map((stretch) => unitOf(limb, stretch));
    yield {
      ...panchangData(almanac, place, day, next),
      units: { tithi: units('tithi'), nakshatra: units('nakshatra'), yoga: units('yoga'), karana: units('karana') },
    };
    [before, day, next] = [day, next, after];
  }
}

interface Span {
  readonly place: Place;
  readonly from: string;
  readonly to: string;
}

/**
 * Yields the days of a span one by one.
 *
 * @throws {SiddhantaError} on the call itself: `invalid_value` for a `to` before `from`, `date_out_of_range` outside the ephemeris
 */
export function daysOfSpan({ place, from, to }: Span, sky: SkyContext): IterableIterator<PanchangSpanDay> {
  checkDates(from, to, sky.ephemeris);
  const almanac = almanacOf(place, sky);
  const last = daysOf(to);
  return (function* () {
    for (let first = daysOf(from); first <= last; first++) {
      const day = dayStart(almanac, first);
      if (day === undefined) continue;
      yield* days(almanac, place, day, last);
      return;
    }
  })();
}

/**
 * Returns an iterator over the Vedic days of a place, from one civil date to another (both included), each with every unit of each limb
 * that touches it, which shows kṣaya and vṛddhi tithis. Each day is computed when it is requested. Dates that the clocks of the zone
 * skipped are left out.
 *
 * Each day has what `panchang(…).data` has, and `units`.
 *
 * @param place the place of observance
 * @param from first date, `YYYY-MM-DD`
 * @param to last date
 * @param options `sunrise`, as for `panchang`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} on the call itself, for bad input or a `to` before `from` (`invalid_value`)
 *
 * @example
 * ```ts
 * import { panchangSpan } from 'siddhanta';
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const lost: string[] = [];
 * for (const { input, units } of panchangSpan(delhi, '2024-01-01', '2024-02-29')) {
 *   for (const { name, sunrises } of units.tithi) if (sunrises === 0) lost.push(`${input.date} ${name}`);
 * }
 * lost; // => ['2024-01-14 Chaturthi', '2024-02-09 Amavasya']
 * ```
 */
export function panchangSpan(
  place: Place,
  from: string,
  to: string,
  options: PanchangSpanOptions = {},
  context: Context = {},
): IterableIterator<PanchangSpanDay> {
  const input = parseInput(schema(), { ...options, place, from, to });
  return daysOfSpan(input, luminaryContext(context, input));
}
