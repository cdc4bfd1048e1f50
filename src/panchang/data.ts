import type { Stamp } from '../cast/clock.js';
import { type Almanac, type DayStart, dayEvents } from '../cast/day.js';
import { DEGREE, type MicroArcseconds, nakshatraIndex, padaNumber } from '../math/angle.js';
import { at } from '../math/at.js';
import { isUp } from '../sky/rise-set.js';
import { formatClock, formatDate, weekday } from '../time/calendar.js';
import { DAY_SECONDS, type JdUt } from '../time/julian.js';
import type { CivilDate, ClockTime, Latitude, Longitude, Place } from '../types.js';
import {
  type KaranaName,
  type Paksha,
  type TithiName,
  VARAS,
  type Weekday,
  type YogaName,
} from '../zodiac/limbNames.js';
import {
  type KaranaType,
  karanaType,
  type Limb,
  limbAngle,
  limbName,
  limbNumber,
  limbProgress,
  paksha,
} from '../zodiac/limbs.js';
import type { Nakshatra } from '../zodiac/names.js';
import type { EclipticDegrees, Pada } from '../zodiac/position.js';

interface Ending {
  /** `YYYY-MM-DD`, local. */
  readonly end_date: CivilDate;
  /** `HH:MM:SS`, local. */
  readonly end_time: ClockTime;
}

interface Running extends Ending {
  /**
   * Share of the arc (not of the time) covered at the instant taken, per cent, cut at two decimals.
   *
   * @minimum 0
   * @maximum 100
   */
  readonly progress_percent: number;
}

/** The lunar day. */
export interface Tithi extends Running {
  /** Moon minus Sun, degrees, cut at four decimals. */
  readonly degrees: EclipticDegrees;
  /** Name of the tithi; the two halves of the month share fourteen names. */
  readonly name: TithiName;
  /**
   * From the new moon, 1 … 30.
   *
   * @asType integer
   * @minimum 1
   * @maximum 30
   */
  readonly number: number;
  /** `Shukla Paksha` (1–15) or `Krishna Paksha` (16–30). */
  readonly paksha: Paksha;
}

/** The nakṣatra of the Moon. */
export interface PanchangNakshatra extends Running {
  /** Sidereal longitude of the Moon, degrees, cut at four decimals. */
  readonly degrees: EclipticDegrees;
  /** Name of the nakṣatra. */
  readonly name: Nakshatra;
  /**
   * 1 (Aśvinī) … 27.
   *
   * @asType integer
   * @minimum 1
   * @maximum 27
   */
  readonly number: number;
  /** Quarter of the nakṣatra, 1 … 4. */
  readonly pada: Pada;
}

/** The yoga. */
export interface Yoga extends Running {
  /** Sum of the sidereal longitudes of Sun and Moon, brought below 360, degrees, cut at four decimals. */
  readonly degrees: EclipticDegrees;
  /** Name of the yoga. */
  readonly name: YogaName;
  /**
   * 1 (Viṣkambha) … 27.
   *
   * @asType integer
   * @minimum 1
   * @maximum 27
   */
  readonly number: number;
}

/** Half a tithi. */
export interface Karana extends Running {
  /** Name of the karaṇa. */
  readonly name: KaranaName;
  /**
   * 1 … 60 within the lunar month.
   *
   * @asType integer
   * @minimum 1
   * @maximum 60
   */
  readonly number: number;
  /** Whether it recurs or comes once a month. */
  readonly type: KaranaType;
}

/** The weekday, from sunrise to sunrise. */
export interface Vara extends Ending {
  /** Name of the day. */
  readonly name: Weekday;
  /**
   * 1 (Sunday) … 7 (Saturday).
   *
   * @asType integer
   * @minimum 1
   * @maximum 7
   */
  readonly number: number;
}

/** How a time came about: on the date itself, on the next one, or not at all. */
export type TimeStatus = 'exact' | 'next_day' | 'none';

/** What counts as rising or setting. */
export type SunMethod =
  | 'upper_limb_refraction'
  | 'disc_center_no_refraction'
  | 'disc_center_refraction'
  | 'upper_limb_no_refraction'
  | 'hour_angle_minus_90';

/** A rising or setting of the Sun. */
export interface SunTime {
  /** `upper_limb_refraction`, `disc_center_no_refraction`, or `hour_angle_minus_90` where no sunrise could be used. */
  readonly method: SunMethod;
  /** How the time came about. */
  readonly status: TimeStatus;
  /** `HH:MM:SS`, local; null when there is none. */
  readonly time: ClockTime | null;
}

/** The setting of the Moon. */
export interface MoonTime extends SunTime {
  /** The local date on which it falls; null when there is none. */
  readonly date: CivilDate | null;
}

/** The rising of the Moon. */
export interface MoonriseTime extends MoonTime {
  /** A remark on something unusual; null when nothing is. */
  readonly note: string | null;
  /**
   * Hours counted on past 24 when the Moon rises after midnight; null otherwise.
   *
   * @pattern ^(2[4-9]|[34]\d):[0-5]\d:[0-5]\d$
   */
  readonly time_24plus: string | null;
}

/** The pañcāṅga of a date at a place. */
export interface PanchangData {
  /** Date, place and instant that the limbs are taken for. */
  readonly input: {
    /** The civil date, `YYYY-MM-DD`. */
    readonly date: CivilDate;
    /** Degrees north. */
    readonly latitude: Latitude;
    /** Degrees east. */
    readonly longitude: Longitude;
    /** Local time of the instant at which the limbs are taken: the sunrise. */
    readonly time: ClockTime;
    /** The zone as it was given. */
    readonly timezone: string;
  };
  /** A sentence on the instant at which the limbs are taken. */
  readonly note: string;
  /** Always `success`: what fails is an error. */
  readonly status: 'success';
  /** The five limbs, and the longitudes of Sun and Moon. */
  readonly panchanga: {
    /** The lunar day. */
    readonly tithi: Tithi;
    /** The nakṣatra of the Moon. */
    readonly nakshatra: PanchangNakshatra;
    /** The yoga. */
    readonly yoga: Yoga;
    /** The half tithi. */
    readonly karana: Karana;
    /** The weekday. */
    readonly vara: Vara;
    /** Sidereal longitudes and Moon minus Sun, degrees, cut at four decimals. */
    readonly planetary_positions: {
      /** Sidereal longitude of the Moon. */
      readonly moon_longitude: EclipticDegrees;
      /** Moon minus Sun. */
      readonly phase_angle: EclipticDegrees;
      /** Sidereal longitude of the Sun. */
      readonly sun_longitude: EclipticDegrees;
    };
  };
  /** Risings and settings, local. */
  readonly times: {
    /** First rising of the Sun on the date. */
    readonly sunrise: SunTime;
    /** First setting of the Sun after that. */
    readonly sunset: SunTime;
    /** First rising of the Moon after the instant taken. */
    readonly moonrise: MoonriseTime;
    /** First setting of the Moon after the instant taken. */
    readonly moonset: MoonTime;
  };
  /** Whether any of the four times is null. */
  readonly times_partial: boolean;
  /** Present where the Sun rises a second time on the civil date: the Vedic day that begins then, of the same weekday. */
  readonly also?: {
    /** Local time of the second sunrise. */
    readonly sunrise: ClockTime;
  };
}

const UPPER_LIMB = 'upper_limb_refraction';
const METHODS = {
  upper_limb: UPPER_LIMB,
  disc_center: 'disc_center_no_refraction',
  centre_refraction: 'disc_center_refraction',
  tip_no_refraction: 'upper_limb_no_refraction',
} as const;
const HOUR_ANGLE = 'hour_angle_minus_90';

const NOTES = {
  upper_limb:
    'Taken at sunrise (upper limb on the horizon, refraction included); the Vedic day lasts until the next sunrise.',
  disc_center:
    'Taken at sunrise (centre of the disc on the horizon, no refraction); the Vedic day lasts until the next sunrise.',
  centre_refraction:
    'Taken at sunrise (centre of the disc on the horizon, refraction included); the Vedic day lasts until the next sunrise.',
  tip_no_refraction:
    'Taken at sunrise (upper limb on the horizon, no refraction); the Vedic day lasts until the next sunrise.',
  none: 'The Sun does not rise here on this date; taken at 6 h local apparent solar time (hour angle of the Sun -90 degrees).',
} as const;

const fourDecimals = (angle: MicroArcseconds): number => Math.floor(angle / (DEGREE / 10_000)) / 10_000;

function timeOf(stamp: Stamp | undefined, days: number): { status: TimeStatus; time: string | null } {
  if (stamp === undefined) return { status: 'none', time: null };
  return { status: stamp.days > days ? 'next_day' : 'exact', time: stamp.time };
}

function moonriseNote(almanac: Almanac, day: DayStart, next: DayStart, moonrise: JdUt | undefined): string | null {
  if (moonrise === undefined) {
    const above = isUp({ body: 'Moon', observer: almanac.observer, ephemeris: almanac.ephemeris }, day.reference);
    return `No moonrise before the end of the next day: the Moon is ${above ? 'above' : 'below'} the horizon at the instant taken`;
  }
  if (moonrise >= next.reference) return 'No moonrise between sunrise and next sunrise';
  return almanac.clock.stamp(moonrise).days > day.days ? 'Moonrise occurs on next day' : null;
}

function timesOf(almanac: Almanac, day: DayStart, next: DayStart): PanchangData['times'] {
  const { clock, rule } = almanac;
  const { days } = day;
  const events = dayEvents(almanac, day, next);
  const stamp = (ut: JdUt | undefined): Stamp | undefined => (ut === undefined ? undefined : clock.stamp(ut));
  const [sunrise, sunset, moonrise, moonset] = [
    stamp(day.sunrise),
    stamp(events.sunset),
    stamp(events.moonrise),
    stamp(events.moonset),
  ];
  return {
    sunrise: { method: sunrise === undefined ? HOUR_ANGLE : METHODS[rule], ...timeOf(sunrise, days) },
    sunset: { method: METHODS[rule], ...timeOf(sunset, days) },
    moonrise: {
      date: moonrise?.date ?? null,
      method: UPPER_LIMB,
      note: moonriseNote(almanac, day, next, events.moonrise),
      ...timeOf(moonrise, days),
      time_24plus:
        moonrise !== undefined && moonrise.days > days ? formatClock(DAY_SECONDS + moonrise.secondOfDay) : null,
    },
    moonset: { date: moonset?.date ?? null, method: UPPER_LIMB, ...timeOf(moonset, days) },
  };
}

export function panchangData(almanac: Almanac, place: Place, day: DayStart, next: DayStart): PanchangData {
  const { clock, limbs, rule } = almanac;
  const { sun, moon } = limbs.longitudes(day.reference);
  const taken = clock.stamp(day.reference);
  const dayEnd = clock.stamp(next.reference);
  const angle = (limb: Limb): MicroArcseconds => limbAngle(limb, sun, moon);
  const running = <Which extends Limb>(limb: Which) => {
    const number = limbNumber(limb, angle(limb));
    const { date, time } = clock.stamp(limbs.end(limb, number, day.reference));
    const ending = { end_date: date, end_time: time, name: limbName(limb, number) };
    return { ending, number, progress_percent: limbProgress(limb, angle(limb)) };
  };
  const [tithi, nakshatra, yoga, karana] = [running('tithi'), running('nakshatra'), running('yoga'), running('karana')];
  const vara = weekday(day.days);
  const times = timesOf(almanac, day, next);
  return {
    input: {
      date: formatDate(day.days),
      latitude: place.latitude,
      longitude: place.longitude,
      time: taken.time,
      timezone: place.timezone,
    },
    note: NOTES[day.sunrise === undefined ? 'none' : rule],
    status: 'success',
    panchanga: {
      tithi: {
        degrees: fourDecimals(angle('tithi')),
        ...tithi.ending,
        number: tithi.number,
        paksha: paksha(tithi.number),
        progress_percent: tithi.progress_percent,
      },
      nakshatra: {
        degrees: fourDecimals(moon),
        ...nakshatra.ending,
        number: nakshatraIndex(moon) + 1,
        pada: padaNumber(moon),
        progress_percent: nakshatra.progress_percent,
      },
      yoga: {
        degrees: fourDecimals(angle('yoga')),
        ...yoga.ending,
        number: yoga.number,
        progress_percent: yoga.progress_percent,
      },
      karana: {
        ...karana.ending,
        number: karana.number,
        progress_percent: karana.progress_percent,
        type: karanaType(karana.number),
      },
      vara: { end_date: dayEnd.date, end_time: dayEnd.time, name: at(VARAS, vara).name, number: vara + 1 },
      planetary_positions: {
        moon_longitude: fourDecimals(moon),
        phase_angle: fourDecimals(angle('tithi')),
        sun_longitude: fourDecimals(sun),
      },
    },
    times,
    times_partial: Object.values(times).some(({ time }) => time === null),
    ...(day.second === undefined ? {} : { also: { sunrise: clock.stamp(day.second).time } }),
  };
}
