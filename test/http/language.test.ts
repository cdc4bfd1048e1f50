import { beforeAll, describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { computeInPlace } from '../../src/http/compute.js';
import { rasi } from '../../src/index.js';
import { localise } from '../../src/names/index.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { presenter } from '../../src/names/present.js';
import { OPERATIONS } from '../../src/registry.js';
import { sampled } from '../support/sample.js';
import { type Bench, bench, FIRST_TARGETS, type JsonObject, TARGETS } from './support.js';

describe('language in the body', () => {
  let service: Bench;
  beforeAll(async () => {
    service = await bench();
  });

  const withLanguage = (body: unknown, language: unknown): JsonObject =>
    ({ ...(body as JsonObject), language }) as JsonObject;

  it.each(sampled(TARGETS, 50).map((target) => [target.endpoint, target] as const))(
    '%s is answered as localise shows it, under a live key and a test key',
    async (_, { path, good, operation, endpoint }) => {
      const { body } = good();
      const expected = localise(operation.call(operation.exampleOf(endpoint)), 'ta');
      for (const key of [service.live, service.test]) {
        const plain = await service.call(path, { body, key });
        const { status, json } = await service.call(path, { body: withLanguage(body, 'ta-IN'), key });
        expect(status).toBe(200);
        expect(json.data).toEqual(JSON.parse(JSON.stringify(expected.data)));
        expect(json.meta).toEqual({ ...plain.json.meta, request_id: json.meta.request_id, language: 'ta' });
        const { language, language_fallbacks, ...conventions } = json.provenance?.conventions ?? {};
        expect(conventions).toEqual(plain.json.provenance?.conventions ?? {});
        if (plain.json.provenance !== undefined) {
          expect(language).toBe('ta');
          expect(language_fallbacks === undefined).toBe(expected.fallbacks.length === 0);
        }
      }
    },
  );

  it.each(sampled(FIRST_TARGETS, 50).map((target) => [target.endpoint, target] as const))(
    '%s is the same to the byte without a language and in English',
    async (_, { path, good }) => {
      const { body } = good();
      const [plain, english, indian] = await Promise.all(
        [body, withLanguage(body, 'en'), withLanguage(body, 'EN-in')].map(async (one) => {
          const { text } = await service.call(path, { body: one, key: service.test });
          return text.replace(/req_\w+/, '');
        }),
      );
      expect(english).toBe(plain);
      expect(indian).toBe(plain);
      expect(plain).not.toContain('"language"');
    },
  );

  it('names what a language lacks', async () => {
    const [day] = TARGETS.filter(({ endpoint }) => endpoint === 'panchang.day');
    if (day === undefined) throw new Error('There is a panchang.');
    const { json } = await service.call(day.path, { body: withLanguage(day.good().body, 'si') });
    expect(json.provenance.conventions.language_fallbacks).toBe(
      'yogas.Vaidhriti, karana_kinds.Kimstughna, modalities.fixed',
    );
    expect(json.data.panchanga.yoga.name).toBe('Vaidhṛti');
  });

  it.each(['fr', '', 'hi_IN', null, 5, ['hi'], {}])('refuses the language %j', async (language) => {
    const { path, good } = TARGETS[0] ?? { path: '', good: () => ({ body: {} }) };
    const { status, json } = await service.call(path, { body: withLanguage(good().body, language) });
    expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'language']);
  });

  it('is no word of the headers', async () => {
    const { path, good } = TARGETS[0] ?? { path: '', good: () => ({ body: {} }) };
    const { body } = good();
    const { json } = await service.call(path, { body, headers: { 'Accept-Language': 'hi' } });
    expect([json.data.ascendant.sign, json.meta.language]).toEqual(['Virgo', undefined]);
  });

  it('is no field of the operations themselves', () => {
    for (const { call, example } of OPERATIONS) {
      try {
        call({ ...(example as object), language: 'hi' });
        expect.unreachable();
      } catch (error) {
        expect(isSiddhantaError(error) && [error.code, error.field]).toEqual(['unknown_field', 'language']);
      }
    }
  });

  it('reaches answers that are written piece by piece', async () => {
    const birth = {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    };
    const uncertain = { ...birth, uncertainty_minutes: 10 };
    const user_name = '{"planet":"Moon"}';
    const [{ path, operation } = { path: '', operation: OPERATIONS[0] }] = TARGETS.filter(
      ({ endpoint }) => endpoint === 'dashas.vimshottari',
    );
    const body = { birth: uncertain, levels: 4, user_name };
    const { json, headers } = await service.call(path, { body: withLanguage(body, 'te') });
    expect(headers.get('content-length')).toBeNull();
    const expected = operation === undefined ? undefined : localise(operation.call(body), 'te');
    expect(json.data).toEqual(JSON.parse(JSON.stringify(expected?.data)));
    expect(json.data.user_name).toBe(user_name);
    expect(json.data.mahadashas[0].antardashas[0].pratyantardashas[0].sookshmadashas[0].planet).toMatch(
      /^\p{Script=Telugu}+$/u,
    );
    expect(json.provenance.conventions.language).toBe('te');
  });

  it('names what a language lacks before such an answer is written', () => {
    const grahas =
      ta.cells.grahas
        ?.split('|')
        .map((cell, i) => (i === 7 ? '' : cell))
        .join('|') ?? '';
    const withoutRahu = { ...ta, cells: { ...ta.cells, grahas } };
    const [{ operation } = { operation: OPERATIONS[0] }] = TARGETS.filter(
      ({ endpoint }) => endpoint === 'dashas.vimshottari',
    );
    if (operation === undefined) throw new Error('There is a daśā.');
    for (const levels of [2, 4]) {
      const { provenance } = computeInPlace({
        operation,
        input: { ...(operation.example as object), levels },
        context: undefined,
        shown: presenter(operation.name, withoutRahu),
      });
      expect(JSON.parse(provenance ?? '{}').conventions.language_fallbacks).toBe('grahas.Rahu');
    }
  });

  it('leaves the library as it was', () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    expect(rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data.ascendant.sign).toBe('Virgo');
  });
});
