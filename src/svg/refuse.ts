import { SiddhantaError } from '../errors.js';

export function refuse(field: string, value: unknown, allowed: string): never {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value;
  const given = typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : text;
  throw new SiddhantaError('invalid_value', `${field} is ${given}; it must be ${allowed}.`, { field });
}

/** The first value is the default. */
export function oneOf<Value extends string | boolean>(
  field: string,
  value: Value | undefined,
  allowed: readonly [Value, ...Value[]],
): Value {
  if (value === undefined) return allowed[0];
  return allowed.includes(value) ? value : refuse(field, value, allowed.join(' or '));
}

export function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
