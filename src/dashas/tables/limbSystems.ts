import type { Graha } from '../../zodiac/names.js';
import type { DashaSystem, LimbSeed } from '../rules/system.js';
import { STAR_SYSTEMS } from './systems.js';
import { VIMSHOTTARI_SYSTEM } from './vimshottari.js';

export const BRIGHT: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];

/** The lords of the thirty tithis, as PyJHora has them: the fifteenth of the bright half is Saturn's, that of the dark half Rāhu's. */
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

/** The lords of the twenty-seven yogas from Viṣkambha, as PyJHora has them. */
export const YOGA_LORDS: readonly Graha[] = [...OF_YOGAS, ...OF_YOGAS, ...OF_YOGAS];

function begun(name: string, system: DashaSystem, limb: LimbSeed['limb'], lords: readonly Graha[]): DashaSystem {
  const places = lords.map((one) => system.lords.findIndex(({ lord }) => lord === one));
  return { ...system, name, seed: { limb, lords: places } };
}

/** The cycles of known daśās that a tithi or a yoga opens, by their ids: PyJHora (commit e20943c) alone was seen to have them. */
export const LIMB_SYSTEMS = {
  tithi_ashtottari: begun('Tithi Ashtottari', STAR_SYSTEMS.ashtottari, 'tithi', TITHI_LORDS),
  tithi_yogini: begun('Tithi Yogini', STAR_SYSTEMS.yogini, 'tithi', TITHI_LORDS),
  yoga_vimshottari: begun('Yoga Vimshottari', VIMSHOTTARI_SYSTEM, 'yoga', YOGA_LORDS),
} as const;

/** The id of one of the systems that a tithi or a yoga opens. */
export type LimbSystemId = keyof typeof LIMB_SYSTEMS;

/**
 * The ages of the grahas, the same for everyone: Bṛhat Jātaka 8.9 and Bṛhat Parāśara Horā Śāstra 46, from memory; the same numbers in
 * PyJHora. How they are divided no text was seen to say.
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
