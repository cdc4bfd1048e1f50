import { MAHADVADASHI_STARS, type MahadvadashiName } from '../tables/ekadashis.js';
import type { EkadashiDay } from './ekadashi.js';
import type { Stretch } from './windows.js';

/** The Mahādvādaśī after an Ekādaśī. */
export interface MahadvadashiChoice {
  /** In the order of the texts. */
  readonly names: readonly MahadvadashiName[];
  /** Index of the day of the fast. */
  readonly index: number;
}

/** All instants are Julian days (UT). */
export interface MahadvadashiSky {
  readonly ekadashi: Stretch;
  readonly dvadashiEnd: number;
  readonly bright: boolean;
  /** Whether the full or new moon tithi of that half has two sunrises. */
  readonly parvaGrows: () => boolean;
  /** Nakṣatras, 1 … 27, that touch a stretch, in order. */
  readonly stars: (stretch: Stretch) => readonly (Stretch & { readonly number: number })[];
}

/** Counts without regard to sunset. */
const SHRAVANA = 22;

function starName(day: EkadashiDay, { dvadashiEnd, stars }: MahadvadashiSky): MahadvadashiName | undefined {
  const { sunrise, sunset } = day;
  const reachesSunset = sunset !== undefined && dvadashiEnd > sunset;
  const made = stars({ start: sunrise, end: dvadashiEnd }).find(
    ({ number, start, end }) =>
      MAHADVADASHI_STARS[number] !== undefined &&
      (start > sunrise || end >= dvadashiEnd) &&
      (number === SHRAVANA || reachesSunset),
  );
  return made === undefined ? undefined : MAHADVADASHI_STARS[made.number];
}

/**
 * Returns the Mahādvādaśī that takes the place of an Ekādaśī, by Haribhaktivilāsa 12.366–392 and 13.321–537; undefined where there is none.
 *
 * @param days days that follow each other, from one that begins before the Ekādaśī to two after its end
 */
export function mahadvadashiOf(sky: MahadvadashiSky, days: readonly EkadashiDay[]): MahadvadashiChoice | undefined {
  const { ekadashi, dvadashiEnd, bright } = sky;
  const first = days.findIndex(({ sunrise }) => ekadashi.start <= sunrise);
  const after = days.findIndex(({ sunrise }) => ekadashi.end <= sunrise);
  const [firstDay, dvadashi, next] = [days[first], days[after], days[after + 1]];
  if (firstDay === undefined || dvadashi === undefined) return undefined;
  const sunrises = after - first;
  const pure = sunrises > 0 && firstDay.limit !== undefined && ekadashi.start <= firstDay.limit;
  const lost = dvadashiEnd <= dvadashi.sunrise;
  const onEkadashi: MahadvadashiName[] = [
    ...(sunrises === 2 && pure ? (['unmilani'] as const) : []),
    ...(lost && (sunrises === 2 || pure) ? (['trisprisha'] as const) : []),
  ];
  if (onEkadashi.length > 0) return { names: onEkadashi, index: after - 1 };
  if (lost) return undefined;
  const star = bright ? starName(dvadashi, sky) : undefined;
  const onDvadashi: MahadvadashiName[] = [
    ...(sunrises === 1 && pure && next !== undefined && dvadashiEnd > next.sunrise ? (['vyanjuli'] as const) : []),
    ...(sky.parvaGrows() ? (['pakshavardhini'] as const) : []),
    ...(star === undefined ? [] : [star]),
  ];
  return onDvadashi.length > 0 ? { names: onDvadashi, index: after } : undefined;
}
