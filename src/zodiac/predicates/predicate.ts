import type { Dignity } from '../dignity.js';
import type { Graha, Sign } from '../names.js';
import type { Regard } from '../relationships.js';
import type { SIGN_CLASSES, YOGA_GROUPS } from './groups.js';

/** A variable that `for_each` or `count_planets` binds: `$p`. */
export type YogaVariable = `$${string}`;

/** A house, 1 … 12, or a variable that stands for one. */
export type YogaHouse = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | YogaVariable;

/** A planet, named or found in the chart. Lords are the seven; there are no co-lords. */
export type YogaTerm =
  | Graha
  | YogaVariable
  | YogaLord
  | YogaDispositor
  | YogaNavamshaDispositor
  | YogaNavamshaLagnaLord
  | YogaExaltationLord
  | YogaExaltedInSignOf;

/** The lord of a house. */
export interface YogaLord {
  readonly lord: YogaHouse;
  /** From where the house is counted; from the lagna by default. */
  readonly from?: YogaRef;
}

/** The lord of the sign in which a planet stands. */
export interface YogaDispositor {
  readonly dispositor: YogaTerm;
}

/** The lord of the navāṁśa in which a planet stands. */
export interface YogaNavamshaDispositor {
  readonly navamsha_dispositor: YogaTerm;
}

/** The lord of the rising navāṁśa. */
export interface YogaNavamshaLagnaLord {
  readonly navamsha_lagna_lord: true;
}

/** The lord of the sign in which a planet is exalted. */
export interface YogaExaltationLord {
  readonly exaltation_lord: YogaTerm;
}

/** The planet that is exalted in the sign where another stands; there is none for Gemini, Leo, Scorpio, Sagittarius and Aquarius. */
export interface YogaExaltedInSignOf {
  readonly exalted_in_sign_of: YogaTerm;
}

/** From where houses are counted, as whole signs, the first included: the lagna or the sign of a planet. */
export type YogaRef = 'lagna' | YogaTerm;

/** A group of planets that has a name. */
export type YogaGroupName = (typeof YOGA_GROUPS)[number];

/** Several planets: a group that has a name, or a list. */
export type YogaGroup = YogaGroupName | readonly YogaTerm[];

/** A sign, or a class of signs. */
export type YogaSign = Sign | (typeof SIGN_CLASSES)[number];

/** What `natural_relation` asks for: how a planet regards the lord of its sign by nature; `self` in its own sign. */
export type YogaRelation = Regard | 'self';

/** A span of a sign, degrees, 0 to 30: where it begins, which belongs to it, and where it ends. */
export type YogaSpan = readonly [from: number, to: number];

/** Two planets. */
export type YogaPair = readonly [YogaTerm, YogaTerm];

interface Position {
  readonly planet: YogaTerm;
}
interface Counted {
  /** From where houses are counted; from the lagna by default. */
  readonly from?: YogaRef;
}
interface Least {
  /** The fewest members; 1 by default. */
  readonly min?: number;
}
interface Houses extends Counted {
  readonly houses: readonly YogaHouse[];
  readonly group: YogaGroup;
}
interface Company extends Position, Least {
  /** Who is asked for; the planet itself never counts. */
  readonly group: YogaGroup;
}

/**
 * The words of a predicate with what each takes. Joined is in one sign; an aspect is a full one of the seven (the nodes cast none); exalted
 * is anywhere in the sign; a planet is never its own company. Where a term finds no planet, the predicate is false.
 */
export interface YogaWords {
  /** Every one of them holds. */
  readonly all: readonly YogaPredicate[];
  /** One of them holds. */
  readonly any: readonly YogaPredicate[];
  /** It does not hold. */
  readonly not: YogaPredicate;
  /** So many of them hold. */
  readonly at_least: { readonly n: number; readonly of: readonly YogaPredicate[] };
  /** The planet stands in one of the houses. */
  readonly in_house: Position & Counted & { readonly houses: readonly YogaHouse[] };
  /** The planet stands in one of the signs. */
  readonly in_sign: Position & { readonly signs: readonly YogaSign[] };
  /** Its navāṁśa is one of the signs. */
  readonly in_navamsha: Position & { readonly signs: readonly YogaSign[] };
  /** It stands within one of the spans of its sign, degrees: from the first on and before the second. */
  readonly in_degrees: Position & { readonly spans: readonly YogaSpan[] };
  /** One of the signs rises. */
  readonly lagna_in: readonly YogaSign[];
  /** Whether the rising sign is also the rising navāṁśa. */
  readonly lagna_vargottama: boolean;
  /** The sign of the house is one of the planet's own. */
  readonly sign_of_house_owned_by: Position & Counted & { readonly house: YogaHouse };
  /** It stands anywhere in the sign of its exaltation; a node never. */
  readonly exalted: YogaTerm;
  /** It stands anywhere in the sign opposite; a node never. */
  readonly debilitated: YogaTerm;
  /** It stands in a sign of its own; a node never. */
  readonly own_sign: YogaTerm;
  /** It stands within the degrees of its mūlatrikoṇa; a node never. */
  readonly moolatrikona: YogaTerm;
  /** It stands within one degree of its deepest exaltation. */
  readonly deep_exaltation: YogaTerm;
  /** Its dignity, the one that `strengths.dignity` tells, is one of these. */
  readonly dignity_in: Position & { readonly any_of: readonly Dignity[] };
  /** How it regards the lord of its sign by nature is one of these. */
  readonly natural_relation: Position & { readonly any_of: readonly YogaRelation[] };
  /** Its dignity is exalted, moolatrikona, own, great_friend or friend, and it is neither debilitated nor combust. */
  readonly strong: YogaTerm;
  /** It is within the limit of the Sun, by Sūrya Siddhānta. */
  readonly combust: YogaTerm;
  /** It moves backwards. */
  readonly retrograde: YogaTerm;
  /** It stands in the same sign in rāśi and navāṁśa. */
  readonly vargottama: YogaTerm;
  /** Both are one planet. */
  readonly same: YogaPair;
  /** It is benefic in this chart. */
  readonly is_benefic: YogaTerm;
  /** It is malefic in this chart. */
  readonly is_malefic: YogaTerm;
  /** All stand in one sign; two terms that are one planet do, too. */
  readonly conjunct: readonly YogaTerm[];
  /** So many of the group share its sign. */
  readonly conjunct_any: Company;
  /** The first casts a full aspect on the sign of the second. */
  readonly aspects: YogaPair;
  /** So many of the group aspect it. */
  readonly aspected_by_any: Company;
  /** So many of the group share its sign or aspect it. */
  readonly joined_or_aspected: Company;
  /** So many of the group aspect the sign of the house. */
  readonly house_aspected_by: Counted & Least & { readonly house: YogaHouse; readonly group: YogaGroup };
  /** So many of the group stand in the house or aspect it. */
  readonly house_joined_or_aspected: Counted & Least & { readonly house: YogaHouse; readonly group: YogaGroup };
  /** Each stands in a sign of the other. */
  readonly exchange: YogaPair;
  /** The lord of each house stands in the other; false where one planet rules both. */
  readonly exchange_houses: readonly [YogaHouse, YogaHouse];
  /** Two planets exchange signs, are joined or aspect each other. */
  readonly sambandha: YogaPair;
  /** Counted from each, the other stands in one of these places. */
  readonly mutual_houses: { readonly planets: YogaPair; readonly houses: readonly YogaHouse[] };
  /** So many of the group stand in the houses. */
  readonly house_has: Houses & Least & { readonly max?: number; readonly except?: readonly YogaTerm[] };
  /** Every one of the houses holds one of the group. */
  readonly each_house_has: Houses;
  /** None of the group stands in the houses. */
  readonly house_empty: Houses & { readonly except?: readonly YogaTerm[] };
  /** Whoever of `of` (all nine by default) stands in the houses belongs to the group; of empty houses it says `allow_empty` (false by default). */
  readonly house_only: Houses & { readonly of?: YogaGroup; readonly allow_empty?: boolean };
  /** Every one of the group stands in the houses; with `each_occupied` every house is used, too. */
  readonly all_in_houses: Houses & { readonly each_occupied: boolean };
  /** Every one of the group stands in the signs. */
  readonly all_in_signs: { readonly group: YogaGroup; readonly signs: readonly YogaSign[] };
  /** The group uses so many different signs. */
  readonly sign_count: { readonly group: YogaGroup; readonly equals: number };
  /** So many of the houses hold one of the group. */
  readonly houses_occupied_count: {
    readonly houses: readonly YogaHouse[];
    readonly group: YogaGroup;
    readonly min: number;
    readonly max?: number;
  };
  /** For so many of the group `that` holds, with the planet as `$x`. `min` is 0 by default. */
  readonly count_planets: {
    readonly group: YogaGroup;
    readonly that: YogaPredicate;
    readonly min?: number;
    readonly max?: number;
  };
  /** Whether the Moon waxes. */
  readonly moon_waxing: boolean;
  /** Whether the birth was between sunrise and sunset. */
  readonly day_birth: boolean;
  /** The sex that was given. */
  readonly sex: 'male' | 'female';
  /** The lord of its navāṁśa is its great friend in the rāśi chart, and another planet. */
  readonly dignity_great_friend_of_navamsa: YogaTerm;
  /** Its navāṁśa is the sign of its exaltation. */
  readonly navamsha_exalted: YogaTerm;
  /** It is the lord of the Moon's drekkāṇa (D3, Parāśara). */
  readonly moon_drekkana_lord: YogaTerm;
  /** It always holds. */
  readonly true: true;
}

/** A word of the vocabulary. */
export type YogaWord = keyof YogaWords;

/** What is asked of a chart: an object of one word with what it takes, `{ in_house: { planet: 'Mars', houses: [1, 4, 7, 10] } }`. */
export type YogaPredicate = {
  [Word in YogaWord]: { readonly [One in Word]: YogaWords[One] } & {
    readonly [Other in Exclude<YogaWord, Word>]?: never;
  };
}[YogaWord];
