import type { JdTt } from '../time/julian.js';
import { coefficients, withinHalfTurn } from './chebyshev.js';
import type { Body, BodyPlace, Ephemeris } from './ephemeris.js';

export interface Polynomial {
  readonly longitude: Float64Array;
  readonly latitude: Float64Array;
  readonly distance: Float64Array;
}

export function fitted(
  base: Ephemeris,
  bodies: readonly Body[],
  from: JdTt,
  days: number,
  nodes: number,
): Polynomial[] {
  const half = days / 2;
  const samples: BodyPlace[][] = [];
  for (let i = 0; i < nodes; i++) {
    samples.push(base.places(bodies, from + half * (1 + Math.cos((Math.PI * (i + 0.5)) / nodes))));
  }
  return bodies.map((_, b): Polynomial => {
    const column = samples.map((row) => row[b] as BodyPlace);
    const reference = (column[0] as BodyPlace).longitude;
    return {
      longitude: coefficients(column.map((p) => reference + withinHalfTurn(p.longitude - reference))),
      latitude: coefficients(column.map((p) => p.latitude)),
      distance: coefficients(column.map((p) => p.distance)),
    };
  });
}
