import { type MicroArcseconds, microArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { DrishtiReading } from '../../zodiac/drishti.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { modality } from '../../zodiac/signNature.js';
import {
  type BhavaMethod,
  CLASS_OF_HALVES,
  DIG_ZERO_HOUSE,
  OCCUPANTS,
  RISES_WITH,
  type SignClass,
  TIME_ADDITION,
} from '../tables/bhavaBala.js';
import { ahead, fold, sum } from './arcs.js';
import { shareOf, signedDrishti } from './drik.js';

export interface BhavaSky {
  /** Micro-arcseconds. */
  readonly middles: readonly MicroArcseconds[];
  readonly longitudes: Readonly<Record<SignLord, MicroArcseconds>>;
  readonly total: (planet: SignLord) => number;
  readonly isBenefic: (planet: SignLord) => boolean;
  readonly drishti: DrishtiReading;
  readonly time: 'day' | 'night' | 'twilight';
}

export interface BhavaAddition {
  readonly reason: SignLord | BhavaSky['time'];
  readonly virupas: number;
}

export interface BhavaStrength {
  readonly middle: MicroArcseconds;
  readonly lord: SignLord;
  readonly signClass: SignClass;
  readonly adhipati: number;
  readonly dig: number;
  readonly drishti: number;
  readonly additions: readonly BhavaAddition[];
  readonly total: number;
  /** 1 for the strongest; ties go to the lower house. */
  readonly rank: number;
}

export function equalMiddles(ascendant: MicroArcseconds): MicroArcseconds[] {
  return Array.from({ length: 12 }, (_, i) => modulo(microArcseconds(ascendant + i * SIGN), TURN));
}

/** Returns the house, 0 … 11, that holds a longitude; houses meet half-way between their middles. */
export function houseOf(longitude: MicroArcseconds, middles: readonly MicroArcseconds[]): number {
  return middles.findIndex((middle, house) => {
    const before = at(middles, (house + 11) % 12);
    const after = at(middles, (house + 1) % 12);
    const begins = modulo(before + modulo(middle - before, TURN) / 2, TURN);
    const ends = modulo(middle + modulo(after - middle, TURN) / 2, TURN);
    return modulo(longitude - begins, TURN) < modulo(ends - begins, TURN);
  });
}

export function signClassOf(longitude: MicroArcseconds): SignClass {
  return at(at(CLASS_OF_HALVES, signIndex(longitude)), longitude % SIGN < SIGN / 2 ? 0 : 1);
}

function isTimely(sign: number, time: BhavaSky['time']): boolean {
  if (time === 'twilight') return modality(sign) === 'dual';
  return at(RISES_WITH, sign) === (time === 'day' ? 'shirshodaya' : 'prishthodaya');
}

function additionsOf(house: number, { middles, longitudes, time }: BhavaSky): BhavaAddition[] {
  const within = SIGN_LORDS.flatMap((planet): BhavaAddition[] => {
    const virupas = OCCUPANTS[planet];
    return virupas === undefined || houseOf(longitudes[planet], middles) !== house ? [] : [{ reason: planet, virupas }];
  });
  const timely = isTimely(signIndex(at(middles, house)), time);
  return [...within, ...(timely ? [{ reason: time, virupas: TIME_ADDITION }] : [])];
}

function digOf(house: number, zero: number, middles: readonly MicroArcseconds[], method: BhavaMethod): number {
  if (method === 'bphs') return fold(ahead(at(middles, house), at(middles, zero))) / 3;
  const apart = Math.abs(house - zero);
  return 10 * Math.min(apart, 12 - apart);
}

/**
 * Virūpas, not rounded. Mercury's and Jupiter's aspects count whole, the others a quarter; Mercury's always count as good.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 27.26–31; B.V. Raman, Graha and Bhava Balas, ch. 9.
 */
export function bhavaStrengths(sky: BhavaSky, method: BhavaMethod): readonly BhavaStrength[] {
  const { middles, longitudes, total, isBenefic, drishti } = sky;
  const houses = middles.map((middle, house) => {
    const lord = lordOf(signIndex(middle));
    const signClass = signClassOf(middle);
    const looks = SIGN_LORDS.map(
      (planet) =>
        signedDrishti(planet, longitudes[planet], middle, drishti, planet === 'Mercury' || isBenefic(planet)) *
        shareOf(planet, 'quarter_full'),
    );
    const parts = {
      adhipati: total(lord),
      dig: digOf(house, DIG_ZERO_HOUSE[signClass] - 1, middles, method),
      drishti: sum(looks),
    };
    const additions = method === 'bphs' ? additionsOf(house, sky) : [];
    const all = sum([...Object.values(parts), ...additions.map(({ virupas }) => virupas)]);
    return { middle, lord, signClass, ...parts, additions, total: all };
  });
  const order = houses
    .map((_, house) => house)
    .sort((one, other) => at(houses, other).total - at(houses, one).total || one - other);
  return houses.map((house, i) => ({ ...house, rank: order.indexOf(i) + 1 }));
}
