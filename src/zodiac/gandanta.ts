import { type MicroArcseconds, microArcseconds, modulo, NAKSHATRA, PADA, SIGN, TURN } from '../math/angle.js';

/** Where the end of a nakṣatra is that of a sign, too, by the sign that begins there. */
const JUNCTIONS = [
  { sign: 0, name: 'Revati-Ashwini' },
  { sign: 4, name: 'Ashlesha-Magha' },
  { sign: 8, name: 'Jyeshtha-Mula' },
] as const;

/** One of the three junctions of signs and nakṣatras. */
export type GandantaJunction = (typeof JUNCTIONS)[number]['name'];

/** How far a gaṇḍānta reaches on either side by longitude: two sixtieths of a nakṣatra (26′40″), or a pada (3°20′). */
export const GANDANTA_WIDTHS = ['two_sixtieths', 'pada'] as const;

/** One of the widths of a gaṇḍānta. */
export type GandantaWidth = (typeof GANDANTA_WIDTHS)[number];

/**
 * Bṛhat Parāśara Horā Śāstra 92.1–5 gives two ghaṭīs of time on either side, of the some sixty that the Moon takes for a nakṣatra; by
 * longitude that is two sixtieths of it. The pada is common practice, of which no verse was read.
 */
const HALF_WIDTHS: Readonly<Record<GandantaWidth, number>> = { two_sixtieths: NAKSHATRA / 30, pada: PADA };

/** A longitude in a gaṇḍānta. */
export interface GandantaPlace {
  readonly junction: GandantaJunction;
  /** On which side of the junction; the junction itself is `after`. */
  readonly side: 'before' | 'after';
  /** From the junction, micro-arcseconds. */
  readonly distance: MicroArcseconds;
}

/** Returns in which gaṇḍānta a longitude (micro-arcseconds) is: half-open, from the beginning on; `null` where in none. */
export function gandantaOf(longitude: MicroArcseconds, width: GandantaWidth = 'two_sixtieths'): GandantaPlace | null {
  const half = HALF_WIDTHS[width];
  for (const { sign, name } of JUNCTIONS) {
    const ahead = modulo(longitude - sign * SIGN, TURN);
    if (ahead < half) return { junction: name, side: 'after', distance: ahead };
    if (ahead >= TURN - half) return { junction: name, side: 'before', distance: microArcseconds(TURN - ahead) };
  }
  return null;
}
