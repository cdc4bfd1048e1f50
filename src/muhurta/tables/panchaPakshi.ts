import type { Dispute, Rule, Source } from '../../types.js';

/** The five birds, in their order. */
export const BIRDS = ['vulture', 'owl', 'crow', 'cock', 'peacock'] as const;

/** A bird. @names none */
export type PakshiBird = (typeof BIRDS)[number];

/** What a bird does. @names none */
export type BirdAct = 'ruling' | 'eating' | 'walking' | 'sleeping' | 'dying';

/** How many nakṣatras from Aśvinī on have each bird in the bright half; in the dark half they have the birds backwards. */
export const BIRD_STARS = [5, 6, 5, 5, 6] as const;

/** The half of the month and the half of the day. */
export type BirdHalf = 'bright_day' | 'bright_night' | 'dark_day' | 'dark_night';

interface BirdCycle {
  /** The acts of a bird, one after the other, from eating on. */
  readonly acts: readonly BirdAct[];
  /** How many birds further the next bird of the cycle is. */
  readonly step: number;
  /** Who eats first on each weekday from Sunday. */
  readonly eaters: readonly PakshiBird[];
}

/** The cycles of the four halves; two of them are one backwards. */
export const BIRD_CYCLES: Readonly<Record<BirdHalf, BirdCycle>> = {
  bright_day: {
    acts: ['eating', 'walking', 'ruling', 'sleeping', 'dying'],
    step: 1,
    eaters: ['vulture', 'owl', 'vulture', 'owl', 'crow', 'cock', 'peacock'],
  },
  bright_night: {
    acts: ['eating', 'ruling', 'dying', 'walking', 'sleeping'],
    step: 4,
    eaters: ['crow', 'cock', 'crow', 'cock', 'peacock', 'vulture', 'owl'],
  },
  dark_day: {
    acts: ['eating', 'dying', 'sleeping', 'ruling', 'walking'],
    step: 3,
    eaters: ['cock', 'peacock', 'cock', 'crow', 'owl', 'vulture', 'peacock'],
  },
  dark_night: {
    acts: ['eating', 'sleeping', 'walking', 'dying', 'ruling'],
    step: 4,
    eaters: ['vulture', 'cock', 'vulture', 'owl', 'crow', 'peacock', 'cock'],
  },
};

/** Parts of 144 of a yāma that each act takes as a sub-act, by day and by night. */
export const BIRD_PARTS: Readonly<Record<'day' | 'night', Readonly<Record<BirdAct, number>>>> = {
  day: { ruling: 24, eating: 30, walking: 30, sleeping: 24, dying: 36 },
  night: { ruling: 48, eating: 30, walking: 36, sleeping: 18, dying: 12 },
};

export const BIRD_SOURCES: readonly Source[] = [
  {
    work: 'PyJHora',
    locus: 'table of 3500 sub-acts at e20943c, after U. S. Pulippani, Biorhythms of Natal Moon',
    note: 'acts and sub-acts of each bird on each weekday in either half of the month',
  },
  {
    work: 'Tuning My Melody; Future Samachar; IndiaDivine, weblogs, read',
    locus: '2019-04-20; Panch Pakshi; Five Bird System',
    note: 'five yamas of day and of night, five birds with five acts, by weekday and half of the month',
  },
];

export const BIRD_RULES: Readonly<Record<string, Rule>> = {
  bird: {
    rule: 'nakshatra of the Moon at birth: from Ashwini 5 vulture, 6 owl, 5 crow, 5 cock, 6 peacock in the bright half; the birds backwards in the dark one',
    source: 'PyJHora, after Pulippani; the book itself was not readable',
    state: 'unconfirmed',
  },
  acts: {
    rule: 'fifths of the day and of the night; on each weekday a bird eats first, and each half of month and day has its order of acts and of birds',
    source: 'PyJHora, after Pulippani: its 3500 rows are all of this rule',
    state: 'unconfirmed',
  },
  subs: {
    rule: 'in each fifth the five acts again from the act itself, each with its bird; of 144 parts ruling 24, eating 30, walking 30, sleeping 24, dying 36 by day, and 48, 30, 36, 18, 12 by night',
    source: 'PyJHora, after Pulippani',
    state: 'unconfirmed',
  },
};

export const BIRD_DISPUTES: readonly Dispute[] = [
  {
    element: 'length of sub-acts',
    note: 'By the act here. A Madras print of 1879 has the parts of the night by day, too, as a later study reports them; VedAstro makes all five equal.',
  },
  {
    element: 'half of the month',
    note: 'By the tithi at sunrise here, for the whole day and night; PyJHora takes it at the moment that is asked for.',
  },
  {
    element: 'bird of birth',
    note: 'By nakshatra and half of the month at birth here; older prints take the first letter of the name or of the question.',
  },
];
