/** The rules of combustion that can be asked for by name. */
export type CombustionRule = 'surya_siddhanta';

/**
 * Sūrya Siddhānta (Burgess) 9.6–8, the Moon 10.1: Jupiter 11, Saturn 15, Mars 17, Venus 10 (8 while retrograde), Mercury 14 (12), the Moon 12. The verses
 * count degrees of oblique ascension, for visibility; books of practice take them as degrees of longitude, and so does this table. The
 * Sun and the nodes are never combust.
 */
const LIMITS: Readonly<Record<string, readonly [direct: number, retrograde?: number]>> = {
  Moon: [12],
  Mars: [17],
  Mercury: [14, 12],
  Jupiter: [11],
  Venus: [10, 8],
  Saturn: [15],
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
  const [direct = 0, back = direct] = LIMITS[body] ?? [];
  const arc = Math.abs(longitude - sun);
  return Math.min(arc, 360 - arc) < (retrograde ? back : direct);
}
