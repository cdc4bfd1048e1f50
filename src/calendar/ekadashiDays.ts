import type { DayBook, FestivalDay } from './dayBook.js';
import { chooseEkadashi, type EkadashiChoice, type EkadashiDay } from './rules/ekadashi.js';
import type { Stretch } from './rules/windows.js';
import { type ARUNODAYA_LIMITS, LIMIT_GHATIS } from './tables/ekadashis.js';

/** Latest end of Daśamī. */
export type ArunodayaLimit = (typeof ARUNODAYA_LIMITS)[number];

const GHATI = 1 / 60;

export interface JudgedDay extends EkadashiDay {
  readonly day: FestivalDay;
}

export interface JudgedEkadashi {
  /** Those with a sunrise, in order. */
  readonly days: readonly JudgedDay[];
  /** Undefined where the Sun does not rise on each of them. */
  readonly choice: EkadashiChoice | undefined;
}

function daysAround(book: DayBook, { start, end }: Stretch, limit: ArunodayaLimit): JudgedDay[] {
  const judged: JudgedDay[] = [];
  let previous: FestivalDay | undefined;
  for (const day of book.between(book.dateOf(start) - 2, book.dateOf(end) + 3)) {
    const { sunrise } = day;
    if (sunrise !== undefined) {
      const before = previous?.sunrise;
      const ghatis = before === undefined ? undefined : before + LIMIT_GHATIS * GHATI;
      judged.push({
        day,
        sunrise,
        sunset: day.window('sunset')?.start,
        limit: limit === '55_ghatis' ? ghatis : day.window('arunodaya')?.start,
      });
    }
    previous = day;
  }
  return judged;
}

function isWhole(judged: readonly JudgedDay[], { start, end }: Stretch): boolean {
  const reaches = (judged.at(0)?.sunrise ?? start) < start && (judged.at(-1)?.sunrise ?? 0) >= end;
  return (
    reaches &&
    judged.every((each, i) => {
      const next = judged[i + 1];
      const isNearTithi = each.sunrise <= end + 1 && (next?.sunrise ?? Number.POSITIVE_INFINITY) >= start - 1;
      return !isNearTithi || next === undefined || next.sunrise === each.day.end;
    })
  );
}

export function judgeEkadashi(
  book: DayBook,
  ekadashi: Stretch,
  dvadashiEnd: number,
  limit: ArunodayaLimit,
): JudgedEkadashi {
  const days = daysAround(book, ekadashi, limit);
  return { days, choice: isWhole(days, ekadashi) ? chooseEkadashi(ekadashi, dvadashiEnd, days) : undefined };
}
