/**
 * Names of signs, nakṣatras and grahas as they are returned: ASCII, in the spelling that most English-language Jyotiṣa
 * programs share. IAST and Devanāgarī stand beside them for people who localise.
 */

/** The nine grahas in the order of a chart. */
export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;

/** The lord of a sign or of a nakṣatra, or a body of a chart. */
export type Graha = (typeof GRAHAS)[number];

/** How the tables name a sign. */
export interface SignName {
  readonly name: string;
  readonly sanskrit: string;
  readonly iast: string;
  readonly devanagari: string;
  /** Bṛhat Parāśara Horā Śāstra (Santhanam) 4.6–24. */
  readonly lord: Graha;
}

/** The twelve signs from Aries. */
export const SIGNS = [
  { name: 'Aries', sanskrit: 'Mesha', iast: 'Meṣa', devanagari: 'मेष', lord: 'Mars' },
  { name: 'Taurus', sanskrit: 'Vrishabha', iast: 'Vṛṣabha', devanagari: 'वृषभ', lord: 'Venus' },
  { name: 'Gemini', sanskrit: 'Mithuna', iast: 'Mithuna', devanagari: 'मिथुन', lord: 'Mercury' },
  { name: 'Cancer', sanskrit: 'Karka', iast: 'Karka', devanagari: 'कर्क', lord: 'Moon' },
  { name: 'Leo', sanskrit: 'Simha', iast: 'Siṃha', devanagari: 'सिंह', lord: 'Sun' },
  { name: 'Virgo', sanskrit: 'Kanya', iast: 'Kanyā', devanagari: 'कन्या', lord: 'Mercury' },
  { name: 'Libra', sanskrit: 'Tula', iast: 'Tulā', devanagari: 'तुला', lord: 'Venus' },
  { name: 'Scorpio', sanskrit: 'Vrishchika', iast: 'Vṛścika', devanagari: 'वृश्चिक', lord: 'Mars' },
  { name: 'Sagittarius', sanskrit: 'Dhanu', iast: 'Dhanu', devanagari: 'धनु', lord: 'Jupiter' },
  { name: 'Capricorn', sanskrit: 'Makara', iast: 'Makara', devanagari: 'मकर', lord: 'Saturn' },
  { name: 'Aquarius', sanskrit: 'Kumbha', iast: 'Kumbha', devanagari: 'कुम्भ', lord: 'Saturn' },
  { name: 'Pisces', sanskrit: 'Meena', iast: 'Mīna', devanagari: 'मीन', lord: 'Jupiter' },
] as const satisfies readonly SignName[];

/** One of the twelve signs (rāśi). */
export type Sign = (typeof SIGNS)[number]['name'];

/** How the tables name a nakṣatra. */
export interface NakshatraName {
  readonly name: string;
  readonly iast: string;
  readonly devanagari: string;
}

/** The twenty-seven nakṣatras of 13°20′ from Aśvinī. */
export const NAKSHATRAS = [
  { name: 'Ashwini', iast: 'Aśvinī', devanagari: 'अश्विनी' },
  { name: 'Bharani', iast: 'Bharaṇī', devanagari: 'भरणी' },
  { name: 'Krittika', iast: 'Kṛttikā', devanagari: 'कृत्तिका' },
  { name: 'Rohini', iast: 'Rohiṇī', devanagari: 'रोहिणी' },
  { name: 'Mrigashira', iast: 'Mṛgaśirā', devanagari: 'मृगशिरा' },
  { name: 'Ardra', iast: 'Ārdrā', devanagari: 'आर्द्रा' },
  { name: 'Punarvasu', iast: 'Punarvasu', devanagari: 'पुनर्वसु' },
  { name: 'Pushya', iast: 'Puṣya', devanagari: 'पुष्य' },
  { name: 'Ashlesha', iast: 'Āśleṣā', devanagari: 'आश्लेषा' },
  { name: 'Magha', iast: 'Maghā', devanagari: 'मघा' },
  { name: 'Purva Phalguni', iast: 'Pūrva Phalgunī', devanagari: 'पूर्वाफाल्गुनी' },
  { name: 'Uttara Phalguni', iast: 'Uttara Phalgunī', devanagari: 'उत्तराफाल्गुनी' },
  { name: 'Hasta', iast: 'Hasta', devanagari: 'हस्त' },
  { name: 'Chitra', iast: 'Citrā', devanagari: 'चित्रा' },
  { name: 'Swati', iast: 'Svātī', devanagari: 'स्वाती' },
  { name: 'Vishakha', iast: 'Viśākhā', devanagari: 'विशाखा' },
  { name: 'Anuradha', iast: 'Anurādhā', devanagari: 'अनुराधा' },
  { name: 'Jyeshtha', iast: 'Jyeṣṭhā', devanagari: 'ज्येष्ठा' },
  { name: 'Mula', iast: 'Mūla', devanagari: 'मूल' },
  { name: 'Purva Ashadha', iast: 'Pūrvāṣāḍhā', devanagari: 'पूर्वाषाढा' },
  { name: 'Uttara Ashadha', iast: 'Uttarāṣāḍhā', devanagari: 'उत्तराषाढा' },
  { name: 'Shravana', iast: 'Śravaṇa', devanagari: 'श्रवण' },
  { name: 'Dhanishta', iast: 'Dhaniṣṭhā', devanagari: 'धनिष्ठा' },
  { name: 'Shatabhisha', iast: 'Śatabhiṣā', devanagari: 'शतभिषा' },
  { name: 'Purva Bhadrapada', iast: 'Pūrva Bhādrapadā', devanagari: 'पूर्वाभाद्रपदा' },
  { name: 'Uttara Bhadrapada', iast: 'Uttara Bhādrapadā', devanagari: 'उत्तराभाद्रपदा' },
  { name: 'Revati', iast: 'Revatī', devanagari: 'रेवती' },
] as const satisfies readonly NakshatraName[];

/** One of the twenty-seven nakṣatras. */
export type Nakshatra = (typeof NAKSHATRAS)[number]['name'];
