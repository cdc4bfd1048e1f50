import type { EkadashiCase } from '../tables/ekadashis.js';
import type { Stretch } from './windows.js';

/** All instants are Julian days (UT). */
export interface EkadashiDay {
  readonly sunrise: number;
  /** Undefined where the Sun does not set before it rises again. */
  readonly sunset: number | undefined;
  /** Latest end of Daśamī for Vaiṣṇavas to fast on this day; undefined where it cannot be measured. */
  readonly limit: number | undefined;
}

/** Indices of days; undefined where the days are not enough. */
export interface EkadashiChoice {
  readonly case: EkadashiCase;
  readonly smarta: number | undefined;
  readonly vaishnava: number | undefined;
}

const existing = (index: number, days: readonly unknown[]): number | undefined =>
  index >= 0 && index < days.length ? index : undefined;

/** @param days consecutive days, from one that begins before the tithi to two after its end */
export function chooseEkadashi(ekadashi: Stretch, dvadashiEnd: number, days: readonly EkadashiDay[]): EkadashiChoice {
  const { start, end } = ekadashi;
  const inside = days.flatMap(({ sunrise }, i) => (start <= sunrise && sunrise < end ? [i] : []));
  const [first, second] = inside;
  if (first === undefined) {
    const within = days.filter(({ sunrise }) => sunrise < start).length - 1;
    return { case: 'kshaya', smarta: existing(within, days), vaishnava: existing(within + 1, days) };
  }
  const last = second ?? first;
  const next = days[last + 1];
  const lasts = next !== undefined && dvadashiEnd > next.sunrise;
  if (second !== undefined) return { case: 'vriddhi', smarta: lasts ? second : first, vaishnava: second };
  const limit = days[first]?.limit;
  const vaishnava = limit === undefined ? undefined : start <= limit ? first : existing(first + 1, days);
  return lasts
    ? { case: 'plain', smarta: first, vaishnava }
    : { case: 'dvadashi_kshaya', smarta: existing(first - 1, days), vaishnava };
}

/** The end of a fast. */
export interface Parana extends Stretch {
  /** `after_pratahkala`: later than the first fifth of the day; `dvadashi_over`: Dvādaśī ended before the sunrise; null: within both. */
  readonly note: 'after_pratahkala' | 'dvadashi_over' | null;
}

/** With the first quarter of Dvādaśī. */
export function hariVasaraEnd({ end }: Stretch, dvadashiEnd: number): number {
  return end + (dvadashiEnd - end) / 4;
}

/**
 * Returns when the fast is broken on the day after; undefined where the Sun does not set on it.
 *
 * After Hari vāsara, within Dvādaśī and the first fifth of the day; where that is nothing, until sunset or the end of Dvādaśī.
 */
export function paranaOf(ekadashi: Stretch, dvadashiEnd: number, { sunrise, sunset }: EkadashiDay): Parana | undefined {
  if (sunset === undefined) return undefined;
  const fifth = sunrise + (sunset - sunrise) / 5;
  if (dvadashiEnd <= sunrise) return { start: sunrise, end: fifth, note: 'dvadashi_over' };
  const start = Math.max(sunrise, hariVasaraEnd(ekadashi, dvadashiEnd));
  const end = Math.min(fifth, dvadashiEnd);
  return start < end
    ? { start, end, note: null }
    : { start, end: Math.min(sunset, dvadashiEnd), note: 'after_pratahkala' };
}
