import { type MicroArcseconds, nakshatraIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { lordOf, SIGN_LORDS } from '../zodiac/lords.js';
import { GRAHAS, type Graha, NAKSHATRAS, SIGNS } from '../zodiac/names.js';
import type { ChartFacts } from '../zodiac/predicates/facts.js';
import { distance } from '../zodiac/predicates/terms.js';
import type { TextKind } from './tables/chapter.js';

/** The placements of one kind that a chart has, by their names, each with the planets that make it. */
export type Placements = ReadonlyMap<string, readonly Graha[]>;

/** The placements of a chart by kinds; a kind that cannot be known is left out. */
export type ChartPlacements = Readonly<Partial<Record<TextKind, Placements>>>;

/** The kinds that a birth chart itself has, in the order of results. */
export const NATAL_KINDS = [
  'lagna',
  'lord_in_house',
  'graha_in_house',
  'graha_in_sign',
  'nakshatra',
  'conjunction',
] as const satisfies readonly TextKind[];

/** The kinds that are counted from the lagna. */
export const LAGNA_KINDS: readonly TextKind[] = ['lagna', 'lord_in_house', 'graha_in_house'];

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

/** Returns a name of the tables as a part of the name of a placement: `purva_phalguni`. */
export const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '_');

const signSlug = (sign: number): string => slug(at(SIGNS, sign).name);

/** Returns the grahas by the houses in which they are, counted from a sign: `saturn_h10`. */
export function inHouses(signs: Readonly<Record<Graha, number>>, from: number): Placements {
  return new Map(GRAHAS.map((graha) => [`${slug(graha)}_h${distance(from, signs[graha])}`, [graha]]));
}

function lordsInHouses(signs: ChartFacts['signs'], lagna: number): Placements {
  return new Map(
    HOUSES.map((house) => {
      const lord = lordOf((lagna + house - 1) % 12);
      return [`l${house}_h${distance(lagna, signs[lord])}`, [lord]];
    }),
  );
}

function pairs(signs: ChartFacts['signs']): Placements {
  return new Map(
    SIGN_LORDS.flatMap((one, i) =>
      SIGN_LORDS.slice(i + 1)
        .filter((other) => signs[one] === signs[other])
        .map((other) => [`${slug(one)}_${slug(other)}`, [one, other]] as const),
    ),
  );
}

const moonStar = (longitude: MicroArcseconds): string => slug(at(NAKSHATRAS, nakshatraIndex(longitude)).name);

/** Returns the placements of a birth chart; without a time of birth, none of those that are counted from the lagna. */
export function natalPlacements({ signs, lagna, longitudes }: ChartFacts): ChartPlacements {
  return {
    ...(lagna === null
      ? {}
      : {
          lagna: new Map([[signSlug(lagna), []]]),
          lord_in_house: lordsInHouses(signs, lagna),
          graha_in_house: inHouses(signs, lagna),
        }),
    graha_in_sign: new Map(GRAHAS.map((graha) => [`${slug(graha)}_${signSlug(signs[graha])}`, [graha]])),
    nakshatra: new Map([[moonStar(longitudes.Moon), ['Moon']]]),
    conjunction: pairs(signs),
  };
}
