const REMEMBERED = 16;

/**
 * How long operations take on this machine, learned from how their calls compared with the estimate. The median counts: a call that the machine
 * interrupted says nothing about the next.
 */
export class Costs {
  readonly #ratios = new Map<string, number[]>();

  note(name: string, estimatedMs: number, ms: number): void {
    const ratios = this.#ratios.get(name) ?? [];
    this.#ratios.set(name, ratios);
    if (ratios.push(ms / estimatedMs) > REMEMBERED) ratios.shift();
  }

  /** Returns the milliseconds that a computation is expected to take; undefined for an operation that was not called yet. */
  expected(name: string, estimatedMs: number): number | undefined {
    const ratios = this.#ratios.get(name);
    if (ratios === undefined) return undefined;
    const sorted = [...ratios].sort((a, b) => a - b);
    return estimatedMs * (sorted[sorted.length >> 1] ?? 1);
  }
}
