import type { Graha } from './names.js';

/**
 * Names of the limbs of the pañcāṅga as they are returned: ASCII, in the spelling that most English-language almanacs
 * share. IAST and Devanāgarī stand beside them for people who localise.
 */
export interface LimbName {
  readonly name: string;
  readonly iast: string;
  readonly devanagari: string;
}

/** The bright and the dark half of the lunar month. */
export const PAKSHAS = [
  { name: 'Shukla Paksha', iast: 'Śukla Pakṣa', devanagari: 'शुक्ल पक्ष' },
  { name: 'Krishna Paksha', iast: 'Kṛṣṇa Pakṣa', devanagari: 'कृष्ण पक्ष' },
] as const satisfies readonly LimbName[];

/** One half of the lunar month. */
export type Paksha = (typeof PAKSHAS)[number]['name'];

/** The fifteen tithis of the bright half; those of the dark half have the same names, but for the fifteenth: {@link AMAVASYA}. */
export const TITHIS = [
  { name: 'Pratipada', iast: 'Pratipadā', devanagari: 'प्रतिपदा' },
  { name: 'Dvitiya', iast: 'Dvitīyā', devanagari: 'द्वितीया' },
  { name: 'Tritiya', iast: 'Tṛtīyā', devanagari: 'तृतीया' },
  { name: 'Chaturthi', iast: 'Caturthī', devanagari: 'चतुर्थी' },
  { name: 'Panchami', iast: 'Pañcamī', devanagari: 'पञ्चमी' },
  { name: 'Shashthi', iast: 'Ṣaṣṭhī', devanagari: 'षष्ठी' },
  { name: 'Saptami', iast: 'Saptamī', devanagari: 'सप्तमी' },
  { name: 'Ashtami', iast: 'Aṣṭamī', devanagari: 'अष्टमी' },
  { name: 'Navami', iast: 'Navamī', devanagari: 'नवमी' },
  { name: 'Dashami', iast: 'Daśamī', devanagari: 'दशमी' },
  { name: 'Ekadashi', iast: 'Ekādaśī', devanagari: 'एकादशी' },
  { name: 'Dvadashi', iast: 'Dvādaśī', devanagari: 'द्वादशी' },
  { name: 'Trayodashi', iast: 'Trayodaśī', devanagari: 'त्रयोदशी' },
  { name: 'Chaturdashi', iast: 'Caturdaśī', devanagari: 'चतुर्दशी' },
  { name: 'Purnima', iast: 'Pūrṇimā', devanagari: 'पूर्णिमा' },
] as const satisfies readonly LimbName[];

/** The fifteenth tithi of the dark half. */
export const AMAVASYA = {
  name: 'Amavasya',
  iast: 'Amāvāsyā',
  devanagari: 'अमावास्या',
} as const satisfies LimbName;

/** One of the sixteen names of a tithi. */
export type TithiName = (typeof TITHIS)[number]['name'] | (typeof AMAVASYA)['name'];

/** The twenty-seven yogas of 13°20′ of the sum of Sun and Moon: Sūrya Siddhānta 2.65. */
export const YOGAS = [
  { name: 'Vishkambha', iast: 'Viṣkambha', devanagari: 'विष्कम्भ' },
  { name: 'Priti', iast: 'Prīti', devanagari: 'प्रीति' },
  { name: 'Ayushman', iast: 'Āyuṣmān', devanagari: 'आयुष्मान्' },
  { name: 'Saubhagya', iast: 'Saubhāgya', devanagari: 'सौभाग्य' },
  { name: 'Shobhana', iast: 'Śobhana', devanagari: 'शोभन' },
  { name: 'Atiganda', iast: 'Atigaṇḍa', devanagari: 'अतिगण्ड' },
  { name: 'Sukarma', iast: 'Sukarmā', devanagari: 'सुकर्मा' },
  { name: 'Dhriti', iast: 'Dhṛti', devanagari: 'धृति' },
  { name: 'Shula', iast: 'Śūla', devanagari: 'शूल' },
  { name: 'Ganda', iast: 'Gaṇḍa', devanagari: 'गण्ड' },
  { name: 'Vriddhi', iast: 'Vṛddhi', devanagari: 'वृद्धि' },
  { name: 'Dhruva', iast: 'Dhruva', devanagari: 'ध्रुव' },
  { name: 'Vyaghata', iast: 'Vyāghāta', devanagari: 'व्याघात' },
  { name: 'Harshana', iast: 'Harṣaṇa', devanagari: 'हर्षण' },
  { name: 'Vajra', iast: 'Vajra', devanagari: 'वज्र' },
  { name: 'Siddhi', iast: 'Siddhi', devanagari: 'सिद्धि' },
  { name: 'Vyatipata', iast: 'Vyatīpāta', devanagari: 'व्यतीपात' },
  { name: 'Variyana', iast: 'Varīyān', devanagari: 'वरीयान्' },
  { name: 'Parigha', iast: 'Parigha', devanagari: 'परिघ' },
  { name: 'Shiva', iast: 'Śiva', devanagari: 'शिव' },
  { name: 'Siddha', iast: 'Siddha', devanagari: 'सिद्ध' },
  { name: 'Sadhya', iast: 'Sādhya', devanagari: 'साध्य' },
  { name: 'Shubha', iast: 'Śubha', devanagari: 'शुभ' },
  { name: 'Shukla', iast: 'Śukla', devanagari: 'शुक्ल' },
  { name: 'Brahma', iast: 'Brahma', devanagari: 'ब्रह्म' },
  { name: 'Indra', iast: 'Indra', devanagari: 'इन्द्र' },
  { name: 'Vaidhriti', iast: 'Vaidhṛti', devanagari: 'वैधृति' },
] as const satisfies readonly LimbName[];

/** One of the twenty-seven yogas. */
export type YogaName = (typeof YOGAS)[number]['name'];

/** The seven karaṇas that recur eight times a month, from the second half of the first tithi on: Sūrya Siddhānta 2.68–69. */
export const MOVABLE_KARANAS = [
  { name: 'Bava', iast: 'Bava', devanagari: 'बव' },
  { name: 'Balava', iast: 'Bālava', devanagari: 'बालव' },
  { name: 'Kaulava', iast: 'Kaulava', devanagari: 'कौलव' },
  { name: 'Taitila', iast: 'Taitila', devanagari: 'तैतिल' },
  { name: 'Gara', iast: 'Gara', devanagari: 'गर' },
  { name: 'Vanija', iast: 'Vaṇija', devanagari: 'वणिज' },
  { name: 'Vishti', iast: 'Viṣṭi', devanagari: 'विष्टि' },
] as const satisfies readonly LimbName[];

/**
 * The four karaṇas that come once a month, from the second half of the 29th tithi to the first half of the next first one:
 * the 58th, 59th and 60th half-tithi and the 1st. Sūrya Siddhānta 2.67 names Nāga before Catuṣpada; almanacs have Catuṣpada
 * first (as Colebrooke already tells it, Indian Antiquary 3, 1874, p. 140), and so has this table.
 */
export const FIXED_KARANAS = [
  { name: 'Shakuni', iast: 'Śakuni', devanagari: 'शकुनि' },
  { name: 'Chatushpada', iast: 'Catuṣpada', devanagari: 'चतुष्पद' },
  { name: 'Naga', iast: 'Nāga', devanagari: 'नाग' },
  { name: 'Kimstughna', iast: 'Kiṃstughna', devanagari: 'किंस्तुघ्न' },
] as const satisfies readonly LimbName[];

/** One of the eleven karaṇas. */
export type KaranaName = (typeof MOVABLE_KARANAS)[number]['name'] | (typeof FIXED_KARANAS)[number]['name'];

/** A day of the week with its lord. */
export interface VaraName extends LimbName {
  readonly sanskrit: string;
  readonly lord: Graha;
}

/** The seven days of the week from Sunday. */
export const VARAS = [
  { name: 'Sunday', sanskrit: 'Ravivara', iast: 'Ravivāra', devanagari: 'रविवार', lord: 'Sun' },
  { name: 'Monday', sanskrit: 'Somavara', iast: 'Somavāra', devanagari: 'सोमवार', lord: 'Moon' },
  { name: 'Tuesday', sanskrit: 'Mangalavara', iast: 'Maṅgalavāra', devanagari: 'मङ्गलवार', lord: 'Mars' },
  { name: 'Wednesday', sanskrit: 'Budhavara', iast: 'Budhavāra', devanagari: 'बुधवार', lord: 'Mercury' },
  { name: 'Thursday', sanskrit: 'Guruvara', iast: 'Guruvāra', devanagari: 'गुरुवार', lord: 'Jupiter' },
  { name: 'Friday', sanskrit: 'Shukravara', iast: 'Śukravāra', devanagari: 'शुक्रवार', lord: 'Venus' },
  { name: 'Saturday', sanskrit: 'Shanivara', iast: 'Śanivāra', devanagari: 'शनिवार', lord: 'Saturn' },
] as const satisfies readonly VaraName[];

/** One of the seven days of the week. */
export type Weekday = (typeof VARAS)[number]['name'];
