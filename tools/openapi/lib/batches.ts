// The endpoints of batches: the only ones with a query, with NDJSON, and with several methods at a path.

import { MOST_ROWS } from '../../../src/http/batches/ports.js';
import { BATCH_ROUTES } from '../../../src/http/batches/routes.js';
import { NDJSON } from '../../../src/http/body.js';
import type { Route } from '../../../src/http/routes.js';
import { bodyOf } from '../../../test/http/support.js';
import { failuresOf, headers, RATED } from './responses.js';
import { type Components, refTo, type Schema } from './schema.js';

type Json = Record<string, unknown>;

const ANSWER = 'BatchResponse';
const LINE = 'BatchLine';

const ID: Json = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Name of the batch.',
  schema: { type: 'string', pattern: '^batch_[0-9A-Za-z]{24}$' },
  example: 'batch_4fT9vK2mQ7xZ1bN8cW5dR3sL',
};

const query = (name: string, required: boolean, description: string, schema: Schema, example: unknown): Json => ({
  name,
  in: 'query',
  required,
  description,
  schema,
  example,
});

const PARAMETERS: Readonly<Record<string, readonly Json[]>> = {
  'batches.create': [
    query(
      'operation',
      true,
      'Dotted name of an operation on an input, or of a member of a family.',
      { type: 'string', pattern: '^[a-z_]+(\\.[a-z0-9_]+)+$' },
      'charts.rasi',
    ),
    query(
      'webhook',
      false,
      'Address that is told of the end: https, on the public internet.',
      { type: 'string', format: 'uri', pattern: '^https://', maxLength: 2000 },
      'https://hooks.example/batches',
    ),
    { $ref: '#/components/parameters/IdempotencyKey' },
  ],
  'batches.results': [
    ID,
    query('offset', false, 'Index of the first row to read.', { type: 'integer', minimum: 0, default: 0 }, 0),
  ],
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'batches.create': `Each row is the body of a single call and costs what that costs; a row that is refused costs nothing. At most ${MOST_ROWS.toLocaleString('en')} rows, or what the plan allows.`,
  'batches.get': 'Free of units.',
  'batches.results':
    'Free of units. Rows that are computed so far; the next ones follow with `offset`. A line is a result or an error.',
  'batches.cancel': 'Free of units. Rows that are computed stay readable and charged.',
  'batches.delete': 'Free of units.',
};

function schemasOf(report: string): Components {
  return {
    [ANSWER]: {
      type: 'object',
      properties: { data: refTo(report), meta: refTo('ServiceMeta') },
      required: ['data', 'meta'],
      additionalProperties: false,
    },
    [LINE]: {
      type: 'object',
      description: 'A row: its index, and either what a single call of the operation answers or what was wrong.',
      properties: {
        index: { type: 'integer', minimum: 0, description: 'Place of the row in the batch, from 0.' },
        data: { type: 'object', description: 'The data of the operation.' },
        meta: { type: 'object', description: 'As in the answer of a single call.' },
        provenance: refTo('Provenance'),
        error: {
          type: 'object',
          description: 'As in the answer of a single call, without `doc_url` and `request_id`.',
        },
      },
      required: ['index'],
      additionalProperties: false,
    },
  };
}

const TOO_MANY: Json = { $ref: '#/components/responses/TooManyRequests' };

function failures({ name, method }: Route): Json {
  const common = failuresOf({ method: name === 'batches.create' ? 'POST' : 'GET', isMetered: false, hasSchool: false });
  const badRequest = { $ref: '#/components/responses/BadRequest' };
  return { ...common, 400: badRequest, ...(method === 'POST' ? { 429: TOO_MANY } : {}) };
}

function success({ name }: Route): Json {
  const json = { 'application/json': { schema: refTo(ANSWER) } };
  if (name === 'batches.create') {
    const location = { description: 'Path of the batch.', required: true, schema: { type: 'string' } };
    return {
      202: {
        description: 'The batch was accepted.',
        headers: { ...headers(...RATED), Location: location },
        content: json,
      },
    };
  }
  if (name === 'batches.delete') return { 204: { description: 'The batch is gone.', headers: headers(...RATED) } };
  if (name === 'batches.results') {
    const content = { [NDJSON]: { schema: refTo(LINE) } };
    return { 200: { description: 'Lines of JSON, in the order of the rows.', headers: headers(...RATED), content } };
  }
  return { 200: { description: 'The batch.', headers: headers(...RATED), content: json } };
}

function requestBody(): Json {
  const row: Schema = { type: 'object', description: 'The body of a single call of the operation.' };
  const example = bodyOf('charts.rasi');
  return {
    required: true,
    content: {
      [NDJSON]: { schema: row },
      'application/json': {
        schema: { type: 'array', items: row, minItems: 1, maxItems: MOST_ROWS },
        examples: { recorded: { value: [example] } },
      },
    },
  };
}

/** Returns the paths of batches; adds their schemas to the answers. */
export function describeBatches(report: string, answers: Components): Record<string, Json> {
  const paths: Record<string, Json> = {};
  Object.assign(answers, schemasOf(report));
  for (const route of BATCH_ROUTES) {
    const { path, method, id, name, summary } = route;
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: id,
        summary,
        description: DESCRIPTIONS[name],
        tags: ['batches'],
        'x-endpoint': name,
        'x-units': 0,
        parameters: PARAMETERS[name] ?? [ID],
        ...(name === 'batches.create' ? { requestBody: requestBody() } : {}),
        responses: { ...success(route), ...failures(route) },
      },
    };
  }
  return paths;
}
