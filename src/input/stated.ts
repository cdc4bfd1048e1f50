import * as v from 'valibot';

export interface Statement {
  readonly type?: 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/**
 * Returns a check that says what it demands to those who read a schema, as `states` of its requirement. One check for all: each of
 * valibot's own actions is another function in every bundle.
 */
export function stated<Value>(states: Statement, applies: (value: Value) => boolean, message: string) {
  return v.check<Value, string>(Object.assign(applies, { states }), message);
}

export function statementOf(requirement: unknown): Statement | undefined {
  return (requirement as { readonly states?: Statement } | undefined)?.states;
}

/** Returns a check that a number is finite, within some bounds and, where they say so, whole. */
export function within(bounds: Statement, message: string) {
  const { type, exclusiveMinimum = Number.NEGATIVE_INFINITY, exclusiveMaximum = Number.POSITIVE_INFINITY } = bounds;
  const { minimum = exclusiveMinimum, maximum = exclusiveMaximum } = bounds;
  return stated<number>(
    bounds,
    (value) =>
      value > exclusiveMinimum &&
      value < exclusiveMaximum &&
      value >= minimum &&
      value <= maximum &&
      (type === undefined || Number.isInteger(value)),
    message,
  );
}
