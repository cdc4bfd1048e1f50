import type { Body } from '../ephemeris.js';
export function statedAccuracy(_body: Body, _jdTt: number): number {
  return 1;
}
