// Prints shapes as a table in TypeScript: what occurs more than once is a constant, called after the type that has it.
import type { Shape } from '../../../src/names/shape.js';
import { type Shapes, textOf } from './shapes.js';

const WIDTH = 120;

/** A shorter shape is written where it stands. */
const LONG = 40;

const quoted = (text: string): string => `'${text}'`;
const fieldName = (field: string): string => (/^[a-z_]\w*$/i.test(field) ? field : quoted(field));
const identifier = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1).replaceAll(/\W/g, '');

/** Counts how often each object stands in others or in the table. */
function countUses(roots: readonly Shape[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (shape: Shape): void => {
    if (typeof shape === 'string') return;
    const text = textOf(shape);
    const before = uses.get(text) ?? 0;
    uses.set(text, before + 1);
    if (before === 0) for (const inner of Object.values(shape)) count(inner);
  };
  for (const root of roots) count(root);
  return uses;
}

/** Returns the constants and the rows of the table. */
export function printed({ operations, types }: Shapes): { constants: string; rows: string } {
  const uses = countUses(Object.values(operations));
  const typesOf = new Map<string, string[]>();
  for (const [type, shape] of types) typesOf.set(textOf(shape), [...(typesOf.get(textOf(shape)) ?? []), type]);
  const constants = new Map<string, string>();
  const lines: string[] = [];

  /** Returns the name of a constant: of the first of the types that have the shape. */
  function nameOf(text: string): string | undefined {
    const [type] = typesOf.get(text) ?? [];
    return type === undefined || (uses.get(text) ?? 0) < 2 || text.length < LONG ? undefined : identifier(type);
  }

  function print(shape: Shape, indent: string): string {
    if (typeof shape === 'string') return quoted(shape);
    const text = textOf(shape);
    const known = constants.get(text);
    if (known !== undefined) return known;
    const name = nameOf(text);
    if (name === undefined) return object(shape, indent);
    const value = object(shape, '');
    constants.set(text, name);
    lines.push(`const ${name}: Shape = ${value};`);
    return name;
  }

  function object(shape: Exclude<Shape, string>, indent: string): string {
    const fields = Object.entries(shape).map(([field, inner]) => {
      const value = print(inner, `${indent}  `);
      return value === field ? field : `${fieldName(field)}: ${value}`;
    });
    const line = `{ ${fields.join(', ')} }`;
    if (indent.length + line.length <= WIDTH && !line.includes('\n')) return line;
    return `{\n${fields.map((field) => `${indent}  ${field},`).join('\n')}\n${indent}}`;
  }

  const subjects = new Map<string, string[]>();
  for (const [operation, shape] of Object.entries(operations)) {
    const dot = operation.indexOf('.');
    const [subject, name] = [operation.slice(0, dot), operation.slice(dot + 1)];
    const row = `    ${fieldName(name)}: ${print(shape, '    ')},`;
    subjects.set(subject, [...(subjects.get(subject) ?? []), row]);
  }
  const rows = [...subjects].map(([subject, list]) => `  ${subject}: {\n${list.join('\n')}\n  },`);
  return { constants: lines.join('\n'), rows: rows.join('\n') };
}
