/**
 * Names of signs, nakṣatras and grahas in results: ASCII, spelled as most English-language Jyotiṣa programs do. IAST, Devanāgarī and other
 * scripts are in `names`, and in no bundle without it.
 */

export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;

/** The lord of a sign or of a nakṣatra, or a body of a chart. @names planet */
export type Graha = (typeof GRAHAS)[number];

export interface SignName {
  readonly name: string;
  /** Bṛhat Parāśara Horā Śāstra (Santhanam) 4.6–24. */
  readonly lord: Graha;
}

export const SIGNS = [
  { name: 'Aries', lord: 'Mars' },
  { name: 'Taurus', lord: 'Venus' },
  { name: 'Gemini', lord: 'Mercury' },
  { name: 'Cancer', lord: 'Moon' },
  { name: 'Leo', lord: 'Sun' },
  { name: 'Virgo', lord: 'Mercury' },
  { name: 'Libra', lord: 'Venus' },
  { name: 'Scorpio', lord: 'Mars' },
  { name: 'Sagittarius', lord: 'Jupiter' },
  { name: 'Capricorn', lord: 'Saturn' },
  { name: 'Aquarius', lord: 'Saturn' },
  { name: 'Pisces', lord: 'Jupiter' },
] as const satisfies readonly SignName[];

/** One of the twelve signs (rāśi). @names signs */
export type Sign = (typeof SIGNS)[number]['name'];

export interface NakshatraName {
  readonly name: string;
}

/** 13°20′ each, from Aśvinī. */
export const NAKSHATRAS = [
  { name: 'Ashwini' },
  { name: 'Bharani' },
  { name: 'Krittika' },
  { name: 'Rohini' },
  { name: 'Mrigashira' },
  { name: 'Ardra' },
  { name: 'Punarvasu' },
  { name: 'Pushya' },
  { name: 'Ashlesha' },
  { name: 'Magha' },
  { name: 'Purva Phalguni' },
  { name: 'Uttara Phalguni' },
  { name: 'Hasta' },
  { name: 'Chitra' },
  { name: 'Swati' },
  { name: 'Vishakha' },
  { name: 'Anuradha' },
  { name: 'Jyeshtha' },
  { name: 'Mula' },
  { name: 'Purva Ashadha' },
  { name: 'Uttara Ashadha' },
  { name: 'Shravana' },
  { name: 'Dhanishta' },
  { name: 'Shatabhisha' },
  { name: 'Purva Bhadrapada' },
  { name: 'Uttara Bhadrapada' },
  { name: 'Revati' },
] as const satisfies readonly NakshatraName[];

/** One of the twenty-seven nakṣatras. @names nakshatras */
export type Nakshatra = (typeof NAKSHATRAS)[number]['name'];
