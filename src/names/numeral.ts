import { SiddhantaError } from '../errors.js';
import type { Language, LanguageTag } from './language.js';

/** Which digits: those that are usual in the language, or those of its script. */
export type Digits = 'default' | 'native';

/** How a number is written. */
export interface NumeralOptions {
  /** `default` by default. */
  readonly digits?: Digits | undefined;
  /** Digits before the point at least, filled up with zeros: 2 for minutes of arc. 1 by default. */
  readonly minimumIntegerDigits?: number;
  /** Whether thousands or lakhs are set apart; yes by default. */
  readonly useGrouping?: boolean;
}

/** The decimals that every engine can be asked for. */
const MOST_DECIMALS = 20;

/**
 * Languages that group their digits as these do. Chromium, Deno and Workers come without these languages, or with a part of them alone, and
 * would write Western groups without a word.
 */
const STAND_INS: Readonly<Partial<Record<LanguageTag, string>>> = {
  sa: 'hi-IN',
  ne: 'hi-IN',
  as: 'hi-IN',
  or: 'hi-IN',
  pa: 'hi-IN',
  si: 'en-US',
};

/** Returns a formatter of numbers; undefined where the runtime has not the whole of the language, or not its digits. */
function formatter(tag: string, numbering: string, options: Intl.NumberFormatOptions): Intl.NumberFormat | undefined {
  // The numbering is named, since that of a language is not the same in every release of CLDR.
  const format = new Intl.NumberFormat(`${tag}-u-nu-${numbering}`, options);
  const { locale, numberingSystem } = format.resolvedOptions();
  return numberingSystem === numbering && locale.split('-u-')[0] === tag ? format : undefined;
}

/** Returns how many decimals the shortest text of a number has. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return Math.min(MOST_DECIMALS, Math.max(0, decimals - Number(exponent)));
}

/**
 * Returns a number as a language writes it, with its grouping and as many decimals as the number has.
 *
 * @param value a finite number; up to 20 decimals are written
 * @throws {SiddhantaError} `invalid_value`, field `language`, where the runtime lacks the language or its digits
 *
 * @example
 * ```ts
 * import { hi } from 'siddhanta/names/hi';
 * import { numeral } from 'siddhanta/names/core';
 * numeral(hi, 1234567.5, { digits: 'native' }); // => '१२,३४,५६७.५'
 * numeral(hi, 7, { digits: 'native', minimumIntegerDigits: 2 }); // => '०७'
 * ```
 */
export function numeral(language: Language, value: number, options: NumeralOptions = {}): string {
  const { digits = 'default', minimumIntegerDigits = 1, useGrouping = true } = options;
  const { tag, intl_tag, default_numbering, native_numbering } = language;
  const numbering = digits === 'native' ? native_numbering : default_numbering;
  const how = { maximumFractionDigits: decimalsOf(value), minimumIntegerDigits, useGrouping };
  const standIn = STAND_INS[tag];
  const format =
    formatter(intl_tag, numbering, how) ?? (standIn === undefined ? undefined : formatter(standIn, numbering, how));
  if (format !== undefined) return format.format(value === 0 ? 0 : value);
  throw new SiddhantaError(
    'invalid_value',
    `language is ${tag}, and Intl of this runtime does not know ${intl_tag} with ${numbering} digits. Use a runtime with full ICU data, or another language.`,
    { field: 'language' },
  );
}
