import { table } from '../operation/layout.js';
import type { Block } from '../operation/show.js';
import { placeText } from '../operation/words.js';
import type { Place } from '../types.js';
import { monthText } from './monthWords.js';
import type { YearOfficeName } from './tables/yearOffices.js';
import type { LunarYearData, YearBeginning } from './year.js';

const CALENDARS: Readonly<Record<YearBeginning['calendar'], string>> = {
  national: 'Indian national',
  tamil: 'Tamil',
  bengali: 'Bengali',
  malayalam: 'Malayalam',
  gujarat: 'Gujarati',
};

const OFFICES: Readonly<Record<YearOfficeName, string>> = {
  raja: 'King',
  mantri: 'Minister',
  arghadhipati: 'Prices',
  meghadhipati: 'Clouds',
  sasyadhipati: 'Crops',
  senadhipati: 'Army',
  dhanadhipati: 'Wealth',
  rasadhipati: 'Juices',
  dhanyadhipati: 'Grain',
  nirasadhipati: 'Dry goods',
  phaladhipati: 'Fruits',
};

const ERAS: Readonly<Record<YearBeginning['era'], string>> = {
  shaka: 'Shaka',
  vikram: 'Vikram',
  bengali: 'Bengali',
  kollam: 'Kollam',
};

const when = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)}`;

export function yearBlocks(data: LunarYearData, place: Place): Block[] {
  const { first_day, last_day, shaka, vikram, kali, samvatsara, beginnings, council, months, ekadashis } = data;
  const fact = (label: string, value: string) => ({ label, value });
  return [
    {
      kind: 'heading',
      title: `Lunar year from ${first_day} to ${last_day}, ${placeText(place)}`,
      lines: [`Shaka ${shaka} ${samvatsara.south}, Vikram ${vikram} ${samvatsara.north}`],
    },
    {
      kind: 'facts',
      title: 'Year',
      rows: [
        fact('Kali', String(kali)),
        fact('Months', String(months.length)),
        fact('Ekadashis', String(ekadashis)),
        fact('Samvatsara of the South', samvatsara.south),
        { ...fact('Samvatsara of the North', samvatsara.north), remark: `until ${when(samvatsara.north_ends)}` },
      ],
    },
    table(
      'Council of the year',
      [{ title: 'Office', size: 12 }, { title: 'Planet', size: 7 }, { title: 'Day', size: 10 }, 'Given by'],
      council.map(({ office, lord, date, at }) => [OFFICES[office], lord, date, when(at)]),
    ),
    table(
      'Lunar months',
      [{ title: 'Month', size: 30 }, 'First day'],
      months.map((month) => [monthText(month.name, month), month.first_day]),
    ),
    table(
      'Other new years',
      [{ title: 'Calendar', size: 15 }, { title: 'First day', size: 10 }, { title: 'Year', size: 13 }, 'Name'],
      beginnings.map(({ calendar, date, era, number, samvatsara: name }) => [
        CALENDARS[calendar],
        date ?? 'none',
        `${ERAS[era]} ${number}`,
        name ?? '',
      ]),
    ),
  ];
}
