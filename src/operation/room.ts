import type { Operation } from './operation.js';
import type { Readings } from './show.js';

/** A subject as the registry knows it. */
export interface Room {
  /** Its operations, in the order in which they are listed everywhere. */
  readonly operations: readonly Operation<unknown, unknown>[];
  /** How its results are read. Asked for by faces only, so that a computation never loads it. */
  readonly show?: () => Promise<{ readonly READINGS: Readings }>;
}
