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
}

/** The ghāta cakra, Aries to Pisces. Written from memory; no second source was found, and results say so. */
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
    moon_sign_female: 'Capricorn',
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
    moon_sign_female: 'Capricorn',
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
  },
];
