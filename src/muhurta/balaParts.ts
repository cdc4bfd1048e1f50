import type { LimbSky } from '../cast/limbs.js';
import { type Unit, unitsOf } from '../cast/units.js';
import { at } from '../math/at.js';
import { NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import { TARAS, type Tara } from '../zodiac/taras.js';
import type { BirthMoon } from './natal.js';
import { PANCHAKA_TITHIS } from './options.js';
import type { Quality } from './quality.js';
import { chandraQuality, houseFrom, panchakaRemainder, taraNumber, tithiOfHalf } from './rules/bala.js';
import type { Stretch } from './rules/parts.js';
import { shared } from './rules/stretches.js';
import { CHANDRASHTAMA, PANCHAKA_REMAINDERS, type PanchakaRahitaName, TARA_QUALITIES } from './tables/bala.js';

/** A tārā. */
export interface TaraWords {
  /**
   * Which of the nine it is, from the nakṣatra of birth.
   *
   * @asType integer
   * @minimum 1
   * @maximum 9
   */
  readonly number: number;
  /** Its name. */
  readonly name: Tara;
  /** What almanacs say of it. */
  readonly quality: Quality;
  /** The nakṣatra of the Moon that makes it. */
  readonly nakshatra: Nakshatra;
}

/** The Moon's sign from the sign of birth. */
export interface ChandraWords {
  /**
   * Which sign it is from that of birth, both counted.
   *
   * @asType integer
   * @minimum 1
   * @maximum 12
   */
  readonly house: number;
  /** What almanacs say of it. */
  readonly quality: Quality;
  /** Whether it is the eighth. */
  readonly chandrashtama: boolean;
  /** The sign of the Moon. */
  readonly sign: Sign;
}

/** The remainder of tithi, weekday, nakṣatra and rising sign. */
export interface PanchakaRahitaWords {
  /**
   * The remainder of a division by nine.
   *
   * @asType integer
   * @minimum 0
   * @maximum 8
   */
  readonly remainder: number;
  /** What that is called; `Rahita` is free of pañcaka. */
  readonly name: PanchakaRahitaName;
  /** What almanacs say of it. */
  readonly quality: Quality;
  /** The sidereal sign that rises. */
  readonly lagna_sign: Sign;
}

export function tarasOf(limbs: LimbSky, { start, end }: Stretch, birth: BirthMoon): (Stretch & TaraWords)[] {
  return unitsOf('nakshatra', limbs)(start, end).map((unit) => {
    const number = taraNumber(unit.number, birth.nakshatra_number);
    return {
      start: unit.start,
      end: unit.end,
      number,
      name: at(TARAS, number - 1),
      quality: at(TARA_QUALITIES, number - 1),
      nakshatra: at(NAKSHATRAS, unit.number - 1).name,
    };
  });
}

function halvesOf(limbs: LimbSky, { start, end }: Stretch): (Stretch & { readonly half: 'bright' | 'dark' })[] {
  const halves: (Stretch & { readonly half: 'bright' | 'dark' })[] = [];
  for (const unit of unitsOf('tithi', limbs)(start, end)) {
    const half = unit.number <= 15 ? 'bright' : 'dark';
    const last = halves.at(-1);
    if (last?.half === half) halves[halves.length - 1] = { ...last, end: unit.end };
    else halves.push({ start: unit.start, end: unit.end, half });
  }
  return halves;
}

/** Where the half of the month decides, its change begins another stretch. */
export function chandrasOf(limbs: LimbSky, time: Stretch, birth: BirthMoon): (Stretch & ChandraWords)[] {
  const halves = halvesOf(limbs, time);
  return unitsOf('moon_sign', limbs)(time.start, time.end).flatMap((unit) => {
    const house = houseFrom(unit.number, birth.sign_number);
    const words = { house, chandrashtama: house === CHANDRASHTAMA, sign: at(SIGNS, unit.number - 1).name };
    const qualities = new Set(halves.map(({ half }) => chandraQuality(house, half)));
    const [quality] = qualities;
    const whole = shared(unit, time);
    if (whole === undefined) return [];
    if (quality !== undefined && qualities.size === 1) return { ...whole, ...words, quality };
    return halves.flatMap(({ half, ...stretch }) => {
      const part = shared(stretch, whole);
      return part === undefined ? [] : { ...part, ...words, quality: chandraQuality(house, half) };
    });
  });
}

/** How pañcaka counts the tithi. */
export type PanchakaTithi = (typeof PANCHAKA_TITHIS)[number];

/** For a time of one weekday (from 0 for Sunday), given the signs that rise in it. */
export function panchakaRahitasOf(
  limbs: LimbSky,
  time: Stretch,
  weekday: number,
  rising: readonly Unit[],
  count: PanchakaTithi = PANCHAKA_TITHIS[0],
): (Stretch & PanchakaRahitaWords)[] {
  const tithis = unitsOf('tithi', limbs)(time.start, time.end);
  const stars = unitsOf('nakshatra', limbs)(time.start, time.end);
  return rising.flatMap((sign) =>
    tithis.flatMap((tithi) =>
      stars.flatMap((star) => {
        const both = shared(tithi, star);
        const stretch = both === undefined ? undefined : shared(both, sign);
        const within = stretch === undefined ? undefined : shared(stretch, time);
        if (within === undefined) return [];
        const number = count === 'month' ? tithi.number : tithiOfHalf(tithi.number);
        const remainder = panchakaRemainder(number, weekday, star.number, sign.number);
        return {
          ...within,
          remainder,
          ...at<(typeof PANCHAKA_REMAINDERS)[number]>(PANCHAKA_REMAINDERS, remainder),
          lagna_sign: at(SIGNS, sign.number - 1).name,
        };
      }),
    ),
  );
}
