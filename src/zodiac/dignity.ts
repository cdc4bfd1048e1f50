import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../math/angle.js';
import { lordOf, type SignLord } from './lords.js';
import type { Graha } from './names.js';
import { type CompoundRegard, compoundRegard, regard, temporalRegard } from './relationships.js';

/** A degree of a sign. */
export interface DeepestPoint {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** Whole degrees in the sign. */
  readonly degree: number;
}

/**
 * Where each graha is exalted, with the degree of deepest exaltation; the fall is opposite. Bṛhat Parāśara Horā Śāstra (Santhanam)
 * 3.49–50.
 */
export const EXALTATION: Readonly<Record<SignLord, DeepestPoint>> = {
  Sun: { sign: 0, degree: 10 },
  Moon: { sign: 1, degree: 3 },
  Mars: { sign: 9, degree: 28 },
  Mercury: { sign: 5, degree: 15 },
  Jupiter: { sign: 3, degree: 5 },
  Venus: { sign: 11, degree: 27 },
  Saturn: { sign: 6, degree: 20 },
};

/** A stretch of whole degrees of a sign, half-open. */
export interface DegreeSpan {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  readonly from: number;
  readonly to: number;
}

/** The readings of the mūlatrikoṇa spans. */
export const MOOLATRIKONA_READINGS = ['bphs', 'phaladeepika', 'jataka_parijata'] as const;

/** One of the readings of the mūlatrikoṇa spans. */
export type MoolatrikonaReading = (typeof MOOLATRIKONA_READINGS)[number];

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 3.51–54. */
export const MOOLATRIKONA: Readonly<Record<SignLord, DegreeSpan>> = {
  Sun: { sign: 4, from: 0, to: 20 },
  Moon: { sign: 1, from: 3, to: 30 },
  Mars: { sign: 0, from: 0, to: 12 },
  Mercury: { sign: 5, from: 15, to: 20 },
  Jupiter: { sign: 8, from: 0, to: 10 },
  Venus: { sign: 6, from: 0, to: 15 },
  Saturn: { sign: 10, from: 0, to: 20 },
};

/** What other works have otherwise: Phaladīpikā 1.7; Jātaka Pārijāta 1.26–28. */
export const MOOLATRIKONA_ELSEWHERE: Readonly<Record<MoolatrikonaReading, Partial<Record<SignLord, DegreeSpan>>>> = {
  bphs: {},
  phaladeepika: { Venus: { sign: 6, from: 0, to: 5 } },
  jataka_parijata: {
    Mercury: { sign: 5, from: 15, to: 25 },
    Jupiter: { sign: 8, from: 0, to: 20 },
    Venus: { sign: 6, from: 0, to: 20 },
  },
};

/** Returns the mūlatrikoṇa of one of the seven. */
export function moolatrikonaOf(graha: SignLord, reading: MoolatrikonaReading = 'bphs'): DegreeSpan {
  return MOOLATRIKONA_ELSEWHERE[reading][graha] ?? MOOLATRIKONA[graha];
}

/** The readings of the dignity of the nodes. */
export const NODE_DIGNITIES = ['bphs', 'jataka_parijata', 'pvr', 'none'] as const;

/** One of the readings of the dignity of the nodes. */
export type NodeDignity = (typeof NODE_DIGNITIES)[number];

/** Whole signs, 0 (Aries) … 11, in which a node has a dignity. */
interface NodeSigns {
  readonly exalted: number;
  readonly moolatrikona: number;
  readonly own: number;
}

/**
 * Bṛhat Parāśara Horā Śāstra 47.35–36 (which adds: own, by some, Virgo and Pisces); Jātaka Pārijāta 1.28, which speaks of Rāhu, with Ketu
 * opposite; the third as P. V. R. Narasimha Rao teaches, after the constants of PyJHora.
 */
export const NODE_SIGNS: Readonly<Record<Exclude<NodeDignity, 'none'>, Readonly<Record<'Rahu' | 'Ketu', NodeSigns>>>> =
  {
    bphs: { Rahu: { exalted: 1, moolatrikona: 2, own: 10 }, Ketu: { exalted: 7, moolatrikona: 8, own: 7 } },
    jataka_parijata: { Rahu: { exalted: 2, moolatrikona: 10, own: 5 }, Ketu: { exalted: 8, moolatrikona: 4, own: 11 } },
    pvr: { Rahu: { exalted: 2, moolatrikona: 5, own: 10 }, Ketu: { exalted: 8, moolatrikona: 11, own: 7 } },
  };

/** What a place in the zodiac gives a graha, without regard to other grahas. */
export const DIGNITY_STATES = ['debilitated', 'moolatrikona', 'exalted', 'own'] as const;

/** One of the dignities that a place gives. */
export type DignityState = (typeof DIGNITY_STATES)[number];

/** A dignity: what the place gives, else the relation to the lord of the sign. */
export type Dignity = DignityState | CompoundRegard;

/** Which readings a dignity follows. */
export interface DignityReadings {
  readonly moolatrikona?: MoolatrikonaReading | undefined;
  readonly nodes?: NodeDignity | undefined;
}

/** Returns the sign, 0 … 11, opposite a sign. */
export function oppositeSign(sign: number): number {
  return (sign + 6) % 12;
}

function nodeState(graha: 'Rahu' | 'Ketu', sign: number, reading: NodeDignity): DignityState | null {
  if (reading === 'none') return null;
  const { exalted, moolatrikona, own } = NODE_SIGNS[reading][graha];
  if (sign === oppositeSign(exalted)) return 'debilitated';
  if (sign === exalted) return 'exalted';
  if (sign === moolatrikona) return 'moolatrikona';
  return sign === own ? 'own' : null;
}

/**
 * Returns the dignity that a longitude gives a graha, `null` where the lord of the sign decides. Debilitation and exaltation hold in the
 * whole sign, but for the Moon in Taurus and Mercury in Virgo, whose exaltation ends at its deepest degree; moolatrikona goes before
 * exaltation; of the nodes it is signs alone, and exaltation goes first.
 */
export function dignityState(
  graha: Graha,
  longitude: MicroArcseconds,
  { moolatrikona = 'bphs', nodes = 'bphs' }: DignityReadings = {},
): DignityState | null {
  const sign = signIndex(longitude);
  if (graha === 'Rahu' || graha === 'Ketu') return nodeState(graha, sign, nodes);
  const { sign: high, degree } = EXALTATION[graha];
  if (sign === oppositeSign(high)) return 'debilitated';
  const span = moolatrikonaOf(graha, moolatrikona);
  const inSign = longitude % SIGN;
  if (sign === span.sign && inSign >= span.from * DEGREE && inSign < span.to * DEGREE) return 'moolatrikona';
  // Where a graha has its moolatrikona in the sign of its exaltation, the one ends where the other begins.
  if (sign === high && (span.sign !== high || inSign < degree * DEGREE)) return 'exalted';
  return lordOf(sign) === graha ? 'own' : null;
}

/**
 * Returns the one dignity of a graha in a chart: what its place gives, else how it regards the lord of its sign, by nature and time
 * together.
 * @param longitudes sidereal longitudes of the chart, micro-arcseconds: of the graha and of the seven
 */
export function dignityOf(
  graha: Graha,
  longitudes: Readonly<Record<Graha, MicroArcseconds>>,
  readings: DignityReadings = {},
): Dignity {
  const longitude = longitudes[graha];
  const state = dignityState(graha, longitude, readings);
  if (state !== null) return state;
  const sign = signIndex(longitude);
  const lord = lordOf(sign);
  return compoundRegard(regard(graha, lord), temporalRegard(sign, signIndex(longitudes[lord])));
}
