import type { MicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import type { SignLord } from '../zodiac/lords.js';
import { bhinnaOf, type ChartSigns, kakshyaIndex, prastaraOf, sarvaOf } from './rules/ashtakavarga.js';
import {
  BINDU_TABLE,
  type BinduTableName,
  CONTRIBUTORS,
  type Contributor,
  KAKSHYA_DEGREES,
  KAKSHYA_LORDS,
} from './tables/ashtakavarga.js';

/** The kakṣyā in which a planet moves. */
export interface Kakshya {
  /** 1 … 8, from the beginning of the sign. @asType integer @minimum 1 @maximum 8 */
  readonly number: number;
  /** Its lord. */
  readonly lord: Contributor;
  /** Degrees of the sign at which it begins. @minimum 0 @maximum 26.25 */
  readonly start_degree: number;
  /** Degrees of the sign before which it ends. @minimum 3.75 @maximum 30 */
  readonly end_degree: number;
  /** Whether its lord gave this sign a bindu in the planet's table at birth. */
  readonly active: boolean;
}

export interface NatalBindus {
  readonly signs: ChartSigns;
  readonly givers: (planet: SignLord, sign: number) => readonly Contributor[];
  readonly sarva: readonly number[];
}

export function natalBindus(signs: ChartSigns, table: BinduTableName): NatalBindus {
  const prastara = prastaraOf(BINDU_TABLE[table], signs);
  return {
    signs,
    givers: (planet, sign) => CONTRIBUTORS.filter((giver) => at(prastara[planet][giver], sign) === 1),
    sarva: sarvaOf(bhinnaOf(prastara)),
  };
}

export function kakshyaOf(longitude: MicroArcseconds, givers: readonly Contributor[]): Kakshya {
  const part = kakshyaIndex(longitude);
  const lord = at(KAKSHYA_LORDS, part);
  return {
    number: part + 1,
    lord,
    start_degree: part * KAKSHYA_DEGREES,
    end_degree: (part + 1) * KAKSHYA_DEGREES,
    active: givers.includes(lord),
  };
}
