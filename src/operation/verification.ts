/** What the project's own tests show about the charts: test/oracle, with the numbers in docs/accuracy.md. */
export const CHART_VERIFICATION =
  'Swiss Ephemeris 2.10.03 (DE431), 200 births of 1900 to 2025 in 52 zones and six schools: signs, nakshatras, padas and fifteen vargas agree wherever a longitude is further from a boundary than the stated error of the ephemeris';

/** What the project's own tests show about the daśā: test/oracle/reference-cases.test.ts. */
export const DASHA_VERIFICATION =
  '81 antara starts published in the tests of PyJHora (Chennai, 1996-12-07): the same sequence and spans; by default all starts are 2.43 hours later, as the Moon is apparent here and true there; with conventions.positions "true" about 8 minutes are left (0.04″ of the Moon)';
