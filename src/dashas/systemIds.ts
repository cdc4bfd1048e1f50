/** The systems that `dashas.running` and `dashas.timeline` know, in the order in which they are listed everywhere; `systems.ts` has their engines. */
export const SYSTEM_IDS = [
  'vimshottari',
  'ashtottari',
  'yogini',
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti_sama',
  'dwisaptati_sama',
  'shashtihayani',
  'shattrimsha_sama',
  'kalachakra',
  'tithi_ashtottari',
  'tithi_yogini',
  'yoga_vimshottari',
  'naisargika',
  'chara',
  'narayana',
  'lagnamsaka',
  'moola',
  'sudasa',
  'drig',
  'trikona',
  'sthira',
  'shoola',
  'niryana_shoola',
  'mandooka',
  'sudarshana',
] as const;

/** One of the daśās that `dashas.running` and `dashas.timeline` know. */
export type SystemId = (typeof SYSTEM_IDS)[number];
