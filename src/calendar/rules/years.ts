import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { ERAS, GUJARAT_SAMVATSARA, NEW_YEAR, SOUTH_SAMVATSARA } from '../tables/eras.js';
import { JUPITER, type NorthReckoning, SAMVATSARAS, type Samvatsara, SEWELL } from '../tables/samvatsaras.js';

/** A lunar month within its year. */
interface MonthOfYear {
  /** 0 (Chaitra) … 11. */
  readonly index: number;
  /** Civil year in whose spring the lunar year began with Chaitra. */
  readonly year: number;
}

/** A solar month within its year. */
interface SignOfYear {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** Civil year in which the Sun entered Aries last. */
  readonly year: number;
}

/** Returns the years of the eras that begin with a lunar month; those of Śaka and Kali are expired. */
export function lunarYears({ index, year }: MonthOfYear) {
  return {
    shaka: year + ERAS.shaka,
    vikram: year + ERAS.vikram,
    vikram_gujarat: year + ERAS.vikram - (index >= NEW_YEAR.kartika ? 0 : 1),
    kali: year + ERAS.kali,
  };
}

/** Returns the Bengali year of a solar month. */
export function bengaliYear({ year }: SignOfYear): number {
  return year + ERAS.bengali;
}

/** Returns the Kollam year of a solar month: it begins with that of Leo. */
export function kollamYear({ sign, year }: SignOfYear): number {
  return year + ERAS.kollam - (sign >= NEW_YEAR.leo ? 0 : 1);
}

/** Returns the name of a place in the sixty, which goes round. */
const named = (place: number): Samvatsara => at(SAMVATSARAS, modulo(place, SAMVATSARAS.length)).name;

/** Returns the southern saṁvatsara of an expired Śaka year. */
export function southSamvatsara(shaka: number): Samvatsara {
  return named(shaka + SOUTH_SAMVATSARA);
}

/** Returns the saṁvatsara of a Vikrama year of Gujarat. */
export function gujaratSamvatsara(vikram: number): Samvatsara {
  return named(vikram + GUJARAT_SAMVATSARA);
}

/** A northern saṁvatsara, with its end. */
export interface NorthSamvatsara {
  readonly name: Samvatsara;
  /** Julian day, UT. */
  readonly end: number;
}

/** Returns the days that mean Jupiter stays in a sign. */
function daysInSign(reckoning: NorthReckoning): number {
  const { yugaDays, revolutions } = JUPITER;
  return yugaDays / (12 * revolutions[reckoning === 'bija' ? 'bija' : 'without_bija']);
}

/** Returns the northern saṁvatsara before which so many have passed since the beginning of Kali. */
function northAfter(passed: number, days: number): NorthSamvatsara {
  return { name: named(JUPITER.first + passed), end: JUPITER.kaliEpoch + (passed + 1) * days };
}

/** Returns the northern saṁvatsara of an instant (Julian day, UT): mean Jupiter's stay in one sign. */
export function northSamvatsara(ut: number, reckoning: NorthReckoning): NorthSamvatsara {
  const days = daysInSign(reckoning);
  return northAfter(Math.floor((ut - JUPITER.kaliEpoch) / days), days);
}

/** Returns the northern saṁvatsara with which an expired Kali year begins, by the rule of Sewell & Dikshit. */
export function sewellSamvatsara(kali: number): NorthSamvatsara {
  const { gain, late, per } = SEWELL;
  return northAfter(kali + Math.floor((gain * kali - late) / per), daysInSign('sewell'));
}
