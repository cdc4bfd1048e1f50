import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { numeral } from '../../src/names/numeral.js';

/** Returns a text with native digits as a number. */
function read(text: string, digits: string): number {
  const latin = [...text].map((sign) => ([...digits].includes(sign) ? String([...digits].indexOf(sign)) : sign));
  return Number(latin.join('').replaceAll(',', ''));
}

describe('numeral', () => {
  it('writes a number that is read back as the same', () => {
    const finite = fc.oneof(
      fc.integer(),
      fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 })
        .filter((x) => x === 0 || Math.abs(x) > 1e-4),
    );
    fc.assert(
      fc.property(
        finite,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom('default', 'native'),
        (value, language, digits) => {
          const text = numeral(language, value, { digits });
          expect(read(text, language.native_digits)).toBe(value === 0 ? 0 : value);
        },
      ),
    );
  });

  it.each([
    [0.1, '0.1'],
    [1.23456789, '1.23456789'],
    [1e-7, '0.0000001'],
    [-0, '0'],
    [1e21, '1,00,00,00,00,00,00,00,00,00,000'],
  ])('writes every decimal of %d and no more', (value, expected) => {
    const [english] = LANGUAGES;
    expect(english && numeral(english, value)).toBe(expected);
  });

  describe('in a runtime without the language', () => {
    afterEach(() => vi.restoreAllMocks());

    it.each([
      [{ locale: 'en-US', numberingSystem: 'latn' }],
      [{ locale: 'ta', numberingSystem: 'latn' }],
      [{ locale: 'en-US', numberingSystem: 'tamldec' }],
    ])('refuses rather than write %j', (resolved) => {
      const language = LANGUAGES.find(({ tag }) => tag === 'ta');
      if (language === undefined) throw new Error('Tamil is there.');
      vi.spyOn(Intl.NumberFormat.prototype, 'resolvedOptions').mockReturnValue(
        resolved as Intl.ResolvedNumberFormatOptions,
      );
      expect(() => numeral(language, 5, { digits: 'native' })).toThrow(
        expect.objectContaining({ code: 'invalid_value', field: 'language' }),
      );
    });
  });
});
