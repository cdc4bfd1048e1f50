import { type MicroArcseconds, microArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';

/** One of twelve houses: where it begins, its middle, and where the next begins; micro-arcseconds. */
export interface BhavaSpan {
  readonly start: MicroArcseconds;
  readonly madhya: MicroArcseconds;
  readonly end: MicroArcseconds;
}

/** Forward, micro-arcseconds, rounded down. */
function between(from: MicroArcseconds, to: MicroArcseconds): MicroArcseconds {
  return modulo(from + Math.floor(modulo(to - from, TURN) / 2), TURN);
}

/** Each house begins half-way from the middle before. */
export function bhavasByMiddles(middles: readonly MicroArcseconds[]): BhavaSpan[] {
  const sandhi = (i: number): MicroArcseconds => between(at(middles, (i + 11) % 12), at(middles, i % 12));
  return middles.map((madhya, i) => ({ start: sandhi(i), madhya, end: sandhi(i + 1) }));
}

/** The middles are half-way between beginnings. */
export function bhavasByStarts(starts: readonly MicroArcseconds[]): BhavaSpan[] {
  return starts.map((start, i) => {
    const end = at(starts, (i + 1) % 12);
    return { start, madhya: between(start, end), end };
  });
}

export function thirtyApart(first: number): MicroArcseconds[] {
  return Array.from({ length: 12 }, (_, i) => modulo(first + i * SIGN, TURN));
}

export function signStart(longitude: MicroArcseconds): MicroArcseconds {
  return microArcseconds(signIndex(longitude) * SIGN);
}

/** A longitude on a boundary is in the house that begins there. */
export function bhavaOf(bhavas: readonly BhavaSpan[], longitude: MicroArcseconds): number {
  const index = bhavas.findIndex(({ start, end }) => modulo(longitude - start, TURN) < modulo(end - start, TURN));
  if (index === -1) throw new RangeError('The houses do not cover the circle.');
  return index + 1;
}

/**
 * Returns the share of its house's effect that a place gives: 1 at the middle, falling to 0 at the sandhi on its side.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 5.9, note.
 */
export function bhavaPhala({ start, madhya, end }: BhavaSpan, longitude: MicroArcseconds): number {
  const whole = modulo(end - start, TURN);
  const middle = modulo(madhya - start, TURN);
  const place = modulo(longitude - start, TURN);
  return place < middle ? place / middle : (whole - place) / (whole - middle);
}
