import { table } from '../operation/layout.js';
import { type Column, type Readings, reading } from '../operation/show.js';
import { placeText } from '../operation/words.js';
import { birthday } from './birthday.js';
import { convert } from './convert.js';
import {
  birthdayBlocks,
  birthdayEvents,
  convertBlocks,
  sankalpaBlocks,
  shraddhaBlocks,
  shraddhaEvents,
} from './dateShow.js';
import { calendarDay } from './day.js';
import { dayBlocks, minute, when } from './dayShow.js';
import { ekadashi } from './ekadashi.js';
import { festival } from './festival.js';
import { ekadashiBlocks, ekadashiEvents, festivalBlocks, festivalEvents, oneFestivalBlocks } from './festivalShow.js';
import { festivalsOperation } from './festivals.js';
import { months as calendarMonthsOperation } from './months.js';
import { monthText } from './monthWords.js';
import { sankalpa } from './sankalpa.js';
import { sankrantis as calendarSankrantisOperation, type SankrantiDates } from './sankrantis.js';
import { SANKRANTI_READINGS } from './showSankranti.js';
import { shraddha } from './shraddha.js';
import { calendarYear } from './year.js';
import { yearBlocks } from './yearShow.js';

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
  ...reading(convert, {
    fields: {
      julian_date: { summary: 'Date of the Julian calendar' },
      julian_day: { summary: 'Julian day number' },
      kali_ahargana: { summary: 'Days since the beginning of Kali' },
      'lunar.era': { summary: 'Era of a lunar date' },
      'lunar.year': { summary: 'Year of the era' },
      'lunar.month': { summary: 'Lunar month' },
      'lunar.tithi': { summary: 'Tithi, 1 to 30 from the new moon' },
      'lunar.is_adhika': { summary: 'The month is intercalary' },
      'lunar.month_system': { summary: 'Whether months end with the new or the full moon' },
      'solar.region': { summary: 'Whose solar calendar' },
      'solar.year': { summary: 'Year of that calendar' },
      'solar.month_number': { summary: 'Month of that calendar, from its first' },
      'solar.day': { summary: 'Day of the solar month' },
      'national.year': { summary: 'Shaka year of the national calendar' },
      'national.month_number': { summary: 'Month of the national calendar, 1 Chaitra' },
      'national.day': { summary: 'Day of the month' },
    },
    show: ({ input, data }) => convertBlocks(data, input.place),
  }),
  ...reading(shraddha, {
    fields: {
      ...YEAR_FIELD,
      years: { summary: 'For how many years to find the yearly day' },
      moment: { summary: 'Moment of the passing, with its offset' },
      month: { summary: 'Lunar month of the passing, in place of the moment' },
      tithi: { summary: 'Tithi of the passing, 1 to 30' },
      is_adhika: { summary: 'The month was intercalary' },
      rite: { summary: 'For three generations at aparahna, or for one person at madhyahna' },
    },
    show: ({ input, data }) => shraddhaBlocks(data, input.year, input.place),
    events: ({ input, data }) => ({
      name: `Shraddha ${input.year}`,
      place: input.place,
      events: shraddhaEvents(data),
    }),
  }),
  ...reading(birthday, {
    fields: {
      ...YEAR_FIELD,
      years: { summary: 'Number of years' },
      'options.tithi': { name: 'by-tithi', summary: 'The day of the tithi by the Dharma Sindhu, or by the sunrise' },
      'options.star_month': {
        name: 'star-month',
        summary: 'The birth star in the solar month of birth, or in the lunar one',
      },
      'options.star_at': { name: 'star-at', summary: 'The birth star at sunrise, or for six ghatis after it' },
      'options.star_twice': { name: 'star-twice', summary: 'Of two birth stars in a month the second, or the first' },
      'options.region': { name: 'region', summary: 'Whose solar months' },
    },
    show: ({ input, data }) => birthdayBlocks(data, input.place),
    events: ({ input, data }) => ({
      name: 'Birthdays',
      place: input.place,
      events: birthdayEvents(data),
    }),
  }),
  ...reading(sankalpa, {
    fields: {
      moment: { summary: 'When the rite begins, with its offset' },
      region: { summary: 'Of the South, of Tamil Nadu by solar months, or of the North' },
    },
    show: ({ input, data }) => sankalpaBlocks(data, input.place),
  }),
  ...SANKRANTI_READINGS,
};
