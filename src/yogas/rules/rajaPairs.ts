import { castsAspect } from '../../zodiac/drishti.js';
import type { Graha } from '../../zodiac/names.js';

export const RAJA_LINKS = ['joined', 'mutual_aspect', 'exchange'] as const;

/** How the two lords are associated. @names none */
export type RajaLink = (typeof RAJA_LINKS)[number];

export const KENDRAS = [1, 4, 7, 10];
const TRIKONAS = [1, 5, 9];
const DUSTHANAS = [6, 8, 12];

/** The signs of a chart, 0 (Aries) … 11, and who is lord of each. */
export interface PairChart {
  readonly lagna: number;
  readonly signs: Readonly<Record<Graha, number>>;
  readonly lordOf: (sign: number) => Graha;
}

export interface RajaPair {
  readonly lords: readonly [Graha, Graha];
  readonly links: readonly RajaLink[];
  readonly dharmaKarmadhipati: boolean;
  readonly bothInDusthanas: boolean;
}

export function housesOf({ lagna, lordOf }: PairChart, graha: Graha): number[] {
  return Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => lordOf((lagna + house - 1) % 12) === graha);
}

export const houseIn = ({ lagna, signs }: PairChart, graha: Graha): number => ((signs[graha] - lagna + 12) % 12) + 1;

function linksOf({ signs, lordOf }: PairChart, one: Graha, other: Graha): RajaLink[] {
  const [a, b] = [signs[one], signs[other]];
  const holds: Readonly<Record<RajaLink, boolean>> = {
    joined: a === b,
    mutual_aspect: castsAspect(one, a, b) && castsAspect(other, b, a),
    exchange: a !== b && lordOf(a) === other && lordOf(b) === one,
  };
  return RAJA_LINKS.filter((link) => holds[link]);
}

/** Returns the pairs of a lord of a kendra and another of a trikona that are associated; the lagna is both. */
export function rajaPairs(chart: PairChart): RajaPair[] {
  const lordsOf = (houses: readonly number[]): Graha[] =>
    houses.map((house) => chart.lordOf((chart.lagna + house - 1) % 12));
  const found = new Map<string, RajaPair>();
  const [ninth, tenth] = lordsOf([9, 10]);
  for (const one of lordsOf(KENDRAS))
    for (const other of lordsOf(TRIKONAS)) {
      const key = [one, other].sort().join();
      if (one === other || found.has(key)) continue;
      const links = linksOf(chart, one, other);
      if (links.length === 0) continue;
      found.set(key, {
        lords: [one, other],
        links,
        dharmaKarmadhipati: (one === tenth && other === ninth) || (one === ninth && other === tenth),
        bothInDusthanas: [one, other].every((graha) => DUSTHANAS.includes(houseIn(chart, graha))),
      });
    }
  return [...found.values()];
}

/** Returns who is lord of a kendra and of a trikona, the lagna apart. */
export function yogakarakas(chart: PairChart, grahas: readonly Graha[]): Graha[] {
  return grahas.filter((graha) => {
    const houses = housesOf(chart, graha);
    return houses.some((house) => [4, 7, 10].includes(house)) && houses.some((house) => [5, 9].includes(house));
  });
}
