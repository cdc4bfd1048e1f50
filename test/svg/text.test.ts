import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KUTAS } from '../../src/compatibility/tables/kutas.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { text } from '../../src/names/resolve.js';
import { cut } from '../../src/svg/captions.js';
import { emWidth, isMeasured } from '../../src/svg/scripts.js';
import { escaped, n } from '../../src/svg/text.js';
import {
  BODIES,
  STATE_COMBUST,
  STATE_RETROGRADE,
  UI_ASCENDANT,
  UI_HOUSE,
  UI_MATCHING,
  UI_TODAY,
  UI_UNTIL,
  wordsOf,
} from '../../src/svg/words.js';
import { NAKSHATRAS, SIGNS } from '../../src/zodiac/names.js';

describe('text from outside', () => {
  it.each([
    ['<script>', '&#60;script&#62;'],
    ['"]]>', '&#34;]]&#62;'],
    ["a & 'b'", 'a &#38; &#39;b&#39;'],
    ['\u0000\u0008\u000b\u001f\ufffe\uffff', '\ufffd'.repeat(6)],
    ['\ud800x\udc00', '\ufffdx\ufffd'],
    ['नमस्ते 😀', 'नमस्ते 😀'],
  ])('%j is drawn as it is written', (given, expected) => expect(escaped(given)).toBe(expected));

  it('is never markup and always XML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML refuses
        expect(escaped(given)).not.toMatch(/[<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!#\d+;)/);
        expect(escaped(given)).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});

describe('widths', () => {
  it('are sums of bounds', () => {
    expect(emWidth('')).toBe(0);
    expect(emWidth('ii')).toBe(2 * emWidth('i'));
    expect(emWidth('W')).toBeGreaterThan(emWidth('i'));
    expect(emWidth('ṣ')).toBe(emWidth('s'));
    expect(emWidth('中')).toBe(1.5);
  });

  it('know which texts they bound', () => {
    expect(['Mūla', 'चित्रा', 'சித்திரை', '28°20′'].map(isMeasured)).toEqual([true, true, true, true]);
    expect(['中', '😀', 'محمد'].map(isMeasured)).toEqual([false, false, false]);
  });

  it('cut between syllables, never within one', () => {
    expect(cut('Asha', 100, 10)).toBe('Asha');
    expect(cut('Asha and Ravi', 40, 10)).toBe('Asha…');
    const cuts = Array.from({ length: 90 }, (_, i) => cut('कृष्णमूर्ति', i, 10));
    expect([...new Set(cuts)]).toEqual(['…', 'कृ…', 'कृष्ण…', 'कृष्णमू…', 'कृष्णमूर्ति']);
  });
});

describe('numbers', () => {
  it('have two decimals, and fall the same way where a sine differs in its last bit', () => {
    expect([1, 1.005, -0.001, 75.005 - 2e-14, 75.005, 1e-9].map(n)).toEqual(['1', '1.01', '0', '75.01', '75.01', '0']);
  });
});

describe('words', () => {
  it('are those that siddhanta/names has, in every language', () => {
    const wrong: string[] = [];
    for (const language of LANGUAGES) {
      const words = wordsOf(language, undefined);
      const check = (
        group: 'signs' | 'nakshatras' | 'graha_abbr' | 'ui' | 'states' | 'kutas',
        place: number,
        key: string,
      ): void => {
        const own = words.word(group, place, '');
        if (own !== '' && own !== text(language, group, key)) wrong.push(`${language.tag} ${group} ${key}: ${own}`);
      };
      for (const [i, { name }] of SIGNS.entries()) check('signs', i, name);
      for (const [i, { name }] of NAKSHATRAS.entries()) check('nakshatras', i, name);
      for (const [i, body] of BODIES.entries()) check('graha_abbr', i, body);
      check('ui', UI_ASCENDANT, 'ascendant');
      check('ui', UI_HOUSE, 'house');
      check('ui', UI_MATCHING, 'matching');
      check('ui', UI_UNTIL, 'until');
      check('ui', UI_TODAY, 'today');
      check('states', STATE_RETROGRADE, 'retrograde');
      check('states', STATE_COMBUST, 'combust');
      for (const [i, kuta] of KUTAS.entries()) check('kutas', i, kuta);
    }
    expect(wrong).toEqual([]);
  });

  it('are in one language within a group', () => {
    const tamil = wordsOf(
      LANGUAGES.find(({ tag }) => tag === 'ta'),
      undefined,
    );
    expect(
      tamil.list(
        'signs',
        SIGNS.map(({ name }) => name),
      )[5],
    ).toBe('கன்னி');
    const english = KUTAS.map((kuta) => kuta);
    const list = tamil.list('kutas', english);
    expect(list.every((word, i) => word === english[i]) || list.every((word) => /^[\u0b80-\u0bff ]+$/.test(word))).toBe(
      true,
    );
  });

  it('have the requested or the usual digits', () => {
    const hindi = LANGUAGES.find(({ tag }) => tag === 'hi');
    const bengali = LANGUAGES.find(({ tag }) => tag === 'bn');
    expect(
      [wordsOf(hindi, undefined), wordsOf(hindi, 'native'), wordsOf(bengali, undefined), wordsOf(bengali, 'latin')].map(
        (words) => words.digits('28°'),
      ),
    ).toEqual(['28°', '२८°', '২৮°', '28°']);
  });
});
