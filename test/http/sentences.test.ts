// With its languages a service says over HTTP what the command line and MCP say, to the last sentence.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStores, openBatches } from '../../src/http/index.js';
import { languagesOf } from '../../src/http/languages.js';
import { openPool, type Pool } from '../../src/http/node-pool.js';
import type { Language } from '../../src/names/core.js';
import { labelsIn } from '../../src/names/labels.js';
import { hi as names } from '../../src/names/languages/hi.gen.js';
import { languageFiles, SPOKEN, spokenLanguage } from '../../src/names/spoken.js';
import { REPORTS } from '../../src/report/index.js';
import { commandLine } from '../support/commandLine.js';
import { sampled } from '../support/sample.js';
import { threadEntry } from './support/thread.js';
import { type Bench, bench, type JsonObject } from './support.js';

const LANGUAGES = ['hi', 'ta', 'mr', 'pa'] as const;
const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const partner = { date: '1992-02-03', time: '21:05:00', place };

/** What each document is asked with, and a sentence that it has. */
const DOCUMENTS: Readonly<Record<string, readonly [input: JsonObject, sentence: string]>> = {
  kundli: [{ birth }, 'Conventions, sources, where sources disagree, and how to compute the same again.'],
  match: [
    { bride: { birth: partner }, groom: { birth } },
    'Statements of yogas, doṣas and texts are those of their sources. They are not predictions.',
  ],
  year: [
    { birth, year: 2025 },
    'Statements of yogas, doṣas and texts are those of their sources. They are not predictions.',
  ],
  almanac: [{ from: '2027-10-01', to: '2027-10-31', place }, 'Where sources disagree'],
};

const CASES = Object.keys(DOCUMENTS).flatMap((name) => LANGUAGES.map((language) => [name, language] as const));
const HTML = { Accept: 'text/html' };

/** A name in Tamil that siddhanta/names lacks and siddhanta/languages has. */
const GOWRI = ['panchang.day', 'muhurta.day'] as const;

describe('a service with languages', () => {
  let service: Bench;
  beforeAll(async () => {
    service = await bench({ reports: REPORTS, languages: languageFiles(SPOKEN) });
  });

  it.each(sampled(CASES, 3))('writes %s in %s as the command line does', async (name, language) => {
    const [input, sentence] = DOCUMENTS[name] ?? [{}, ''];
    const { code, stdout } = await commandLine(['report', name, '--input', '-', '--lang', language], {
      typed: JSON.stringify(input),
    });
    expect(code).toBe(0);
    const said = labelsIn(await spokenLanguage(language))(sentence);
    expect(said).not.toBe(sentence);
    expect(stdout).toContain(said);
    const path = `/v1/reports/${name}`;
    const { json } = await service.call(path, { body: { ...input, language } });
    expect(json.data.html).toBe(stdout);
    expect([json.meta.language, json.provenance.conventions.language_fallbacks]).toEqual([language, undefined]);
    const page = await service.send(path, { body: { ...input, language }, headers: HTML });
    expect(await page.text()).toBe(stdout);
  });

  it.each(GOWRI)('answers %s with the names that the command line prints', async (endpoint) => {
    const input = { date: '2025-11-22', place };
    const [subject = '', name = ''] = endpoint.split('.');
    for (const language of LANGUAGES) {
      const argv = [subject, name, '--input', '-', '--lang', language, '--json'];
      const { stdout } = await commandLine(argv, { typed: JSON.stringify(input) });
      const { json } = await service.call(`/v1/${subject}/${name}`, { body: { ...input, language } });
      expect(json.data).toEqual(JSON.parse(stdout).data);
    }
  });

  it('tells which they are', async () => {
    const { json } = await service.call('/v1/meta/capabilities');
    expect(json.data.languages_with_sentences).toEqual(SPOKEN);
    const few = await bench({ languages: [await spokenLanguage('ta'), ...languageFiles(['hi'])] });
    expect((await few.call('/v1/meta/capabilities')).json.data.languages_with_sentences).toEqual(['ta', 'hi']);
    const none = await bench();
    expect((await none.call('/v1/meta/capabilities')).json.data).not.toHaveProperty('languages_with_sentences');
  });
});

describe('a language that a service does not have', () => {
  it.each(['hi', 'sa'])('has names in a document in %s, and says that sentences stayed English', async (language) => {
    const service = await bench({ reports: REPORTS, languages: languageFiles(['ta']) });
    const [input, sentence] = DOCUMENTS.match ?? [{}, ''];
    const { json } = await service.call('/v1/reports/match', { body: { ...input, language } });
    expect(json.data.html).toContain(sentence);
    expect(json.provenance.conventions.language_fallbacks).toBe('sentences');
    const { json: chart } = await service.call('/v1/charts/rasi', { body: { birth, language } });
    expect(chart.provenance.conventions).not.toHaveProperty('language_fallbacks');
  });
});

describe('languages of a service', () => {
  const counted = (load: () => Promise<Language>) => {
    let calls = 0;
    const file = {
      tag: 'hi' as const,
      load: () => {
        calls++;
        return load();
      },
    };
    return { languages: languagesOf([file]), calls: () => calls };
  };

  it('are loaded once, when one is first asked for', async () => {
    const { languages, calls } = counted(() => spokenLanguage('hi'));
    expect(calls()).toBe(0);
    const [one, other] = await Promise.all([languages.whole(names), languages.whole(names)]);
    expect(one.messages).toHaveLength(2);
    expect([other, languages.whole(names), calls()]).toEqual([one, one, 1]);
  });

  it('are loaded again where that failed', async () => {
    let fails = true;
    const { languages, calls } = counted(async () => {
      if (fails) throw new Error('The file is gone.');
      return spokenLanguage('hi');
    });
    await expect(languages.whole(names)).rejects.toThrow('The file is gone.');
    fails = false;
    expect([(await languages.whole(names)).tag, calls()]).toEqual(['hi', 2]);
  });

  it('have sentences', () => {
    expect(() => languagesOf([names])).toThrow('languages has hi without sentences');
  });
});

describe('threads and batches', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = await openPool({ entry: threadEntry(), size: 2, languages: ['hi'] });
  });
  afterAll(() => pool.close());

  it('write a document in the languages of the service alone', async () => {
    const service = await bench({
      reports: REPORTS,
      languages: languageFiles(['hi']),
      compute: pool.computeElsewhere,
    });
    const [input, sentence] = DOCUMENTS.match ?? [{}, ''];
    const html = async (language: string): Promise<string> =>
      (await service.call('/v1/reports/match', { body: { ...input, language } })).json.data.html;
    const { stdout } = await commandLine(['report', 'match', '--input', '-', '--lang', 'hi'], {
      typed: JSON.stringify(input),
    });
    expect(await html('hi')).toBe(stdout);
    expect(await html('ta')).toContain(sentence);
  });

  it('answer rows as single calls', async () => {
    const stores = memoryStores();
    const row = { date: '2025-11-22', place, language: 'hi' };
    const languages = languageFiles(['hi']);
    const { batchStore: store, keys, usage } = stores;
    if (store === undefined) throw new Error('It keeps batches.');
    const single = await bench({ languages });
    const { json } = await single.call('/v1/muhurta/day', { body: row });
    for (const computeRows of [undefined, pool.computeRows]) {
      const batches = openBatches({ store, keys, usage, languages, ...(computeRows && { computeRows }) });
      const service = await bench({ languages, batches }, stores);
      const begun = await service.call('/v1/batches?operation=muhurta.day', { body: [row] as never });
      const path = `/v1/batches/${begun.json.data.id}`;
      await expect.poll(async () => (await service.call(path)).json.data.state, { timeout: 20_000 }).toBe('done');
      const line = JSON.parse(await (await service.send(`${path}/results`)).text());
      expect(line.data).toEqual(json.data);
      await batches.close();
    }
  });
});
