import type { LimbSky } from '../cast/limbs.js';
import { unitsOf } from '../cast/units.js';
import { at } from '../math/at.js';
import type { GODHULIS, SATURDAY_DURMUHURTAS } from './options.js';
import type { Ghatis } from './rules/ghatis.js';
import { partOf, type Stretch } from './rules/parts.js';
import { touches } from './rules/stretches.js';
import { DURMUHURTAS, SATURDAY } from './tables/durmuhurta.js';
import { GULIKA_EIGHTHS, RAHU_KALAM_EIGHTHS, YAMAGANDA_EIGHTHS } from './tables/eighths.js';
import type { DayParts } from './vedicDay.js';

const EIGHTHS = 8;
export const FIFTEENTHS = 15;
const ABHIJIT = 8;
const WEDNESDAY = 3;
const SATURDAY_NUMBER = 6;

type GoodPart = 'brahma_muhurta' | 'pratah_sandhya' | 'abhijit' | 'vijaya' | 'godhuli' | 'sayahna_sandhya' | 'nishita';

/** A thirtieth of the night from sunset on, or half of it before. */
function godhuliOf({ night }: DayParts, where: (typeof GODHULIS)[number]): Stretch | undefined {
  if (night === undefined) return undefined;
  const { start, end } = partOf(night, 1, 30);
  const half = (end - start) / 2;
  return where === 'sunset' ? { start, end } : { start: start - half, end: end - half };
}

/** `undefined` where the Sun does not rise or set, and Abhijit on Wednesdays. */
export function goodParts(
  parts: DayParts,
  godhuli: (typeof GODHULIS)[number],
): Readonly<Record<GoodPart, Stretch | undefined>> {
  const { day, night, nightBefore, weekday } = parts;
  return {
    brahma_muhurta: nightBefore && partOf(nightBefore, 14, FIFTEENTHS),
    pratah_sandhya: nightBefore && partOf(nightBefore, 10, 10),
    abhijit: weekday === WEDNESDAY ? undefined : day && partOf(day, ABHIJIT, FIFTEENTHS),
    vijaya: day && partOf(day, 11, FIFTEENTHS),
    godhuli: godhuliOf(parts, godhuli),
    sayahna_sandhya: night && partOf(night, 1, 10),
    nishita: night && partOf(night, 8, FIFTEENTHS),
  };
}

/** `undefined` where the Sun does not rise or set. */
export function badEighths({ day, weekday }: DayParts) {
  const eighth = (eighths: readonly number[]): Stretch | undefined => day && partOf(day, at(eighths, weekday), EIGHTHS);
  return {
    rahu_kalam: eighth(RAHU_KALAM_EIGHTHS),
    yamaganda: eighth(YAMAGANDA_EIGHTHS),
    gulika_kalam: eighth(GULIKA_EIGHTHS),
  };
}

/** Fifteenths of day and night; weekday 0 is Sunday. */
export function durmuhurtasOf(weekday: number, saturday: (typeof SATURDAY_DURMUHURTAS)[number]) {
  return weekday === SATURDAY_NUMBER ? SATURDAY[saturday] : at(DURMUHURTAS, weekday);
}

/** Whole, with the number of the nakṣatra. */
export function ghatisOf(
  limbs: LimbSky,
  time: Stretch,
  ghatis: (number: number, stay: Stretch) => readonly Ghatis[],
): (Ghatis & { readonly number: number })[] {
  return unitsOf('nakshatra', limbs)(time.start, time.end).flatMap((stay) =>
    ghatis(stay.number, stay)
      .filter((stretch) => touches(stretch, time))
      .map((of) => ({ ...of, number: stay.number })),
  );
}
