import { table } from '../operation/layout.js';
import type { Block } from '../operation/show.js';
import { clockText, placeText } from '../operation/words.js';
import type { Place } from '../types.js';
import type { CalendarDayData, SolarDate, TithiOfDay } from './dayData.js';
import { monthText } from './monthWords.js';

export const when = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 19)}`;

/** Truncated. */
export const minute = (instant: string): string => when(instant).slice(0, 16);

export const tithiText = ({ number, name, paksha }: TithiOfDay): string =>
  `${paksha} ${((number - 1) % 15) + 1} ${name}`;

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

export function dayBlocks(data: CalendarDayData, place: Place): Block[] {
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
