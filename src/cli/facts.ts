import type { GenericSchema } from 'valibot';
import { statementOf } from '../input/stated.js';

export interface Facts {
  readonly required: boolean;
  readonly fallback?: string;
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly below?: number;
  readonly above?: number;
  readonly remark?: string;
}

/** What kind of value a field takes; `list` names, separated by commas; `json` all that has no simpler form; `text or json` a text, or an object in its place. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'birth' | 'list' | 'json' | 'text or json';

/** A field that is given by itself: one value, or a whole birth. */
export interface Field {
  readonly path: string;
  readonly kind: FieldKind;
  readonly facts: Facts;
}

interface Node {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly item?: Node;
  readonly pipe?: readonly Node[];
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly metadata?: { readonly fallback?: unknown };
}

const OPTIONAL: readonly (string | undefined)[] = ['optional', 'exact_optional', 'nullish', 'undefinedable'];

const inner = (node: Node): Node => (node.wrapped === undefined ? node : inner(node.wrapped));

const partsOf = (node: Node): readonly Node[] => node.pipe ?? [node];

function entriesOf(node: Node): Node['entries'] {
  return partsOf(inner(node)).find(({ entries }) => entries !== undefined)?.entries;
}

function formsOf(node: Node): readonly Node[] {
  return partsOf(inner(node)).flatMap((part) => (part.type === 'union' ? (part.options as readonly Node[]) : [part]));
}

function describe(node: Node): Facts {
  const parts = partsOf(inner(node));
  const states = parts.map(({ requirement }) => statementOf(requirement)).find((each) => each !== undefined);
  const bound = (word: 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum', type: string) => {
    const requirement = states?.[word] ?? parts.find((part) => part.type === type)?.requirement;
    return typeof requirement === 'number' ? requirement : undefined;
  };
  const choices = formsOf(node)
    .find(({ type }) => type === 'picklist')
    ?.options?.map(String);
  const bounds = {
    minimum: bound('minimum', 'min_value'),
    maximum: bound('maximum', 'max_value'),
    below: bound('exclusiveMaximum', 'lt_value'),
    above: bound('exclusiveMinimum', 'gt_value'),
  };
  const remark = parts
    .filter(({ type, requirement }) => type === 'check' && statementOf(requirement) === undefined)
    .at(-1)?.message;
  const fallback = node.default ?? parts.find(({ type }) => type === 'metadata')?.metadata?.fallback;
  return {
    required: !OPTIONAL.includes(node.type),
    ...(fallback === undefined || fallback === '' ? {} : { fallback: String(fallback) }),
    ...(choices === undefined ? {} : { choices }),
    ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined)),
    ...(typeof remark === 'string' ? { remark: remark.replace(/^it must be |\.$/g, '') } : {}),
  };
}

function kindOf(node: Node): FieldKind {
  for (const { type, options = [], item } of partsOf(inner(node))) {
    if (type === 'array' && item?.type === 'picklist') return 'list';
    if (type === 'union') return 'text or json';
    if (type === 'string') return 'text';
    if (type === 'number') return 'number';
    if (type === 'boolean') return 'boolean';
    if (type === 'picklist') return options.every((option) => typeof option === 'number') ? 'number' : 'text';
  }
  return 'json';
}

const isBirth = (entries: Readonly<Record<string, Node>>): boolean =>
  ['date', 'time', 'place'].every((field) => field in entries);

/**
 * Returns the fields of an input that are given by themselves, in the order of the schema: what is in nested objects by
 * its dotted path. A birth counts as one field wherever it is not simply `birth`, since there may be several.
 */
export function fieldsOf(schema: GenericSchema): readonly Field[] {
  const walk = (node: Node, path: string, needed: boolean): readonly Field[] => {
    const entries = entriesOf(node);
    const { required, ...facts } = describe(node);
    const whole = needed && required;
    if (entries === undefined) return [{ path, kind: kindOf(node), facts: { required: whole, ...facts } }];
    if (isBirth(entries) && path !== 'birth') {
      return [{ path, kind: 'birth', facts: { required: whole } }];
    }
    return Object.entries(entries).flatMap(([key, entry]) => walk(entry, path === '' ? key : `${path}.${key}`, whole));
  };
  return walk(schema as Node, '', true);
}

/**
 * Returns what a schema says about the field at a dotted path: whether it is required (with all that it is in), its default,
 * the values or bounds allowed. Undefined when the schema has no such field.
 */
export function factsOf(schema: GenericSchema, path: string): Facts | undefined {
  let node: Node = schema as Node;
  let needed = true;
  for (const key of path.split('.')) {
    const entry = entriesOf(node)?.[key];
    if (entry === undefined) return undefined;
    node = entry;
    needed &&= describe(node).required;
  }
  return { ...describe(node), required: needed };
}
