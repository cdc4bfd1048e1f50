import type { State } from '../apparent.js';
import { type Instant, type OuterPlanet, type OuterStates, once } from './bodies.js';
import { type Chebyshev, type ChebyshevTable, decodeChebyshev, evaluateChebyshev } from './chebyshev.js';

/**
 * Shares of Earth–Moon, Jupiter and Saturn in the mass of the solar system: they move the Sun. The tables of the outer planets were made
 * with shares (DE440) within 3 parts in 10⁵: 0.0007″ in Uranus, 0.0005″ in Neptune and Pluto.
 */
const WOBBLE = { Earth: 3.036273e-6, Jupiter: 9.5350757e-4, Saturn: 2.8549914e-4 } as const;

const chebyshev: (table: ChebyshevTable) => Chebyshev = /* @__PURE__ */ once(decodeChebyshev);

export function outerStates(tables: Readonly<Record<OuterPlanet, ChebyshevTable>>): OuterStates {
  return (body: OuterPlanet, instant: Instant): State => {
    const out = new Float64Array(6);
    evaluateChebyshev(chebyshev(tables[body]), instant.jdTt, out);
    for (const carrier of ['Earth', 'Jupiter', 'Saturn'] as const) {
      const share = WOBBLE[carrier];
      const state = instant.heliocentric(carrier);
      for (let i = 0; i < 6; i++) out[i] = (out[i] as number) + share * (state[i] as number);
    }
    return out;
  };
}
