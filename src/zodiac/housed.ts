import { type MicroArcseconds, modulo } from '../math/angle.js';
import { type House, wholeSignHouse, type ZodiacPosition, zodiacPosition } from './position.js';

/** A point of a chart with its whole-sign house. */
export interface HousedPosition extends ZodiacPosition {
  /** Whole-sign house from the ascendant, 1 … 12. */
  readonly house: House;
}

/** Both in micro-arcseconds. */
export function housedPosition(longitude: MicroArcseconds, ascendant: MicroArcseconds): HousedPosition {
  return { ...zodiacPosition(longitude), house: wholeSignHouse(longitude, ascendant) };
}

export const houseOfSign = (sign: number, lagna: number): House => modulo(sign - lagna, 12) + 1;
