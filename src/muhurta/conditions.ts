import * as v from 'valibot';
import { bounded, exactly, oneOf, whole } from '../input/schemas.js';
import { LIMB_RULES, type Limb } from '../zodiac/limbs.js';
import { LUNAR_MONTHS, type LunarMonthName } from '../zodiac/lunarMonth.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import { COMBINATIONS, type Combination } from './combinations.js';
import { QUALITIES, type Quality } from './quality.js';
import { CHOGHADIYAS, type ChoghadiyaName, HORA_LORDS, type HoraLord } from './tables/eight.js';

/** Fields of every condition. */
interface Weighted {
  /** Left out: it must hold. Given: it is wished for, and counts so much in the score, 1 … 100. */
  readonly weight?: number | undefined;
}

/** A limb is one of some numbers, or none of them: `in` or `not_in`. */
export interface LimbCondition<Which extends Limb = Limb> extends Weighted {
  /** The limb. */
  readonly type: Which;
  /** Numbers from 1. Tithis: 1–15 of the bright half, 16–30 of the dark. Nakṣatras from Aśvinī, yogas from Viṣkambha, karaṇas 1–60 from the new moon. */
  readonly in?: readonly number[] | undefined;
  /** Numbers that it must not have. */
  readonly not_in?: readonly number[] | undefined;
}

/** The day is one of some weekdays, from sunrise to sunrise. */
export interface WeekdayCondition extends Weighted {
  /** The condition. */
  readonly type: 'weekday';
  /** From 1 (Sunday) to 7 (Saturday). */
  readonly in: readonly number[];
}

/** The Vedic day lies, at its sunrise, in one of some lunar months, from new moon to new moon. */
export interface MonthCondition extends Weighted {
  /** The condition. */
  readonly type: 'month';
  /** Names of months, each from new moon to new moon (amānta). */
  readonly in: readonly LunarMonthName[];
  /** Whether an intercalary month counts, too; false by default. */
  readonly adhika?: boolean | undefined;
}

/** Some signs, or some degrees, of the sidereal zodiac rise: `in`, or `from` and `to`. */
export interface LagnaCondition extends Weighted {
  /** The condition. */
  readonly type: 'lagna';
  /** Signs. */
  readonly in?: readonly Sign[] | undefined;
  /** Sidereal longitude of the ascendant, degrees, from which on; 0 ≤ longitude < 360. */
  readonly from?: number | undefined;
  /** Sidereal longitude of the ascendant before which; smaller than `from` where the stretch passes Aries 0°. */
  readonly to?: number | undefined;
}

/** Parts of the day that depend on Sun and Moon alone. */
export const PARTS = [
  'day',
  'night',
  'brahma_muhurta',
  'pratah_sandhya',
  'abhijit',
  'vijaya',
  'godhuli',
  'sayahna_sandhya',
  'nishita',
  'amrita_kala',
] as const;

/** In the order of their lords. */
export const CHOGHADIYA_NAMES = HORA_LORDS.map((lord) => CHOGHADIYAS[lord].name);

/** A part of the day: a window, a choghaḍiyā by its name, a horā by its lord. */
export type PartName = (typeof PARTS)[number] | ChoghadiyaName | HoraLord;

/** The time is inside one of some parts of the day. */
export interface PartCondition extends Weighted {
  /** The condition. */
  readonly type: 'part';
  /** One list of three kinds: windows of the day, choghaḍiyās by name (Udvega … Roga), horās by lord (Sun … Mars). */
  readonly in: readonly PartName[];
}

/** Windows that can be avoided. */
export const AVOIDED = [
  'rahu_kalam',
  'yamaganda',
  'gulika_kalam',
  'durmuhurta',
  'varjyam',
  'bhadra',
  'bhadra_on_earth',
  'panchaka',
  'vinchudo',
  'ganda_moola',
  'aadal',
  'vidaal',
  'jwalamukhi',
] as const;

/** A window to avoid. */
export type Avoided = (typeof AVOIDED)[number];

/** The time is outside all of some windows. */
export interface AvoidCondition extends Weighted {
  /** The condition. */
  readonly type: 'avoid';
  /** Windows to keep clear of; `bhadra_on_earth` is Bhadrā where it harms, with the Moon in the signs of `mrityu`. */
  readonly in: readonly Avoided[];
}

/** One of some combinations of weekday, tithi and nakṣatra runs. */
export interface YogaOfDayCondition extends Weighted {
  /** The condition. */
  readonly type: 'yoga_of_day';
  /** Combinations, as `muhurta.yogas` names them. */
  readonly in: readonly Combination[];
}

/** Conditions on births. */
interface ForBirths extends Weighted {
  /** Which of the births, from 0; all by default. */
  readonly births?: readonly number[] | undefined;
  /** Accepted qualities for each of them; `good` alone by default. */
  readonly quality?: readonly Quality[] | undefined;
}

/** The tārā is good for births. */
export interface TaraCondition extends ForBirths {
  /** The condition. */
  readonly type: 'tara';
}

/** The Moon is well placed from the signs of births. */
export interface ChandraCondition extends ForBirths {
  /** The condition. */
  readonly type: 'chandra';
}

/** Tithi, weekday, nakṣatra and rising sign leave no pañcaka. */
export interface PanchakaRahitaCondition extends Weighted {
  /** The condition. */
  readonly type: 'panchaka_rahita';
}

/** A condition on a time; with a weight it is a preference. */
export type Condition =
  | LimbCondition<'tithi'>
  | LimbCondition<'nakshatra'>
  | LimbCondition<'yoga'>
  | LimbCondition<'karana'>
  | WeekdayCondition
  | MonthCondition
  | LagnaCondition
  | PartCondition
  | AvoidCondition
  | YogaOfDayCondition
  | TaraCondition
  | ChandraCondition
  | PanchakaRahitaCondition;

export const CONDITION_TYPES = [
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'weekday',
  'month',
  'lagna',
  'part',
  'avoid',
  'yoga_of_day',
  'tara',
  'chandra',
  'panchaka_rahita',
] as const satisfies readonly Condition['type'][];

function listOf<const Entry extends v.GenericSchema>(entry: Entry, of: string) {
  const message = `it must be a list of ${of}, with one of them at least.`;
  return v.pipe(v.array(entry, message), v.minLength(1, message));
}

const numbers = (most: number) => listOf(whole(1, most), `whole numbers from 1 to ${most}`);
const namesOf = <const Names extends readonly string[]>(names: Names) =>
  listOf(oneOf(names), `some of ${names.join(', ')}`);

function kind<const Type extends string, const Entries extends v.ObjectEntries>(type: Type, entries: Entries) {
  return exactly({ type: v.literal(type), ...entries, weight: v.optional(whole(1, 100)) });
}

const limb = <const Which extends Limb>(which: Which) =>
  kind(which, {
    in: v.optional(numbers(LIMB_RULES[which].count)),
    not_in: v.optional(numbers(LIMB_RULES[which].count)),
  });

const longitude = () => v.optional(bounded(0, 360, 'degrees of sidereal longitude'));

const forBirths = () => ({
  births: v.optional(listOf(whole(0, MOST_BIRTHS - 1), `whole numbers from 0 to ${MOST_BIRTHS - 1}`)),
  quality: v.optional(namesOf(QUALITIES)),
});

export const MOST_BIRTHS = 12;
export const MOST_CONDITIONS = 40;

/** @internal */
export function conditionsSchema() {
  const message = `it must be a list of 1 to ${MOST_CONDITIONS} conditions.`;
  const condition = v.variant(
    'type',
    [
      limb('tithi'),
      limb('nakshatra'),
      limb('yoga'),
      limb('karana'),
      kind('weekday', { in: numbers(7) }),
      kind('month', {
        in: namesOf(LUNAR_MONTHS.map(({ name }) => name)),
        adhika: v.optional(v.boolean('it must be true or false.')),
      }),
      kind('lagna', {
        in: v.optional(namesOf(SIGNS.map(({ name }) => name))),
        from: longitude(),
        to: longitude(),
      }),
      kind('part', { in: namesOf([...PARTS, ...CHOGHADIYA_NAMES, ...HORA_LORDS]) }),
      kind('avoid', { in: namesOf(AVOIDED) }),
      kind('yoga_of_day', { in: namesOf(COMBINATIONS) }),
      kind('tara', forBirths()),
      kind('chandra', forBirths()),
      kind('panchaka_rahita', {}),
    ],
    `it must be the kind of a condition: ${CONDITION_TYPES.join(', ')}.`,
  );
  return v.pipe(v.array(condition, message), v.minLength(1, message), v.maxLength(MOST_CONDITIONS, message));
}
