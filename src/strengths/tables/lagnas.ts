import type { SignLord } from '../../zodiac/lords.js';
import type { Sign } from '../../zodiac/names.js';

/** What the verses say of the grahas for one lagna; a graha in none of the first three lists is not judged. */
export interface LagnaVerdict {
  readonly lagna: Sign;
  readonly benefic: readonly SignLord[];
  readonly malefic: readonly SignLord[];
  readonly neutral: readonly SignLord[];
  readonly yogakaraka: readonly SignLord[];
  readonly maraka: readonly SignLord[];
  readonly note?: string;
  readonly maraka_note?: string;
  /** Verses of Bṛhat Parāśara Horā Śāstra (Santhanam). */
  readonly locus: string;
}

/** From Aries. Bṛhat Parāśara Horā Śāstra (Santhanam) 34.19–44, read with the Sanskrit. */
export const LAGNA_VERDICTS: readonly LagnaVerdict[] = [
  {
    lagna: 'Aries',
    benefic: ['Jupiter', 'Sun'],
    malefic: ['Saturn', 'Mercury', 'Venus'],
    neutral: [],
    yogakaraka: [],
    maraka: ['Venus'],
    note: 'Saturn with Jupiter gives no yoga by itself; Mars, though lord of 8, helps the benefics',
    maraka_note: 'the malefics may kill',
    locus: '34.19–22',
  },
  {
    lagna: 'Taurus',
    benefic: ['Saturn', 'Sun'],
    malefic: ['Jupiter', 'Venus', 'Moon'],
    neutral: ['Mercury'],
    yogakaraka: ['Saturn'],
    maraka: ['Jupiter', 'Venus', 'Moon', 'Mars'],
    note: 'Mercury a little good',
    locus: '34.23–24',
  },
  {
    lagna: 'Gemini',
    benefic: ['Venus'],
    malefic: ['Mars', 'Jupiter', 'Sun'],
    neutral: [],
    yogakaraka: [],
    maraka: ['Moon'],
    note: 'Saturn with Jupiter as for Aries',
    maraka_note: 'the Moon kills according to her company',
    locus: '34.25–26',
  },
  {
    lagna: 'Cancer',
    benefic: ['Mars', 'Jupiter', 'Moon'],
    malefic: ['Venus', 'Mercury'],
    neutral: ['Sun'],
    yogakaraka: ['Mars'],
    maraka: ['Saturn'],
    note: 'the Sun by company',
    locus: '34.27–28',
  },
  {
    lagna: 'Leo',
    benefic: ['Mars', 'Jupiter', 'Sun'],
    malefic: ['Mercury', 'Venus', 'Saturn'],
    neutral: ['Moon'],
    yogakaraka: [],
    maraka: ['Saturn'],
    note: 'Jupiter with Venus gives no yoga by itself; the Moon by company',
    locus: '34.29–30',
  },
  {
    lagna: 'Virgo',
    benefic: ['Mercury', 'Venus'],
    malefic: ['Mars', 'Jupiter', 'Moon'],
    neutral: ['Sun'],
    yogakaraka: ['Venus', 'Mercury'],
    maraka: ['Venus'],
    note: 'yoga by Venus and Mercury together; the Sun by company',
    locus: '34.31–32',
  },
  {
    lagna: 'Libra',
    benefic: ['Saturn', 'Mercury'],
    malefic: ['Jupiter', 'Sun', 'Mars'],
    neutral: ['Venus'],
    yogakaraka: ['Moon', 'Mercury'],
    maraka: ['Mars', 'Jupiter'],
    note: 'raja yoga by Moon with Mercury',
    locus: '34.33–34',
  },
  {
    lagna: 'Scorpio',
    benefic: ['Jupiter', 'Moon'],
    malefic: ['Venus', 'Mercury', 'Saturn'],
    neutral: ['Mars'],
    yogakaraka: ['Sun', 'Moon'],
    maraka: ['Venus', 'Mercury', 'Saturn'],
    note: 'yoga by Sun with Moon',
    locus: '34.35–36',
  },
  {
    lagna: 'Sagittarius',
    benefic: ['Mars', 'Sun'],
    malefic: ['Venus'],
    neutral: ['Jupiter'],
    yogakaraka: ['Sun', 'Mercury'],
    maraka: ['Saturn', 'Venus'],
    note: 'yoga by Sun with Mercury',
    locus: '34.37–38',
  },
  {
    lagna: 'Capricorn',
    benefic: ['Venus', 'Mercury'],
    malefic: ['Mars', 'Jupiter', 'Moon'],
    neutral: ['Sun'],
    yogakaraka: ['Venus'],
    maraka: ['Mars', 'Jupiter', 'Moon'],
    maraka_note: 'Saturn himself does not kill',
    locus: '34.39–40',
  },
  {
    lagna: 'Aquarius',
    benefic: ['Venus', 'Saturn'],
    malefic: ['Jupiter', 'Moon', 'Mars'],
    neutral: ['Mercury'],
    yogakaraka: ['Venus'],
    maraka: ['Jupiter', 'Sun', 'Mars'],
    note: 'the text names Venus alone as raja yoga maker',
    locus: '34.41–42',
  },
  {
    lagna: 'Pisces',
    benefic: ['Mars', 'Moon'],
    malefic: ['Saturn', 'Venus', 'Sun', 'Mercury'],
    neutral: [],
    yogakaraka: ['Mars', 'Jupiter'],
    maraka: ['Saturn', 'Mercury'],
    maraka_note: 'Mars, though a killer by lordship, does not kill',
    locus: '34.43–44',
  },
];
