import type { Quality } from '../muhurta/quality.js';
import type { BinduCount } from '../strengths/ashtakavarga.js';
import type { Kakshya } from '../strengths/natalBindus.js';
import type { LocalInstant } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import type { House, ZodiacPosition } from '../zodiac/position.js';
import type { Tara } from '../zodiac/taras.js';
import type { NatalPointName } from './hitList.js';

/** How far a graha is from the Sun, and from where on it is not combust. */
export interface TransitCombustion {
  /**
   * Degrees of longitude from the Sun, six decimals.
   *
   * @minimum 0
   * @maximum 180
   */
  readonly distance: number;
  /**
   * Degrees below which it is combust.
   *
   * @minimum 0
   * @maximum 30
   */
  readonly limit: number;
}

/** The tārā of a nakṣatra, counted from that of the natal Moon. */
export interface TransitTara {
  /**
   * Which of the nine.
   *
   * @asType integer
   * @minimum 1
   * @maximum 9
   */
  readonly number: number;
  /** Its name. */
  readonly name: Tara;
  /** What almanacs say of it; of Janma they differ. */
  readonly quality: Quality;
}

/** A point of the birth chart in the transited sign, or in one on which the transiting graha looks fully. */
export interface TransitAspect {
  /** Which point. */
  readonly point: NatalPointName;
  /** In the same sign, or looked on from it. */
  readonly kind: 'same_sign' | 'graha_drishti';
  /** House of the point from the transiting graha: 1 in the same sign. */
  readonly house: House;
}

/** Bindus of the natal aṣṭakavarga in the transited sign. */
export interface TransitBindu {
  /**
   * Bindus of the graha’s own table; null for the nodes.
   *
   * @maximum 8
   */
  readonly bindus: BinduCount | null;
  /** Bindus of the seven planets together. */
  readonly sarva_bindus: BinduCount;
  /** The eighth of the sign in which it moves; null for the nodes. */
  readonly kakshya: Kakshya | null;
}

/** A visit to a sign; null where the ephemeris begins or ends within it. */
export interface TransitVisit {
  /** When it enters. */
  readonly start: LocalInstant | null;
  /** When it leaves. */
  readonly end: LocalInstant | null;
  /** Whether it came back, against its usual way. */
  readonly entered_retrograde: boolean | null;
  /** Whether it goes back, against its usual way. */
  readonly leaves_retrograde: boolean | null;
}

/** The present stay of a graha in its sign, and every visit of the same passage: before and after a way back. */
export interface TransitSojourn extends TransitVisit {
  /**
   * Which of the visits the present one is.
   *
   * @asType integer
   * @minimum 1
   */
  readonly visit: number;
  /** Every visit of the passage, in order. */
  readonly visits: readonly TransitVisit[];
}

/** Where a graha is at the moment, and what that is to the birth. */
export interface TransitPlace extends ZodiacPosition {
  /**
   * Degrees a day, six decimals; below 0 while it goes back.
   *
   * @minimum -2
   * @maximum 16
   */
  readonly speed: number;
  /** Whether it goes back. */
  readonly retrograde: boolean;
  /** Whether it is nearer to the Sun than its limit. */
  readonly combust: boolean;
  /** How near; null of the Sun and the nodes, which are never combust. */
  readonly combustion: TransitCombustion | null;
  /** Whole-sign house from the natal Moon. */
  readonly house_from_moon: House;
  /** Whole-sign house from the natal ascendant; left out where that was not given. */
  readonly house_from_lagna?: House;
  /** Whole-sign house from the natal Sun; left out where that was not given. */
  readonly house_from_sun?: House;
  /** Whether the house from the Moon is one of its good ones; null of the nodes, unless a reading was chosen. */
  readonly favourable: boolean | null;
  /** The house from which that is obstructed; null where the house is not good. */
  readonly vedha_house: House | null;
  /** Who moves through that house and obstructs. */
  readonly vedha_by: readonly Graha[];
  /** Who moves through the sign of an obstructed graha: some say that it lifts the obstruction. */
  readonly vedha_suspended_by: readonly Graha[];
  /** Grahas that relieve it in a house of obstruction; only with `vipareeta`. */
  readonly vipareeta_by?: readonly Graha[];
  /** Good and not obstructed, obstructed, or neither; null of the nodes. */
  readonly result: 'good' | 'obstructed' | 'neutral' | null;
  /** Left out where the nakṣatra of the natal Moon was not given. */
  readonly tara?: TransitTara;
  /** Points of the birth in the same sign and under full aspect; only of a birth. */
  readonly natal_aspects?: readonly TransitAspect[];
  /** Only of a birth. */
  readonly ashtakavarga?: TransitBindu;
  /** How long it is in its sign; only with `stays`, the default. */
  readonly stay?: TransitSojourn;
}
