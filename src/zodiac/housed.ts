import { type MicroArcseconds, modulo } from '../math/angle.js';
import { type House, wholeSignHouse, type ZodiacPosition, zodiacPosition } from './position.js';

/** A point of a chart with its whole-sign house. */
export interface HousedPosition extends ZodiacPosition {
  /** Whole-sign house from the ascendant, 1 … 12. */
  readonly house: House;
}

/** Returns a longitude with its house seen from an ascendant, both micro-arcseconds. */
export function housedPosition(longitude: MicroArcseconds, ascendant: MicroArcseconds): HousedPosition {
  return { ...zodiacPosition(longitude), house: wholeSignHouse(longitude, ascendant) };
}

/** Returns the house, 1 … 12, of a sign seen from the sign of another, both 0 (Aries) … 11. */
export const houseOfSign = (sign: number, lagna: number): House => modulo(sign - lagna, 12) + 1;
