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

/** A period that a sign rules, without those within it. Half-open: its end begins the next. */
export interface PlainSignPeriod extends Omit<DashaPeriodData, 'periods' | 'sign' | 'lord'> {
  /** The sign that rules it. */
  readonly sign: Sign;
  /** The lord that gave the years of the sign, of Scorpio and Aquarius the one of two that was taken; null where every chart has the same years. */
  readonly lord: Graha | null;
}

/** A second-level period that a sign rules. */
export interface SignPeriodOfSecond extends PlainSignPeriod {
  /** The periods within it, where three levels were asked for. */
  readonly periods?: readonly PlainSignPeriod[];
}

/** A first-level period that a sign rules. */
export interface SignPeriod extends PlainSignPeriod {
  /** The periods within it, where at least two levels were asked for. */
  readonly periods?: readonly SignPeriodOfSecond[];
}

/** The sign with which a daśā begins, and how it was found. */
export interface DashaSeed {
  /** The sign. */
  readonly sign: Sign;
  /** Where it is counted from, or of what it is the strongest. */
  readonly from: SeedFrom;
  /** The signs of which it is the strongest, in the order in which they met; null where there was nothing to compare. */
  readonly compared: readonly Sign[] | null;
  /** The first rule of strength that decided, of three signs in the last comparison; `tie` where none did; null without a comparison. */
  readonly decided_by: SignStrengthRule | 'tie' | null;
}

/** A sign that has no years in a round, and therefore no period. */
export interface SkippedSign {
  /** The sign. */
  readonly sign: Sign;
  /** The round, from 1. @asType integer @minimum 1 */
  readonly cycle: number;
}

/** A lord that may be Brahmā. */
export interface BrahmaChoice {
  /** The graha. */
  readonly planet: SignLord;
  /** The house that it rules, counted from the stronger of ascendant and seventh. */
  readonly house_ruled: House;
  /** Where it is. */
  readonly sign: Sign;
  /** Whether it is in an odd sign in the seventh to twelfth house from there. */
  readonly qualifies: boolean;
}

/** The Brahmā of a chart. */
export interface BrahmaData {
  /** The graha. */
  readonly planet: SignLord;
  /** Those it was chosen among. */
  readonly candidates: readonly BrahmaChoice[];
  /** The first rule of strength that decided; null where there was but one to choose. */
  readonly decided_by: GrahaStrengthRule | 'tie' | null;
}

/** A daśā of signs. */
export interface RashiDashaData {
  /** The system, as in the name of its operation. */
  readonly system: RashiSystemId;
  /** Its name. */
  readonly name: string;
  /** Days of a year; null for a year that the sky or the calendar tells. @minimum 300 @maximum 400 */
  readonly year_days: number | null;
  /** The sign with which it begins. */
  readonly seed: DashaSeed;
  /** Which way its rounds go; null of Dṛg, whose groups have no direction. */
  readonly direction: 'forward' | 'backward' | null;
  /** The signs that have no years in a round. */
  readonly skipped_signs: readonly SkippedSign[];
  /** The name as it was given; empty when none was. @maxLength 100 */
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
  /** The chart of which it is reckoned. */
  readonly varga: NarayanaVarga;
}

/** The Sudāśā. */
export interface SudasaData extends RashiDashaData {
  /** Sidereal longitude of the Śrī lagna, degrees, cut at six decimals. */
  readonly sree_lagna: EclipticDegrees;
}

/** The Sthira daśā. */
export interface SthiraData extends RashiDashaData {
  /** The Brahmā with whose sign it begins, as it was found; null where the caller named him. */
  readonly brahma: BrahmaData | null;
}

const nameOf = (sign: number): Sign => at(SIGNS, sign).name;

/** Names of the systems. */
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
};

/** Returns what a daśā of signs tells of its beginning and its rounds. */
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

/** Returns a Brahmā as a result tells it. */
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

/** Returns the Śrī lagna as a result tells it. */
export function sreeLagnaData({ sreeLagna }: RashiReckoning): EclipticDegrees {
  if (sreeLagna === undefined) throw new RangeError('This dasha has no sree lagna.');
  return sixDecimals(sreeLagna);
}
