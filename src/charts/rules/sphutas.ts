import { DEGREE, type MicroArcseconds, modulo, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { DAGDHA_SIGNS, SPHUTAS, type SphutaId, type SphutaPoint, type SphutaRow } from '../tables/sphutas.js';

/** A point of a sum, how many times it counts, and where it is. */
export interface SphutaTerm {
  readonly point: SphutaPoint;
  readonly times: number;
  readonly longitude: MicroArcseconds;
}

export function sphutaTerms(id: SphutaId, placeOf: (point: SphutaPoint) => MicroArcseconds): SphutaTerm[] {
  const terms = Object.entries(SPHUTAS[id].terms) as [SphutaPoint, number][];
  return terms.map(([point, times]) => ({ point, times, longitude: placeOf(point) }));
}

/** Micro-arcseconds that a sphuṭa adds to the sum of its points. */
export function addedTo(id: SphutaId): number {
  const { plus = 0 }: SphutaRow = SPHUTAS[id];
  return Math.round(plus * DEGREE);
}

/** The sum of its points, each so many times, and of what is added: exact in integers. */
export function sphutaLongitude(id: SphutaId, terms: readonly SphutaTerm[]): MicroArcseconds {
  const sum = terms.reduce((total, { times, longitude }) => total + times * longitude, addedTo(id));
  return modulo(sum, TURN);
}

/** `5 × ascendant + Gulika`; for the yogi point `Sun + Moon + 93°20′`. */
export function formulaOf(id: SphutaId): string {
  const { terms, plus }: SphutaRow = SPHUTAS[id];
  const sum = (Object.entries(terms) as [SphutaPoint, number][]).map(([point, times], i) => {
    const size = Math.abs(times) === 1 ? point : `${Math.abs(times)} × ${point}`;
    const sign = times < 0 ? '− ' : i === 0 ? '' : '+ ';
    return `${sign}${size}`;
  });
  if (plus !== undefined) {
    const degrees = Math.floor(plus);
    const minutes = Math.round((plus - degrees) * 60);
    sum.push(`+ ${degrees}°${minutes === 0 ? '' : `${String(minutes).padStart(2, '0')}′`}`);
  }
  return sum.join(' ');
}

/** Burnt signs of a tithi, 0 (Aries) … 11. @param tithi 1 … 30 */
export function dagdhaSigns(tithi: number): readonly number[] {
  return at(DAGDHA_SIGNS, (tithi - 1) % DAGDHA_SIGNS.length);
}
