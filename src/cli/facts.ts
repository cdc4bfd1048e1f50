import type { GenericSchema } from 'valibot';

/** What a schema says about one field, for the help. */
export interface Facts {
  readonly required: boolean;
  readonly fallback?: string;
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** The words of the field's last check. */
  readonly remark?: string;
}

/** The parts of a valibot schema or action that are read here. */
interface Node {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly default?: unknown;
  readonly options?: readonly string[];
  readonly pipe?: readonly Node[];
  readonly requirement?: unknown;
  readonly message?: unknown;
}

const partsOf = (node: Node): readonly Node[] => node.pipe ?? [node];

function entryOf(node: Node, key: string): Node | undefined {
  const parent = node.wrapped ?? node;
  return partsOf(parent).find(({ entries }) => entries !== undefined)?.entries?.[key];
}

/**
 * Returns what a schema says about the field at a dotted path: whether it is required, its default, the values or bounds
 * allowed. Undefined when the schema has no such field.
 */
export function factsOf(schema: GenericSchema, path: string): Facts | undefined {
  let node: Node | undefined = schema as Node;
  for (const key of path.split('.')) {
    node = entryOf(node, key);
    if (node === undefined) return undefined;
  }
  const parts = partsOf(node.wrapped ?? node);
  const bound = (type: string): number | undefined => {
    const requirement = parts.find((part) => part.type === type)?.requirement;
    return typeof requirement === 'number' ? requirement : undefined;
  };
  const choices = parts.find((part) => part.type === 'picklist')?.options;
  const minimum = bound('min_value');
  const maximum = bound('max_value');
  const remark = parts.filter((part) => part.type === 'check').at(-1)?.message;
  const fallback = node.default;
  return {
    required: node.type !== 'optional',
    ...(fallback === undefined || fallback === '' ? {} : { fallback: String(fallback) }),
    ...(choices === undefined ? {} : { choices }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(typeof remark === 'string' ? { remark: remark.replace(/\.$/, '') } : {}),
  };
}
