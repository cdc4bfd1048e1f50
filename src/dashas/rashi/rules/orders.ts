import { modulo } from '../../../math/angle.js';
import { at } from '../../../math/at.js';
import { rashiDrishti } from '../../../zodiac/drishti.js';
import { isOddSign, type Modality, modality } from '../../../zodiac/signNature.js';
import { isOddFooted, signsTo } from '../../../zodiac/signYears.js';

/**
 * The rounds of twelve signs, as offsets from the first. Each names every sign once.
 *
 * `successive`: one after the other. `sixth`: every sixth sign. `triads`: the trines of the first sign, of the tenth from it, of the
 * seventh, of the fourth. `trines`: the trines of the first sign, the second, the third, the fourth. `kendras`: the kendras of the first
 * sign, the second, the third. `drig`: the kendras of the first sign, of the fifth from it, of the ninth. `sevenths`: the first sign and
 * its seventh, the second and its seventh, and so on.
 */
export const ROUNDS = {
  successive: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  sixth: [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  triads: [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
  trines: [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11],
  kendras: [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11],
  drig: [0, 3, 6, 9, 4, 7, 10, 1, 8, 11, 2, 5],
  sevenths: [0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Round = keyof typeof ROUNDS;

export type RoundByModality = Readonly<Record<Modality, Round>>;

/** Nārāyaṇa: P. V. R. Narasimha Rao, Computing Narayana Dasa. */
export const NARAYANA_ROUNDS: RoundByModality = { movable: 'successive', fixed: 'sixth', dual: 'triads' };
/** Cara of Rāghava Bhaṭṭa, as Jagannatha Hora lists it under Rangacharya. */
export const RAGHAVA_ROUNDS: RoundByModality = { movable: 'successive', fixed: 'sixth', dual: 'trines' };
/** Sub-periods: Bṛhat Parāśara Horā Śāstra 51.7–9, Jaimini Sūtras 2.4.8–10; Jagannatha Hora has Virgo of Dṛg so. */
export const DRIG_ROUNDS: RoundByModality = { movable: 'successive', fixed: 'sixth', dual: 'drig' };

export function roundOf(round: Round | RoundByModality, first: number, forward: boolean): readonly number[] {
  const steps = ROUNDS[typeof round === 'string' ? round : round[modality(first)]];
  return steps.map((step) => modulo(first + (forward ? step : -step), 12));
}

/** PyJHora's first sign of the kendras of each modality that is not the first sign's. */
const LEAPS = [0, 2, 1] as const;

/**
 * Returns the signs of PyJHora's Maṇḍūka daśā: the kendras of the first sign, then those of the modality after it (movable, dual, fixed,
 * movable), which begin with Aries, Gemini or Taurus. It differs from `kendras` for every occurring seed and direction but Cancer.
 */
export function leaps(first: number, forward: boolean): readonly number[] {
  const place = LEAPS.findIndex((begin) => begin === first % 3);
  return [first, at(LEAPS, (place + 1) % 3), at(LEAPS, (place + 2) % 3)].flatMap((begin) =>
    [0, 3, 6, 9].map((step) => modulo(begin + (forward ? step : -step), 12)),
  );
}

/**
 * Returns whether a round goes forward by the ninth rule: where the ninth sign from its first is odd-footed.
 *
 * Source: Jaimini Sūtras 2.3.28; K. N. Rao's lists agree.
 */
export function isForwardByNinth(sign: number): boolean {
  return isOddFooted((sign + 8) % 12);
}

/** The orders of the signs that a sign aspects: P. V. R. Narasimha Rao's, or that of Bṛhat Parāśara Horā Śāstra 46.185–187. */
export const DRIG_ASPECTS = ['pvr', 'bphs'] as const;

/** An order of the aspected signs. */
export type DrigAspects = (typeof DRIG_ASPECTS)[number];

/**
 * `pvr`: onward from odd-footed signs, backward from even-footed (Narasimha Rao, Vedic Astrology, Examples 80 and 82). `bphs`: backward
 * from movable and even dual signs, onward from fixed and odd dual ones.
 */
function group(sign: number, aspects: DrigAspects): readonly number[] {
  const kind = modality(sign);
  const forward = aspects === 'pvr' ? isOddFooted(sign) : kind === 'fixed' || (kind === 'dual' && isOddSign(sign));
  const seen = [...rashiDrishti(sign)].sort(
    (one, other) => signsTo(sign, one, forward) - signsTo(sign, other, forward),
  );
  return [sign, ...seen];
}

/**
 * Returns the signs of the Dṛg daśā: the ninth, tenth and eleventh from the ascendant, each followed by those on which it looks. From a
 * dual ascendant the groups overlap: the ninth and the eleventh sign come twice, the eighth and the twelfth not at all.
 */
export function drigRound(ninth: number, aspects: DrigAspects): readonly number[] {
  return [0, 1, 2].flatMap((step) => group((ninth + step) % 12, aspects));
}
