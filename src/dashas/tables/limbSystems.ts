import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import type { DashaSystem, LimbSeed } from '../rules/system.js';
import { STAR_SYSTEMS } from './systems.js';
import { VIMSHOTTARI_SYSTEM } from './vimshottari.js';

export const BRIGHT: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];

/** Lords of the thirty tithis, after PyJHora: the fifteenth is Saturn's in the bright half, Rāhu's in the dark half. */
export const TITHI_LORDS: readonly Graha[] = [
  ...BRIGHT,
  ...BRIGHT.slice(0, 7),
  ...BRIGHT,
  ...BRIGHT.slice(0, 6),
  'Rahu',
];

export const OF_YOGAS: readonly Graha[] = [
  'Saturn',
  'Mercury',
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
];

/** Lords of the twenty-seven yogas from Viṣkambha, after PyJHora. */
export const YOGA_LORDS: readonly Graha[] = [...OF_YOGAS, ...OF_YOGAS, ...OF_YOGAS];

function begun(name: string, system: DashaSystem, limb: LimbSeed['limb'], lords: readonly Graha[]): DashaSystem {
  const places = lords.map((one) => system.lords.findIndex(({ lord }) => lord === one));
  return { ...system, name, seed: { limb, lords: places } };
}

const OF_KARANAS: readonly Graha[] = BRIGHT.slice(0, 7);

/**
 * Lords of the sixty karaṇas, after PyJHora: from Bava (the second) on the seven in the order of weekdays, again and again; the four fixed
 * ones go on in the row.
 */
export const KARANA_LORDS: readonly Graha[] = Array.from({ length: 60 }, (_, i) => at(OF_KARANAS, ((i + 59) % 60) % 7));

/** Known cycles opened by a tithi, a yoga or a karaṇa; seen in PyJHora (commit e20943c) alone. */
export const LIMB_SYSTEMS = {
  tithi_ashtottari: begun('Tithi Ashtottari', STAR_SYSTEMS.ashtottari, 'tithi', TITHI_LORDS),
  tithi_yogini: begun('Tithi Yogini', STAR_SYSTEMS.yogini, 'tithi', TITHI_LORDS),
  karana_chaturashiti: begun('Karana Chaturashiti', STAR_SYSTEMS.chaturashiti_sama, 'karana', KARANA_LORDS),
  yoga_vimshottari: begun('Yoga Vimshottari', VIMSHOTTARI_SYSTEM, 'yoga', YOGA_LORDS),
} as const;

/** The id of a system opened by a tithi, a yoga or a karaṇa. */
export type LimbSystemId = keyof typeof LIMB_SYSTEMS;

/**
 * The ages of the grahas: Bṛhat Jātaka 8.9 and Bṛhat Parāśara Horā Śāstra 46, from memory; PyJHora has the same numbers. No text was seen
 * that divides them.
 */
export const NAISARGIKA_SYSTEM: DashaSystem = {
  name: 'Naisargika',
  seed: { fixed: true },
  lords: [
    { lord: 'Moon', years: 1 },
    { lord: 'Mars', years: 2 },
    { lord: 'Mercury', years: 9 },
    { lord: 'Venus', years: 20 },
    { lord: 'Jupiter', years: 18 },
    { lord: 'Sun', years: 20 },
    { lord: 'Saturn', years: 50 },
  ],
  totalYears: 120,
  cycles: 1,
  division: VIMSHOTTARI_SYSTEM.division,
};
