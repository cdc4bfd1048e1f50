import type { Work } from './work.js';

/** An input that an operation has judged, with what follows from it: who asks for several of these judges it once. */
export class Judged {
  /** The input as the operation reads it, defaults filled in. */
  readonly input: unknown;
  readonly work: Work;
  /** Units that a call costs. */
  readonly price: number;
  /** Whether an answer that is made while it is read may take long to begin. */
  readonly isSlowToBegin: boolean;

  constructor(input: unknown, work: Work, price: number, isSlowToBegin: boolean) {
    this.input = input;
    this.work = work;
    this.price = price;
    this.isSlowToBegin = isSlowToBegin;
  }
}
