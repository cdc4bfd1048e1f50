/** A seventh of the planetary council: the lord of the weekday on which a sign of the sidereal zodiac, counted in signs of 30 degrees, is entered. */
interface SolarOffice {
  readonly office: string;
  /** Signs from the Aries with which the year begins; a fraction is a place within the sign. */
  readonly signs: number;
  readonly text: string;
}

/** Ārdrā begins at 66°40′. */
const ARDRA = 20 / 9;

/**
 * The offices that entries of the Sun give: Professor Rishabh Shastri, "Nine planetary rulers of the new year" (2024), has the nine of the South;
 * Future Samachar on Saṁvat 2065 the ten of the North, which leave out `arghadhipati` and call the commander lord of the forts (durgeśa). The entry
 * that gives `phaladhipati` is that of Pisces, by the lists of Vikrama 2074, 2079 and 2082.
 */
export const SOLAR_OFFICES = [
  { office: 'mantri', signs: 0, text: 'the Sun enters Aries' },
  { office: 'arghadhipati', signs: 2, text: 'the Sun enters Gemini' },
  { office: 'meghadhipati', signs: ARDRA, text: 'the Sun enters Ardra' },
  { office: 'sasyadhipati', signs: 3, text: 'the Sun enters Cancer' },
  { office: 'senadhipati', signs: 4, text: 'the Sun enters Leo' },
  { office: 'dhanadhipati', signs: 5, text: 'the Sun enters Virgo' },
  { office: 'rasadhipati', signs: 6, text: 'the Sun enters Libra' },
  { office: 'dhanyadhipati', signs: 8, text: 'the Sun enters Sagittarius' },
  { office: 'nirasadhipati', signs: 9, text: 'the Sun enters Capricorn' },
  { office: 'phaladhipati', signs: 11, text: 'the Sun enters Pisces' },
] as const satisfies readonly SolarOffice[];

/** An office of the year's council: the king (`raja`), the minister (`mantri`), the lords of prices (`arghadhipati`), clouds, crops, the army, wealth, juices, grain, dry goods and fruits. @names none */
export type YearOfficeName = 'raja' | (typeof SOLAR_OFFICES)[number]['office'];
