import type { Declared, Operation } from './operation.js';

/**
 * A subject as the registry knows it.
 *
 * @internal
 */
export interface Room {
  readonly operations: readonly Declared[];
}

/**
 * Returns the operations of a room.
 *
 * @internal
 */
export const operationsOf = ({ operations }: Room): readonly Operation[] =>
  operations.map(({ operation }) => operation);
