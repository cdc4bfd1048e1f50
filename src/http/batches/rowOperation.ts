import { SiddhantaError } from '../../errors.js';
import type { Operation } from '../../operation/operation.js';
import { OPERATIONS } from '../../registry.js';

/** An operation that the rows of a batch ask for, and the field that its name fixes: `varga` by `charts.divisional.d9`. */
export interface RowOperation {
  readonly operation: Operation;
  readonly fields: Readonly<Record<string, string>>;
}

/** Returns the operation of a dotted name, of itself or of a member of a family; undefined where rows cannot ask for it. */
export function findRowOperation(name: string): RowOperation | undefined {
  for (const operation of OPERATIONS) {
    if (operation.method !== 'POST') continue;
    if (operation.name === name) return { operation, fields: {} };
    const { memberField, members } = operation;
    if (memberField === undefined || !members.some((member) => member.operation === name)) continue;
    return { operation, fields: { [memberField]: name.slice(operation.name.length + 1) } };
  }
  return undefined;
}

/** Returns the input of a row. Throws `SiddhantaError` `unknown_field` for a field that the name of the operation has fixed. */
export function rowInput(body: unknown, fields: RowOperation['fields'], name: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const twice = Object.keys(fields).find((field) => Object.hasOwn(body, field));
  if (twice === undefined) return { ...fields, ...body };
  throw new SiddhantaError('unknown_field', `${twice} is already in the operation ${name}. Leave it out of the row.`, {
    field: twice,
  });
}
