import { describe, expect, it } from 'vitest';
import { fixture } from '../support/fixtures.js';

interface Sample {
  readonly language: string;
  readonly sign: string;
  readonly names: readonly string[];
  readonly keywords: readonly string[];
}

const { samples } = fixture<{ samples: readonly Sample[] }>('oracle/kp-words-cldr.json');
const { words } = fixture<{
  words: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly word: string; readonly cldr?: readonly string[] }[]>>>
  >;
}>('sources/kp-keywords.json');

describe('words of questions against the Unicode CLDR 48.2 annotations', () => {
  const annotations = new Map(samples.map((sample) => [`${sample.language} ${sample.sign}`, sample]));
  const claims = Object.entries(words).flatMap(([matter, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, list]) =>
      list.flatMap(({ word, cldr = [] }) => cldr.map((sign) => ({ matter, language, word, sign }))),
    ),
  );

  it('each is a name or keyword of the signs that it is said to be, in its language', () => {
    const wrong = claims.filter(({ language, word, sign }) => {
      const { names, keywords } = annotations.get(`${language} ${sign}`) ?? { names: [], keywords: [] };
      return ![...names, ...keywords].map((text) => text.normalize('NFC')).includes(word);
    });
    expect(wrong).toEqual([]);
    expect(claims.length).toBeGreaterThan(400);
  });

  it('and no sign is there that none is said to be', () => {
    expect([...annotations.keys()].sort()).toEqual(
      [...new Set(claims.map(({ language, sign }) => `${language} ${sign}`))].sort(),
    );
  });
});
