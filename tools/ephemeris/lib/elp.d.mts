/** A term of the three series; value = amplitude·Tᵖ·sin(Σ argₖ Tᵏ), radian or au. */
export interface ElpTerm {
  readonly coordinate: 0 | 1 | 2;
  readonly power: number;
  readonly amplitude: number;
  readonly arg: readonly [phase: number, rate: number, t2: number, t3: number, t4: number];
}
export declare const W1: readonly [number, number, number, number, number];
export declare function elpTerms(): ElpTerm[];
