import { isOld } from './recordOffsets.js';
import { ONE_CHART, unitsOf, type Work } from './work.js';

/** What an operation declares of its costs. */
interface Costing {
  readonly units: number;
  readonly each?: 'work' | { readonly count: (input: unknown) => number };
  readonly work?: Work | ((input: unknown) => Work);
  readonly text?: unknown;
}

/** An input that an operation has judged, and what follows from it: who asks for several of these judges it once. */
export class Judged {
  readonly input: unknown;
  readonly #costing: Costing;
  #work: Work | undefined;

  constructor(costing: Costing, input: unknown) {
    this.#costing = costing;
    this.input = input;
  }

  get work(): Work {
    const { work = ONE_CHART } = this.#costing;
    this.#work ??= typeof work === 'function' ? work(this.input) : work;
    return this.#work;
  }

  /** Units that a call costs. */
  get price(): number {
    const { each, units } = this.#costing;
    if (each === undefined) return units;
    return each === 'work' ? unitsOf(this.work, units) : units * each.count(this.input);
  }

  /** Whether an answer that is made while it is read may take long to begin. */
  get isSlowToBegin(): boolean {
    return this.#costing.text !== undefined && isOld(this.input);
  }
}
