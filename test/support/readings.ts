// Inputs that show what readings can say: golden records, the example of each member, and it with each of its choices.
import type { GenericSchema } from 'valibot';
import { isSiddhantaError } from '../../src/errors.js';
import type { Operation } from '../../src/operation/operation.js';
import type { Block } from '../../src/operation/show.js';
import type { Result } from '../../src/types.js';
import { goldenFiles, goldenProvenances, operationOf, recordsOf } from './goldens.js';

interface Node {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly item?: Node;
  readonly pipe?: readonly Node[];
}

const inner = (node: Node): Node => (node.wrapped === undefined ? node : inner(node.wrapped));

function choicesOf(node: Node): readonly unknown[] {
  const parts = inner(node).pipe ?? [inner(node)];
  return parts.flatMap(({ type, options = [], item }) => {
    if (type === 'boolean') return [true, false];
    if (type === 'array' && item?.type === 'picklist') return (item.options ?? []).map((one) => [one]);
    return type === 'picklist' ? options : [];
  });
}

function fieldsOf(schema: GenericSchema): readonly (readonly [field: string, values: readonly unknown[]])[] {
  const entries =
    ((inner(schema as unknown as Node).pipe ?? [inner(schema as unknown as Node)])[0] as Node).entries ?? {};
  return Object.entries(entries).map(([field, node]) => [field, choicesOf(node)]);
}

function variantsOf(schema: GenericSchema, example: unknown): readonly unknown[] {
  return fieldsOf(schema).flatMap(([field, values]) =>
    values.map((value) => ({ ...(example as object), [field]: value })),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function reborn(value: unknown, date: string, timed: boolean): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => {
      if (field !== 'birth' || !isObject(part)) return [field, reborn(part, date, timed)];
      const { time: _, ...untimed } = part;
      return [field, { ...(timed ? part : untimed), date }];
    }),
  );
}

/** Returns an input of an operation with one of its choices in some of its fields, and other births. */
export function inputBy(
  { schema, example }: Operation,
  picks: readonly number[],
  date: string,
  timed: boolean,
): Readonly<Record<string, unknown>> {
  const chosen = fieldsOf(schema()).flatMap(([field, values], i) => {
    const pick = (picks[i % picks.length] ?? 0) % (2 * values.length + 1);
    return pick < values.length ? [[field, values[pick]]] : [];
  });
  return { ...(reborn(example, date, timed) as object), ...Object.fromEntries(chosen) };
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
    const result = resultOf(operation, input);
    return result === undefined ? [] : [[input, result] as const];
  });
}

/** Returns the result of an input; nothing where it is refused. */
export function resultOf(operation: Operation, input: unknown): Result<unknown> | undefined {
  try {
    return operation.call(input);
  } catch (error) {
    if (isSiddhantaError(error)) return undefined;
    throw error;
  }
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
