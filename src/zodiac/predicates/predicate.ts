import type { CharaKaraka, KarakaScheme } from '../charaKarakas.js';
import type { Dignity } from '../dignity.js';
import type { Graha, Sign } from '../names.js';
import type { Regard } from '../relationships.js';
import type { SIGN_CLASSES, YOGA_GROUPS } from './groups.js';

/** A variable that `for_each` or `count_planets` binds: `$p`. */
export type YogaVariable = `$${string}`;

/** A house, 1 … 12, or a variable for one. */
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
  | YogaExaltedInSignOf
  | YogaCharaKaraka;

/** The lord of a house. */
export interface YogaLord {
  readonly lord: YogaHouse;
  /** The reference of the house; the lagna by default. */
  readonly from?: YogaRef;
}

/** The lord of a planet's sign. */
export interface YogaDispositor {
  readonly dispositor: YogaTerm;
}

/** The lord of a planet's navāṁśa. */
export interface YogaNavamshaDispositor {
  readonly navamsha_dispositor: YogaTerm;
}

/** The lord of the rising navāṁśa. */
export interface YogaNavamshaLagnaLord {
  readonly navamsha_lagna_lord: true;
}

/** The lord of a planet's sign of exaltation. */
export interface YogaExaltationLord {
  readonly exaltation_lord: YogaTerm;
}

/** The planet exalted in another's sign; none in Gemini, Leo, Scorpio, Sagittarius and Aquarius. */
export interface YogaExaltedInSignOf {
  readonly exalted_in_sign_of: YogaTerm;
}

/** The planet that is a cara kāraka; none where a tie leaves the kāraka empty or shared. */
export interface YogaCharaKaraka {
  readonly chara_karaka: CharaKaraka;
  /** With Rāhu (`eight`, the default), or the seven planets alone. */
  readonly scheme?: KarakaScheme;
}

/** The pada (ārūḍha) of a house, with the stronger of two lords for Scorpio and Aquarius. */
export interface YogaPada {
  readonly pada: YogaHouse;
}

/** The sign of a planet’s navāṁśa; for the Ātma kāraka the kārakāṁśa. */
export interface YogaNavamshaOf {
  readonly navamsha_of: YogaTerm;
}

/** A sign that is no planet’s place. */
export type YogaPoint = YogaPada | YogaNavamshaOf;

/** The reference of whole-sign houses, itself the first: the lagna, the sign of a planet, a pada or the sign of a navāṁśa. */
export type YogaRef = 'lagna' | YogaTerm | YogaPoint;

/** A named group of planets. */
export type YogaGroupName = (typeof YOGA_GROUPS)[number];

/** Several planets: a named group, or a list. */
export type YogaGroup = YogaGroupName | readonly YogaTerm[];

/** A sign, or a class of signs. */
export type YogaSign = Sign | (typeof SIGN_CLASSES)[number];

/** A value of `natural_relation`: how a planet regards the lord of its sign by nature; `self` in its own sign. */
export type YogaRelation = Regard | 'self';

/** A span of a sign, degrees 0 to 30: its beginning, inclusive, and its end, exclusive. */
export type YogaSpan = readonly [from: number, to: number];

/** Two planets. */
export type YogaPair = readonly [YogaTerm, YogaTerm];

interface Position {
  readonly planet: YogaTerm;
}
interface Counted {
  /** The reference of houses; the lagna by default. */
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
  /** The group; the planet itself never counts. */
  readonly group: YogaGroup;
}

/**
 * The words of a predicate and their arguments. Joined means in one sign; an aspect is a full one of the seven (the nodes cast none);
 * exalted means anywhere in the sign; a planet is never its own company. A predicate whose term finds no planet is false.
 */
export interface YogaWords {
  /** All of them hold. */
  readonly all: readonly YogaPredicate[];
  /** Any of them holds. */
  readonly any: readonly YogaPredicate[];
  /** It does not hold. */
  readonly not: YogaPredicate;
  /** At least this many of them hold. */
  readonly at_least: { readonly n: number; readonly of: readonly YogaPredicate[] };
  /** The planet is in one of the houses. */
  readonly in_house: Position & Counted & { readonly houses: readonly YogaHouse[] };
  /** The planet is in one of the signs. */
  readonly in_sign: Position & { readonly signs: readonly YogaSign[] };
  /** Its navāṁśa is one of the signs. */
  readonly in_navamsha: Position & { readonly signs: readonly YogaSign[] };
  /** It is within one of the spans of its sign, degrees: the first inclusive, the second exclusive. */
  readonly in_degrees: Position & { readonly spans: readonly YogaSpan[] };
  /** One of the signs rises. */
  readonly lagna_in: readonly YogaSign[];
  /** Whether the rising sign is also the rising navāṁśa. */
  readonly lagna_vargottama: boolean;
  /** The sign of the house belongs to the planet. */
  readonly sign_of_house_owned_by: Position & Counted & { readonly house: YogaHouse };
  /** It is in its sign of exaltation; never a node. */
  readonly exalted: YogaTerm;
  /** It is in its sign of debilitation; never a node. */
  readonly debilitated: YogaTerm;
  /** It is in its own sign; never a node. */
  readonly own_sign: YogaTerm;
  /** It is within the degrees of its mūlatrikoṇa; never a node. */
  readonly moolatrikona: YogaTerm;
  /** It is within one degree of its deepest exaltation. */
  readonly deep_exaltation: YogaTerm;
  /** Its dignity by `strengths.dignity` is one of these. */
  readonly dignity_in: Position & { readonly any_of: readonly Dignity[] };
  /** How it regards the lord of its sign by nature is one of these. */
  readonly natural_relation: Position & { readonly any_of: readonly YogaRelation[] };
  /** Its dignity is exalted, moolatrikona, own, great_friend or friend, and it is neither debilitated nor combust. */
  readonly strong: YogaTerm;
  /** It is combust by Sūrya Siddhānta. */
  readonly combust: YogaTerm;
  /** It is retrograde. */
  readonly retrograde: YogaTerm;
  /** It is in the same sign in rāśi and navāṁśa. */
  readonly vargottama: YogaTerm;
  /** Both are the same planet. */
  readonly same: YogaPair;
  /** It is benefic in this chart. */
  readonly is_benefic: YogaTerm;
  /** It is malefic in this chart. */
  readonly is_malefic: YogaTerm;
  /** All are in one sign, even two terms for one planet. */
  readonly conjunct: readonly YogaTerm[];
  /** At least this many of the group share its sign. */
  readonly conjunct_any: Company;
  /** The first casts a full aspect on the sign of the second. */
  readonly aspects: YogaPair;
  /** At least this many of the group aspect it. */
  readonly aspected_by_any: Company;
  /** At least this many of the group share its sign or aspect it. */
  readonly joined_or_aspected: Company;
  /** At least this many of the group aspect the sign of the house. */
  readonly house_aspected_by: Counted & Least & { readonly house: YogaHouse; readonly group: YogaGroup };
  /** At least this many of the group are in the house or aspect it. */
  readonly house_joined_or_aspected: Counted & Least & { readonly house: YogaHouse; readonly group: YogaGroup };
  /** Each is in a sign of the other. */
  readonly exchange: YogaPair;
  /** The lord of each house is in the other; false where one planet rules both. */
  readonly exchange_houses: readonly [YogaHouse, YogaHouse];
  /** Two planets exchange signs, are joined or aspect each other. */
  readonly sambandha: YogaPair;
  /** Counted from each, the other is in one of these houses. */
  readonly mutual_houses: { readonly planets: YogaPair; readonly houses: readonly YogaHouse[] };
  /** `min` (1 by default) to `max` of the group are in the houses. */
  readonly house_has: Houses & Least & { readonly max?: number; readonly except?: readonly YogaTerm[] };
  /** Every one of the houses has one of the group. */
  readonly each_house_has: Houses;
  /** None of the group is in the houses. */
  readonly house_empty: Houses & { readonly except?: readonly YogaTerm[] };
  /** All of `of` (the nine by default) that are in the houses belong to the group; for empty houses `allow_empty` (false by default). */
  readonly house_only: Houses & { readonly of?: YogaGroup; readonly allow_empty?: boolean };
  /** All of the group are in the houses; with `each_occupied` every house is used, too. */
  readonly all_in_houses: Houses & { readonly each_occupied: boolean };
  /** All of the group are in the signs. */
  readonly all_in_signs: { readonly group: YogaGroup; readonly signs: readonly YogaSign[] };
  /** The group occupies this many different signs. */
  readonly sign_count: { readonly group: YogaGroup; readonly equals: number };
  /** `min` to `max` of the houses have one of the group. */
  readonly houses_occupied_count: {
    readonly houses: readonly YogaHouse[];
    readonly group: YogaGroup;
    readonly min: number;
    readonly max?: number;
  };
  /** `that` holds for `min` (0 by default) to `max` of the group, with the planet as `$x`. */
  readonly count_planets: {
    readonly group: YogaGroup;
    readonly that: YogaPredicate;
    readonly min?: number;
    readonly max?: number;
  };
  /** The sign of the first aspects the sign of the second (rāśi dṛṣṭi). */
  readonly rashi_aspects: YogaPair;
  /** At least this many of the group are in signs that aspect the sign of the house. */
  readonly house_rashi_aspected_by: Counted & Least & { readonly house: YogaHouse; readonly group: YogaGroup };
  /** The pada of the house is in one of the houses. */
  readonly pada_in_house: Counted & { readonly pada: YogaHouse; readonly houses: readonly YogaHouse[] };
  /** By nature the first regards the second as a friend. */
  readonly friends: YogaPair;
  /** Whether the Moon is full: in pūrṇimā, 168° to before 180° ahead of the Sun. */
  readonly moon_full: boolean;
  /** Whether the Moon waxes. */
  readonly moon_waxing: boolean;
  /** Whether the birth was between sunrise and sunset. */
  readonly day_birth: boolean;
  /** The given sex. */
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

/** A condition on a chart: an object with one word and its argument, `{ in_house: { planet: 'Mars', houses: [1, 4, 7, 10] } }`. */
export type YogaPredicate = {
  [Word in YogaWord]: { readonly [One in Word]: YogaWords[One] } & {
    readonly [Other in Exclude<YogaWord, Word>]?: never;
  };
}[YogaWord];
