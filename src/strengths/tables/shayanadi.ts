import { cite } from '../../operation/sources.js';
import type { Source } from '../../types.js';
import type { Graha } from '../../zodiac/names.js';

/** From the first. Bṛhat Parāśara Horā Śāstra 45.30–31. */
export const SHAYANADI = [
  'shayana',
  'upaveshana',
  'netrapani',
  'prakashana',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;

/** What a graha does: lying, sitting, eyes and hands, shining, going, coming, in company, acquiring, eating, longing to dance, eager, asleep. @names none */
export type Shayanadi = (typeof SHAYANADI)[number];

/** By the last remainder, 0, 1, 2. Bṛhat Parāśara Horā Śāstra 45.37–38. */
export const ACTIVITIES = ['vicheshta', 'drishti', 'cheshta'] as const;

/** How much of the state is effective: little (`vicheshta`), middling (`drishti`) or much (`cheshta`). @names none */
export type Activity = (typeof ACTIVITIES)[number];

/** Added for each graha. Bṛhat Parāśara Horā Śāstra 45.35–36; for Ketu, whom the verse does not name, Rāhu's, as P. V. R. Narasimha Rao has it. */
export const ACTIVITY_ADDENDS: Readonly<Record<Graha, number>> = {
  Sun: 5,
  Moon: 2,
  Mars: 2,
  Mercury: 3,
  Jupiter: 5,
  Venus: 3,
  Saturn: 3,
  Rahu: 4,
  Ketu: 4,
};

/** Sounds of names, seven for each number from 1 to 5. P. V. R. Narasimha Rao, table 37, as a program quotes it. */
// biome-ignore format: a row for each number
export const NAME_SOUNDS = [
  'अ', 'क', 'छ', 'ड', 'ध', 'भ', 'व',
  'इ', 'ख', 'ज', 'ढ', 'न', 'म', 'श',
  'उ', 'ग', 'झ', 'त', 'प', 'य', 'ष',
  'ए', 'घ', 'ट', 'थ', 'फ', 'र', 'स',
  'ओ', 'च', 'ठ', 'द', 'ब', 'ल', 'ह',
] as const;

/** The first sound of a name. @names none */
export type NameSound = (typeof NAME_SOUNDS)[number];

/** The share of its results that a graha gives in an age; null where the verse says "some". Bṛhat Parāśara Horā Śāstra 45.4. */
export const AGE_SHARES = { bala: 0.25, kumara: 0.5, yuva: 1, vriddha: null, mrita: 0 } as const;

/** The same awake, dreaming and asleep. Bṛhat Parāśara Horā Śāstra 45.6. */
export const WAKING_SHARES = { jagrat: 1, swapna: 0.5, sushupti: 0 } as const;

export const AVASTHA_SOURCES: readonly Source[] = [
  cite('bphs', '45.3–17', 'ages, waking, light and mood, and the share of results (read in Sanskrit)'),
  cite('bphs', '45.30–38', 'the twelve states, their sum, and what of them is effective (read in Sanskrit)'),
  cite('bphs', '45, notes on 45.32–37', 'a worked Sun in netrapani and vicheshta, as a program quotes it'),
  cite('rao', '15.4.4', 'sounds of names, the part as the navamsha within the sign, and the ghati that runs'),
];
