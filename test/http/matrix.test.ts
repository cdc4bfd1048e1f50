// For every operation of the registry: one that is added is tested here without a change.
import { beforeAll, describe, expect, it } from 'vitest';
import { AYANAMSAS } from '../../src/types.js';
import { sampled } from '../support/sample.js';
import { type Bench, bench, FIRST_TARGETS, type Json, type JsonObject, TARGETS, type Target } from './support.js';

let service: Bench;
/** What the service lists, by operation; a name that is listed twice has two entries. */
const listed = new Map<string, unknown[]>();
beforeAll(async () => {
  service = await bench();
  const { operations } = (await service.call('/v1/meta/capabilities')).json.data;
  for (const entry of operations) listed.set(entry.operation, [...(listed.get(entry.operation) ?? []), entry]);
});

const named = (targets: readonly Target[]) => targets.map((target) => [target.endpoint, target] as const);
const TAKING = FIRST_TARGETS.filter(({ operation }) => operation.method === 'POST');

type Path = readonly string[];

function pathsIn(value: Json, path: Path = []): Path[] {
  const own = path.length === 0 ? [] : [path];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))];
}

const valueAt = (body: Json, path: Path): Json =>
  path.reduce((value, name) => (value as JsonObject)[name] as Json, body);

/** Undefined takes the value out. */
function changed(body: JsonObject, path: Path, value: Json | undefined): JsonObject {
  const copy = structuredClone(body);
  const holder = valueAt(copy, path.slice(0, -1)) as JsonObject;
  const leaf = path.at(-1) ?? '';
  if (value === undefined) delete holder[leaf];
  else holder[leaf] = value;
  return copy;
}

/** Of a span, one unit for each of its days. */
function unitsFor({ units, unitsEach, example }: Target['operation']): number {
  if (unitsEach !== 'day') return units;
  const { from, to } = example as { from: string; to: string };
  return units * ((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
}

const IN_PLACE_OF: Readonly<Record<string, string>> = { 'births.0.natal': 'births.0.birth' };

const isObject = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const exampleOf = ({ good }: Target): JsonObject => (good().body ?? {}) as JsonObject;
const birthsIn = (body: JsonObject): Path[] => pathsIn(body).filter((path) => path.at(-1) === 'birth');

describe.each(named(sampled(TARGETS, 30)))('%s', (endpoint, { operation, path, good }) => {
  it('answers what the library returns, in the envelope', async () => {
    const { status, headers, text, json } = await service.call(path, good());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBe(json.meta.request_id);
    const { data, provenance, meta } = operation.call(operation.exampleOf(endpoint));
    expect(text).toContain(`{"data":${JSON.stringify(data)},"meta":`);
    expect(json.provenance).toEqual(provenance);
    expect(json.meta).toEqual({
      ...meta,
      request_id: expect.stringMatching(/^req_[0-9A-Za-z]{24}$/),
      endpoint,
      units: unitsFor(operation),
      computed_at: '2026-07-15T10:20:30.400Z',
    });
  });

  it('is listed with its units and schools', () => {
    const { units, schools, members, unitsEach, experimentalSchools: unsure } = operation;
    const { experimental, sensitive } = members.find((member) => member.operation === endpoint) ?? {};
    expect(listed.get(endpoint)).toEqual([
      {
        operation: endpoint,
        units,
        schools,
        ...(experimental ? { experimental } : {}),
        ...(unsure.length === 0 ? {} : { experimental_schools: unsure }),
        ...(sensitive ? { sensitive } : {}),
        ...(unitsEach === undefined ? {} : { units_each: unitsEach }),
      },
    ]);
  });
});

describe.each(named(sampled(FIRST_TARGETS, 20)))('%s', (_, target) => {
  const { operation, path, good } = target;

  it('charges its units, once', async () => {
    const own = await bench();
    await own.call(path, good());
    expect((await own.call('/v1/meta/usage')).json.data.units_used).toBe(unitsFor(operation));
  });

  it('needs a key', async () => {
    const { status, json } = await service.call(path, { ...good(), key: null });
    expect([status, json.error.code]).toEqual([401, 'missing_api_key']);
  });

  it('answers OPTIONS, and refuses every other method', async () => {
    const allow = operation.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
    const options = await service.send(path, { method: 'OPTIONS', key: null });
    expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, allow, '']);
    const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
    for (const wrong of all.filter((each) => !allow.split(', ').includes(each))) {
      const { status, headers } = await service.send(path, { method: wrong });
      expect([wrong, status, headers.get('allow')]).toEqual([wrong, 405, allow]);
    }
  });

  it('takes no query', async () => {
    const { status, json } = await service.call(`${path}?ayanamsa=raman`, good());
    expect([status, json.error.code, json.error.field]).toEqual([400, 'unknown_field', 'ayanamsa']);
  });

  it('says whether noon stood in for a birth time that is not known, where there is a birth', async () => {
    const births = birthsIn(exampleOf(target));
    if (births.length === 0) {
      expect((await service.call(path, good())).json.meta).not.toHaveProperty('birth_time_assumed');
      return;
    }
    for (const [time, assumed] of [
      [undefined, true],
      ['12:00:00', false],
    ] as const) {
      const body = births.reduce((each, birth) => changed(each, [...birth, 'time'], time), exampleOf(target));
      const { json } = await service.call(path, { body });
      // Where noon cannot be assumed, a birth without its time is refused.
      if (assumed && json.error !== undefined)
        expect([json.error.code, json.error.field]).toEqual(['missing_field', 'birth.time']);
      else expect(json.meta.birth_time_assumed).toBe(assumed);
    }
  });
});

describe.each(named(sampled(TAKING, 15)))('the input of %s', (_, target) => {
  const { operation, path } = target;
  const body = exampleOf(target);
  const refusalOf = async (wrong: unknown) => {
    const { status, json } = await service.call(path, { body: wrong });
    return [status, json.error?.code, json.error?.field];
  };

  it.each([['[]'], ['null'], ['7'], ['"x"'], ['true']])('is not %s', async (text) => {
    expect(await refusalOf(text)).toEqual([400, 'invalid_value', undefined]);
  });

  it.each(pathsIn(body).map((at) => [at.join('.'), at] as const))('has its own kind of %s', async (field, at) => {
    const wrong = isObject(valueAt(body, at)) ? 'x' : {};
    for (const value of [null, wrong]) {
      expect(await refusalOf(changed(body, at, value))).toEqual([400, 'invalid_value', field]);
    }
  });

  // An entry of a list has no name that an error could give.
  const fields = pathsIn(body).filter((at) => isObject(valueAt(body, at.slice(0, -1))));
  it.each(fields.map((at) => [at.join('.'), at] as const))('does without %s or misses it', async (field, at) => {
    const answer = await refusalOf(changed(body, at, undefined));
    // An operation with the flag in its example is refused without it, though the field is not required.
    if (field === 'sensitive') expect(answer).toEqual([400, 'invalid_value', 'sensitive']);
    else
      expect([
        [200, undefined, undefined],
        [400, 'missing_field', IN_PLACE_OF[field] ?? field],
      ]).toContainEqual(answer);
  });

  const objects = [[], ...pathsIn(body).filter((at) => isObject(valueAt(body, at)))];
  it.each(objects.map((at) => [at.join('.'), at] as const))('knows every field of “%s”', async (_field, at) => {
    for (const name of ['ayanmsa', '__proto__x', 'constructor']) {
      const place = [...at, name];
      expect(await refusalOf(changed(body, place, 'lahiri'))).toEqual([400, 'unknown_field', place.join('.')]);
    }
  });

  it('is taken in the schools that have the operation and in no other', async () => {
    const { schools } = operation;
    for (const ayanamsa of sampled(AYANAMSAS, 3)) {
      const { status, json } = await service.call(path, { body: { ...body, ayanamsa } });
      if (json.error?.code === 'unknown_field') {
        // Nothing to choose: no school, only one, or all, where the ayanāṁśa is found or compared.
        const chosen = schools.length > 1 && schools.length < AYANAMSAS.length;
        expect([json.error.field, chosen]).toEqual(['ayanamsa', false]);
      } else if (schools.includes(ayanamsa)) {
        expect([status, json.meta?.ayanamsa]).toEqual([200, ayanamsa]);
      } else if (status === 200) {
        // The common default means "not chosen".
        expect([ayanamsa, schools.includes(json.meta.ayanamsa)]).toEqual(['lahiri', true]);
      } else {
        expect([status, json.error?.code, json.error?.schools]).toEqual([501, 'not_available_in_school', schools]);
      }
    }
  });
});

it('every part of this matrix has operations to look at', () => {
  expect(TARGETS.length).toBeGreaterThanOrEqual(21);
  expect(TAKING.length).toBeGreaterThanOrEqual(7);
  expect(FIRST_TARGETS.filter((target) => birthsIn(exampleOf(target)).length > 0).length).toBeGreaterThanOrEqual(5);
});
