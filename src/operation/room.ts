import type { Operation } from './operation.js';

/** A subject as the registry knows it. */
export interface Room {
  /** Its operations, in the order in which they are listed everywhere. */
  readonly operations: readonly Operation<unknown, unknown>[];
}
