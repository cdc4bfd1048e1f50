import type { KaranaName, Weekday, YogaName } from '../../zodiac/limbNames.js';
import type { LunarMonthName } from '../../zodiac/lunarMonth.js';
import type { Nakshatra, Sign } from '../../zodiac/names.js';

/** What those born with the Moon in a sign avoid. */
export interface GhataRow {
  readonly sign: Sign;
  readonly month: LunarMonthName;
  /** Of either half, 1 … 15. */
  readonly tithis: readonly number[];
  readonly weekday: Weekday;
  readonly nakshatra: Nakshatra;
  readonly yoga: YogaName;
  readonly karana: KaranaName;
  /** Quarter of the day, 1 … 4. */
  readonly prahara: number;
  /** Signs of the Moon, for men and for women. */
  readonly moon_sign_male: Sign;
  readonly moon_sign_female: Sign;
  /** Quarter of a nakṣatra in the sign of the Moon that is avoided most. */
  readonly moon_quarter: readonly [Nakshatra, pada: number];
  /** The rising sign. */
  readonly lagna: Sign;
}

/**
 * The ghāta cakra, Aries to Pisces. Moon (of men), quarter, tithis, weekday, nakṣatra and lagna: Muhūrta Cintāmaṇi, Yātrā 27–33, read. Month,
 * yoga, karaṇa, prahara and the Moon of women: memory, held against a table of a public program (KalaKosha, read), which has Śukla for the yogas
 * of Virgo and Libra and Kaulava for the karaṇa of Gemini; results say so.
 */
export const GHATA: readonly GhataRow[] = [
  {
    sign: 'Aries',
    month: 'Kartika',
    tithis: [1, 6, 11],
    weekday: 'Sunday',
    nakshatra: 'Magha',
    yoga: 'Vishkambha',
    karana: 'Bava',
    prahara: 1,
    moon_sign_male: 'Aries',
    moon_sign_female: 'Aries',
    moon_quarter: ['Krittika', 1],
    lagna: 'Aries',
  },
  {
    sign: 'Taurus',
    month: 'Margashirsha',
    tithis: [5, 10, 15],
    weekday: 'Saturday',
    nakshatra: 'Hasta',
    yoga: 'Shukla',
    karana: 'Shakuni',
    prahara: 4,
    moon_sign_male: 'Virgo',
    moon_sign_female: 'Sagittarius',
    moon_quarter: ['Chitra', 2],
    lagna: 'Taurus',
  },
  {
    sign: 'Gemini',
    month: 'Ashadha',
    tithis: [2, 7, 12],
    weekday: 'Monday',
    nakshatra: 'Swati',
    yoga: 'Parigha',
    karana: 'Chatushpada',
    prahara: 3,
    moon_sign_male: 'Aquarius',
    moon_sign_female: 'Sagittarius',
    moon_quarter: ['Shatabhisha', 3],
    lagna: 'Cancer',
  },
  {
    sign: 'Cancer',
    month: 'Pausha',
    tithis: [2, 7, 12],
    weekday: 'Wednesday',
    nakshatra: 'Anuradha',
    yoga: 'Vyaghata',
    karana: 'Naga',
    prahara: 1,
    moon_sign_male: 'Leo',
    moon_sign_female: 'Pisces',
    moon_quarter: ['Magha', 3],
    lagna: 'Libra',
  },
  {
    sign: 'Leo',
    month: 'Jyeshtha',
    tithis: [3, 8, 13],
    weekday: 'Saturday',
    nakshatra: 'Mula',
    yoga: 'Dhriti',
    karana: 'Bava',
    prahara: 1,
    moon_sign_male: 'Capricorn',
    moon_sign_female: 'Scorpio',
    moon_quarter: ['Dhanishta', 1],
    lagna: 'Capricorn',
  },
  {
    sign: 'Virgo',
    month: 'Bhadrapada',
    tithis: [5, 10, 15],
    weekday: 'Saturday',
    nakshatra: 'Shravana',
    yoga: 'Shula',
    karana: 'Kaulava',
    prahara: 1,
    moon_sign_male: 'Gemini',
    moon_sign_female: 'Scorpio',
    moon_quarter: ['Ardra', 3],
    lagna: 'Pisces',
  },
  {
    sign: 'Libra',
    month: 'Magha',
    tithis: [4, 9, 14],
    weekday: 'Thursday',
    nakshatra: 'Shatabhisha',
    yoga: 'Shula',
    karana: 'Taitila',
    prahara: 4,
    moon_sign_male: 'Sagittarius',
    moon_sign_female: 'Pisces',
    moon_quarter: ['Mula', 2],
    lagna: 'Virgo',
  },
  {
    sign: 'Scorpio',
    month: 'Ashvina',
    tithis: [1, 6, 11],
    weekday: 'Friday',
    nakshatra: 'Revati',
    yoga: 'Vyatipata',
    karana: 'Gara',
    prahara: 1,
    moon_sign_male: 'Taurus',
    moon_sign_female: 'Sagittarius',
    moon_quarter: ['Rohini', 4],
    lagna: 'Scorpio',
  },
  {
    sign: 'Sagittarius',
    month: 'Shravana',
    tithis: [3, 8, 13],
    weekday: 'Friday',
    nakshatra: 'Bharani',
    yoga: 'Vajra',
    karana: 'Taitila',
    prahara: 1,
    moon_sign_male: 'Pisces',
    moon_sign_female: 'Virgo',
    moon_quarter: ['Purva Bhadrapada', 3],
    lagna: 'Sagittarius',
  },
  {
    sign: 'Capricorn',
    month: 'Vaishakha',
    tithis: [4, 9, 14],
    weekday: 'Tuesday',
    nakshatra: 'Rohini',
    yoga: 'Vaidhriti',
    karana: 'Shakuni',
    prahara: 4,
    moon_sign_male: 'Leo',
    moon_sign_female: 'Scorpio',
    moon_quarter: ['Magha', 4],
    lagna: 'Aquarius',
  },
  {
    sign: 'Aquarius',
    month: 'Chaitra',
    tithis: [3, 8, 13],
    weekday: 'Thursday',
    nakshatra: 'Ardra',
    yoga: 'Ganda',
    karana: 'Kimstughna',
    prahara: 3,
    moon_sign_male: 'Sagittarius',
    moon_sign_female: 'Gemini',
    moon_quarter: ['Mula', 4],
    lagna: 'Gemini',
  },
  {
    sign: 'Pisces',
    month: 'Phalguna',
    tithis: [5, 10, 15],
    weekday: 'Friday',
    nakshatra: 'Ashlesha',
    yoga: 'Vajra',
    karana: 'Chatushpada',
    prahara: 4,
    moon_sign_male: 'Aquarius',
    moon_sign_female: 'Aquarius',
    moon_quarter: ['Purva Bhadrapada', 3],
    lagna: 'Leo',
  },
];
