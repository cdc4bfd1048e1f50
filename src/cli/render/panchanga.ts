import type { PanchangData } from '../../panchang/data.js';
import type { PanchangSpanDay } from '../../panchang/span.js';
import { daysFromCivil, parseDate } from '../../time/calendar.js';
import type { Place } from '../../types.js';
import { wrap } from './text.js';

const LABEL = 11;
const NAME = 34;

interface Ending {
  readonly end_date: string;
  readonly end_time: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

function daysOf(date: string): number {
  const { year, month, day } = parseDate(date);
  return daysFromCivil(year, month, day);
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value)}° ${value < 0 ? negative : positive}`;
}

/** Returns a place as `28.6139° N 77.209° E, Asia/Kolkata`. */
export function placeText({ latitude, longitude, timezone }: Place): string {
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}, ${timezone}`;
}

/** The clock time, with its date where that is another than the day's. */
function clock(date: string | null, time: string | null, day: string): string {
  if (time === null) return 'none';
  return date === null || date === day ? time : `${time} on ${date}`;
}

/** Returns the lines of the pañcāṅga of one day. */
export function panchangaLines({ input, note, panchanga, times }: PanchangData, sunrise: string): string[] {
  const { date, latitude, longitude, timezone, time } = input;
  const { tithi, nakshatra, yoga, karana, vara, planetary_positions: at } = panchanga;
  const row = (label: string, name: string, ending: Ending, covered?: number): string => {
    const share = covered === undefined ? '' : `${covered.toFixed(2)} %`;
    const end = clock(ending.end_date, ending.end_time, date);
    return `${label.padEnd(LABEL)}${name.padEnd(NAME)}${share.padStart(8)}  until ${end}`;
  };
  const sky = (label: string, text: string, remark: string | null = null): string =>
    `${label.padEnd(LABEL)}${text}${remark === null ? '' : `  (${remark})`}`;
  const angle = (value: number): string => `${value.toFixed(4)}°`;
  return [
    `${date} ${vara.name}, ${placeText({ latitude, longitude, timezone })}`,
    `Panchanga at ${time}, Lahiri ayanamsa, ${sunrise} sunrise`,
    '',
    row('Tithi', `${tithi.number} ${tithi.name}, ${tithi.paksha}`, tithi, tithi.progress_percent),
    row(
      'Nakshatra',
      `${nakshatra.number} ${nakshatra.name}, pada ${nakshatra.pada}`,
      nakshatra,
      nakshatra.progress_percent,
    ),
    row('Yoga', `${yoga.number} ${yoga.name}`, yoga, yoga.progress_percent),
    row('Karana', `${karana.number} ${karana.name}, ${karana.type}`, karana, karana.progress_percent),
    row('Vara', `${vara.number} ${vara.name}`, vara),
    '',
    sky('Sun', angle(at.sun_longitude)),
    sky('Moon', angle(at.moon_longitude)),
    sky('Phase', angle(at.phase_angle), 'Moon minus Sun'),
    '',
    sky('Sunrise', clock(null, times.sunrise.time, date)),
    sky('Sunset', clock(null, times.sunset.time, date), times.sunset.status === 'next_day' ? 'the next day' : null),
    sky('Moonrise', clock(times.moonrise.date, times.moonrise.time, date), times.moonrise.note),
    sky('Moonset', clock(times.moonset.date, times.moonset.time, date)),
    '',
    ...wrap(note),
  ];
}

/** Hours and minutes since the midnight that began a day: past 24 where it is a later date. */
function since(day: string, date: string, time: string): string {
  const hours = 24 * (daysOf(date) - daysOf(day)) + Number(time.slice(0, 2));
  return `${two(hours)}:${time.slice(3, 5)}`;
}

const HEAD = `${'Date'.padEnd(14)} ${'Rise'.padEnd(5)} ${'Set'.padEnd(5)}  ${'Tithi'.padEnd(15)} ${'Ends'.padEnd(5)}  ${'Nakshatra'.padEnd(17)} ${'Ends'.padEnd(5)}  ${'Yoga'.padEnd(10)} Ends`;

/** S1 … S15 in the bright half, K1 … K15 in the dark one. */
const tithiText = (number: number, name: string): string =>
  `${number <= 15 ? 'S' : 'K'}${((number - 1) % 15) + 1} ${name}`.padEnd(15);

/**
 * Yields the lines of a table of days, a day a line: what runs at sunrise and when it ends, in hours and minutes cut (not
 * rounded) and counted on past 24. A lost tithi has a line of its own; a repeated one is marked.
 */
export function* panchangaTable(days: Iterable<PanchangSpanDay>): Generator<string> {
  yield HEAD;
  yield '─'.repeat(HEAD.length + 1);
  for (const { input, panchanga, times, units } of days) {
    const { date } = input;
    const { nakshatra, yoga, vara } = panchanga;
    const end = ({ end_date, end_time }: Ending): string => since(date, end_date, end_time);
    const short = (time: string | null): string => (time ?? '  –  ').slice(0, 5);
    const [first, ...others] = units.tithi;
    if (first === undefined) continue;
    yield [
      `${date} ${vara.name.slice(0, 3)} ${short(times.sunrise.time)} ${short(times.sunset.time)}`,
      `${tithiText(first.number, first.name)} ${end(first)}`,
      `${nakshatra.name.padEnd(17)} ${end(nakshatra)}`,
      `${yoga.name.padEnd(10)} ${end(yoga)}`,
      first.sunrises > 1 ? 'vriddhi' : '',
    ]
      .join('  ')
      .trimEnd();
    for (const tithi of others) {
      if (tithi.sunrises === 0) yield `${' '.repeat(28)}${tithiText(tithi.number, tithi.name)} ${end(tithi)}  kshaya`;
    }
  }
}
