import { type MicroArcseconds, modulo, SIGN, signIndex } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import { isSignLord, lordOf } from '../../zodiac/lords.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import type { Placement } from '../../zodiac/position.js';
import { type Regard, regard } from '../../zodiac/relationships.js';
import { type LinkMotion, RELATION_AT, RELATIONS, type Relation } from '../tables/links.js';

export type Places = Readonly<Record<Graha, Placement>>;

export interface Link {
  readonly from: Graha;
  readonly to: Graha;
  /** 1 … 12. */
  readonly distance: number;
  readonly relation: Relation;
}

/** 1 … 12; signs are 0 (Aries) … 11. */
export const distanceOf = (from: number, to: number): number => modulo(to - from, 12) + 1;

export function signsOf(places: Places): Record<Graha, number> {
  return recordOf(GRAHAS, (graha) => signIndex(places[graha].longitude));
}

/** Undefined without a link. */
export function linkOf(from: Graha, to: Graha, signs: Readonly<Record<Graha, number>>): Link | undefined {
  const distance = distanceOf(signs[from], signs[to]);
  const relation = RELATION_AT[distance];
  return relation && { from, to, distance, relation };
}

export function linksOf(signs: Readonly<Record<Graha, number>>): Link[] {
  return GRAHAS.flatMap((from, i) => GRAHAS.slice(i + 1).flatMap((to) => linkOf(from, to, signs) ?? []));
}

export const movesDown = (graha: Graha, { retrograde }: Placement): boolean => retrograde || !isSignLord(graha);

const inSign = ({ longitude }: Placement): number => longitude % SIGN;

/** By their degrees within their signs. */
export function motionOf(one: Graha, other: Graha, places: Places): LinkMotion {
  const [low, high] = inSign(places[one]) <= inSign(places[other]) ? [one, other] : [other, one];
  if (inSign(places[low]) === inSign(places[high])) return 'exact';
  const [lowDown, highDown] = [movesDown(low, places[low]), movesDown(high, places[high])];
  if (lowDown === highDown) return 'same_motion';
  return lowDown ? 'separating' : 'approaching';
}

/** Null towards a node, on which no text speaks. */
export const regardOf = (from: Graha, to: Graha): Regard | null => (isSignLord(to) ? regard(from, to) : null);

/** By degrees within their signs, then in chart order; 0 is east. */
export function directed(direction: number, places: Places): Graha[] {
  return GRAHAS.filter((graha) => signIndex(places[graha].longitude) % 4 === direction).sort(
    (one, other) => inSign(places[one]) - inSign(places[other]),
  );
}

export function exchangesOf(signs: Readonly<Record<Graha, number>>): (readonly [Graha, Graha])[] {
  return pairsWhere((one, other) => lordOf(signs[one]) === other && lordOf(signs[other]) === one);
}

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

/** The two are moved to their own signs; all others stay. */
export function linksByExchange([one, other]: readonly [Graha, Graha], signs: Readonly<Record<Graha, number>>): Link[] {
  return linksOf({ ...signs, [one]: signs[other], [other]: signs[one] }).filter(
    ({ from, to }) => from === one || from === other || to === one || to === other,
  );
}

export function rearSigns(places: Places): { planet: Graha; sign: number; sameSign: Graha[]; trine: Graha[] }[] {
  const signs = signsOf(places);
  return GRAHAS.filter((graha) => isSignLord(graha) && places[graha].retrograde).map((planet) => {
    const sign = modulo(signs[planet] - 1, 12);
    const at = (relation: Relation): Graha[] =>
      GRAHAS.filter((graha) => RELATION_AT[distanceOf(sign, signs[graha])] === relation);
    return { planet, sign, sameSign: at('same_sign'), trine: at('trine') };
  });
}

/** By relation, then by the difference of degrees within signs, then in chart order. */
export function viewFrom(graha: Graha, places: Places): Link[] {
  const signs = signsOf(places);
  const apart = ({ to }: Link): number => Math.abs(inSign(places[to]) - inSign(places[graha]));
  return GRAHAS.flatMap((to) => (to === graha ? [] : (linkOf(graha, to, signs) ?? []))).sort(
    (one, other) => RELATIONS.indexOf(one.relation) - RELATIONS.indexOf(other.relation) || apart(one) - apart(other),
  );
}
