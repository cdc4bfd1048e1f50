/** Cosine and sine of a frequency, radian per Julian century, for each slot: six times the coordinate and the power of T. */
export interface VsopWave {
  readonly freq: number;
  readonly slots: Map<number, [number, number]>;
}
export declare function loadVsop(body: string): Promise<Map<string, VsopWave>>;
export declare function addTerm(waves: Map<string, VsopWave>, freq: number, slot: number, a: number, b: number): void;
