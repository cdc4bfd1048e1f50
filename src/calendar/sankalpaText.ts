import type { KaranaName, Paksha, TithiName, Weekday, YogaName } from '../zodiac/limbNames.js';
import type { Nakshatra, Sign } from '../zodiac/names.js';
import type { Ayana, LunarMonthName, Ritu } from './tables/months.js';
import type { Samvatsara } from './tables/samvatsaras.js';
import {
  AYANA_LOCATIVES,
  KARANA_STEMS,
  MONTH_STEMS,
  NAKSHATRA_STEMS,
  NORTHERN_VARA_STEMS,
  RITU_STEMS,
  SAMVATSARA_STEMS,
  SIGN_STEMS,
  SOUTHERN_VARA_STEMS,
  TITHI_LOCATIVES,
  YOGA_STEMS,
} from './tables/sankalpaForms.js';

export const SANKALPA_REGIONS = ['south', 'tamil', 'north'] as const;

/** Whose saṅkalpa: lunar months to the new moon (`south`), solar months (`tamil`), lunar months to the full moon (`north`). */
export type SankalpaRegion = (typeof SANKALPA_REGIONS)[number];

export interface SankalpaWords {
  readonly region: SankalpaRegion;
  /** Whether the land of Bharata is named. */
  readonly bharata: boolean;
  readonly samvatsara: Samvatsara;
  readonly ayana: Ayana;
  readonly ritu: Ritu;
  readonly month: LunarMonthName;
  readonly adhika: boolean;
  readonly paksha: Paksha;
  readonly tithi: TithiName;
  readonly weekday: Weekday;
  readonly nakshatra: Nakshatra;
  readonly yoga: YogaName;
  readonly karana: KaranaName;
  readonly sun: Sign;
  readonly moon: Sign;
  readonly jupiter: Sign;
}

/** What a phrase names. */
export const SANKALPA_KEYS = [
  'parardha',
  'kalpa',
  'manvantara',
  'yuga',
  'quarter',
  'dvipa',
  'varsha',
  'era',
  'samvatsara',
  'ayana',
  'ritu',
  'masa',
  'paksha',
  'tithi',
  'vara',
  'nakshatra',
  'yoga',
  'karana',
  'moon',
  'sun',
  'jupiter',
] as const;

/** What a phrase names. */
export type SankalpaKey = (typeof SANKALPA_KEYS)[number];

const ERAS: Readonly<Record<SankalpaRegion, string>> = {
  south: 'śālivāhanaśake',
  tamil: 'śakābde',
  north: 'vikramasaṁvatsare',
};

/** Phrases in the order in which they are recited, in IAST, each word in its form before the pause. */
export function sankalpaPhrases(words: SankalpaWords): readonly (readonly [key: SankalpaKey, iast: string])[] {
  const { region, adhika, month, sun, moon, jupiter, weekday, nakshatra } = words;
  const isNorth = region === 'north';
  const vara = (isNorth ? NORTHERN_VARA_STEMS : SOUTHERN_VARA_STEMS)[weekday];
  const star = NAKSHATRA_STEMS[nakshatra];
  const masa = region === 'tamil' ? SIGN_STEMS[sun] : `${adhika ? 'adhika' : ''}${MONTH_STEMS[month]}`;
  return [
    ['parardha', 'adya brahmaṇaḥ dvitīyaparārdhe'],
    ['kalpa', 'śrīśvetavarāhakalpe'],
    ['manvantara', 'vaivasvatamanvantare'],
    ['yuga', 'aṣṭāviṁśatitame kaliyuge'],
    ['quarter', isNorth ? 'kaliprathamacaraṇe' : 'prathame pāde'],
    ...(words.bharata
      ? ([
          ['dvipa', 'jambūdvīpe'],
          ['varsha', 'bhāratavarṣe bharatakhaṇḍe'],
        ] as const)
      : []),
    ['era', ERAS[region]],
    ['samvatsara', `asmin vartamāne vyāvahārike ${SAMVATSARA_STEMS[words.samvatsara]}nāmasaṁvatsare`],
    ['ayana', AYANA_LOCATIVES[words.ayana]],
    ['ritu', `${RITU_STEMS[words.ritu]} ṛtau`],
    ['masa', `${masa}māse`],
    ['paksha', words.paksha === 'Shukla Paksha' ? 'śuklapakṣe' : 'kṛṣṇapakṣe'],
    ['tithi', `${TITHI_LOCATIVES[words.tithi]} tithau`],
    ['vara', isNorth ? `${vara}vāsare` : `${vara}vāsarayuktāyāṁ`],
    ['nakshatra', isNorth ? `${star}nakṣatre` : `${star}nakṣatrayuktāyāṁ`],
    ['yoga', `${YOGA_STEMS[words.yoga]}yoge`],
    ['karana', `${KARANA_STEMS[words.karana]}karaṇe`],
    ['moon', `${SIGN_STEMS[moon]}rāśisthite candre`],
    ['sun', `${SIGN_STEMS[sun]}rāśisthite sūrye`],
    ['jupiter', `${SIGN_STEMS[jupiter]}rāśisthite devagurau`],
  ];
}
