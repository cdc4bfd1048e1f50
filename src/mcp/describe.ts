import { SiddhantaError } from '../errors.js';
import { writeBirth } from '../input/birthText.js';
import type { Fields } from '../input/fields.js';
import { didYouMean } from '../input/nearest.js';
import { everydayOperation } from '../operation/everyday.js';
import type { Operation } from '../operation/operation.js';
import type { Birth } from '../types.js';
import { MOST_CHARACTERS, truncate } from './fit.js';
import type { Schema } from './jsonSchema.js';
import type { Resources } from './resources.js';
import { needsOf, type OperationSchemas, short } from './schema.js';
import type { Offer } from './tool.js';

export interface DescribeParts {
  readonly operations: readonly Operation[];
  readonly schemasOf: (operation: Operation) => OperationSchemas;
  readonly resources: Resources;
  readonly toolOf: (operation: Operation) => string;
}

const MOST_VALUES = 14;
const ROOM = MOST_CHARACTERS - 400;

export function asToolText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asToolText);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  if ('date' in fields && 'place' in fields && Object.keys(fields).every((key) => /^(date|time|place)$/.test(key))) {
    return writeBirth(fields as unknown as Birth);
  }
  if ('latitude' in fields && 'timezone' in fields) {
    return [fields.latitude, fields.longitude, fields.timezone].join(' ');
  }
  if ('birth' in fields && Object.keys(fields).length === 1) return asToolText(fields.birth);
  return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, asToolText(inner)]));
}

export function exampleCall(operation: Operation): Fields {
  const fields = Object.entries((operation.example ?? {}) as Fields).map(([field, value]) => [
    field,
    asToolText(value),
  ]);
  return { operation: short(operation.name), ...Object.fromEntries(fields) };
}

function typeOf({ type, enum: values, items, anyOf, minimum, maximum, ...rest }: Schema, isWhole: boolean): string {
  if (Array.isArray(values)) {
    const displayed = isWhole ? values : values.slice(0, MOST_VALUES);
    return `${displayed.join(' | ')}${displayed.length < values.length ? ` | … ${values.length} in all` : ''}`;
  }
  if ('const' in rest) return String(rest.const);
  if (Array.isArray(anyOf)) return anyOf.map((one) => typeOf(one as Schema, isWhole)).join(' or ');
  if (type === 'array') return `list of ${typeOf((items ?? {}) as Schema, isWhole)}`;
  const bounds = minimum === undefined && maximum === undefined ? '' : ` ${minimum ?? ''}…${maximum ?? ''}`;
  return `${Array.isArray(type) ? type.join(' or ') : String(type ?? 'any')}${bounds}`;
}

function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties !== undefined) return schema;
  if (schema.type === 'array') return objectIn((schema.items ?? {}) as Schema);
  const forms = (schema.anyOf ?? []) as readonly Schema[];
  return forms.map(objectIn).find((form) => form !== undefined);
}

const firstSentence = (words: string): string => words.split(/(?<=\.) /, 1)[0] ?? '';

interface Detail {
  readonly depth: number;
  readonly words: 'all' | 'first' | 'none';
  readonly isWhole: boolean;
}

function fieldLines(schema: Schema, detail: Detail, indent = ''): string[] {
  const { properties = {}, required = [] } = objectIn(schema) ?? {};
  return Object.entries(properties).flatMap(([field, inner]) => {
    const description = inner.description ?? '';
    const words = detail.words === 'all' ? description : detail.words === 'first' ? firstSentence(description) : '';
    const object = objectIn(inner);
    const isDeep = object !== undefined && detail.depth > 1;
    const parts = object === undefined || isDeep ? '' : ` {${Object.keys(object.properties ?? {}).join(', ')}}`;
    const line = `${indent}- ${field}${required.includes(field) ? '*' : ''} (${typeOf(inner, detail.isWhole)}${parts})${words === '' ? '' : `: ${words}`}`;
    return [line, ...(isDeep ? fieldLines(inner, { ...detail, depth: detail.depth - 1 }, `${indent}  `) : [])];
  });
}

const DETAILS: readonly Detail[] = [
  { depth: 3, words: 'all', isWhole: false },
  { depth: 2, words: 'all', isWhole: false },
  { depth: 2, words: 'first', isWhole: false },
  { depth: 1, words: 'all', isWhole: false },
  { depth: 1, words: 'first', isWhole: false },
  { depth: 1, words: 'none', isWhole: false },
];

function fitting(lines: (detail: Detail) => readonly string[], room: number): readonly string[] {
  for (const detail of DETAILS) {
    const description = lines(detail);
    if (JSON.stringify(description.join('\n')).length <= room) return description;
  }
  return lines({ depth: 1, words: 'none', isWhole: false });
}

function schemaAt(schema: Schema, path: string): Schema | undefined {
  return path
    .split('.')
    .filter((key) => key !== '' && !/^\d+$/.test(key))
    .reduce<Schema | undefined>((at, key) => (at === undefined ? undefined : objectIn(at)?.properties?.[key]), schema);
}

const unknownField = (field: string, operation: Operation, known: readonly string[]): SiddhantaError =>
  new SiddhantaError(
    'invalid_value',
    `field is ${JSON.stringify(field)}; ${operation.name} takes ${known.join(', ')}, and gives data.${didYouMean(field, known)}`,
    { field: 'field' },
  );

function describeField(operation: Operation, field: string, { input, data }: OperationSchemas): string[] {
  const isData = /^data(\.|$)/.test(field);
  const schema = isData ? schemaAt(data, field.replace(/^data\.?/, '')) : schemaAt(input, field);
  if (schema === undefined) throw unknownField(field, operation, Object.keys(input.properties));
  const head = [
    `${operation.name}, ${field} (${typeOf(schema, true)})`,
    ...(schema.description === undefined ? [] : [schema.description]),
  ];
  const object = objectIn(schema);
  if (object === undefined) return head;
  return [...head, ...fitting((detail) => fieldLines(object, detail), ROOM - 600)];
}

function describeOperation(operation: Operation, tool: string, schemas: OperationSchemas): string[] {
  const { name, summary, schools, experimental, experimentalSchools: unsure, example } = operation;
  const { input, data } = schemas;
  const head = [
    `${name}: ${summary}.${experimental ? ' Experimental.' : ''}`,
    `Tool ${tool}, for example ${JSON.stringify(exampleCall(operation))}`,
    `As the library takes it: ${JSON.stringify(example)}`,
    schools.length === 0
      ? 'No ayanamsa enters it.'
      : `Ayanamsas: ${schools.join(', ')}.${unsure.length === 0 ? '' : ` Experimental in ${unsure.join(', ')}.`}`,
    '',
    'Takes (* must be given):',
  ];
  const given = fitting((detail) => fieldLines(input, detail), ROOM * 0.6);
  const rest = ROOM - JSON.stringify([...head, ...given].join('\n')).length;
  return [
    ...head,
    ...given,
    '',
    `More of one: describe {"what":"${name}","field":"conventions"}`,
    '',
    'Gives data, for fields; beside it provenance (method, conventions, sources, disputed, verified_against) and meta:',
    ...fitting((detail) => fieldLines(data, detail), rest - 300),
  ];
}

function describeSubject(operations: readonly Operation[], { schemasOf, toolOf }: DescribeParts): string[] {
  const [first] = operations;
  return [
    ...(first === undefined ? [] : [`Tool ${toolOf(first)}:`]),
    ...operations.map((operation) => {
      const { input } = schemasOf(operation);
      const needs = needsOf({ name: operation.name, input, alternatives: operation.alternatives });
      return `- ${operation.name}: ${operation.summary}. Needs ${needs.join(', ') || 'nothing'}.`;
    }),
    '',
    `More: describe {"what":"${first?.name}"}`,
  ];
}

function describeAll({ operations, resources, toolOf }: DescribeParts): string[] {
  const tools = [...new Set(operations.map(toolOf))];
  return [
    'Operations, by tool; describe {"what": NAME} has the details of one:',
    ...tools.map((tool) => {
      const own = operations.filter((operation) => toolOf(operation) === tool);
      return `- ${tool}: ${own.map(({ name }) => name).join(', ')}`;
    }),
    '',
    `Also: ${resources.listed.flatMap(({ name }) => (name === 'operations' ? [] : [name])).join(', ')}, errors/CODE`,
    '',
    'Every tool also takes ayanamsa, node, sunrise, conventions and language (such as ta, hi) where its operation has them.',
    'Answers are what is read of a result, short. level: "full" has all rows; limit and skip choose rows; fields has exact JSON, such as ["data"], ["provenance"], ["data.ascendant"].',
  ];
}

export function describeTool(parts: DescribeParts): Offer {
  const { operations, schemasOf, resources, toolOf } = parts;
  const subjects = [...new Set(operations.map(({ subject }) => subject))];
  const find = (what: string): readonly string[] => {
    const operation = operations.find(({ name }) => name === what);
    if (operation !== undefined) return describeOperation(operation, toolOf(operation), schemasOf(operation));
    const own = operations.filter((one) => one.subject === what || toolOf(one) === what);
    if (own.length > 0) return describeSubject(own, parts);
    const text = resources.read(`siddhanta://${what}`)?.text;
    if (text !== undefined) return text.split('\n');
    const everyday = everydayOperation(what) ?? operations.find(({ name }) => short(name) === what)?.name;
    const known = operations.find(({ name }) => name === everyday);
    if (known !== undefined) return find(known.name);
    const names = [...operations.map(({ name }) => name), ...subjects];
    throw new SiddhantaError(
      'invalid_value',
      `what is ${JSON.stringify(what)}; it must be the name of an operation, such as charts.rasi, of a subject (${subjects.join(', ')}), or one of sources, tables/NAME and errors/CODE.${didYouMean(what, names)}`,
      { field: 'what' },
    );
  };
  return {
    name: 'describe',
    description:
      'What an operation takes (all fields and options, such as ayanamsa, conventions, language) and what its data hold; also sources, tables and errors. Without "what" the list of all operations.',
    input: {
      type: 'object',
      properties: {
        what: { type: 'string', description: 'charts.rasi, charts, sources, tables/vargas, errors/invalid_date' },
        field: { type: 'string', description: 'One field: conventions.ayanamsa, data.planetary_positions' },
        skip: { type: 'integer', description: 'Lines to leave out' },
        level: { enum: ['summary', 'full'] },
      },
      required: [],
    },
    async call({ what, field, skip, level }) {
      const name = what === undefined ? undefined : String(what);
      const operation = operations.find((one) => one.name === (everydayOperation(name ?? '') ?? name));
      if (field !== undefined && operation === undefined) {
        throw new SiddhantaError('invalid_value', 'field needs an operation in what. Add one, such as charts.rasi.', {
          field: 'what',
        });
      }
      const lines =
        name === undefined
          ? describeAll(parts)
          : field !== undefined && operation !== undefined
            ? describeField(operation, String(field), schemasOf(operation))
            : find(name);
      const from = typeof skip === 'number' && skip > 0 ? Math.floor(skip) : 0;
      const rest = lines.slice(from);
      if (level === 'full') return { text: rest.join('\n') };
      return { text: truncate(rest, MOST_CHARACTERS - 100, 'skip: lines to leave out, level: "full" for all.') };
    },
  };
}
