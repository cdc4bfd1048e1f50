import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockText, dateText } from '../../src/names/clockText.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { numeral } from '../../src/names/numeral.js';
import { sampled } from '../support/sample.js';

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

  describe('in a runtime without a language', () => {
    afterEach(() => vi.restoreAllMocks());

    /** Makes Intl know no locale but some: others become English with Latin digits, as in Chromium. */
    function knowOnly(isKnown: (tag: string) => boolean) {
      const { NumberFormat } = Intl;
      vi.spyOn(Intl, 'NumberFormat').mockImplementation(function format(tags, options) {
        const tag = String(tags);
        return new NumberFormat(isKnown(tag) ? tag : 'en-US', options);
      } as typeof Intl.NumberFormat);
    }
    const named = (tag: string) => {
      const language = LANGUAGES.find((one) => one.tag === tag);
      if (language === undefined) throw new Error(`${tag} is there.`);
      return language;
    };

    it.each(['sa', 'ne', 'as', 'or', 'pa', 'si'])('writes %s all the same, by a language that groups alike', (tag) => {
      const language = named(tag);
      const values = [0, 7, 1234, 12345.678, 1234567.5, -98765432.1];
      const write = () =>
        values.flatMap((value) =>
          (['default', 'native'] as const).map((digits) => numeral(language, value, { digits })),
        );
      const expected = write();
      knowOnly((one) => /^(hi-IN|en-US)-/.test(one));
      expect(write()).toEqual(expected);
    });

    it('does not take a part of a language for the whole', () => {
      const punjabi = named('pa');
      const expected = numeral(punjabi, 1234567.5, { digits: 'native' });
      const { resolvedOptions } = Intl.NumberFormat.prototype;
      vi.spyOn(Intl.NumberFormat.prototype, 'resolvedOptions').mockImplementation(function own(
        this: Intl.NumberFormat,
      ) {
        const options = resolvedOptions.call(this);
        return { ...options, locale: options.locale.replace('pa-IN', 'pa') };
      });
      expect(numeral(punjabi, 1234567.5, { digits: 'native' })).toBe(expected);
    });

    it('refuses rather than write something else', () => {
      knowOnly(() => false);
      expect(() => numeral(named('ta'), 5, { digits: 'native' })).toThrow(
        expect.objectContaining({ code: 'invalid_value', field: 'language' }),
      );
    });

    it('refuses digits that the runtime does not have', () => {
      vi.spyOn(Intl.NumberFormat.prototype, 'resolvedOptions').mockReturnValue({
        locale: 'ta-IN',
        numberingSystem: 'latn',
      } as Intl.ResolvedNumberFormatOptions);
      expect(() => numeral(named('ta'), 5, { digits: 'native' })).toThrow(/ta-IN with tamldec digits/);
    });
  });
});

/** The patterns are those of CLDR 48; other releases have other months. */
describe.runIf(process.versions.cldr?.startsWith('48'))('clock times and dates', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ');

  it.each(sampled(LANGUAGES, 4).map((language) => [language.tag, language] as const))(
    'of %s are those of Intl',
    (_, language) => {
      for (const digits of ['default', 'native'] as const) {
        const numbering = digits === 'native' ? language.native_numbering : language.default_numbering;
        const intl = (options: Intl.DateTimeFormatOptions, ms: number) =>
          plain(
            new Intl.DateTimeFormat(`${language.intl_tag}-u-nu-${numbering}`, { ...options, timeZone: 'UTC' }).format(
              ms,
            ),
          );
        for (let minutes = 0; minutes < 1440; minutes += 29) {
          const time = { days: undefined, minutes };
          for (const [style, hourCycle] of [
            ['24h', 'h23'],
            ['12h', 'h12'],
          ] as const)
            expect(clockText(language, time, digits, style, 0)).toBe(
              intl({ hour: '2-digit', minute: '2-digit', hourCycle }, minutes * 60_000),
            );
        }
        for (let days = 20_000; days < 20_366; days += 5)
          expect(dateText(language, days, digits)).toBe(intl({ day: 'numeric', month: 'short' }, days * 86_400_000));
      }
    },
  );
});
