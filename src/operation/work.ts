/** What a computation takes: an estimate from its input, made before it runs. */
export interface Work {
  /** Milliseconds of processor time, on the machine of docs/benchmarks.md. */
  readonly ms: number;
  /** Bytes of the data of its answer, as JSON. */
  readonly bytes: number;
}

/** The work of an operation that declares none: a chart and its answer. */
export const ONE_CHART: Work = { ms: 1, bytes: 16_000 };
