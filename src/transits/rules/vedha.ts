import { isSignLord } from '../../zodiac/lords.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { FAVOURABLE_OF_NODES, NEVER_OBSTRUCT, type NodeHouses, VEDHA } from '../tables/vedha.js';

export interface VedhaOptions {
  readonly nodes: NodeHouses;
  readonly nodesObstruct: boolean;
  /** Whether to search for what relieves a planet in a house of obstruction. */
  readonly vipareeta: boolean;
}

export interface Vedha {
  /** Null where no table says. */
  readonly favourable: boolean | null;
  /** The house that obstructs it; null where the house is not favourable, or has none. */
  readonly vedhaHouse: number | null;
  /** Grahas in the house of obstruction. */
  readonly by: readonly Graha[];
  /** Grahas in the sign of the favourable graha, with whom some lift the obstruction. */
  readonly suspendedBy: readonly Graha[];
  /** Grahas that relieve one in a house of obstruction. */
  readonly vipareetaBy: readonly Graha[];
}

const exempt = (one: Graha, other: Graha): boolean =>
  NEVER_OBSTRUCT.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** @param houses of all nine from the natal Moon, 1 … 12 */
export function vedhaOf(graha: Graha, houses: Readonly<Record<Graha, number>>, options: VedhaOptions): Vedha {
  const here = houses[graha];
  const within = (house: number): Graha[] =>
    GRAHAS.filter(
      (other) =>
        other !== graha &&
        houses[other] === house &&
        !exempt(graha, other) &&
        (options.nodesObstruct || isSignLord(other)),
    );
  if (!isSignLord(graha)) {
    const favourable = FAVOURABLE_OF_NODES[options.nodes]?.includes(here) ?? null;
    return { favourable, vedhaHouse: null, by: [], suspendedBy: [], vipareetaBy: [] };
  }
  const row = VEDHA[graha];
  const vedhaHouse = row[here];
  if (vedhaHouse !== undefined) {
    const by = within(vedhaHouse);
    const suspendedBy = by.length === 0 ? [] : GRAHAS.filter((other) => other !== graha && houses[other] === here);
    return { favourable: true, vedhaHouse, by, suspendedBy, vipareetaBy: [] };
  }
  const relieving = Object.entries(row).flatMap(([house, vedha]) => (vedha === here ? within(Number(house)) : []));
  return {
    favourable: false,
    vedhaHouse: null,
    by: [],
    suspendedBy: [],
    vipareetaBy: options.vipareeta ? relieving : [],
  };
}
