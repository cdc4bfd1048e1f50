import { type MicroArcseconds, modulo, SIGN, signIndex } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import { isSignLord, lordOf } from '../../zodiac/lords.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import type { Placement } from '../../zodiac/position.js';
import { type Regard, regard } from '../../zodiac/relationships.js';
import { type LinkMotion, RELATION_AT, RELATIONS, type Relation } from '../tables/links.js';

/** The places of the nine grahas. */
export type Places = Readonly<Record<Graha, Placement>>;

/** What two grahas are to each other. */
export interface Link {
  readonly from: Graha;
  readonly to: Graha;
  /** Inclusive count of signs from the one to the other, 1 … 12. */
  readonly distance: number;
  readonly relation: Relation;
}

/** Returns the inclusive count of signs, 1 … 12, from one sign to another, both 0 (Aries) … 11. */
export const distanceOf = (from: number, to: number): number => modulo(to - from, 12) + 1;

/** Returns the signs, 0 (Aries) … 11, of the nine grahas. */
export function signsOf(places: Places): Record<Graha, number> {
  return recordOf(GRAHAS, (graha) => signIndex(places[graha].longitude));
}

/** Returns the link of two grahas by their signs; undefined where they have none. */
export function linkOf(from: Graha, to: Graha, signs: Readonly<Record<Graha, number>>): Link | undefined {
  const distance = distanceOf(signs[from], signs[to]);
  const relation = RELATION_AT[distance];
  return relation && { from, to, distance, relation };
}

/** Returns the links of all pairs, each pair once, the earlier in the order of a chart first. */
export function linksOf(signs: Readonly<Record<Graha, number>>): Link[] {
  return GRAHAS.flatMap((from, i) => GRAHAS.slice(i + 1).flatMap((to) => linkOf(from, to, signs) ?? []));
}

/** Returns whether a graha moves down through its sign: a retrograde one, and the nodes always. */
export const movesDown = (graha: Graha, { retrograde }: Placement): boolean => retrograde || !isSignLord(graha);

const inSign = ({ longitude }: Placement): number => longitude % SIGN;

/** Returns how two grahas of one direction move towards or from each other, by their degrees within their signs. */
export function motionOf(one: Graha, other: Graha, places: Places): LinkMotion {
  const [low, high] = inSign(places[one]) <= inSign(places[other]) ? [one, other] : [other, one];
  if (inSign(places[low]) === inSign(places[high])) return 'exact';
  const [lowDown, highDown] = [movesDown(low, places[low]), movesDown(high, places[high])];
  if (lowDown === highDown) return 'same_motion';
  return lowDown ? 'separating' : 'approaching';
}

/** Returns how one graha regards another by nature; null where one is asked of a node, of which no text speaks. */
export const regardOf = (from: Graha, to: Graha): Regard | null => (isSignLord(to) ? regard(from, to) : null);

/** Returns the grahas of a direction, 0 (east) … 3, by degrees within their signs, and of equal degrees in the order of a chart. */
export function directed(direction: number, places: Places): Graha[] {
  return GRAHAS.filter((graha) => signIndex(places[graha].longitude) % 4 === direction).sort(
    (one, other) => inSign(places[one]) - inSign(places[other]),
  );
}

/** Returns the pairs of grahas that stand in each other’s signs; nodes own none. */
export function exchangesOf(signs: Readonly<Record<Graha, number>>): (readonly [Graha, Graha])[] {
  return pairsWhere((one, other) => lordOf(signs[one]) === other && lordOf(signs[other]) === one);
}

/**
 * Returns the pairs of grahas that stand in each other’s stars.
 * @param starLord returns the lord of the star that holds a longitude
 */
export function starExchangesOf(
  places: Places,
  starLord: (longitude: MicroArcseconds) => Graha,
): (readonly [Graha, Graha])[] {
  const lords = recordOf(GRAHAS, (graha) => starLord(places[graha].longitude));
  return pairsWhere((one, other) => lords[one] === other && lords[other] === one);
}

function pairsWhere(holds: (one: Graha, other: Graha) => boolean): (readonly [Graha, Graha])[] {
  return GRAHAS.flatMap((one, i) =>
    GRAHAS.slice(i + 1).flatMap((other) => (holds(one, other) ? [[one, other] as const] : [])),
  );
}

/** Returns the links of two grahas that exchange their signs, as if each stood in its own; all others stay. */
export function linksByExchange([one, other]: readonly [Graha, Graha], signs: Readonly<Record<Graha, number>>): Link[] {
  return linksOf({ ...signs, [one]: signs[other], [other]: signs[one] }).filter(
    ({ from, to }) => from === one || from === other || to === one || to === other,
  );
}

/** Returns the retrograde grahas but the nodes with the sign before their own, and who stands there and in trine to it. */
export function rearSigns(places: Places): { planet: Graha; sign: number; sameSign: Graha[]; trine: Graha[] }[] {
  const signs = signsOf(places);
  return GRAHAS.filter((graha) => isSignLord(graha) && places[graha].retrograde).map((planet) => {
    const sign = modulo(signs[planet] - 1, 12);
    const at = (relation: Relation): Graha[] =>
      GRAHAS.filter((graha) => RELATION_AT[distanceOf(sign, signs[graha])] === relation);
    return { planet, sign, sameSign: at('same_sign'), trine: at('trine') };
  });
}

/** Returns the links of one graha counted from it: by relation, then by the difference of degrees within signs, then in the order of a chart. */
export function viewFrom(graha: Graha, places: Places): Link[] {
  const signs = signsOf(places);
  const apart = ({ to }: Link): number => Math.abs(inSign(places[to]) - inSign(places[graha]));
  return GRAHAS.flatMap((to) => (to === graha ? [] : (linkOf(graha, to, signs) ?? []))).sort(
    (one, other) => RELATIONS.indexOf(one.relation) - RELATIONS.indexOf(other.relation) || apart(one) - apart(other),
  );
}
