import { DEGREE, type MicroArcseconds, modulo, SIGN } from '../math/angle.js';
import { at } from '../math/at.js';
import type { SignLord } from './lords.js';
import type { Graha } from './names.js';
import { modality } from './signNature.js';

export const NODE_ASPECTS = ['none', 'seventh', 'trinal'] as const;

/** A reading of the aspects of the nodes. */
export type NodeAspects = (typeof NODE_ASPECTS)[number];

/** Inclusive counts of signs fully aspected. Bṛhat Parāśara Horā Śāstra (Santhanam) 26.3–4. */
export const FULL_DRISHTI: Readonly<Record<SignLord, readonly number[]>> = {
  Sun: [7],
  Moon: [7],
  Mars: [4, 7, 8],
  Mercury: [7],
  Jupiter: [5, 7, 9],
  Venus: [7],
  Saturn: [3, 7, 10],
};

/** The verses give the nodes none; the seventh, or the trines with it, are common practice, of which no verse was read. */
export const NODE_DRISHTI: Readonly<Record<NodeAspects, readonly number[]>> = {
  none: [],
  seventh: [7],
  trinal: [5, 7, 9],
};

export function fullDrishti(graha: Graha, nodes: NodeAspects = 'none'): readonly number[] {
  return graha === 'Rahu' || graha === 'Ketu' ? NODE_DRISHTI[nodes] : FULL_DRISHTI[graha];
}

/** Returns whether a graha fully aspects another sign; signs are 0 (Aries) … 11. */
export function castsAspect(graha: Graha, from: number, to: number, nodes: NodeAspects = 'none'): boolean {
  return fullDrishti(graha, nodes).includes(modulo(to - from, 12) + 1);
}

export const DRISHTI_READINGS = ['smooth', 'verses', 'english', 'additive'] as const;

/** A reading of partial aspects. */
export type DrishtiReading = (typeof DRISHTI_READINGS)[number];

/** Virūpas at the beginning of a sign's arc, and how many more with each degree. */
type Piece = readonly [start: number, slope: number];

/** From 30° to 300°. */
type Pieces = readonly [Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece];

/** Bṛhat Parāśara Horā Śāstra 26.6–8. */
export const ALL: Pieces = [
  [0, 0.5],
  [15, 1],
  [45, -0.5],
  [30, -1],
  [0, 2],
  [60, -0.5],
  [45, -0.5],
  [30, -0.5],
  [15, -0.5],
];

type Instead = Partial<Record<SignLord, Readonly<Record<number, Piece>>>>;

/** Bṛhat Parāśara Horā Śāstra 26.9–12; for Jupiter, segments joined to their neighbours. */
export const SMOOTH: Instead = {
  Saturn: { 0: [0, 2], 1: [60, -0.5], 7: [30, 1], 8: [60, -2] },
  Mars: { 1: [15, 1.5], 2: [60, -1], 5: [60, 0], 6: [60, -1] },
  Jupiter: { 2: [45, 0.5], 3: [60, -2], 6: [45, 0.5], 7: [60, -1.5] },
};

/**
 * `verses`: the Sanskrit of 26.12, 60 less twice the degrees in both places; `english`: Santhanam’s translation, 60 less the degrees;
 * `additive`: his notes, and B. V. Raman: the common aspect with 15 (Mars), 30 (Jupiter) or 45 (Saturn) more, uncapped.
 */
export const INSTEAD: Readonly<Record<DrishtiReading, Instead>> = {
  smooth: SMOOTH,
  verses: { ...SMOOTH, Jupiter: { ...SMOOTH.Jupiter, 7: [60, -2] } },
  english: { ...SMOOTH, Jupiter: { ...SMOOTH.Jupiter, 3: [60, -1], 7: [60, -1] } },
  additive: {
    Saturn: { 1: [60, 1], 8: [60, -0.5] },
    Mars: { 2: [60, -0.5], 6: [60, -0.5] },
    Jupiter: { 3: [60, -1], 7: [60, -0.5] },
  },
};

/**
 * Returns the virūpas of an aspect: 60 is full, 0 none; nodes cast none.
 * @param angle how far the point is ahead of the graha, micro-arcseconds in [0, turn)
 */
export function drishtiVirupas(graha: Graha, angle: MicroArcseconds, reading: DrishtiReading = 'smooth'): number {
  const piece = Math.floor(angle / SIGN) - 1;
  if (piece < 0 || piece >= ALL.length || graha === 'Rahu' || graha === 'Ketu') return 0;
  const [start, slope] = INSTEAD[reading][graha]?.[piece] ?? at(ALL, piece);
  // Whole as long as possible, so that only one division rounds.
  return (start * DEGREE + slope * (angle % SIGN)) / DEGREE;
}

/**
 * Returns the signs that a sign aspects (rāśi dṛṣṭi), 0 (Aries) … 11: a movable sign the fixed ones but the next, a fixed sign the movable
 * ones but the one before, a dual sign the other dual ones. Bṛhat Parāśara Horā Śāstra (Santhanam) 8.1–5.
 */
export function rashiDrishti(sign: number): readonly number[] {
  const from = { movable: 4, fixed: 2, dual: 3 }[modality(sign)];
  return [from, from + 3, from + 6].map((distance) => (sign + distance) % 12).sort((one, other) => one - other);
}
