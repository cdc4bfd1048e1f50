import { signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { castsAspect } from '../../zodiac/drishti.js';
import { GRAHAS, type Graha, SIGNS } from '../../zodiac/names.js';
import type { Placement } from '../../zodiac/position.js';
import { type KpLords, kpLords } from './lattice.js';
import type { RulingPlanets } from './ruling.js';

export type Grahas = Readonly<Record<Graha, Placement>>;

export const NODE_AGENTS = ['sign', 'none'] as const;

/** `sign`: a node in a sign of a ruling planet joins; or `none`. */
export type NodeAgents = (typeof NODE_AGENTS)[number];

/** The part of a planet in which another one is. */
export type RulerFlagPart = 'star' | 'sub';

/** A ruling planet in the star or the sub of a retrograde one. */
export interface RulerFlag {
  readonly planet: Graha;
  readonly in: RulerFlagPart;
  /** The retrograde planet. */
  readonly of: Graha;
}

export function byStrength(rulers: RulingPlanets): Graha[] {
  const { asc_star_lord, asc_sign_lord, moon_star_lord, moon_sign_lord, day_lord } = rulers;
  return [...new Set([asc_star_lord, asc_sign_lord, moon_star_lord, moon_sign_lord, day_lord])];
}

const signLord = ({ longitude }: Placement): Graha => at(SIGNS, signIndex(longitude)).lord;
const isNode = (graha: Graha): boolean => graha === 'Rahu' || graha === 'Ketu';

export function agentsOf(rulers: readonly Graha[], grahas: Grahas, reading: NodeAgents): Graha[] {
  if (reading === 'none') return [];
  return (['Rahu', 'Ketu'] as const).filter(
    (node) => !rulers.includes(node) && rulers.includes(signLord(grahas[node])),
  );
}

/** Returns which of some planets stand in the star or sub of a retrograde one; the nodes, always retrograde, do not count as such. */
export function flagsOf(rulers: readonly Graha[], grahas: Grahas): RulerFlag[] {
  const goesBack = (graha: Graha): boolean => !isNode(graha) && grahas[graha].retrograde;
  return rulers.flatMap((planet) => {
    const { star, sub } = kpLords(grahas[planet].longitude);
    return [
      ...(goesBack(star) ? [{ planet, in: 'star', of: star } as const] : []),
      ...(goesBack(sub) ? [{ planet, in: 'sub', of: sub } as const] : []),
    ];
  });
}

export const CONNECTIONS = ['same_planet', 'lord_of', 'same_sign', 'drishti', 'node'] as const;

/** A way in which two planets are connected. */
export type Connection = (typeof CONNECTIONS)[number];

const fourLords = ({ sign, star, sub, subSub }: KpLords): Graha[] => [sign, star, sub, subSub];

function direct(grahas: Grahas, one: Graha, other: Graha): Connection[] {
  if (one === other) return ['same_planet'];
  const [here, there] = [grahas[one].longitude, grahas[other].longitude];
  const rules = (lord: Graha, of: Graha): boolean => fourLords(kpLords(grahas[of].longitude)).includes(lord);
  const [from, to] = [signIndex(here), signIndex(there)];
  return [
    ...(rules(one, other) || rules(other, one) ? (['lord_of'] as const) : []),
    ...(from === to ? (['same_sign'] as const) : []),
    ...(castsAspect(one, from, to) || castsAspect(other, to, from) ? (['drishti'] as const) : []),
  ];
}

/** A node represents the lord of its sign and a graha in its sign. */
function throughNode(grahas: Grahas, node: Graha, other: Graha): boolean {
  if (!isNode(node)) return false;
  const sign = signIndex(grahas[node].longitude);
  const within = GRAHAS.filter((graha) => graha !== node && signIndex(grahas[graha].longitude) === sign);
  return [signLord(grahas[node]), ...within].some((stands) => direct(grahas, stands, other).length > 0);
}

/**
 * Two planets are connected if they are the same; one is lord of sign, star, sub or sub-sub of the other; they share a sign; one fully
 * aspects the other; or one is a node that stands for a planet so connected.
 *
 * Source: M. P. Shanmugam, Astrosecrets and KP 2, 80–85, as quoted; what a node stands for is this library’s reading.
 */
export function connections(grahas: Grahas, one: Graha, other: Graha): Connection[] {
  const links = direct(grahas, one, other);
  if (one === other) return links;
  const node = throughNode(grahas, one, other) || throughNode(grahas, other, one);
  return node ? [...links, 'node'] : links;
}
