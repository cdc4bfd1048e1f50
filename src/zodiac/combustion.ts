import { DEGREE, type MicroArcseconds, shorterArc } from '../math/angle.js';
import type { Graha } from './names.js';

export const COMBUSTION_RULES = ['surya_siddhanta', 'pyjhora', 'mercury_13_venus_9'] as const;

/** A table of the limits of combustion. */
export type CombustionRule = (typeof COMBUSTION_RULES)[number];

export const COMBUSTIBLE = [
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
] as const satisfies readonly Graha[];

/** A graha that the Sun burns. @names planet */
export type Combustible = (typeof COMBUSTIBLE)[number];

type Limit = readonly [direct: number, retrograde?: number];

/**
 * Sūrya Siddhānta (Burgess) 9.6–8, the Moon 10.1. The verses count degrees of oblique ascension, for visibility; books of practice read
 * them as degrees of longitude, and so does this table. The Sun and the nodes are never combust.
 */
export const LIMITS: Readonly<Record<Combustible, Limit>> = {
  Moon: [12],
  Mars: [17],
  Mercury: [14, 12],
  Jupiter: [11],
  Venus: [10, 8],
  Saturn: [15],
};

/**
 * Differences of other tables: the constants of PyJHora, whose 10 for Jupiter and 11 for Venus look exchanged; a page of practice
 * (blog.indianastrologysoftware.com, directions of planets and combustion).
 */
export const ELSEWHERE: Readonly<Record<CombustionRule, Readonly<Partial<Record<Combustible, Limit>>>>> = {
  surya_siddhanta: {},
  pyjhora: { Mars: [17, 8], Jupiter: [10, 11], Venus: [11, 8], Saturn: [15, 16] },
  mercury_13_venus_9: { Mercury: [13], Venus: [9] },
};

/** Degrees; undefined for the Sun, the nodes, and what is no graha. */
export function combustionLimit(
  body: string,
  retrograde: boolean,
  rule: CombustionRule = 'surya_siddhanta',
): number | undefined {
  if (!Object.hasOwn(LIMITS, body)) return undefined;
  const limit = ELSEWHERE[rule][body as Combustible] ?? LIMITS[body as Combustible];
  const [direct, back = direct] = limit;
  return retrograde ? back : direct;
}

/**
 * By longitude, in micro-arcseconds.
 * @param longitude of the body, and `sun` that of the Sun, both micro-arcseconds
 */
export function isCombust(
  body: string,
  longitude: MicroArcseconds,
  sun: MicroArcseconds,
  retrograde: boolean,
  rule?: CombustionRule,
): boolean {
  const limit = combustionLimit(body, retrograde, rule);
  return limit !== undefined && shorterArc(longitude, sun) < limit * DEGREE;
}
