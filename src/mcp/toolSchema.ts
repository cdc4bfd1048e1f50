// Clients give the model all of it with every question, so it is short; the tool describe has the rest.

import { isBirth, isDate, isMoment, isPerson, isPlace } from './arguments.js';
import type { Schema } from './jsonSchema.js';
import { type NamedInput, type ObjectSchema, short } from './schema.js';
import type { Task } from './tasks.js';

const MOST_NAMES = 26;
const MOST_ENTRIES = 7;
const GIST = 56;
const SUMMARY = 58;

interface Described extends NamedInput {
  readonly summary: string;
}

const EXTENT: Readonly<Record<string, Schema>> = {
  fields: { type: 'array', items: { type: 'string' }, description: 'JSON of parts: data.x, provenance' },
  level: { enum: ['summary', 'full'] },
  limit: { type: 'integer', description: 'rows' },
  skip: { type: 'integer' },
};

const PHRASE_ENDS =
  /[,:;]? (?=(?:and|as|at|by|for|from|in|of|on|or|that|the|to|until|when|whatever|where|which|with|without) )|[,:;] /g;

const OPEN_END = /[,:;]? (?:and|as|at|by|each|for|from|in|of|on|or|that|the|to|whom|with)$/;

function closed(words: string): string {
  const shorter = words.replace(OPEN_END, '');
  return shorter === words ? words : closed(shorter);
}

function unbracketed(words: string): string {
  const parts = words.split(')');
  const last = parts.pop() ?? '';
  const kept = parts.map((part) => (part.includes(' (') ? part.slice(0, part.indexOf(' (')) : `${part})`));
  return kept.join('') + last;
}

function gist(words: string, most = GIST): string {
  const plain = unbracketed(words.replaceAll('`', ''));
  const sentence = (plain.split(/(?<=\.) |; /, 1)[0] ?? '').replace(/\.$/, '');
  if (sentence.length <= most) return sentence;
  // Cut at the last end of a phrase, so that what is left is complete.
  const ends = [...sentence.matchAll(PHRASE_ENDS)].map(({ index }) => index).filter((index) => index <= most);
  return closed(sentence.slice(0, ends.at(-1) ?? sentence.lastIndexOf(' ', most)));
}

const OBVIOUS = / (?:of|in) a birth chart| of a (?:date|span|day)(?: at a place)?| at a place|^Krishnamurti Paddhati /g;

function summaryOf({ name, summary }: Described): string {
  const [before = '', ...rest] = summary.split(': ');
  const isName = rest.length > 0 && before.toLowerCase().replace(/ /g, '_') === short(name);
  return gist((isName ? rest.join(': ') : summary).replace(OBVIOUS, ''), SUMMARY);
}

const OFTEN: readonly string[] = [
  'categories',
  'compare',
  'house',
  'houses',
  'ids',
  'include',
  'key',
  'kind',
  'levels',
  'limit',
  'matter',
  'part',
  'planets',
  'profiles',
  'question',
  'system',
  'systems',
  'timezone',
  'varga',
  'years',
];

function isNeeded(field: string, schema: Schema, inputs: readonly NamedInput[]): boolean {
  if (field === 'language') return false;
  const isNeeded = inputs.some(
    ({ input, alternatives = [] }) => input.required.includes(field) || alternatives.includes(field),
  );
  return isNeeded || isBirth(schema) || isPlace(schema) || isMoment(schema) || isDate(schema) || OFTEN.includes(field);
}

const named = (schema: Schema, most = MOST_NAMES): Schema =>
  Array.isArray(schema.enum) && schema.enum.length <= most ? { enum: schema.enum } : {};

function fieldSchema(schema: Schema): Schema {
  if (isBirth(schema)) return { type: 'string', description: 'Date, time if known, place' };
  if (isPlace(schema)) return { type: 'string', description: 'Name, or "LAT LON Zone"' };
  if (isPerson(schema)) return { type: 'string', description: 'Date, time if known, place' };
  if (isDate(schema)) return { type: 'string', description: 'YYYY-MM-DD, today, today+30' };
  if (isMoment(schema)) return { type: 'string', description: 'now, or date and time' };
  const description = gist(schema.description ?? '');
  const items = (schema.items ?? {}) as Schema;
  return {
    type: schema.type ?? (typeof schema.const === 'boolean' ? 'boolean' : 'object'),
    ...named(schema),
    ...(schema.type === 'array' ? { items: { type: items.type ?? 'object', ...named(items, MOST_ENTRIES) } } : {}),
    ...(description === '' || (schema.enum !== undefined && description.length < 20) ? {} : { description }),
  };
}

function joined(schemas: readonly Schema[]): Schema {
  const described = schemas.map(fieldSchema);
  const { enum: _, ...first } = described[0] ?? {};
  const types = [...new Set(described.map(({ type }) => type))];
  const values = described.map((each) => (Array.isArray(each.enum) ? (each.enum as readonly unknown[]) : undefined));
  const isListed = values.every((each) => each !== undefined);
  return {
    ...first,
    type: types.length === 1 ? types[0] : types,
    ...(isListed ? { enum: [...new Set(values.flat())] } : {}),
  };
}

function shared(inputs: readonly NamedInput[]): string[] {
  const [first, ...others] = inputs;
  return first === undefined ? [] : needs(first).filter((need) => others.every((other) => needs(other).includes(need)));
}

function needs({ input, alternatives = [] }: NamedInput): string[] {
  return [...input.required, ...(alternatives.length === 0 ? [] : [alternatives.join('|')])];
}

/** `divisional(varga)`, `festivals(place, year|from)` */
function signature(operation: NamedInput, common: readonly string[]): string {
  const own = needs(operation).filter((need) => !common.includes(need));
  return own.length === 0 ? short(operation.name) : `${short(operation.name)}(${own.join(', ')})`;
}

export function subjectTool(
  inputs: readonly Described[],
  task: Task | undefined,
): { readonly description: string; readonly input: ObjectSchema } {
  const common = shared(inputs);
  const fields = new Map<string, Schema[]>();
  for (const { input } of inputs) {
    for (const [field, schema] of Object.entries(input.properties))
      fields.set(field, [...(fields.get(field) ?? []), schema]);
  }
  const needed = [...fields].filter(([field, schemas]) => schemas.some((schema) => isNeeded(field, schema, inputs)));
  const isDescribed = ({ name }: NamedInput): boolean =>
    task?.described === undefined || task.described.includes(short(name));
  return {
    description: [
      ...(task === undefined ? [] : [task.words]),
      ...inputs.filter(isDescribed).map((each) => `- ${signature(each, common)}: ${summaryOf(each)}`),
      ...(common.length === 0 || inputs.length === 1 ? [] : [`All need ${common.join(', ')}.`]),
      ...(task === undefined ? [] : [`Example: ${JSON.stringify(task.example)}`]),
    ].join('\n'),
    input: {
      type: 'object',
      properties: {
        operation: { enum: inputs.map(({ name }) => short(name)) },
        ...Object.fromEntries(needed.map(([field, schemas]) => [field, joined(schemas)])),
        ...Object.fromEntries(Object.entries(EXTENT).filter(([field]) => !fields.has(field))),
      },
      required: ['operation', ...common.filter((need) => fields.has(need))],
    },
  };
}
