import type { Almanac } from '../cast/day.js';
import { at } from '../math/at.js';
import { NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import { type Bhadra, bhadrasOf } from './bhadraParts.js';
import { badEighths, durmuhurtasOf, FIFTEENTHS, ghatisOf, goodParts } from './dayStretches.js';
import { type Panchaka, panchakasOf, vinchudosOf } from './moonStays.js';
import type { BHADRA_PARTS_BY, GODHULIS, MULA_VARJYAMS, SATURDAY_DURMUHURTAS } from './options.js';
import type { Quality } from './quality.js';
import { amritaOf, type Ghatis, varjyasOf } from './rules/ghatis.js';
import { partsOf, type Stretch } from './rules/parts.js';
import { DAY_MUHURTAS, type MuhurtaName, NIGHT_MUHURTAS } from './tables/muhurtas.js';
import { DISHA_SHOOL } from './tables/yogas.js';
import { type DayParts, isPartial, type MuhurtaDay, type MuhurtaWindow, windowOrNull } from './vedicDay.js';

/** One of the thirty muhūrtas of a day and its night. */
export interface MuhurtaOfThirty extends MuhurtaWindow {
  /** Whether it is of the day or of the night. @names ui */
  readonly part: 'day' | 'night';
  /**
   * Which fifteenth of that it is.
   *
   * @asType integer
   * @minimum 1
   * @maximum 15
   */
  readonly number: number;
  /** Its name. */
  readonly name: MuhurtaName;
  /** What almanacs say of it. */
  readonly quality: Quality;
}

/** A window that the Moon's nakṣatra makes. */
export interface NakshatraWindow extends MuhurtaWindow {
  /** The nakṣatra. */
  readonly nakshatra: Nakshatra;
  /**
   * Ghaṭīs (sixtieths) of the Moon's stay in the nakṣatra before it begins; for Mūla's varjya this shows the reading, 20 or 56.
   *
   * @asType integer
   * @minimum 0
   * @maximum 56
   */
  readonly ghati: number;
  /** Whether it goes on after the next sunrise: it is listed on the day on which it begins, and not again on the next. */
  readonly crosses_sunrise: boolean;
}

/** Windows to use. A window is null where the Sun does not rise or set. */
export interface GoodWindows {
  /** The last but one fifteenth of the night before. */
  readonly brahma_muhurta: MuhurtaWindow | null;
  /** The last tenth of the night before. */
  readonly pratah_sandhya: MuhurtaWindow | null;
  /** The eighth fifteenth of the day; null on Wednesdays, too. */
  readonly abhijit: MuhurtaWindow | null;
  /** The eleventh fifteenth of the day. */
  readonly vijaya: MuhurtaWindow | null;
  /** A thirtieth of the night at sunset. */
  readonly godhuli: MuhurtaWindow | null;
  /** The first tenth of the night. */
  readonly sayahna_sandhya: MuhurtaWindow | null;
  /** The eighth fifteenth of the night. */
  readonly nishita: MuhurtaWindow | null;
  /** Four ghaṭīs of each nakṣatra: those that begin on the day, whole. */
  readonly amrita_kala: readonly NakshatraWindow[];
}

/** The windows that are avoided. A window is null where the Sun does not rise or set. */
export interface BadWindows {
  /** The eighth of the day that the weekday names. */
  readonly rahu_kalam: MuhurtaWindow | null;
  /** The eighth of the day that the weekday names. */
  readonly yamaganda: MuhurtaWindow | null;
  /** The eighth of the day that the weekday names. */
  readonly gulika_kalam: MuhurtaWindow | null;
  /** The fifteenths that the weekday names. */
  readonly durmuhurta: readonly Omit<MuhurtaOfThirty, 'quality'>[];
  /** Four ghaṭīs of each nakṣatra: those that begin on the day, whole; two of Mūla, whose beginning is disputed. */
  readonly varjyam: readonly NakshatraWindow[];
  /** Those that touch the day, whole. */
  readonly bhadra: readonly Bhadra[];
  /** The parts that fall on the day. */
  readonly panchaka: readonly Panchaka[];
  /** The parts of the Moon's stay in Scorpio that fall on the day. */
  readonly vinchudo: readonly MuhurtaWindow[];
}

/** Every window of a day. */
export interface MuhurtaDayData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** Windows to use. */
  readonly good: GoodWindows;
  /** Windows that are avoided. */
  readonly bad: BadWindows;
  /** The thirty muhūrtas from sunrise to the next sunrise; those of the day or of the night are left out where it has no beginning or no end. */
  readonly muhurtas: readonly MuhurtaOfThirty[];
  /** The direction in which one does not set out on the weekday. */
  readonly disha_shool: (typeof DISHA_SHOOL)[number];
  /** Whether anything is null or left out because the Sun does not rise or set. */
  readonly times_partial: boolean;
}

export interface DayOptions {
  readonly mula_varjyam: (typeof MULA_VARJYAMS)[number];
  readonly saturday_durmuhurta: (typeof SATURDAY_DURMUHURTAS)[number];
  readonly godhuli: (typeof GODHULIS)[number];
  readonly bhadra_parts: (typeof BHADRA_PARTS_BY)[number];
}

const NAMES = { day: DAY_MUHURTAS, night: NIGHT_MUHURTAS } as const;

function thirty(parts: DayParts): MuhurtaOfThirty[] {
  return (['day', 'night'] as const).flatMap((half) => {
    const whole = parts[half];
    if (whole === undefined) return [];
    // Field by field: spreading these thirty takes a fifth of the time of a day.
    return partsOf(whole, FIFTEENTHS).map((part, i) => {
      const { start, end } = parts.window(part);
      const { name, quality } = at<MuhurtaRowOf>(NAMES[half], i);
      return { start, end, part: half, number: i + 1, name, quality };
    });
  });
}

type MuhurtaRowOf = (typeof DAY_MUHURTAS)[number] | (typeof NIGHT_MUHURTAS)[number];

function ofNakshatras(
  { limbs }: Almanac,
  { whole, window }: DayParts,
  ghatis: (number: number, stay: Stretch) => readonly Ghatis[],
): NakshatraWindow[] {
  return ghatisOf(limbs, whole, ghatis)
    .filter(({ start }) => start >= whole.start)
    .map((of) => ({
      ...window(of),
      nakshatra: at(NAKSHATRAS, of.number - 1).name,
      ghati: of.ghati,
      crosses_sunrise: of.end > whole.end,
    }));
}

function windows<Name extends string>(parts: DayParts, stretches: Readonly<Record<Name, Stretch | undefined>>) {
  const entries = Object.entries<Stretch | undefined>(stretches);
  return Object.fromEntries(entries.map(([name, of]) => [name, windowOrNull(parts, of)])) as Record<
    Name,
    MuhurtaWindow | null
  >;
}

function goodOf(almanac: Almanac, parts: DayParts, { godhuli }: DayOptions): GoodWindows {
  return {
    ...windows(parts, goodParts(parts, godhuli)),
    amrita_kala: ofNakshatras(almanac, parts, (number, stay) => [amritaOf(number, stay)]),
  };
}

function badOf(
  almanac: Almanac,
  parts: DayParts,
  thirtyOfDay: readonly MuhurtaOfThirty[],
  given: DayOptions,
): BadWindows {
  return {
    ...windows(parts, badEighths(parts)),
    durmuhurta: durmuhurtasOf(parts.weekday, given.saturday_durmuhurta).flatMap(({ part, number }) =>
      thirtyOfDay
        .filter((one) => one.part === part && one.number === number)
        .map(({ quality: _, ...window }) => window),
    ),
    varjyam: ofNakshatras(almanac, parts, (number, stay) => varjyasOf(number, stay, given.mula_varjyam)),
    bhadra: bhadrasOf(almanac, parts, given.bhadra_parts),
    panchaka: panchakasOf(almanac, parts),
    vinchudo: vinchudosOf(almanac, parts),
  };
}

export function muhurtaDayData(almanac: Almanac, parts: DayParts, given: DayOptions): MuhurtaDayData {
  const muhurtas = thirty(parts);
  return {
    day: parts.description,
    good: goodOf(almanac, parts, given),
    bad: badOf(almanac, parts, muhurtas, given),
    muhurtas,
    disha_shool: at(DISHA_SHOOL, parts.weekday),
    times_partial: isPartial(parts),
  };
}
