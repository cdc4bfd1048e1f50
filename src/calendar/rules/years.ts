import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { ERAS, GUJARAT_SAMVATSARA, NEW_YEAR, SOUTH_SAMVATSARA } from '../tables/eras.js';
import { JUPITER, type NorthReckoning, SAMVATSARAS, type Samvatsara, SEWELL } from '../tables/samvatsaras.js';

interface MonthOfYear {
  /** 0 (Chaitra) … 11. */
  readonly index: number;
  /** Civil year in whose spring the lunar year began with Chaitra. */
  readonly year: number;
}

interface SignOfYear {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** Civil year of the Sun's last entry into Aries. */
  readonly year: number;
}

/** Years of Śaka and Kali are expired. */
export function lunarYears({ index, year }: MonthOfYear) {
  return {
    shaka: year + ERAS.shaka,
    vikram: year + ERAS.vikram,
    vikram_gujarat: year + ERAS.vikram - (index >= NEW_YEAR.kartika ? 0 : 1),
    kali: year + ERAS.kali,
  };
}

export function bengaliYear({ year }: SignOfYear): number {
  return year + ERAS.bengali;
}

/** Begins with the solar month of Leo. */
export function kollamYear({ sign, year }: SignOfYear): number {
  return year + ERAS.kollam - (sign >= NEW_YEAR.leo ? 0 : 1);
}

const named = (place: number): Samvatsara => at(SAMVATSARAS, modulo(place, SAMVATSARAS.length)).name;

/** Of an expired Śaka year. */
export function southSamvatsara(shaka: number): Samvatsara {
  return named(shaka + SOUTH_SAMVATSARA);
}

export function gujaratSamvatsara(vikram: number): Samvatsara {
  return named(vikram + GUJARAT_SAMVATSARA);
}

export interface NorthSamvatsara {
  readonly name: Samvatsara;
  /** Julian day, UT. */
  readonly end: number;
}

function daysInSign(reckoning: NorthReckoning): number {
  const { yugaDays, revolutions } = JUPITER;
  return yugaDays / (12 * revolutions[reckoning === 'bija' ? 'bija' : 'without_bija']);
}

/** Counted from the beginning of Kali. */
function northAfter(passed: number, days: number): NorthSamvatsara {
  return { name: named(JUPITER.first + passed), end: JUPITER.kaliEpoch + (passed + 1) * days };
}

/** Mean Jupiter's stay in one sign; Julian day, UT. */
export function northSamvatsara(ut: number, reckoning: NorthReckoning): NorthSamvatsara {
  const days = daysInSign(reckoning);
  return northAfter(Math.floor((ut - JUPITER.kaliEpoch) / days), days);
}

/** At the beginning of an expired Kali year, by the rule of Sewell & Dikshit. */
export function sewellSamvatsara(kali: number): NorthSamvatsara {
  const { gain, late, per } = SEWELL;
  return northAfter(kali + Math.floor((gain * kali - late) / per), daysInSign('sewell'));
}
