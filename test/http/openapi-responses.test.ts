import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import description from '../../openapi.json' with { type: 'json' };
import { ERROR_CODES } from '../../src/errors.js';
import { BATCH_ROUTES } from '../../src/http/batches/routes.js';
import { FEED_ROUTE } from '../../src/http/feed/answer.js';
import { OPERATIONS } from '../../src/registry.js';
import { REPORTS } from '../../src/report/operations.js';
import { sampled } from '../support/sample.js';
import { CODES } from './contract.js';
import { REFUSALS } from './refusals.js';
import { type Answer, bench, bodyOf, TARGETS } from './support.js';

interface Reference {
  readonly $ref: string;
}
interface Described {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

// The schemas are JSON Schema 2020-12, beside words of OpenAPI that say nothing of validity.
function validatorOf(document: object): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
  addFormats.default(ajv);
  return ajv.addSchema(document, 'api');
}
const ajv = validatorOf(description);

/** Without lists of words: where a language is asked for, any text may replace them. */
const wordless = validatorOf(
  JSON.parse(JSON.stringify(description), (_, value) => {
    if (typeof value !== 'object' || value === null) return value;
    const { enum: words, const: word, ...rest } = value;
    const isWords = Array.isArray(words) && words.every((one: unknown) => typeof one === 'string' || one === null);
    return isWords || typeof word === 'string' ? rest : value;
  }),
);

function locate(pointer: string): { readonly pointer: string; readonly value: unknown } {
  let value: unknown = description;
  for (const name of pointer.slice(2).split('/')) {
    value = (value as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  const reference = (value as Partial<Reference> | undefined)?.$ref;
  return reference === undefined ? { pointer, value } : locate(reference);
}

const escaped = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

function problemsOf(answer: Answer, path: string, method: string, by = ajv): readonly ErrorObject[] {
  const at = `#/paths/${escaped(path)}/${method}/responses/${answer.status}`;
  const found = locate(at);
  const content = (found.value as Described | undefined)?.content?.['application/json'];
  expect(content, at).toBeDefined();
  const validate = by.compile({ $ref: `api${encodeURI(found.pointer)}/content/application~1json/schema` });
  return validate(answer.json) ? [] : (validate.errors ?? []);
}

function expectDescribed(answer: Answer, path: string, method: string): void {
  expect(problemsOf(answer, path, method)).toEqual([]);
}

describe('every answer is as openapi.json describes it', () => {
  it.each(sampled(TARGETS, 25).map((target) => [target.endpoint, target] as const))(
    '%s',
    async (_, { operation, path, good }) => {
      const service = await bench();
      const method = operation.method.toLowerCase();
      const live = await service.call(path, good());
      expect(live.status).toBe(200);
      expectDescribed(live, operation.path, method);
      const test = await service.call(path, { ...good(), key: service.test });
      expect(test.status).toBe(200);
      expectDescribed(test, operation.path, method);
      expectDescribed(await service.call(path, { ...good(), key: null }), operation.path, method);
      if (method === 'post') expectDescribed(await service.call(path, { body: {} }), operation.path, method);
    },
  );

  it.each(
    sampled(
      TARGETS.filter(({ operation }) => operation.method === 'POST'),
      6,
    ).map((target) => [target.endpoint, target] as const),
  )('%s in another language, but for its lists of English words', async (_, { operation, path, good }) => {
    const body = { ...(good().body as object), language: 'hi' };
    const answer = await (await bench()).call(path, { body });
    expect(answer.status).toBe(200);
    expect(problemsOf(answer, operation.path, 'post', wordless)).toEqual([]);
    const words = problemsOf(answer, operation.path, 'post');
    expect(words.every(({ instancePath }) => instancePath.startsWith('/data/'))).toBe(true);
  });

  it.each(['capabilities', 'usage'])('meta.%s', async (name) => {
    const answer = await (await bench()).call(`/v1/meta/${name}`);
    expect(answer.status).toBe(200);
    expectDescribed(answer, `/v1/meta/${name}`, 'get');
  });

  it.each(CODES.filter(([code]) => code !== 'not_found' && code !== 'method_not_allowed'))('%s', async (code) => {
    const answer = await REFUSALS[code]?.(await bench());
    if (answer === undefined) throw new Error(`no call for ${code}`);
    const path = { invalid_moment: '/v1/kp/horary', not_available_in_school: '/v1/panchang/day' }[code as string];
    expectDescribed(answer, path ?? '/v1/charts/rasi', 'post');
  });
});

const BATCH_PATHS = new Set(BATCH_ROUTES.map(({ path }) => path));

describe('the description', () => {
  it('can be failed', async () => {
    const answer = await (await bench()).call('/v1/charts/rasi', { body: bodyOf('charts.rasi') });
    answer.json.data.ascendant.pada = 5;
    expect(() => expectDescribed(answer, '/v1/charts/rasi', 'post')).toThrow();
    answer.json.data.ascendant.pada = 4;
    answer.json.data.extra = true;
    expect(() => expectDescribed(answer, '/v1/charts/rasi', 'post')).toThrow();
  });

  it('has every operation with its identifier and units, and every error code', () => {
    const paths = description.paths as Record<string, Record<string, { operationId: string; 'x-units': number }>>;
    for (const { path, method, id, units } of OPERATIONS) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect([operation?.operationId, operation?.['x-units']]).toEqual([id, units]);
    }
    expect(Object.keys(paths)).toHaveLength(
      OPERATIONS.length + REPORTS.length + 2 + BATCH_PATHS.size + [FEED_ROUTE].length,
    );
    const text = JSON.stringify(description);
    for (const code of Object.keys(ERROR_CODES)) expect(text).toContain(`"${code}"`);
  });

  it('is served at /openapi.json without a key when the handler is given it, and is nothing otherwise', async () => {
    const served = await (await bench({ openapi: description })).call('/openapi.json', { key: null });
    expect([served.status, served.json]).toEqual([200, description]);
    expect((await (await bench()).call('/openapi.json', { key: null })).status).toBe(404);
  });
});
