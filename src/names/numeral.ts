import { SiddhantaError } from '../errors.js';
import type { Language } from './language.js';

/** Which digits: those that are usual in the language, or those of its own script. */
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

/** Returns the tag under which Intl writes a language with these digits; the numbering is named, since defaults differ between engines. */
export function intlTag(language: Language, digits: Digits = 'default'): string {
  return `${language.intl_tag}-u-nu-${digits === 'native' ? language.native_numbering : language.default_numbering}`;
}

/**
 * Checks that a formatter writes what it was asked for: an engine built without a language or its digits takes others in silence.
 *
 * @throws {SiddhantaError} `invalid_value`, field `language`
 */
export function assertKnown(
  language: Language,
  digits: Digits = 'default',
  { locale, numberingSystem }: { locale: string; numberingSystem: string },
): void {
  const asked = intlTag(language, digits);
  const [tag = '', numbering] = asked.split('-u-nu-');
  if (numberingSystem === numbering && locale.split('-')[0] === tag.split('-')[0]) return;
  throw new SiddhantaError(
    'invalid_value',
    `language is ${language.tag}, but Intl of this runtime writes ${locale} with ${numberingSystem} digits where ${asked} is asked for. Take a runtime with full ICU data, or another language.`,
    { field: 'language' },
  );
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
  const { digits, minimumIntegerDigits = 1, useGrouping = true } = options;
  const format = new Intl.NumberFormat(intlTag(language, digits), {
    maximumFractionDigits: decimalsOf(value),
    minimumIntegerDigits,
    useGrouping,
  });
  assertKnown(language, digits, format.resolvedOptions());
  return format.format(value === 0 ? 0 : value);
}
