/** The rules of combustion that can be asked for by name. */
export type CombustionRule = 'surya_siddhanta';

/** Degrees from the Sun within which a planet is combust, while direct and while retrograde. */
interface Limit {
  readonly direct: number;
  readonly retrograde: number;
}

/**
 * Sūrya Siddhānta (Burgess) 9.6–8, the Moon 10.1: Jupiter 11, Saturn 15, Mars 17, Venus 10 (8 while retrograde), Mercury 14 (12), the Moon 12. The verses
 * count degrees of oblique ascension, for visibility; books of practice take them as degrees of longitude, and so does this table. The
 * Sun and the nodes are never combust.
 */
const LIMITS: Readonly<Record<string, Limit>> = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
};

/**
 * Returns whether a body is combust by the limits of the Sūrya Siddhānta: nearer to the Sun than its limit, by longitude.
 *
 * @param longitude degrees, of the body; `sun` that of the Sun
 *
 * @example
 * ```ts
 * isCombust('Venus', 9, 0, false); // => true
 * isCombust('Venus', 9, 0, true); // => false
 * ```
 */
export function isCombust(body: string, longitude: number, sun: number, retrograde: boolean): boolean {
  const limit = LIMITS[body]?.[retrograde ? 'retrograde' : 'direct'];
  if (limit === undefined) return false;
  const arc = Math.abs(longitude - sun);
  return Math.min(arc, 360 - arc) < limit;
}
