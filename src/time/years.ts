/** Days of the sidereal year, in which daśās are reckoned by default. */
export const SIDEREAL_YEAR_DAYS = 365.256363;

/**
 * The years in which daśās are reckoned. With `days` alone a year has that length. With `turn` it is as long as an angle of the
 * sky takes to grow by so many degrees, and `days` is what it takes on average: the sidereal longitude of the Sun
 * (`sidereal_true`), its longitude from the true equinox of date (`tropical_true`), the elongation of the Moon from the Sun
 * (`lunar_true`: 360 tithis of 12°). `calendar` counts twelve months of thirty days and adds them to the date as numbers.
 *
 * Sidereal, tropical and anomalistic year are those of J2000.0, the lunar year is 12 synodic months of 29.530589 days. Who reckons
 * how: `sidereal` Drik Panchang, `sidereal_true` Jagannatha Hora 8 and PyJHora, `julian` Maitreya, `calendar` AstroSage;
 * test/oracle/dasha-years.test.ts holds Drik Panchang, Jagannatha Hora and AstroSage against what they print.
 */
export const YEARS = {
  sidereal: { days: SIDEREAL_YEAR_DAYS },
  sidereal_true: { days: SIDEREAL_YEAR_DAYS, turn: 360 },
  tropical: { days: 365.24219 },
  tropical_true: { days: 365.24219, turn: 360 },
  julian: { days: 365.25 },
  gregorian: { days: 365.2425 },
  anomalistic: { days: 365.259636 },
  savana: { days: 360 },
  lunar: { days: 354.36707 },
  lunar_true: { days: 354.36707, turn: 4320 },
  calendar: {},
} as const satisfies Readonly<Record<string, { readonly days?: number; readonly turn?: number }>>;

/** One of the `YEARS`. */
export type YearName = keyof typeof YEARS;

/** A year measured by an angle of the sky. */
export type TrueYear = { [Name in YearName]: (typeof YEARS)[Name] extends { turn: number } ? Name : never }[YearName];

/** A year of a fixed number of days. */
export type FixedYear = Exclude<YearName, TrueYear | 'calendar'>;

/** The names of the years, in the order in which they are listed everywhere. */
export const YEAR_NAMES = /* @__PURE__ */ Object.keys(YEARS) as readonly YearName[];
