/** Shown by test/oracle/explain.test.ts and test/conventions/explain.property.test.ts. */
export const EXPLAIN_VERIFICATION =
  'nine exports and six copies of Jagannatha Hora 8 and 18 charts of Swiss Ephemeris 2.10.03 (apparent, true, topocentric Moon): places, ayanamsa and node named rightly in all 33; three AstroSage reports refused, in whole minutes too; of 60 births a school in whole minutes, cut and rounded, lahiri, kp, raman and true_chitra named first in 58 or more; what is left within 0.1″ of the same procedure over Swiss Ephemeris from 1700 on; the own charts of every profile explained by its own settings';

/** Shown by test/conventions/compare.test.ts and test/oracle. */
export const COMPARE_VERIFICATION =
  'each chart is that of its conventions by themselves, which are measured against Swiss Ephemeris 2.10.03 and nine exports of Jagannatha Hora 8; the shares of a difference add up to it exactly in random births';
