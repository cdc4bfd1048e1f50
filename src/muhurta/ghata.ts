import type { Almanac } from '../cast/day.js';
import { at } from '../math/at.js';
import { VARAS } from '../zodiac/limbNames.js';
import { limbName } from '../zodiac/limbs.js';
import { type LunarMonthIdentity, lunarMonthName } from '../zodiac/lunarMonth.js';
import { SIGNS } from '../zodiac/names.js';
import type { BirthMoon } from './natal.js';
import { partOf } from './rules/parts.js';
import { GHATA } from './tables/ghata.js';
import { type DayParts, type MuhurtaWindow, windowOrNull } from './vedicDay.js';

/** What is ghāta for a birth at the day's sunrise; five of the columns have no verse. */
export interface Ghata {
  /** Always true: no verse confirms month, yoga, karaṇa, prahara and the Moon of women. */
  readonly unconfirmed: true;
  /** Whether the lunar month, from new moon to new moon, is ghāta; an intercalary one by its name. */
  readonly month: boolean;
  /** Whether the tithi is. */
  readonly tithi: boolean;
  /** Whether the weekday is. */
  readonly weekday: boolean;
  /** Whether the nakṣatra of the Moon is. */
  readonly nakshatra: boolean;
  /** Whether the yoga is. */
  readonly yoga: boolean;
  /** Whether the karaṇa is. */
  readonly karana: boolean;
  /** Whether the sign of the Moon is, for men. */
  readonly moon_sign_male: boolean;
  /** Whether the sign of the Moon is, for women. */
  readonly moon_sign_female: boolean;
  /** The quarter of the day that is; null where the Sun does not rise or set. */
  readonly prahara: MuhurtaWindow | null;
}

const PRAHARAS = 4;

export function ghataOf(
  { limbs }: Almanac,
  parts: DayParts,
  { sign_number: sign }: BirthMoon,
  { index, also }: LunarMonthIdentity,
): Ghata {
  const row = at(GHATA, sign - 1);
  const { start } = parts.whole;
  const number = (limb: 'tithi' | 'nakshatra' | 'yoga' | 'karana'): number => limbs.number(limb, start);
  const moon = at(SIGNS, limbs.number('moon_sign', start) - 1).name;
  return {
    unconfirmed: true,
    month: [index, also].some((month) => month !== undefined && lunarMonthName(month) === row.month),
    tithi: row.tithis.includes(((number('tithi') - 1) % 15) + 1),
    weekday: at(VARAS, parts.weekday).name === row.weekday,
    nakshatra: limbName('nakshatra', number('nakshatra')) === row.nakshatra,
    yoga: limbName('yoga', number('yoga')) === row.yoga,
    karana: limbName('karana', number('karana')) === row.karana,
    moon_sign_male: moon === row.moon_sign_male,
    moon_sign_female: moon === row.moon_sign_female,
    prahara: windowOrNull(parts, parts.day === undefined ? undefined : partOf(parts.day, row.prahara, PRAHARAS)),
  };
}
