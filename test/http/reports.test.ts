import { beforeAll, describe, expect, it } from 'vitest';
import { routes, scopes } from '../../src/http/index.js';
import { LANGUAGE_TAGS } from '../../src/names/keys.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { kundli, REPORTS } from '../../src/report/index.js';
import { sampled } from '../support/sample.js';
import { missOf } from '../support/work.js';
import { type Bench, bench, type JsonObject } from './support.js';

const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
const birth = { date: '1869-10-02', time: '07:12:00', place };
const KUNDLI = '/v1/reports/kundli';
const short = { birth, chapters: ['glance'], name: 'M. K. Gandhi' };

const exampleOf = (path: string): JsonObject =>
  structuredClone(REPORTS.find((report) => report.path === path)?.example) as JsonObject;

let service: Bench;
beforeAll(async () => {
  service = await bench({ reports: REPORTS });
});

const unitsUsed = async ({ call }: Bench): Promise<number> => (await call('/v1/meta/usage')).json.data.units_used;

describe('documents over HTTP', () => {
  it.each(REPORTS.map(({ path }) => [path]))('%s answers its example, charged', async (path) => {
    const own = await bench({ reports: REPORTS });
    const { status, json, headers } = await own.call(path, { body: exampleOf(path) });
    expect(status).toBe(200);
    expect(Object.keys(json.data)).toEqual(['html']);
    expect(json.data.html).toMatch(/^<!doctype html>\n?<html lang="en">/);
    const units = path.endsWith('match') ? 15 : 20;
    expect(json.meta).toMatchObject({ units, ayanamsa: 'lahiri' });
    expect(json.provenance.sources.length).toBeGreaterThan(0);
    expect(headers.get('x-units-charged')).toBe(`${units}`);
    expect(await unitsUsed(own)).toBe(units);
  });

  it('are those of the library', async () => {
    const { json } = await service.call(KUNDLI, { body: short });
    const { birth: parsed, ...options } = { ...short, birth: { ...birth, fold: 'first' as const } };
    expect(json.data.html).toBe(kundli({ birth: parsed }, { ...options, chapters: ['glance'] }));
    expect(json.meta).toMatchObject({ birth_time_assumed: false, birth: { clock: 'local_mean' } });
  });

  it('are written in the language of the body, which every face of the service says', async () => {
    const { json } = await service.call(KUNDLI, { body: { ...short, language: 'hi', digits: 'native' } });
    const { birth: parsed } = { birth: { ...birth, fold: 'first' as const } };
    const options = { chapters: ['glance' as const], name: short.name, language: hi, digits: 'native' as const };
    expect(json.data.html).toBe(kundli({ birth: parsed }, options));
    expect(json.meta.language).toBe('hi');
    expect(json.provenance.conventions.language).toBe('hi');
    for (const language of sampled(LANGUAGE_TAGS, 5)) {
      const answer = await service.call(KUNDLI, { body: { ...short, language } });
      expect([answer.status, answer.json.data.html.includes(`<html lang="${language}"`)]).toEqual([200, true]);
    }
    const refused = await service.call(KUNDLI, { body: { ...short, language: 'xx' } });
    expect([refused.status, refused.json.error.field]).toEqual([400, 'language']);
  });

  it('answer test keys with what is recorded, in English', async () => {
    const body = { ...short, language: 'hi' };
    const { status, json, headers } = await service.call(KUNDLI, { key: service.test, body });
    expect(status).toBe(200);
    expect(json.meta).toMatchObject({ test: true, units: 0 });
    expect(json.meta).not.toHaveProperty('language');
    expect(json.data.html).toContain('<html lang="en"');
    expect(json.data.html).not.toContain('Gandhi');
    expect(headers.get('x-test-fixture')).toBe('1990-08-15 New Delhi');
  });

  it('refuse what is wrong, with the field, and charge nothing', async () => {
    const own = await bench({ reports: REPORTS });
    const almanac = exampleOf('/v1/reports/almanac');
    const year = exampleOf('/v1/reports/year');
    const cases: readonly [path: string, body: unknown, code: string, field: string | undefined][] = [
      [KUNDLI, {}, 'missing_field', 'birth'],
      [KUNDLI, { ...short, name: 'x'.repeat(201) }, 'invalid_value', 'name'],
      [KUNDLI, { ...short, chapters: [] }, 'invalid_value', 'chapters'],
      [KUNDLI, { ...short, chapters: ['moon'] }, 'invalid_value', 'chapters.0'],
      [KUNDLI, { ...short, at: 'yesterday' }, 'invalid_value', 'at'],
      [KUNDLI, { ...short, logo: 'https://x.example/logo.png' }, 'invalid_value', 'logo'],
      [KUNDLI, { ...short, paper: 'a5' }, 'invalid_value', 'paper'],
      [KUNDLI, { ...short, html: '<p>' }, 'unknown_field', 'html'],
      ['/v1/reports/match', { bride: { birth } }, 'missing_field', 'groom'],
      ['/v1/reports/year', { ...year, year: undefined }, 'missing_field', 'year'],
      ['/v1/reports/year', { ...year, completed_years: 3 }, 'invalid_value', 'year'],
      ['/v1/reports/year', { ...year, year: 1980 }, 'invalid_value', 'year'],
      ['/v1/reports/almanac', { ...almanac, form: 'poster' }, 'invalid_value', 'form'],
      ['/v1/reports/almanac', { ...almanac, to: '2026-10-01' }, 'invalid_value', 'to'],
      ['/v1/reports/almanac', { ...almanac, ayanamsa: 'fagan_bradley' }, 'invalid_value', 'ayanamsa'],
    ];
    for (const [path, body, code, field] of cases) {
      const { json } = await own.call(path, { body });
      expect([path, json.error?.code, json.error?.field]).toEqual([path, code, field]);
    }
    expect(await unitsUsed(own)).toBe(0);
  });

  it('take a moment as the year that contains it', async () => {
    const { json } = await service.call('/v1/reports/year', {
      body: { birth, at: '1930-03-12T06:00:00+05:30', chapters: ['glance'] },
    });
    expect(json.data.html).toContain('Saturn is lord of the year');
  });

  it('are there only where a service has them, and in the scope of their own', async () => {
    const without = await bench();
    expect((await without.call(KUNDLI, { body: short })).status).toBe(404);
    const operations = async ({ call }: Bench): Promise<string[]> =>
      (await call('/v1/meta/capabilities')).json.data.operations.map(
        ({ operation }: { operation: string }) => operation,
      );
    const [all, some] = [await operations(service), await operations(without)];
    expect(all.filter((name) => !some.includes(name))).toEqual(REPORTS.map(({ name }) => name));
    expect(routes(REPORTS).length).toBe(routes().length + REPORTS.length);
    expect(scopes()).toContain('reports');
    const key = await service.key({ scopes: ['reports'] });
    expect((await service.call(KUNDLI, { body: short, key })).status).toBe(200);
    const other = await service.key({ scopes: ['charts'] });
    expect((await service.call(KUNDLI, { body: short, key: other })).json.error.code).toBe('insufficient_scope');
  });

  it.each(REPORTS.map((report) => [report.name, report] as const))('%s estimates its work', (_, report) => {
    const example = report.example as JsonObject;
    const { chapters: _chapters, ...whole } = example;
    expect(missOf(report, whole)).toBeUndefined();
    if (report.name === 'reports.almanac')
      expect(missOf(report, { year: 2027, place: example.place, form: 'booklet' })).toBeUndefined();
  });
});

describe('a document as it is accepted', () => {
  const typeOf = async (bench: Bench, accept: string) => {
    const response = await bench.send(KUNDLI, { body: short, headers: { Accept: accept } });
    return [response.headers.get('content-type'), await response.text()] as const;
  };

  it('is the page itself for text/html, charged as ever', async () => {
    const own = await bench({ reports: REPORTS });
    const { json } = await service.call(KUNDLI, { body: short });
    const response = await own.send(KUNDLI, { body: short, headers: { Accept: 'text/html' } });
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toBe(json.data.html);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': `${Buffer.byteLength(page)}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
      'x-units-charged': '20',
      vary: expect.stringContaining('Accept'),
    });
    expect(await unitsUsed(own)).toBe(20);
  });

  it('is what is liked best; JSON where nothing is preferred or known', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const printing = await bench({
      reports: REPORTS,
      pdf: async (html) => new TextEncoder().encode(`%PDF ${html.length}`),
    });
    const html = 'text/html; charset=utf-8';
    const [json, pdf] = ['application/json', 'application/pdf'];
    const cases: readonly [accept: string, there: string, printed: string][] = [
      ['*/*', json, json],
      ['application/json', json, json],
      ['image/png', json, json],
      [browser, html, html],
      ['text/*', html, html],
      ['text/html;q=0.5, application/json;q=0.4', html, html],
      ['application/pdf, text/html;q=0.9', html, pdf],
      ['application/pdf;q=0.1, application/json;q=0', json, pdf],
    ];
    for (const [accept, there, printed] of cases) {
      expect([accept, (await typeOf(service, accept))[0]]).toEqual([
        accept,
        accept.startsWith('application/pdf;q=0.1') ? json : there,
      ]);
      expect([accept, (await typeOf(printing, accept))[0]]).toEqual([accept, printed]);
    }
    const [, bytes] = await typeOf(printing, 'application/pdf');
    expect(bytes).toMatch(/^%PDF \d{5,}$/);
  });

  it('is printed for test keys, too', async () => {
    const printing = await bench({ reports: REPORTS, pdf: async () => new TextEncoder().encode('%PDF') });
    const headers = { Accept: 'application/pdf' };
    const response = await printing.send(KUNDLI, { key: printing.test, body: short, headers });
    expect([response.status, response.headers.get('x-units-charged'), await response.text()]).toEqual([
      200,
      '0',
      '%PDF',
    ]);
  });

  it('is refused as PDF where nobody prints, and charged nowhere', async () => {
    const own = await bench({ reports: REPORTS });
    const { status, json } = await own.call(KUNDLI, { body: short, headers: { Accept: 'application/pdf' } });
    expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'Accept']);
    expect(await unitsUsed(own)).toBe(0);
  });

  it('costs nothing where printing fails', async () => {
    const broken = await bench({
      reports: REPORTS,
      pdf: async () => {
        throw new Error('The browser has gone.');
      },
    });
    const { status, headers, json } = await broken.call(KUNDLI, {
      body: short,
      headers: { Accept: 'application/pdf' },
    });
    expect([status, json.error.code, headers.get('content-type')]).toEqual([500, 'internal_error', 'application/json']);
    expect(broken.problems).toEqual([new Error('The browser has gone.')]);
    expect(await unitsUsed(broken)).toBe(0);
  });

  it('is JSON for every other operation, whatever is accepted', async () => {
    const response = await service.send('/v1/charts/rasi', { body: { birth }, headers: { Accept: 'text/html' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    await response.text();
  });
});
