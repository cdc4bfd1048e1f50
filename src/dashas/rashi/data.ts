import { at } from '../../math/at.js';
import type { Brahma } from '../../zodiac/brahma.js';
import type { SignLord } from '../../zodiac/lords.js';
import { type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import { type EclipticDegrees, type House, sixDecimals } from '../../zodiac/position.js';
import type { GrahaStrengthRule, SignStrengthRule } from '../../zodiac/signStrength.js';
import type { DashaPeriodData } from '../periods.js';
import type { CharaSchool, NarayanaVarga } from './options.js';
import type { RashiReckoning, RashiSystemId } from './reckon.js';
import type { SeedFrom } from './rules/seeds.js';

/** A period ruled by a sign, without its sub-periods. Half-open: its end begins the next. */
export interface PlainSignPeriod extends Omit<DashaPeriodData, 'periods' | 'sign' | 'lord'> {
  /** The sign that rules it. */
  readonly sign: Sign;
  /** The lord that gave the sign its years, for Scorpio and Aquarius the chosen one of two; null where every chart has the same years. */
  readonly lord: Graha | null;
}

/** A second-level period ruled by a sign. */
export interface SignPeriodOfSecond extends PlainSignPeriod {
  /** Its sub-periods, with three levels. */
  readonly periods?: readonly PlainSignPeriod[];
}

/** A first-level period ruled by a sign. */
export interface SignPeriod extends PlainSignPeriod {
  /** Its sub-periods, from two levels on. */
  readonly periods?: readonly SignPeriodOfSecond[];
}

/** The sign with which a daśā begins, and how it was found. */
export interface DashaSeed {
  /** The sign. */
  readonly sign: Sign;
  /** From where it is counted, or among which signs it is the strongest. */
  readonly from: SeedFrom;
  /** The signs compared, in order; null where there was nothing to compare. */
  readonly compared: readonly Sign[] | null;
  /** The first rule of strength that decided (of three signs, in the last comparison); `tie` where none did; null without a comparison. */
  readonly decided_by: SignStrengthRule | 'tie' | null;
}

/** A sign without years in a round, and so without a period. */
export interface SkippedSign {
  /** The sign. */
  readonly sign: Sign;
  /** The round, from 1. @asType integer @minimum 1 */
  readonly cycle: number;
}

/** A candidate for Brahmā. */
export interface BrahmaChoice {
  /** The graha. */
  readonly planet: SignLord;
  /** The house it rules, counted from the stronger of ascendant and seventh. */
  readonly house_ruled: House;
  /** Its sign. */
  readonly sign: Sign;
  /** Whether it is in an odd sign in the seventh to twelfth house from there. */
  readonly qualifies: boolean;
}

/** The Brahmā of a chart. */
export interface BrahmaData {
  /** The graha. */
  readonly planet: SignLord;
  /** The candidates. */
  readonly candidates: readonly BrahmaChoice[];
  /** The first rule of strength that decided; null with a single candidate. */
  readonly decided_by: GrahaStrengthRule | 'tie' | null;
}

/** A daśā of signs. */
export interface RashiDashaData {
  /** The system, named as its operation. */
  readonly system: RashiSystemId;
  /** Its name. @names dasha */
  readonly name: string;
  /** Days in a year; null where the sky or the calendar sets its length. @minimum 300 @maximum 400 */
  readonly year_days: number | null;
  /** The sign with which it begins. */
  readonly seed: DashaSeed;
  /** The direction of its rounds; null where groups of signs follow one another, as in Dṛg and Kendrādi. */
  readonly direction: 'forward' | 'backward' | null;
  /** The signs without years in a round. */
  readonly skipped_signs: readonly SkippedSign[];
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** The periods from birth on, in order of time. */
  readonly periods: readonly SignPeriod[];
}

/** The Cara daśā. */
export interface CharaData extends RashiDashaData {
  /** Whose Cara. */
  readonly school: CharaSchool;
}

/** The Nārāyaṇa daśā. */
export interface NarayanaData extends RashiDashaData {
  /** The chart it is reckoned in. */
  readonly varga: NarayanaVarga;
}

/** The Sudāśā. */
export interface SudasaData extends RashiDashaData {
  /** Sidereal longitude of the Śrī lagna, degrees, cut at six decimals. */
  readonly sree_lagna: EclipticDegrees;
}

/** The Sthira daśā. */
export interface SthiraData extends RashiDashaData {
  /** The Brahmā whose sign begins it, and how he was found; null where the caller named him. */
  readonly brahma: BrahmaData | null;
}

export const nameOf = (sign: number): Sign => at(SIGNS, sign).name;

export const RASHI_NAMES: Readonly<Record<RashiSystemId, string>> = {
  chara: 'Chara',
  narayana: 'Narayana',
  lagnamsaka: 'Lagnamsaka',
  moola: 'Moola (Lagna Kendradi)',
  sudasa: 'Sudasa',
  drig: 'Drig',
  trikona: 'Trikona',
  sthira: 'Sthira',
  shoola: 'Shoola',
  niryana_shoola: 'Niryana Shoola',
  mandooka: 'Mandooka',
  chakra: 'Chakra',
  kendradi: 'Kendradi',
  karaka_kendradi: 'Karaka Kendradi',
  brahma: 'Brahma',
  yogardha: 'Yogardha',
  varnada: 'Varnada',
  navamsha: 'Navamsha',
  paryaya: 'Paryaya',
  padanadhamsha: 'Padanadhamsha',
  tara_lagna: 'Tara Lagna',
  sandhya: 'Sandhya',
  pachaka: 'Pachaka',
};

export function beginningData(
  id: RashiSystemId,
  { course, seed }: RashiReckoning,
): Pick<RashiDashaData, 'system' | 'name' | 'seed' | 'direction' | 'skipped_signs'> {
  const { forward, skipped } = course;
  const { sign, from, compared, decidedBy } = seed;
  return {
    system: id,
    name: RASHI_NAMES[id],
    seed: { sign: nameOf(sign), from, compared: compared?.map(nameOf) ?? null, decided_by: decidedBy },
    direction: forward === null ? null : forward ? 'forward' : 'backward',
    skipped_signs: skipped.map((one) => ({ sign: nameOf(one.sign), cycle: one.cycle })),
  };
}

export function brahmaData({ planet, candidates, decidedBy }: Brahma): BrahmaData {
  return {
    planet,
    candidates: candidates.map((one) => ({
      planet: one.planet,
      house_ruled: one.house,
      sign: nameOf(one.sign),
      qualifies: one.qualifies,
    })),
    decided_by: decidedBy,
  };
}

export function sreeLagnaData({ findings: { sreeLagna } }: RashiReckoning): EclipticDegrees {
  if (sreeLagna === undefined) throw new RangeError('This dasha has no sree lagna.');
  return sixDecimals(sreeLagna);
}
