import { type MicroArcseconds, microArcseconds, modulo, NAKSHATRA, PADA, SIGN, TURN } from '../math/angle.js';

const JUNCTIONS = [
  { sign: 0, name: 'Revati-Ashwini' },
  { sign: 4, name: 'Ashlesha-Magha' },
  { sign: 8, name: 'Jyeshtha-Mula' },
] as const;

/** A junction of signs and nakṣatras. */
export type GandantaJunction = (typeof JUNCTIONS)[number]['name'];

/** Either side by longitude: two sixtieths of a nakṣatra (26′40″), or a pada (3°20′). */
export const GANDANTA_WIDTHS = ['two_sixtieths', 'pada'] as const;

/** A width of gaṇḍānta. */
export type GandantaWidth = (typeof GANDANTA_WIDTHS)[number];

/**
 * Bṛhat Parāśara Horā Śāstra 92.1–5 gives two ghaṭīs of time on either side; the Moon takes some sixty for a nakṣatra, so two sixtieths by
 * longitude. The pada is common practice, without a verse that was read.
 */
const HALF_WIDTHS: Readonly<Record<GandantaWidth, number>> = { two_sixtieths: NAKSHATRA / 30, pada: PADA };

export interface GandantaPlace {
  readonly junction: GandantaJunction;
  /** The junction itself is `after`. */
  readonly side: 'before' | 'after';
  /** Micro-arcseconds. */
  readonly distance: MicroArcseconds;
}

/** Half-open; `null` outside. */
export function gandantaOf(longitude: MicroArcseconds, width: GandantaWidth = 'two_sixtieths'): GandantaPlace | null {
  const half = HALF_WIDTHS[width];
  for (const { sign, name } of JUNCTIONS) {
    const ahead = modulo(longitude - sign * SIGN, TURN);
    if (ahead < half) return { junction: name, side: 'after', distance: ahead };
    if (ahead >= TURN - half) return { junction: name, side: 'before', distance: microArcseconds(TURN - ahead) };
  }
  return null;
}
