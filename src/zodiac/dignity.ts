import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../math/angle.js';
import { lordOf, type SignLord } from './lords.js';
import type { Graha } from './names.js';
import { type CompoundRegard, compoundRegard, regard, temporalRegard } from './relationships.js';

export interface DeepestPoint {
  readonly sign: number;
  /** Whole degrees. */
  readonly degree: number;
}

/** Exaltation with its deepest degree; the fall is opposite. Bṛhat Parāśara Horā Śāstra (Santhanam) 3.49–50. */
export const EXALTATION: Readonly<Record<SignLord, DeepestPoint>> = {
  Sun: { sign: 0, degree: 10 },
  Moon: { sign: 1, degree: 3 },
  Mars: { sign: 9, degree: 28 },
  Mercury: { sign: 5, degree: 15 },
  Jupiter: { sign: 3, degree: 5 },
  Venus: { sign: 11, degree: 27 },
  Saturn: { sign: 6, degree: 20 },
};

/** Whole degrees, half-open. */
export interface DegreeSpan {
  readonly sign: number;
  readonly from: number;
  readonly to: number;
}

export const MOOLATRIKONA_READINGS = ['bphs', 'phaladeepika', 'jataka_parijata'] as const;

/** A reading of the mūlatrikoṇa spans. */
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

/** Differences of other works: Phaladīpikā 1.7; Jātaka Pārijāta 1.26–28. */
export const MOOLATRIKONA_ELSEWHERE: Readonly<Record<MoolatrikonaReading, Partial<Record<SignLord, DegreeSpan>>>> = {
  bphs: {},
  phaladeepika: { Venus: { sign: 6, from: 0, to: 5 } },
  jataka_parijata: {
    Mercury: { sign: 5, from: 15, to: 25 },
    Jupiter: { sign: 8, from: 0, to: 20 },
    Venus: { sign: 6, from: 0, to: 20 },
  },
};

export function moolatrikonaOf(graha: SignLord, reading: MoolatrikonaReading = 'bphs'): DegreeSpan {
  return MOOLATRIKONA_ELSEWHERE[reading][graha] ?? MOOLATRIKONA[graha];
}

export const NODE_DIGNITIES = ['bphs', 'jataka_parijata', 'pvr', 'none'] as const;

/** A reading of the dignity of the nodes. */
export type NodeDignity = (typeof NODE_DIGNITIES)[number];

/** Whole signs, 0 (Aries) … 11. */
interface NodeSigns {
  readonly exalted: number;
  readonly moolatrikona: number;
  readonly own: number;
}

/**
 * Bṛhat Parāśara Horā Śāstra 47.35–36 (which adds: own, by some, Virgo and Pisces); Jātaka Pārijāta 1.28, on Rāhu, with Ketu opposite; the
 * third as P. V. R. Narasimha Rao teaches, after the constants of PyJHora.
 */
export const NODE_SIGNS: Readonly<Record<Exclude<NodeDignity, 'none'>, Readonly<Record<'Rahu' | 'Ketu', NodeSigns>>>> =
  {
    bphs: { Rahu: { exalted: 1, moolatrikona: 2, own: 10 }, Ketu: { exalted: 7, moolatrikona: 8, own: 7 } },
    jataka_parijata: { Rahu: { exalted: 2, moolatrikona: 10, own: 5 }, Ketu: { exalted: 8, moolatrikona: 4, own: 11 } },
    pvr: { Rahu: { exalted: 2, moolatrikona: 5, own: 10 }, Ketu: { exalted: 8, moolatrikona: 11, own: 7 } },
  };

export const DIGNITY_STATES = ['debilitated', 'moolatrikona', 'exalted', 'own'] as const;

/** A dignity by position. @names dignities */
export type DignityState = (typeof DIGNITY_STATES)[number];

/** A dignity: by position, else by the relation to the lord of the sign. */
export type Dignity = DignityState | CompoundRegard;

export interface DignityReadings {
  readonly moolatrikona?: MoolatrikonaReading | undefined;
  readonly nodes?: NodeDignity | undefined;
}

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
 * Returns the dignity by position, `null` where the lord of the sign decides. Debilitation and exaltation hold in the whole sign, except
 * that the Moon's exaltation in Taurus and Mercury's in Virgo end at the deepest degree. Moolatrikona precedes exaltation; for nodes signs
 * alone count, and exaltation comes first.
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
  // Where moolatrikona is in the sign of exaltation, one ends where the other begins.
  if (sign === high && (span.sign !== high || inSign < degree * DEGREE)) return 'exalted';
  return lordOf(sign) === graha ? 'own' : null;
}

/**
 * By position, else by the compound relation to the lord of its sign.
 * @param longitudes sidereal, micro-arcseconds: of the graha and of the seven
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
