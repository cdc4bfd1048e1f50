import { type Convened, settle } from '../cast/conventions.js';
import { prose, table } from '../operation/layout.js';
import { type Block, type Column, type Readings, reading, type Series } from '../operation/show.js';
import { clockText, placeText } from '../operation/words.js';
import { daysOf, formatDate } from '../time/calendar.js';
import { ayanamsaLabel } from '../zodiac/ayanamsas.js';
import type { PanchangData } from './data.js';
import { type PanchangInput, panchang } from './day.js';
import { type PanchangSpanDay, panchangSpan } from './span.js';
import { span } from './spanOperation.js';

const LABEL = 9;
const MAX_DAYS = 3660;

interface Ending {
  readonly end_date: string;
  readonly end_time: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

function howText(given: Convened): string {
  const { ayanamsa, sunrise } = settle(given);
  const name = ayanamsaLabel(typeof ayanamsa === 'string' ? ayanamsa : 'custom');
  return `${name} ayanamsa, ${sunrise.replaceAll('_', ' ')} sunrise`;
}

function dayBlocks({ input, note, panchanga, times }: PanchangData, given: Convened): Block[] {
  const { date, latitude, longitude, timezone, time } = input;
  const { tithi, nakshatra, yoga, karana, vara, planetary_positions: at } = panchanga;
  const row = (label: string, name: string, ending: Ending, covered?: number): string[] => [
    label,
    name,
    covered === undefined ? '' : `${covered.toFixed(2)} %`,
    `until ${clockText(ending.end_date, ending.end_time, date)}`,
  ];
  const fact = (label: string, value: string, remark: string | null = null) => ({
    label,
    value,
    ...(remark === null ? {} : { remark }),
  });
  const angle = (value: number): string => `${value.toFixed(4)}°`;
  return [
    {
      kind: 'heading',
      title: `${date} ${vara.name}, ${placeText({ latitude, longitude, timezone })}`,
      lines: [`Panchanga at ${time}, ${howText(given)}`],
    },
    table(
      '',
      [{ title: '', size: LABEL }, { title: '', size: 32 }, { title: '', size: 8, align: 'end' }, ''],
      [
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
      ],
    ),
    {
      kind: 'facts',
      size: LABEL,
      measure: 'line',
      rows: [
        fact('Sun', angle(at.sun_longitude)),
        fact('Moon', angle(at.moon_longitude)),
        fact('Phase', angle(at.phase_angle), 'Moon minus Sun'),
      ],
    },
    {
      kind: 'facts',
      size: LABEL,
      measure: 'line',
      rows: [
        fact('Sunrise', clockText(null, times.sunrise.time, date)),
        fact(
          'Sunset',
          clockText(null, times.sunset.time, date),
          times.sunset.status === 'next_day' ? 'the next day' : null,
        ),
        fact('Moonrise', clockText(times.moonrise.date, times.moonrise.time, date), times.moonrise.note),
        fact('Moonset', clockText(times.moonset.date, times.moonset.time, date)),
      ],
    },
    prose(note),
  ];
}

/** Hours and minutes since midnight of the day; past 24 on a later date. */
export function since(day: string, { end_date, end_time }: Ending): string {
  const hours = 24 * (daysOf(end_date) - daysOf(day)) + Number(end_time.slice(0, 2));
  return `${two(hours)}:${end_time.slice(3, 5)}`;
}

export const FIRST_DAY_COLUMNS: readonly Column[] = [
  { title: 'Date', size: 14 },
  { title: 'Rise', size: 5, tight: true },
  { title: 'Set', size: 5, tight: true },
  { title: 'Tithi', size: 15 },
  { title: 'Ends', size: 5, tight: true },
  { title: 'Nakshatra', size: 17 },
  { title: 'Ends', size: 5, tight: true },
];

const DAY_COLUMNS: readonly Column[] = [
  ...FIRST_DAY_COLUMNS,
  { title: 'Yoga', size: 10 },
  { title: 'Ends', size: 5, tight: true },
  { title: '' },
];

/** S1 … S15 in the bright half, K1 … K15 in the dark one. */
export const tithiText = (number: number, name: string): string =>
  `${number <= 15 ? 'S' : 'K'}${((number - 1) % 15) + 1} ${name}`;

/** The first letters of an English name; others have no three letters that could be cut off. */
export const shortDay = (name: string): string => (/^[A-Z]/.test(name) ? name.slice(0, 3) : name);

function dayRows({ input, panchanga, times, units }: PanchangSpanDay): string[][] {
  const { date } = input;
  const { nakshatra, yoga, vara } = panchanga;
  const short = (time: string | null): string => (time ?? '  –  ').slice(0, 5);
  const [first, ...others] = units.tithi;
  if (first === undefined) return [];
  return [
    [
      `${date} ${shortDay(vara.name)}`,
      short(times.sunrise.time),
      short(times.sunset.time),
      tithiText(first.number, first.name),
      since(date, first),
      nakshatra.name,
      since(date, nakshatra),
      yoga.name,
      since(date, yoga),
      first.sunrises > 1 ? 'vriddhi' : '',
    ],
    ...others
      .filter(({ sunrises }) => sunrises === 0)
      .map((tithi) => ['', '', '', tithiText(tithi.number, tithi.name), since(date, tithi), 'kshaya']),
  ];
}

/** Hours and minutes, truncated, counted past 24. */
const DAYS: Series<PanchangInput, PanchangSpanDay> = {
  name: 'days',
  whole: 'panchang.span',
  summary: `Print a table of N days from the date on, 1 to ${MAX_DAYS}`,
  minimum: 1,
  maximum: MAX_DAYS,
  items(input, count, context) {
    const { date, place, ayanamsa, sunrise, conventions } = input;
    if (ayanamsa !== undefined && !panchang.operation.schools.includes(ayanamsa)) panchang(input, context);
    return panchangSpan(place, date, formatDate(daysOf(date) + count - 1), { sunrise, conventions }, context);
  },
  show: (input, days) => [
    { kind: 'heading', lines: [`${placeText(input.place)}, ${howText(input)}`] },
    table('', DAY_COLUMNS, [...days].flatMap(dayRows)),
  ],
};

export const READINGS: Readings = {
  ...reading(panchang, {
    show: ({ input, data }) => dayBlocks(data, input),
    example: { ...panchang.operation.example, date: '2025-11-22' },
    series: DAYS,
  }),
  ...reading(span, {
    show: ({ input, data }) => DAYS.show({ ...input, date: input.from }, data.days),
  }),
};
