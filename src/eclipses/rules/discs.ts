import { angleBetween, length, type Vector } from './vectors.js';

/** The discs of Sun and Moon from a point; radians. */
export interface Discs {
  readonly separation: number;
  readonly sun: number;
  readonly moon: number;
}

/**
 * @param sun from the point to the Sun's centre, km
 * @param moon from the point to the Moon's centre, km
 * @param radii of Sun and Moon, km
 */
export function discsOf(sun: Vector, moon: Vector, radii: { readonly sun: number; readonly moon: number }): Discs {
  return {
    separation: angleBetween(sun, moon),
    sun: Math.asin(radii.sun / length(sun)),
    moon: Math.asin(radii.moon / length(moon)),
  };
}

/** Negative while the Sun is eclipsed. */
export const outerGap = ({ separation, sun, moon }: Discs): number => separation - (sun + moon);

/** Negative while the eclipse is total or annular. */
export const innerGap = ({ separation, sun, moon }: Discs): number => separation - Math.abs(moon - sun);

/** Returns the share of the Sun's diameter that is covered: above 1 while the eclipse is total, never below 0. */
export function magnitudeOf(discs: Discs): number {
  return Math.max(0, -outerGap(discs) / (2 * discs.sun));
}

/** Returns the share of the Sun's disc that is covered, 0 … 1. */
export function obscurationOf(discs: Discs): number {
  const { separation, sun, moon } = discs;
  if (outerGap(discs) >= 0) return 0;
  if (innerGap(discs) <= 0) return Math.min(1, (moon / sun) ** 2);
  const ofSun = Math.acos((sun ** 2 + separation ** 2 - moon ** 2) / (2 * sun * separation));
  const ofMoon = Math.acos((moon ** 2 + separation ** 2 - sun ** 2) / (2 * moon * separation));
  const lens = sun ** 2 * (ofSun - Math.sin(2 * ofSun) / 2) + moon ** 2 * (ofMoon - Math.sin(2 * ofMoon) / 2);
  return lens / (Math.PI * sun ** 2);
}
