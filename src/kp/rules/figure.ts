import { type MicroArcseconds, modulo, signIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { GRAHAS, type Graha, SIGNS } from '../../zodiac/names.js';
import type { Placement } from '../../zodiac/position.js';
import { type KpLords, kpLords } from './lattice.js';

export interface KpPlacement {
  /** Sidereal, whole micro-arcseconds. */
  readonly longitude: MicroArcseconds;
  readonly retrograde: boolean;
  readonly house: number;
  readonly lords: KpLords;
}

export interface KpFigure {
  readonly cusps: readonly MicroArcseconds[];
  readonly cuspLords: readonly KpLords[];
  readonly grahas: Readonly<Record<Graha, KpPlacement>>;
}

/**
 * Returns the house, 1 … 12, of a longitude. Houses are half-open: a point on a cusp is in the house that begins there.
 * @param longitude micro-arcseconds
 * @param cusps twelve longitudes in micro-arcseconds, going forward round the circle
 */
export function houseAt(longitude: MicroArcseconds, cusps: readonly MicroArcseconds[]): number {
  for (let i = 0; i < 12; i++) {
    const start = at(cusps, i);
    const length = modulo(at(cusps, (i + 1) % 12) - start, TURN);
    if (modulo(longitude - start, TURN) < length) return i + 1;
  }
  throw new RangeError('the cusps do not go once round the circle');
}

export function kpFigure(cusps: readonly MicroArcseconds[], grahas: Readonly<Record<Graha, Placement>>): KpFigure {
  const placements = GRAHAS.map((graha): [Graha, KpPlacement] => {
    const { longitude, retrograde } = grahas[graha];
    return [graha, { longitude, retrograde, house: houseAt(longitude, cusps), lords: kpLords(longitude) }];
  });
  return {
    cusps,
    cuspLords: cusps.map(kpLords),
    grahas: Object.fromEntries(placements) as Record<Graha, KpPlacement>,
  };
}

export function houseOwner(figure: KpFigure, house: number): Graha {
  return at(SIGNS, signIndex(at(figure.cusps, house - 1))).lord;
}

export function housesOwned(figure: KpFigure, graha: Graha): number[] {
  return figure.cuspLords.flatMap(({ sign }, i) => (sign === graha ? [i + 1] : []));
}
