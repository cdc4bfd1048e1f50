import { type Circle, ring } from './round.js';
import { n } from './text.js';

/** In radii of the Earth; converts gamma to radii of the Moon's disc. */
export const MOON_RADIUS = 0.2725;

/** A disc in front of another, in radii of the other: its centre, right and down, and its radius. */
export interface Over {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Outline of the area that two discs share; empty where they do not meet. */
export function common({ x, y, radius: r }: Over, { x: x0, y: y0 }: Circle, unit: number): string {
  const distance = Math.hypot(x, y);
  if (distance >= 1 + r - 1e-6) return '';
  if (distance <= Math.abs(1 - r) + 1e-6) {
    const [cx, cy, radius] = r < 1 ? [x, y, r] : [0, 0, 1];
    return ring({ x: x0 + cx * unit, y: y0 + cy * unit }, radius * unit, 'd');
  }
  const along = (1 - r ** 2 + distance ** 2) / (2 * distance);
  const across = Math.sqrt(Math.max(0, 1 - along ** 2));
  const [ux, uy] = [x / distance, y / distance];
  const [ax, ay] = [ux * along - uy * across, uy * along + ux * across];
  const [bx, by] = [ux * along + uy * across, uy * along - ux * across];
  const spotAt = (px: number, py: number): string => `${n(x0 + px * unit)} ${n(y0 + py * unit)}`;
  // Each arc is the larger part of its circle where the chord lies beyond the centre.
  const inner = along < 0 ? 1 : 0;
  const outer = distance - along < 0 ? 1 : 0;
  return `<path class="d" d="M${spotAt(ax, ay)}A${n(r * unit)} ${n(r * unit)} 0 ${outer} 1 ${spotAt(bx, by)}A${n(unit)} ${n(unit)} 0 ${inner} 1 ${spotAt(ax, ay)}Z"/>`;
}
