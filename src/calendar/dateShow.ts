import { facts, prose, table } from '../operation/layout.js';
import type { Block, CalendarEvent } from '../operation/show.js';
import { placeText } from '../operation/words.js';
import type { Place } from '../types.js';
import type { CalendarBirthdayData } from './birthday.js';
import type { BirthdayKind } from './birthdayOptions.js';
import type { CalendarConvertData, ConvertedDay } from './convert.js';
import { dayBlocks, tithiText } from './dayShow.js';
import type { CalendarSankalpaData } from './sankalpa.js';
import type { CalendarShraddhaData, DayPart, ShraddhaDay } from './shraddha.js';

function countBlock({ weekday, julian_date, julian_day, kali_ahargana }: ConvertedDay): Block {
  return facts('Day counts', [
    ['Weekday', weekday],
    ['Julian calendar', julian_date],
    ['Julian day number', String(julian_day)],
    ['Ahargana of Kali', String(kali_ahargana)],
  ]);
}

export function convertBlocks({ dates, skipped_on, note }: CalendarConvertData, place: Place): Block[] {
  return [
    ...(note === null ? [] : [prose(note)]),
    ...(skipped_on === null ? [] : [facts('', [['Skipped on', skipped_on]])]),
    ...dates.flatMap((day) => [...dayBlocks(day, place), countBlock(day)]),
  ];
}

const SHRADDHA_COLUMNS = [
  { title: 'Date', size: 10 },
  { title: 'Tithi', size: 29 },
  'Kutapa',
  'Rohina',
  'Aparahna',
] as const;

const hours = (part: DayPart | null): string =>
  part === null ? 'none' : `${part.start.slice(11, 16)}–${part.end.slice(11, 16)}`;

const shraddhaRow = ({ date, tithi, kutapa, rohina, aparahna }: ShraddhaDay): string[] => [
  date ?? 'none',
  tithiText(tithi),
  hours(kutapa),
  hours(rohina),
  hours(aparahna),
];

export function shraddhaBlocks(data: CalendarShraddhaData, year: number, place: Place): Block[] {
  const { tithi, month, is_adhika, yearly, mahalaya } = data;
  return [
    {
      kind: 'heading',
      title: `Shraddha in ${year}, ${placeText(place)}`,
      lines: tithi === null ? [] : [`${month}${is_adhika ? ' (adhika)' : ''} ${tithiText(tithi)}`],
    },
    ...(yearly.length === 0
      ? []
      : [
          table('Yearly day', SHRADDHA_COLUMNS, yearly.map(shraddhaRow)),
          facts(
            'Why',
            yearly.map(({ date, why }): [string, string] => [date ?? 'none', why]),
          ),
        ]),
    ...(mahalaya.length === 0 ? [] : [table('Mahalaya (pitr paksha)', SHRADDHA_COLUMNS, mahalaya.map(shraddhaRow))]),
  ];
}

const KINDS: Readonly<Record<BirthdayKind, string>> = {
  tithi: 'Tithi',
  nakshatra: 'Birth star',
  solar: 'Solar day',
};

export function birthdayBlocks(data: CalendarBirthdayData, place: Place): Block[] {
  const { tithi, month, is_adhika, nakshatra, solar_month, solar_day, birthdays, thousand_moons } = data;
  return [
    { kind: 'heading', title: `Birthdays, ${placeText(place)}`, lines: [] },
    facts('Birth', [
      ['Tithi', `${month}${is_adhika ? ' (adhika)' : ''} ${tithiText(tithi)}`],
      ['Birth star', nakshatra],
      ['Solar day', solar_day === null ? 'none' : `${solar_day} of month ${solar_month}`],
      ['Thousandth full moon', thousand_moons.slice(0, 10)],
    ]),
    ...(birthdays.length === 0
      ? []
      : [
          table(
            '',
            [{ title: 'Date', size: 10 }, 'By', 'Years', 'Why'],
            birthdays.map(({ by, age, date, why, notable }) => [
              date ?? 'none',
              KINDS[by],
              notable === null ? String(age) : `${age} (shashti-purti)`,
              why,
            ]),
          ),
        ]),
  ];
}

/** Without a name: whose birthday it is stays with the one who asked. */
export function birthdayEvents({ birthdays }: CalendarBirthdayData): CalendarEvent[] {
  return birthdays.flatMap(({ by, age, date, why }) =>
    date === null ? [] : [{ id: `birthday_${by}_${age}`, date, title: `Birthday (${KINDS[by]})`, text: why }],
  );
}

export function shraddhaEvents({ yearly, mahalaya }: CalendarShraddhaData): CalendarEvent[] {
  const event = (kind: string, title: string, { date, tithi, why, kutapa, aparahna }: ShraddhaDay): CalendarEvent[] =>
    date === null
      ? []
      : [
          {
            id: `${kind}_${tithi.number}`,
            date,
            title: `${title}: ${tithiText(tithi)}`,
            text: [why, `Kutapa ${hours(kutapa)}, aparahna ${hours(aparahna)}.`].join('\n'),
          },
        ];
  return [
    ...yearly.flatMap((day) => event('shraddha', 'Shraddha', day)),
    ...mahalaya.flatMap((day) => event('mahalaya', 'Mahalaya', day)),
  ];
}

export function sankalpaBlocks(data: CalendarSankalpaData, place: Place): Block[] {
  const { at, samvatsara, shaka, vikram, ayana, ritu, month, is_adhika, tithi, weekday } = data;
  return [
    { kind: 'heading', title: `Sankalpa, ${at.slice(0, 10)} ${at.slice(11, 16)}, ${placeText(place)}`, lines: [] },
    prose(data.devanagari),
    prose(data.iast),
    facts('Named in it', [
      ['Shaka', String(shaka)],
      ['Vikram', String(vikram)],
      ['Samvatsara', samvatsara],
      ['Ayana', ayana],
      ['Ritu', ritu],
      ['Month', is_adhika ? `${month} (adhika)` : month],
      ['Tithi', tithiText(tithi)],
      ['Weekday', weekday],
      ['Nakshatra', data.nakshatra],
      ['Yoga', data.yoga],
      ['Karana', data.karana],
      ['Sun', data.sun],
      ['Moon', data.moon],
      ['Jupiter', data.jupiter],
    ]),
  ];
}
