import type { KaranaName, TithiName, Weekday, YogaName } from '../../zodiac/limbNames.js';
import type { Nakshatra, Sign } from '../../zodiac/names.js';
import type { Ayana, LunarMonthName, Ritu } from './months.js';
import type { Samvatsara } from './samvatsaras.js';

/** First members of compounds with `nāmasaṁvatsare`: stems in -in lose their n, a final t becomes n before it. */
export const SAMVATSARA_STEMS: Readonly<Record<Samvatsara, string>> = {
  Prabhava: 'prabhava',
  Vibhava: 'vibhava',
  Shukla: 'śukla',
  Pramoda: 'pramoda',
  Prajapati: 'prajāpati',
  Angiras: 'āṅgirasa',
  Shrimukha: 'śrīmukha',
  Bhava: 'bhāva',
  Yuvan: 'yuva',
  Dhatri: 'dhātṛ',
  Ishvara: 'īśvara',
  Bahudhanya: 'bahudhānya',
  Pramathin: 'pramāthi',
  Vikrama: 'vikrama',
  Vrisha: 'vṛṣa',
  Chitrabhanu: 'citrabhānu',
  Subhanu: 'subhānu',
  Tarana: 'tāraṇa',
  Parthiva: 'pārthiva',
  Vyaya: 'vyaya',
  Sarvajit: 'sarvajin',
  Sarvadharin: 'sarvadhāri',
  Virodhin: 'virodhi',
  Vikrita: 'vikṛta',
  Khara: 'khara',
  Nandana: 'nandana',
  Vijaya: 'vijaya',
  Jaya: 'jaya',
  Manmatha: 'manmatha',
  Durmukha: 'durmukha',
  Hemalamba: 'hemalamba',
  Vilambin: 'vilambi',
  Vikarin: 'vikāri',
  Sharvari: 'śārvari',
  Plava: 'plava',
  Shubhakrit: 'śubhakṛn',
  Shobhakrit: 'śobhakṛn',
  Krodhin: 'krodhi',
  Vishvavasu: 'viśvāvasu',
  Parabhava: 'parābhava',
  Plavanga: 'plavaṅga',
  Kilaka: 'kīlaka',
  Saumya: 'saumya',
  Sadharana: 'sādhāraṇa',
  Virodhikrit: 'virodhikṛn',
  Paridhavin: 'paridhāvi',
  Pramadin: 'pramādi',
  Ananda: 'ānanda',
  Rakshasa: 'rākṣasa',
  Nala: 'nala',
  Pingala: 'piṅgala',
  Kalayukta: 'kālayukta',
  Siddharthin: 'siddhārthi',
  Raudra: 'raudra',
  Durmati: 'durmati',
  Dundubhi: 'dundubhi',
  Rudhirodgarin: 'rudhirodgāri',
  Raktaksha: 'raktākṣa',
  Krodhana: 'krodhana',
  Akshaya: 'akṣaya',
};

/** Locatives of the courses of the Sun. */
export const AYANA_LOCATIVES: Readonly<Record<Ayana, string>> = {
  Uttarayana: 'uttarāyaṇe',
  Dakshinayana: 'dakṣiṇāyane',
};

/** Stems of the seasons, before `ṛtau` in a word apart, as recited. */
export const RITU_STEMS: Readonly<Record<Ritu, string>> = {
  Vasanta: 'vasanta',
  Grishma: 'grīṣma',
  Varsha: 'varṣā',
  Sharad: 'śarad',
  Hemanta: 'hemanta',
  Shishira: 'śiśira',
};

/** Stems of the lunar months, before `māse`. */
export const MONTH_STEMS: Readonly<Record<LunarMonthName, string>> = {
  Chaitra: 'caitra',
  Vaishakha: 'vaiśākha',
  Jyeshtha: 'jyeṣṭha',
  Ashadha: 'āṣāḍha',
  Shravana: 'śrāvaṇa',
  Bhadrapada: 'bhādrapada',
  Ashvina: 'āśvina',
  Kartika: 'kārtika',
  Margashirsha: 'mārgaśīrṣa',
  Pausha: 'pauṣa',
  Magha: 'māgha',
  Phalguna: 'phālguna',
};

/** Stems of the signs, before `māse` and `rāśisthite`. */
export const SIGN_STEMS: Readonly<Record<Sign, string>> = {
  Aries: 'meṣa',
  Taurus: 'vṛṣabha',
  Gemini: 'mithuna',
  Cancer: 'karka',
  Leo: 'siṁha',
  Virgo: 'kanyā',
  Libra: 'tulā',
  Scorpio: 'vṛścika',
  Sagittarius: 'dhanu',
  Capricorn: 'makara',
  Aquarius: 'kumbha',
  Pisces: 'mīna',
};

/** Locatives of the tithis, feminines in -ā and -ī, before `tithau`. */
export const TITHI_LOCATIVES: Readonly<Record<TithiName, string>> = {
  Pratipada: 'pratipadāyāṁ',
  Dvitiya: 'dvitīyāyāṁ',
  Tritiya: 'tṛtīyāyāṁ',
  Chaturthi: 'caturthyāṁ',
  Panchami: 'pañcamyāṁ',
  Shashthi: 'ṣaṣṭhyāṁ',
  Saptami: 'saptamyāṁ',
  Ashtami: 'aṣṭamyāṁ',
  Navami: 'navamyāṁ',
  Dashami: 'daśamyāṁ',
  Ekadashi: 'ekādaśyāṁ',
  Dvadashi: 'dvādaśyāṁ',
  Trayodashi: 'trayodaśyāṁ',
  Chaturdashi: 'caturdaśyāṁ',
  Purnima: 'pūrṇimāyāṁ',
  Amavasya: 'amāvāsyāyāṁ',
};

/** Stems of the weekdays in the South, before `vāsara`. */
export const SOUTHERN_VARA_STEMS: Readonly<Record<Weekday, string>> = {
  Sunday: 'bhānu',
  Monday: 'indu',
  Tuesday: 'bhauma',
  Wednesday: 'saumya',
  Thursday: 'guru',
  Friday: 'bhṛgu',
  Saturday: 'sthira',
};

/** Stems of the weekdays in the North, before `vāsara`. */
export const NORTHERN_VARA_STEMS: Readonly<Record<Weekday, string>> = {
  Sunday: 'ravi',
  Monday: 'soma',
  Tuesday: 'maṅgala',
  Wednesday: 'budha',
  Thursday: 'guru',
  Friday: 'śukra',
  Saturday: 'śani',
};

/** Stems of the nakṣatras, before `nakṣatra`. */
export const NAKSHATRA_STEMS: Readonly<Record<Nakshatra, string>> = {
  Ashwini: 'aśvinī',
  Bharani: 'bharaṇī',
  Krittika: 'kṛttikā',
  Rohini: 'rohiṇī',
  Mrigashira: 'mṛgaśirā',
  Ardra: 'ārdrā',
  Punarvasu: 'punarvasu',
  Pushya: 'puṣya',
  Ashlesha: 'āśleṣā',
  Magha: 'maghā',
  'Purva Phalguni': 'pūrvāphālgunī',
  'Uttara Phalguni': 'uttarāphālgunī',
  Hasta: 'hasta',
  Chitra: 'citrā',
  Swati: 'svātī',
  Vishakha: 'viśākhā',
  Anuradha: 'anurādhā',
  Jyeshtha: 'jyeṣṭhā',
  Mula: 'mūla',
  'Purva Ashadha': 'pūrvāṣāḍhā',
  'Uttara Ashadha': 'uttarāṣāḍhā',
  Shravana: 'śravaṇa',
  Dhanishta: 'dhaniṣṭhā',
  Shatabhisha: 'śatabhiṣā',
  'Purva Bhadrapada': 'pūrvābhādrapadā',
  'Uttara Bhadrapada': 'uttarābhādrapadā',
  Revati: 'revatī',
};

/** Stems of the yogas, before `yoge`: āyuṣmat and varīyas by sandhi before y. */
export const YOGA_STEMS: Readonly<Record<YogaName, string>> = {
  Vishkambha: 'viṣkambha',
  Priti: 'prīti',
  Ayushman: 'āyuṣmad',
  Saubhagya: 'saubhāgya',
  Shobhana: 'śobhana',
  Atiganda: 'atigaṇḍa',
  Sukarma: 'sukarma',
  Dhriti: 'dhṛti',
  Shula: 'śūla',
  Ganda: 'gaṇḍa',
  Vriddhi: 'vṛddhi',
  Dhruva: 'dhruva',
  Vyaghata: 'vyāghāta',
  Harshana: 'harṣaṇa',
  Vajra: 'vajra',
  Siddhi: 'siddhi',
  Vyatipata: 'vyatīpāta',
  Variyana: 'varīyo',
  Parigha: 'parigha',
  Shiva: 'śiva',
  Siddha: 'siddha',
  Sadhya: 'sādhya',
  Shubha: 'śubha',
  Shukla: 'śukla',
  Brahma: 'brahma',
  Indra: 'indra',
  Vaidhriti: 'vaidhṛti',
};

/** Stems of the karaṇas, before `karaṇe`. */
export const KARANA_STEMS: Readonly<Record<KaranaName, string>> = {
  Bava: 'bava',
  Balava: 'bālava',
  Kaulava: 'kaulava',
  Taitila: 'taitila',
  Gara: 'gara',
  Vanija: 'vaṇija',
  Vishti: 'viṣṭi',
  Shakuni: 'śakuni',
  Chatushpada: 'catuṣpāda',
  Naga: 'nāga',
  Kimstughna: 'kiṁstughna',
};
