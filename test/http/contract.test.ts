import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/http/index.js';
import { CODES, ENDPOINTS, ROWS, SCHOOLS_OF, VARGAS } from './contract.js';
import { type Bench, bench, bodyOf, FIRST_TARGETS, TARGETS, withValue } from './support.js';

let service: Bench;
beforeAll(async () => {
  service = await bench();
});

const fixedPath = (path: string): string => path.replace('{varga}', 'd9');

describe('the endpoints of the contract', () => {
  it('are all there', () => {
    const names = routes().map(({ name }) => name);
    expect(ENDPOINTS.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('have rows for every operation', () => {
    const computing = ENDPOINTS.filter(({ method }) => method === 'POST').map(({ name }) => name);
    expect(computing.filter((name) => !(name in ROWS))).toEqual([]);
    expect(Object.values(ROWS).flat().length).toBeGreaterThan(400);
  });

  for (const { id, method, path, units, name, data, school } of ENDPOINTS) {
    describe(`${method} ${path}`, () => {
      it('has its id, method, path and units', () => {
        expect(routes().find((route) => route.name === name)).toMatchObject({ id, method, path, units });
      });

      it('answers 200 with the envelope', async () => {
        const init = method === 'GET' ? {} : { body: bodyOf(name) };
        const { status, headers, json } = await service.call(fixedPath(path), init);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe('application/json');
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-request-id')).toBe(json.meta.request_id);
        expect(Object.keys(json).filter((key) => !['data', 'meta', 'provenance'].includes(key))).toEqual([]);
        expect(Object.keys(json.data).sort()).toEqual([...data].sort());
        const endpoint = name === 'charts.divisional' ? 'charts.divisional.d9' : name;
        const hasBirth = 'birth' in (init.body ?? {}) || 'bride' in (init.body ?? {});
        expect(json.meta).toEqual({
          request_id: expect.stringMatching(/^req_[0-9A-Za-z]{24}$/),
          endpoint,
          units,
          computed_at: '2026-07-15T10:20:30.400Z',
          ...(school === undefined ? {} : { ayanamsa: school }),
          ...(hasBirth ? { birth_time_assumed: false, birth: expect.any(Object) } : {}),
        });
        if (method === 'GET') expect(json).not.toHaveProperty('provenance');
        else expect(json.provenance).toMatchObject({ method: expect.any(String), conventions: expect.any(Object) });
      });

      it('charges its units, once', async () => {
        const own = await bench();
        const init = method === 'GET' ? {} : { body: bodyOf(name) };
        await own.call(fixedPath(path), init);
        const { json } = await own.call('/v1/meta/usage');
        expect(json.data.units_used).toBe(units);
      });

      it('needs a key', async () => {
        const init = method === 'GET' ? {} : { body: bodyOf(name) };
        const { status, json } = await service.call(fixedPath(path), { ...init, key: null });
        expect([status, json.error.code]).toEqual([401, 'missing_api_key']);
      });

      it('answers OPTIONS, and refuses every other method', async () => {
        const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
        const options = await service.send(fixedPath(path), { method: 'OPTIONS', key: null });
        expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, allow, '']);
        const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
        for (const wrong of all.filter((each) => !allow.includes(each))) {
          const { status, headers } = await service.send(fixedPath(path), { method: wrong });
          expect([wrong, status, headers.get('allow')]).toEqual([wrong, 405, allow]);
        }
      });
    });
  }

  it.each(['/v1/meta/capabilities', '/v1/meta/usage'])(
    'HEAD %s answers as GET does, without the body',
    async (path) => {
      const own = await bench({ newRequestId: () => 'req_000000000000000000000000' });
      const get = await own.call(path);
      const head = await own.call(path, { method: 'HEAD' });
      expect(head.text).toBe('');
      expect(head.status).toBe(200);
      const without = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'ratelimit'));
      expect(without(head.headers)).toEqual(without(get.headers));
      expect(head.headers.get('content-length')).toBe(String(new TextEncoder().encode(get.text).length));
    },
  );

  it('has one divisional chart for each varga of the contract', () => {
    const members = TARGETS.filter(({ operation }) => operation.name === 'charts.divisional');
    const further = ['d5', 'd6', 'd8', 'd11', 'd81', 'd108', 'd144'];
    expect(members.map(({ endpoint }) => endpoint)).toEqual(
      [...VARGAS, ...further].map((varga) => `charts.divisional.${varga}`),
    );
  });
});

describe.each(
  FIRST_TARGETS.filter(({ operation }) => operation.name in ROWS).map(
    (target) => [target.operation.name, target] as const,
  ),
)('the input of %s', (name, target) => {
  const rows = (ROWS[name] ?? []).map(
    ({ field, value, code, at: place = field }) => [field, value, code ?? 'taken', place] as const,
  );

  it.each(rows)('%s = %j: %s', async (field, value, code, place) => {
    const body = withValue(bodyOf(name), field, value);
    for (const key of [service.live, service.test]) {
      const { status, json } = await service.call(target.path, { body, key });
      if (code === 'taken') {
        expect([status, json.error]).toEqual([200, undefined]);
        continue;
      }
      const expected = CODES.find(([each]) => each === code);
      expect([json.error?.code, status, json.error.type, json.error.field]).toEqual([...(expected ?? []), place]);
      if (code === 'not_available_in_school') expect(json.error.schools).toEqual(SCHOOLS_OF[name]);
      else expect(json.error).not.toHaveProperty('schools');
    }
  });
});

describe('the path of a family', () => {
  it.each(['d1', 'D9', 'd13', 'd09', '9', '%64%39x', 'd9%20'])('takes no %s', async (varga) => {
    const { status, json } = await service.call(`/v1/charts/divisional/${varga}`, {
      body: bodyOf('charts.divisional'),
    });
    expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'varga']);
  });

  it('may be percent-encoded', async () => {
    const { json } = await service.call('/v1/charts/divisional/%64%39', { body: bodyOf('charts.divisional') });
    expect(json.meta.endpoint).toBe('charts.divisional.d9');
  });

  it('is not in the body as well', async () => {
    const { status, json } = await service.call('/v1/charts/divisional/d9', {
      body: { ...bodyOf('charts.divisional'), varga: 'd9' },
    });
    expect([status, json.error.code, json.error.field]).toEqual([400, 'unknown_field', 'varga']);
  });
});
