// Inputs of an operation that show what its readings can say: its golden records, the example of each member, and the example with
// each of its choices.
import type { GenericSchema } from 'valibot';
import { isSiddhantaError } from '../../src/errors.js';
import type { Operation } from '../../src/operation/operation.js';
import type { Block } from '../../src/operation/show.js';
import type { Result } from '../../src/types.js';
import { goldenFiles, goldenProvenances, operationOf, recordsOf } from './goldens.js';

/** The parts of a valibot schema that are read here. */
interface Node {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly item?: Node;
  readonly pipe?: readonly Node[];
}

const inner = (node: Node): Node => (node.wrapped === undefined ? node : inner(node.wrapped));

/** Returns the values that a field can have, where they are few. */
function choicesOf(node: Node): readonly unknown[] {
  const parts = inner(node).pipe ?? [inner(node)];
  return parts.flatMap(({ type, options = [], item }) => {
    if (type === 'boolean') return [true, false];
    if (type === 'array' && item?.type === 'picklist') return (item.options ?? []).map((one) => [one]);
    return type === 'picklist' ? options : [];
  });
}

function variantsOf(schema: GenericSchema, example: unknown): readonly unknown[] {
  const entries =
    ((inner(schema as unknown as Node).pipe ?? [inner(schema as unknown as Node)])[0] as Node).entries ?? {};
  return Object.entries(entries).flatMap(([field, node]) =>
    choicesOf(node).map((value) => ({ ...(example as object), [field]: value })),
  );
}

const RECORDS = [
  ...goldenFiles().flatMap(recordsOf),
  ...goldenProvenances().flatMap(({ calls }) => Object.values(calls)),
].map((record) => ({ operation: operationOf(record), input: record.input }));

/** Returns inputs of an operation, each with its result; what is refused is left out. */
export function inputsOf(operation: Operation): readonly (readonly [unknown, Result<unknown>])[] {
  const { schema, example, members, memberField } = operation;
  const examples =
    memberField === undefined ? [example] : members.map((member) => operation.exampleOf(member.operation));
  const inputs = [
    ...RECORDS.flatMap((record) => (record.operation === operation ? [record.input] : [])),
    ...examples,
    ...variantsOf(schema(), examples[0]),
  ];
  return inputs.flatMap((input) => {
    try {
      return [[input, operation.call(input)] as const];
    } catch (error) {
      if (isSiddhantaError(error)) return [];
      throw error;
    }
  });
}

const SETTINGS = ['kind', 'align', 'measure', 'size', 'tight', 'continued', 'positions'];

/** Returns every text of a block. */
export function textsOf(block: Block): readonly string[] {
  const walk = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap(walk);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => (SETTINGS.includes(name) ? [] : walk(part)));
  };
  return walk(block);
}
