import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import limits from '../../.size-limit.json' with { type: 'json' };
import source from '../../fixtures/sources/names.json' with { type: 'json' };
import cases from '../../fixtures/sources/names-cases.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { cellAt, GROUPS, keysOf } from '../../src/names/cells.js';
import { languages, lookup, type NameGroup, table } from '../../src/names/index.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { text, texts } from '../../src/names/resolve.js';

interface SourceCell {
  readonly t: string;
  readonly s: string;
  readonly c?: number;
  readonly src?: readonly string[];
  readonly alt?: readonly { readonly t: string; readonly src: readonly string[] }[];
}
const groups: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, SourceCell>>>>>> = source.groups;

const cells = Object.entries(groups).flatMap(([group, rows]) =>
  Object.entries(rows).flatMap(([key, row]) =>
    Object.entries(row).map(([language, cell]) => ({ group: group as NameGroup, key, language, cell })),
  ),
);

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Latn: /^[\p{Script=Latin}\p{M}\d ()'’-]+$/u,
  Deva: /^[\p{Script=Devanagari} ()’-]+$/u,
  Gujr: /^[\p{Script=Gujarati} ()’-]+$/u,
  Beng: /^[\p{Script=Bengali} ()’-]+$/u,
  Orya: /^[\p{Script=Oriya} ()’-]+$/u,
  Guru: /^[\p{Script=Gurmukhi} ()’-]+$/u,
  Taml: /^[\p{Script=Tamil} ()’-]+$/u,
  Telu: /^[\p{Script=Telugu} ()’-]+$/u,
  Knda: /^[\p{Script=Kannada} ()’-]+$/u,
  Mlym: /^[\p{Script=Malayalam} ()’-]+$/u,
  Sinh: /^[\p{Script=Sinhala} ()’-]+$/u,
};

describe('the table', () => {
  it('has 556 keys in 47 groups and 16 languages', () => {
    expect(GROUPS.length).toBe(47);
    expect(GROUPS.flatMap(keysOf).length).toBe(556);
    expect(LANGUAGES.length).toBe(16);
    expect(cells.length).toBe(7026);
  });

  it('holds every cell of its source and no other', () => {
    const wrong = cells.filter(({ group, key, language, cell }) => {
      const name = lookup({ group, key, language, with_alternatives: true });
      const alternatives = (cell.alt ?? []).map(({ t, src }) => ({ text: t, sources: src }));
      return (
        name.text !== cell.t ||
        name.state !== cell.s ||
        name.confidence !== (cell.c ?? null) ||
        name.language !== language ||
        JSON.stringify(name.alternatives) !== JSON.stringify(alternatives)
      );
    });
    expect(wrong).toEqual([]);
    const held = LANGUAGES.flatMap((language) =>
      GROUPS.flatMap((group) => keysOf(group).filter((_, index) => cellAt(language, group, index) !== undefined)),
    );
    expect(held.length).toBe(cells.length);
  });

  it('has English for every key, and a text in the script of its language, in NFC, for every cell', () => {
    const english = cells.filter(({ language }) => language === 'en');
    expect(english.length).toBe(556);
    const scripts = new Map(LANGUAGES.map(({ tag, script }) => [String(tag), script]));
    const wrong = cells.filter(({ language, cell: { t } }) => {
      const script = SCRIPTS[scripts.get(language) ?? ''];
      // Zero-width joiners form the conjuncts of Sinhala; no other language has them.
      const letters = language === 'si' ? t.replaceAll('\u200d', '') : t;
      return t.normalize('NFC') !== t || t.trim() !== t || script?.test(letters) !== true;
    });
    expect(wrong).toEqual([]);
  });

  it('has sources and a confidence for what is attested, and for nothing else', () => {
    const known = Object.keys(source.sources);
    const wrong = cells.filter(({ cell: { s, c, src } }) =>
      s === 'attested'
        ? c === undefined || ![1, 2, 3].includes(c) || src === undefined || src.length === 0
        : c !== undefined || src !== undefined,
    );
    expect(wrong).toEqual([]);
    const cited = cells.flatMap(({ cell: { src = [], alt = [] } }) => [...src, ...alt.flatMap((other) => other.src)]);
    expect([...new Set(cited)].filter((id) => !known.includes(id))).toEqual([]);
  });

  it('has no text twice in a group of a language, but for yesterday and tomorrow in Hindi', () => {
    const seen = new Map<string, string>();
    const twice = cells.flatMap(({ group, key, language, cell: { t } }) => {
      const place = `${language} ${group} ${t}`;
      const other = seen.get(place);
      seen.set(place, key);
      return other === undefined ? [] : [`${language} ${group} ${other} ${key}`];
    });
    expect(twice).toEqual(['hi ui tomorrow yesterday']);
  });

  it('counts what it counts', () => {
    for (const { language, counts } of languages()) {
      expect([language, counts]).toEqual([language, (source.counts as Record<string, unknown>)[language]]);
    }
  });

  it('has digits that are those of Unicode, in order', () => {
    for (const { native_digits } of languages()) {
      expect(native_digits.length).toBe(10);
      const first = native_digits[0]?.codePointAt(0) ?? 0;
      expect(native_digits.map((digit) => (digit.codePointAt(0) ?? 0) - first)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(native_digits.every((digit) => /^\p{Nd}$/u.test(digit))).toBe(true);
    }
  });

  it('has a subpath and a size limit for every language', () => {
    for (const { tag } of LANGUAGES) {
      expect(Object.keys(manifest.exports)).toContain(`./names/${tag}`);
      expect(limits.map(({ name }) => name)).toContain(`names: ${tag}`);
      expect(readFileSync(`src/names/languages/${tag}.gen.ts`, 'utf8')).toContain(`tag: '${tag}'`);
    }
  });
});

describe('lookup', () => {
  const asked = cases.cases.filter(({ operation }) => operation === 'names.lookup');
  it('has its reference cases', () => expect(asked.length).toBeGreaterThan(70));

  it.each(asked.map((one) => [one.id, one] as const))('%s', (_, { input, expected }) => {
    const { group, key, language } = input as { group: NameGroup; key: string; language: string };
    expect(lookup({ group, key, language })).toMatchObject(expected);
  });

  it('finds a language by the longest known tag that begins the one given', () => {
    const tagOf = (language: string) => lookup({ group: 'signs', key: 'Leo', language }).requested;
    expect(['hi-IN', 'HI', 'sa-Latn-IN', 'SA-LATN', 'sa-Deva', 'sa', 'ta-Taml-IN-u-nu-tamldec'].map(tagOf)).toEqual([
      'hi',
      'hi',
      'sa-Latn',
      'sa-Latn',
      'sa',
      'sa',
      'ta',
    ]);
    expect(lookup({ group: 'signs', key: 'Leo' }).requested).toBe('en');
  });

  it.each([
    ['', 'language'],
    ['fr', 'language'],
    ['hindi', 'language'],
    ['hi_IN', 'language'],
    ['hi-', 'language'],
    ['sal', 'language'],
    [null, 'language'],
    [5, 'language'],
    [['hi'], 'language'],
  ])('refuses the language %j', (language, field) => {
    const call = () => lookup({ group: 'signs', key: 'Leo', language: language as string });
    expect(call).toThrow(expect.objectContaining({ code: 'invalid_value', field }));
  });

  it.each([
    [{ group: 'sign', key: 'Leo' }, 'invalid_value', 'group'],
    [{ group: 'toString', key: 'Leo' }, 'invalid_value', 'group'],
    [{ group: 'signs', key: 'leo' }, 'invalid_value', 'key'],
    [{ group: 'signs', key: '' }, 'invalid_value', 'key'],
    [{ group: 'signs', key: 'Aries|Taurus' }, 'invalid_value', 'key'],
    [{ group: 'signs', key: 3 }, 'invalid_value', 'key'],
    [{ group: 'signs' }, 'missing_field', 'key'],
    [{ key: 'Leo' }, 'missing_field', 'group'],
    [{ group: 'signs', key: 'Leo', lang: 'ta' }, 'unknown_field', 'lang'],
    [{ group: 'signs', key: 'Leo', allow: 'all' }, 'invalid_value', 'allow'],
    [{ group: 'signs', key: 'Leo', min_confidence: 0 }, 'invalid_value', 'min_confidence'],
    [{ group: 'karana_kinds', key: 'Bava', language: 'ta', karana_names: 'animals' }, 'invalid_value', 'karana_names'],
  ])('refuses %j', (input, code, field) => {
    expect(() => lookup(input as never)).toThrow(expect.objectContaining({ code, field }));
  });

  it.each([undefined, null, 'signs', []])('refuses %j, which is no input', (input) => {
    expect(() => lookup(input as never)).toThrow(expect.objectContaining({ code: 'invalid_value' }));
  });

  it('falls back where a word is not good enough', () => {
    const rule = { group: 'yonis', key: 'Horse', language: 'bn' } as const;
    expect(lookup(rule)).toMatchObject({ state: 'transliterated', fallback: false });
    expect(lookup({ ...rule, allow: 'attested' })).toMatchObject({ language: 'sa-Latn', fallback: true });
    const weak = cells.find(({ language, cell }) => language === 'pa' && cell.c === 1);
    expect(weak).toBeDefined();
    if (weak === undefined) return;
    const { group, key } = weak;
    expect(lookup({ group, key, language: 'pa', min_confidence: 2 }).fallback).toBe(true);
    expect(lookup({ ...rule, min_confidence: 3 }).fallback).toBe(false);
  });

  it('never throws for a known name, and falls back exactly where the language is another', () => {
    for (const { tag, fallback } of LANGUAGES) {
      for (const group of GROUPS) {
        for (const allow of ['attested', 'transliterated'] as const) {
          for (const name of table({ group, language: tag, allow }).items) {
            expect(name.fallback).toBe(name.language !== tag);
            expect([tag, ...fallback.map((other) => other.tag)]).toContain(name.language);
            expect(name.text).not.toBe('');
          }
        }
      }
    }
  });

  it('calls solar months by their signs', () => {
    const odia = table({ group: 'solar_months_odia', language: 'or', solar_month_by: 'sign' }).items;
    expect(odia.map(({ text }) => text)).toEqual(
      table({ group: 'signs', language: 'or' }).items.map(({ text }) => text),
    );
    expect(odia[0]).toMatchObject({ key: 'Baisakha', text: 'ମେଷ' });
    expect(lookup({ group: 'solar_months_odia', key: 'Baisakha', language: 'or', solar_month_by: 'name' }).text).toBe(
      'ବୈଶାଖ',
    );
    expect(lookup({ group: 'masas', key: 'Chaitra', language: 'or', solar_month_by: 'sign' }).text).toBe('ଚୈତ୍ର');
  });

  it('calls karanas by animals in Malayalam', () => {
    const items = table({ group: 'karana_kinds', language: 'ml', karana_names: 'animals' }).items;
    const animals = source.variants['karana_kinds.ml.kerala_animals'].values as Record<string, string>;
    expect(Object.fromEntries(items.map(({ key, text }) => [key, text]))).toEqual(animals);
    expect(lookup({ group: 'signs', key: 'Leo', language: 'ml', karana_names: 'animals' }).text).toBe('ചിങ്ങം');
  });
});

describe('names that stand together', () => {
  const [tamil] = LANGUAGES.filter(({ tag }) => tag === 'ta');
  if (tamil === undefined) throw new Error('Tamil is there.');

  it('are all in one language', () => {
    const signs = ['Aries', 'Leo'].map((key) => ({ group: 'sign_abbr', key }) as const);
    expect(texts(tamil, signs)).toMatchObject({ language: tamil, texts: ['மேஷ', 'சிம்'], missing: [] });
    const bodies = ['Sun', 'Ascendant'].map((key) => ({ group: 'graha_abbr', key }) as const);
    expect(texts(tamil, bodies)).toMatchObject({
      language: { tag: 'en' },
      texts: ['Su', 'As'],
      missing: [{ group: 'graha_abbr', key: 'Ascendant' }],
    });
    expect(text(tamil, 'graha_abbr', 'Sun')).toBe('சூரி');
  });

  it('are refused where one is unknown', () => {
    expect(() => texts(tamil, [{ group: 'signs', key: 'Sun' }])).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'key' }),
    );
  });
});
