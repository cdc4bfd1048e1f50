/**
 * Difference between the year of an era and the civil year in which it begins. Śaka, Vikrama and Kali begin with Chaitra, the Bengali era
 * with the solar month of Aries, that of Kollam with the one of Leo. From four published days (Drik Panchang) and Sewell & Dikshit, The
 * Indian Calendar (1896).
 */
export const ERAS = { shaka: -78, vikram: 57, kali: 3101, bengali: -593, kollam: -824 } as const;

/** Months, from 0, of years that do not begin in spring: the Vikrama year of Gujarat, and that of Kollam. */
export const NEW_YEAR = { kartika: 7, leo: 4 } as const;

/** Added to an expired Śaka year for the place, from 0, of its southern saṁvatsara among the sixty. */
export const SOUTH_SAMVATSARA = 11;
/** Added to a Vikrama year of Gujarat for the place, from 0, of its saṁvatsara. */
export const GUJARAT_SAMVATSARA = 8;

/** Days of the months of the Indian national calendar, from Chaitra; Chaitra has one more in a Gregorian leap year. */
export const NATIONAL_MONTH_DAYS = [30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30] as const;
/** Day of March on which its year begins; one earlier in a Gregorian leap year. */
export const NATIONAL_NEW_YEAR = 22;

/**
 * Julian day number of the day from whose midnight the days of Kali are counted, 18 February 3102 BCE (Julian): the ahargaṇa of that day is
 * 0. Reingold & Dershowitz, Calendrical Calculations, count from R.D. −1,132,959, which is the same day.
 */
export const KALI_EPOCH_DAY = 588_466;
