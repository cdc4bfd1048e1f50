import { isSiddhantaError } from '../errors.js';
import { signedDegrees } from '../math/angle.js';
import { formatInSign } from '../math/dms.js';
import { orientationAt, siderealAscendantOf } from '../sky/sidereal.js';
import { instantFromUtc } from '../sky/utc.js';
import { placeMeanTime } from '../time/birthClock.js';
import { daysFromCivil, formatDate } from '../time/calendar.js';
import { gregorianDate } from '../time/julianCalendar.js';
import { DEGREE_SECONDS } from '../time/localMeanTime.js';
import { offsetText } from '../time/offsetText.js';
import type { Birth, Dispute } from '../types.js';
import { signName } from '../zodiac/position.js';
import { instantOfReading, type ResolvedBirth } from './birth.js';
import type { SkyContext } from './context.js';

const CLOCKS = {
  zone: 'the clock of the zone',
  local_mean: 'the mean time of the place itself',
  local_apparent: 'the apparent solar time of the place itself',
  utc_offset: 'the offset that was given',
} as const;

const REASONS = {
  standard_time: 'which kept a standard time then',
  zone_before_standard_time: 'since its zone had no standard time yet',
  india_before_1906: 'since the zone database has railway time for India before 1906',
  asked: 'as asked',
} as const;

export function clockConvention({ found, reading }: ResolvedBirth): string {
  const { clock, offsetSeconds, reason, ambiguous } = found;
  const fold = ambiguous ? `; the clock showed this time twice, and the ${reading.fold} is taken` : '';
  return `${CLOCKS[clock]} (${offsetText(offsetSeconds, true)}), ${REASONS[reason]}${fold}`;
}

/** Another clock that may have been meant, as an offset from UTC in seconds. */
interface OtherClock {
  readonly name: string;
  readonly offset: number;
}

const QUARTER_HOUR = 900;
/** Degrees of longitude for four hours. */
const FAR = 60;
const EASTERN: readonly string[] = ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Dacca'];
const CALCUTTA_TIME: OtherClock = { name: 'Calcutta time', offset: 21_200 };
const BOMBAY_TIME: OtherClock = { name: 'Bombay time', offset: 17_460 };
const INDIAN_TIME: OtherClock = {
  name: 'Indian Standard Time, if the war time of that winter was not kept',
  offset: 19_800,
};

/** City clocks before Indian Standard Time: R. D. Oldham, On Time in India (1899), and the comments of the tz database on India. */
function indianClocks(zone: string, date: string): readonly OtherClock[] {
  if (!EASTERN.includes(zone)) return [];
  if (date >= '1941-10-01' && date <= '1942-05-15') return [INDIAN_TIME];
  if (date < '1906-01-01') return [];
  if (date < '1948-01-01') return [CALCUTTA_TIME, BOMBAY_TIME];
  return date < '1955-01-01' ? [BOMBAY_TIME] : [];
}

function otherClocks(resolved: ResolvedBirth, context: SkyContext): readonly OtherClock[] {
  const { reading, found, gregorianDate: date } = resolved;
  if (found.clock === 'utc_offset') return [];
  const others: OtherClock[] = [];
  if (found.clock === 'local_mean' && found.reason !== 'asked') {
    try {
      const zone = instantOfReading({ ...reading, clock: 'zone', fold: 'first' }, context);
      others.push({ name: 'the zone database', offset: zone.offsetSeconds });
    } catch (error) {
      // The zone's clock skipped this time: there is no such reading.
      if (!isSiddhantaError(error) || error.code !== 'nonexistent_time') throw error;
    }
  }
  if (found.clock === 'zone' && found.offsetSeconds % QUARTER_HOUR !== 0)
    others.push({ name: 'the mean time of the place', offset: placeMeanTime(reading) });
  if (found.ambiguous) {
    const fold = reading.fold === 'first' ? 'second' : 'first';
    const other = instantOfReading({ ...reading, fold }, context);
    others.push({ name: `the ${fold} of the two equal times`, offset: other.offsetSeconds });
  }
  if (found.clock === 'zone') others.push(...indianClocks(reading.zone, date));
  return others;
}

/** Other readings of the birth certificate, with the ascendant of each. */
export function birthDisputes(birth: Birth, resolved: ResolvedBirth, context: SkyContext): Dispute[] {
  const { found } = resolved;
  const { latitude, longitude } = birth.place;
  const wall = found.utcMs + found.offsetSeconds * 1000;
  const ascendantBy = (offset: number): string => {
    const instant = instantFromUtc(wall - offset * 1000, context.timeScale);
    const ascendant = siderealAscendantOf(instant, latitude, longitude, orientationAt(instant, context.zodiac));
    return ascendant === undefined ? 'undefined' : `${signName(ascendant)} ${formatInSign(ascendant, 0)}`;
  };
  const disputes: Dispute[] = [];
  const others = otherClocks(resolved, context).filter(({ offset }) => offset !== found.offsetSeconds);
  if (others.length > 0) {
    const taken = `Clock: ${clockConvention(resolved)}; ascendant ${ascendantBy(found.offsetSeconds)}.`;
    const texts = others.map(
      ({ name, offset }) => `By ${name} (${offsetText(offset, true)}) it would be ${ascendantBy(offset)}.`,
    );
    disputes.push({ element: 'clock', note: [taken, ...texts].join(' ') });
  }
  // An angle of the sky: a place across the date line from its zone is not far from it.
  const apart = signedDegrees(longitude - found.offsetSeconds / DEGREE_SECONDS);
  if (Math.abs(apart) > FAR) {
    disputes.push({
      element: 'longitude',
      note: `The mean time of longitude ${longitude}° is more than four hours from the clock that was taken (${offsetText(found.offsetSeconds, true)}): is the sign of the longitude right?`,
    });
  }
  if (birth.calendar === undefined && resolved.gregorianDate < '1582-10-15') {
    const { year, month, day } = gregorianDate('julian', birth.date);
    disputes.push({
      element: 'calendar',
      note: `Read as proleptic Gregorian. As a Julian date ${birth.date} is ${formatDate(daysFromCivil(year, month, day))} Gregorian; most sources before 1582 (in Britain before 1752, in Russia before 1918) give Julian dates.`,
    });
  }
  return disputes;
}
