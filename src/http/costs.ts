/** Milliseconds from which an operation is computed elsewhere where that can be. See docs/scaling.md for what was measured. */
const HEAVY_MS = 1;

/** Of how many calls the mean is taken. */
const REMEMBERED = 16;

/** What operations cost on this machine, learnt from what they did cost. */
export class Costs {
  readonly #recent = new Map<string, number[]>();

  /** Notes how long a computation took. */
  note(name: string, ms: number): void {
    const recent = this.#recent.get(name) ?? [];
    this.#recent.set(name, recent);
    if (recent.push(ms) > REMEMBERED) recent.shift();
  }

  /** Returns whether an operation takes long: the mean of the last calls decides; one that was never called may. */
  isHeavy(name: string): boolean {
    const recent = this.#recent.get(name);
    if (recent === undefined) return true;
    let sum = 0;
    for (const ms of recent) sum += ms;
    return sum >= HEAVY_MS * recent.length;
  }
}
