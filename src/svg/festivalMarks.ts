import type { CalendarDayData, Festival } from '../calendar/index.js';
import type { Language } from '../names/language.js';
import { messageOf } from './message.js';
import { refuse } from './refuse.js';
import { emWidth } from './scripts.js';
import { MONTH_ADHIKA, MONTH_KSHAYA, type Words } from './words.js';

/** A festival with its name and date; the date is null where no day was possible. */
export type FestivalMark = Pick<Festival, 'date' | 'name'>;

/** In the order of the languages' names. */
export const MASAS: readonly string[] = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
];

/** With what is unusual about it. */
export function masaText(
  words: Words,
  month: { readonly name: string; readonly is_adhika: boolean; readonly is_kshaya: boolean },
): string {
  const name = words.word('masas', MASAS.indexOf(month.name), month.name);
  if (month.is_adhika) return `${name} (${words.word('month_words', MONTH_ADHIKA, 'adhika')})`;
  return month.is_kshaya ? `${name} (${words.word('month_words', MONTH_KSHAYA, 'kshaya')})` : name;
}

/** On one line; in English with the years. */
export function lunarDateLine(data: CalendarDayData | undefined, date: string, words: Words): string {
  if (data === undefined) return '';
  if (data?.lunar_month === undefined || data.tithi === undefined || data.years === undefined)
    return refuse('calendar', data, 'the result of calendar.day');
  if (data.date !== date) return refuse('calendar', data.date, `the lunar date of the day that is drawn, ${date}`);
  const { is_adhika, is_kshaya } = data.lunar_month;
  const month = masaText(words, { name: data.month, is_adhika, is_kshaya });
  const half = words.word('paksha', data.tithi.number <= 15 ? 0 : 1, data.tithi.paksha);
  const { shaka, vikram } = data.years;
  // Languages have no names of the eras.
  const years = words.tag === 'en' ? ` · Shaka ${shaka} ${data.samvatsara.south} · Vikram ${vikram}` : '';
  return words.digits(`${month}, ${half}${years}`);
}

/** Returns the festivals of each date, in the language where it has their names. */
export function festivalsByDate(
  festivals: readonly FestivalMark[] | undefined,
  language: Language | undefined,
): ReadonlyMap<string, string[]> {
  if (festivals !== undefined && !Array.isArray(festivals))
    return refuse('festivals', festivals, 'a list of festivals, such as festivals(…).data.festivals');
  const found = new Map<string, string[]>();
  for (const [i, one] of (festivals ?? []).entries()) {
    if (typeof one?.name !== 'string' || (one.date !== null && typeof one.date !== 'string'))
      return refuse(`festivals.${i}`, one, 'a festival, with date and name');
    if (one.date !== null) found.set(one.date, [...(found.get(one.date) ?? []), messageOf(language, one.name)]);
  }
  return found;
}

/** Breaks between words; a word that is wider than a line has its own line. */
export function wrapped(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && emWidth(`${last} ${word}`) <= ems) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
