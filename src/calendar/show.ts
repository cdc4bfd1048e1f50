import { table } from '../operation/layout.js';
import { type Block, type Column, type Readings, reading } from '../operation/show.js';
import { clockText, placeText } from '../operation/words.js';
import type { Place } from '../types.js';
import { calendarDay } from './day.js';
import type { CalendarDayData, SolarDate, TithiOfDay } from './dayData.js';
import { ekadashi } from './ekadashi.js';
import { festival } from './festival.js';
import { ekadashiBlocks, ekadashiEvents, festivalBlocks, festivalEvents, oneFestivalBlocks } from './festivalShow.js';
import { festivalsOperation } from './festivals.js';
import { months as calendarMonthsOperation } from './months.js';
import { monthText } from './monthWords.js';
import { sankrantis as calendarSankrantisOperation, type SankrantiDates } from './sankrantis.js';
import { calendarYear } from './year.js';
import { yearBlocks } from './yearShow.js';

const when = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 19)}`;

/** Truncated. */
const minute = (instant: string): string => when(instant).slice(0, 16);

const tithiText = ({ number, name, paksha }: TithiOfDay): string => `${paksha} ${((number - 1) % 15) + 1} ${name}`;

const solarText = (date: SolarDate<string> | null): string =>
  date === null ? 'none: the Sun did not rise or set at its beginning' : `${date.day} ${date.month}`;

function tithiRemark({ is_kshaya_day, is_vriddhi_day, also, date }: CalendarDayData): string | undefined {
  const remarks = [
    ...(is_vriddhi_day ? ['repeated: it held the sunrise before'] : []),
    ...(is_kshaya_day ? ['a tithi is lost before the next sunrise'] : []),
    ...(also === undefined
      ? []
      : [
          `the Sun rises again at ${clockText(null, also.sunrise.slice(11, 19), date)}: ${tithiText(also.tithi)} from then on`,
        ]),
  ];
  return remarks.length === 0 ? undefined : remarks.join('; ');
}

function dayBlocks(data: CalendarDayData, place: Place): Block[] {
  const { date, sunrise, taken_at, tithi, month, lunar_month, years, samvatsara, ritu, ayana, solar } = data;
  const remark = tithiRemark(data);
  const fact = (label: string, value: string) => ({ label, value });
  return [
    {
      kind: 'heading',
      title: `${date}, ${placeText(place)}`,
      lines: [
        `${monthText(month, lunar_month)} ${tithiText(tithi)}, Shaka ${years.shaka} ${samvatsara.south}, Vikram ${years.vikram}`,
        sunrise === null
          ? `The Sun does not rise here on this date; taken at ${taken_at.slice(11, 19)}, 6 h local apparent solar time`
          : `Taken at sunrise, ${sunrise.slice(11, 19)}`,
      ],
    },
    {
      kind: 'facts',
      title: 'Lunar month',
      rows: [
        { ...fact('Tithi', tithiText(tithi)), ...(remark === undefined ? {} : { remark }) },
        {
          ...fact('Amanta', monthText(lunar_month.amanta, lunar_month)),
          ...(lunar_month.note === null ? {} : { remark: lunar_month.note }),
        },
        fact('Purnimanta', monthText(lunar_month.purnimanta, { ...lunar_month, is_kshaya: false })),
        fact('From new moon', when(lunar_month.start)),
        fact('To new moon', when(lunar_month.end)),
      ],
    },
    {
      kind: 'facts',
      title: 'Years',
      rows: [
        fact('Shaka', `${years.shaka} ${samvatsara.south}`),
        fact('Vikram', `${years.vikram} ${samvatsara.north}`),
        fact('Vikram, Gujarat', `${years.vikram_gujarat} ${samvatsara.gujarat}`),
        fact('Kali', String(years.kali)),
        fact('Kollam', years.kollam === null ? 'none' : String(years.kollam)),
        fact('Bengali', String(years.bengali)),
        fact('Jupiter now', `${samvatsara.north_running} until ${when(samvatsara.north_running_ends)}`),
      ],
    },
    table(
      'Season and course of the Sun',
      [{ title: '', size: 5 }, 'By months, sidereal', 'By the tropical Sun'],
      [
        ['Ritu', ritu.vedic, ritu.drik],
        ['Ayana', ayana.vedic, ayana.drik],
      ],
    ),
    {
      kind: 'facts',
      title: 'Solar month',
      rows: [
        fact('Sun in', solar.sign),
        fact('Tamil', solar.tamil === null ? solarText(null) : `${solarText(solar.tamil)} ${solar.tamil.year}`),
        fact('Malayalam', solarText(solar.malayalam)),
        fact('Bengali', solarText(solar.bengali)),
        fact('Odia', solarText(solar.odia)),
        fact('Punjabi', solarText(solar.punjabi)),
        fact('National', `${solarText(solar.national)} ${solar.national.year}`),
      ],
    },
  ];
}

const MONTH_COLUMNS: readonly Column[] = [
  { title: 'Month', size: 21 },
  { title: 'New moon', size: 16 },
  { title: 'Full moon', size: 16 },
  { title: 'First day', size: 10 },
  { title: 'Last day', size: 10 },
  { title: 'The Sun enters' },
];

const DATE_COLUMNS: readonly (readonly [keyof SankrantiDates, string])[] = [
  ['sunset', 'Sunset'],
  ['three_fifths', '3/5 of day'],
  ['civil_day', 'Civil'],
  ['civil_day_plus_one', 'Civil + 1'],
  ['sunrise_after', 'Sunrise after'],
  ['orissa', 'From sunrise'],
];

const shortDate = (date: string | null): string => date?.slice(5) ?? 'none';

const YEAR_FIELD = { year: { value: 'YEAR', summary: 'Gregorian year' } } as const;

const SPAN_FIELDS = {
  year: { value: 'YEAR', summary: 'Gregorian year; in place of the dates' },
  from: { value: 'DATE', summary: 'First date' },
  to: { value: 'DATE', summary: 'Last date, at most 366 days with the first' },
} as const;

const OPTION_FIELDS = {
  'options.diwali': {
    name: 'diwali',
    summary: 'Of two evenings the second if it has a ghati of Amavasya, or the longer',
  },
  'options.vishu': {
    name: 'vishu',
    summary: 'Vishu by the first sunrise after the entry into Aries, or by its civil date',
  },
  'options.ganga_dussehra': {
    name: 'ganga-dussehra',
    summary: 'Ganga Dussehra in the ordinary Jyeshtha, or in the intercalary one',
  },
  'options.nag_panchami': {
    name: 'nag-panchami',
    summary: 'Naga Panchami in the bright half of Shravana, or in the dark',
  },
  'options.arunodaya': { name: 'arunodaya', summary: 'Arunodaya as 96 minutes, or as two fifteenths of the night' },
} as const;

export const READINGS: Readings = {
  ...reading(calendarDay, {
    fields: {
      month_system: { summary: 'Months end with the new moon, or with the full moon' },
      north_samvatsara: { summary: 'Years of Jupiter with bija, without it, or by the rule of Sewell and Dikshit' },
    },
    show: ({ input, data }) => dayBlocks(data, input.place),
  }),
  ...reading(calendarMonthsOperation, {
    fields: YEAR_FIELD,
    show: ({ input, data: { year, months } }) => [
      { kind: 'heading', title: `Lunar months of ${year}, ${placeText(input.place)}`, lines: [] },
      table(
        '',
        MONTH_COLUMNS,
        months.map((month) => [
          monthText(month.name, month),
          minute(month.start),
          minute(month.full_moon),
          month.first_day,
          month.last_day,
          month.sankrantis.map(({ sign }) => sign).join(', '),
        ]),
      ),
    ],
  }),
  ...reading(calendarYear, {
    fields: {
      year: { value: 'YEAR', summary: 'Gregorian year in whose spring it begins' },
      north_samvatsara: { summary: 'Years of Jupiter with bija, without it, or by the rule of Sewell and Dikshit' },
    },
    show: ({ input, data }) => yearBlocks(data, input.place),
  }),
  ...reading(calendarSankrantisOperation, {
    fields: YEAR_FIELD,
    show: ({ input, data: { year, sankrantis } }) => [
      { kind: 'heading', title: `Sankrantis of ${year}, ${placeText(input.place)}`, lines: [] },
      table(
        '',
        [
          { title: 'The Sun enters', size: 14 },
          { title: 'At', size: 19 },
          ...DATE_COLUMNS.map(([, title]) => ({ title })),
        ],
        sankrantis.map(({ sign, at, dates }) => [
          sign,
          when(at),
          ...DATE_COLUMNS.map(([field]) => shortDate(dates[field])),
        ]),
      ),
    ],
  }),
  ...reading(festivalsOperation, {
    fields: {
      ...SPAN_FIELDS,
      ids: { summary: 'Only these festivals, by their identifiers' },
      regions: { summary: 'Regional festivals only of these regions' },
      traditions: { summary: 'Festivals of traditions only of these' },
      unconfirmed: { summary: 'Include festivals whose rules no published list confirms' },
      ...OPTION_FIELDS,
    },
    show: ({ input, data }) => festivalBlocks(data, input.place),
    events: ({ input, data }) => ({
      name: `Festivals ${data.from} to ${data.to}`,
      place: input.place,
      events: festivalEvents(data.festivals),
    }),
  }),
  ...reading(festival, {
    fields: {
      festival: { summary: 'Identifier of the festival' },
      year: { summary: 'First year' },
      years: { summary: 'Number of years' },
      ...OPTION_FIELDS,
    },
    show: ({ input, data }) => oneFestivalBlocks(data, input.place),
    events: ({ input, data }) => ({
      name: `${data.name} ${data.first_year} to ${data.last_year}`,
      place: input.place,
      events: festivalEvents(data.days),
    }),
  }),
  ...reading(ekadashi, {
    fields: {
      ...SPAN_FIELDS,
      names: { summary: 'Only these Ekadashis, by their names' },
      arunodaya: { summary: 'Latest end of Dashami for Vaishnavas' },
    },
    show: ({ input, data }) => ekadashiBlocks(data, input.place),
    events: ({ input, data }) => ({
      name: `Ekadashi ${data.from} to ${data.to}`,
      place: input.place,
      events: ekadashiEvents(data),
    }),
  }),
};
