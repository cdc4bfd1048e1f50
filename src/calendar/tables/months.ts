import type { LimbName } from '../../zodiac/limbNames.js';

/**
 * The twelve lunar months, each named by the sign that the Sun enters in it: Chaitra has the entry into Aries. Names of results are ASCII;
 * IAST and Devanāgarī stand beside them for people who localise.
 */
export const LUNAR_MONTHS = [
  { name: 'Chaitra', iast: 'Caitra', devanagari: 'चैत्र' },
  { name: 'Vaishakha', iast: 'Vaiśākha', devanagari: 'वैशाख' },
  { name: 'Jyeshtha', iast: 'Jyeṣṭha', devanagari: 'ज्येष्ठ' },
  { name: 'Ashadha', iast: 'Āṣāḍha', devanagari: 'आषाढ' },
  { name: 'Shravana', iast: 'Śrāvaṇa', devanagari: 'श्रावण' },
  { name: 'Bhadrapada', iast: 'Bhādrapada', devanagari: 'भाद्रपद' },
  { name: 'Ashvina', iast: 'Āśvina', devanagari: 'आश्विन' },
  { name: 'Kartika', iast: 'Kārtika', devanagari: 'कार्तिक' },
  { name: 'Margashirsha', iast: 'Mārgaśīrṣa', devanagari: 'मार्गशीर्ष' },
  { name: 'Pausha', iast: 'Pauṣa', devanagari: 'पौष' },
  { name: 'Magha', iast: 'Māgha', devanagari: 'माघ' },
  { name: 'Phalguna', iast: 'Phālguna', devanagari: 'फाल्गुन' },
] as const satisfies readonly LimbName[];

/** One of the twelve lunar months. */
export type LunarMonthName = (typeof LUNAR_MONTHS)[number]['name'];

/** The six seasons from that of Chaitra and Vaiśākha. */
export const RITUS = [
  { name: 'Vasanta', iast: 'Vasanta', devanagari: 'वसन्त' },
  { name: 'Grishma', iast: 'Grīṣma', devanagari: 'ग्रीष्म' },
  { name: 'Varsha', iast: 'Varṣā', devanagari: 'वर्षा' },
  { name: 'Sharad', iast: 'Śarad', devanagari: 'शरद्' },
  { name: 'Hemanta', iast: 'Hemanta', devanagari: 'हेमन्त' },
  { name: 'Shishira', iast: 'Śiśira', devanagari: 'शिशिर' },
] as const satisfies readonly LimbName[];

/** One of the six seasons. */
export type Ritu = (typeof RITUS)[number]['name'];

/** The northward and the southward course of the Sun. */
export const AYANAS = [
  { name: 'Uttarayana', iast: 'Uttarāyaṇa', devanagari: 'उत्तरायण' },
  { name: 'Dakshinayana', iast: 'Dakṣiṇāyana', devanagari: 'दक्षिणायन' },
] as const satisfies readonly LimbName[];

/** One half of the Sun's year. */
export type Ayana = (typeof AYANAS)[number]['name'];

/** Degrees of the tropical Sun at which the first season of the sky begins; each lasts 60°. */
export const RITU_FROM = 330;
/** Degrees of the Sun, tropical or sidereal, at which its northward course begins. */
export const UTTARAYANA_FROM = 270;
