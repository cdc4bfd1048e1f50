import * as v from 'valibot';
import { oneOf } from '../input/schemas.js';
import { judge, languageSchema } from './input.js';
import type { Language } from './language.js';
import { type Digits, numeral } from './numeral.js';

/** What {@link number} is asked. */
export interface NumberInput {
  /** A finite number. */
  readonly value: number;
  readonly language: Language;
  /**
   * The digits that are usual in the language, or those of its script.
   *
   * @default 'default'
   */
  readonly digits?: Digits;
}

const FINITE = 'it must be a finite number.';
const judgeNumber = judge(() => ({
  value: v.pipe(v.number(FINITE), v.finite(FINITE)),
  language: languageSchema(),
  digits: v.optional(oneOf(['default', 'native'])),
}));

/**
 * Returns a number as a language writes it, by Intl: with its grouping, and as many decimals as the number has, up to 20.
 *
 * @throws {SiddhantaError} `invalid_value`, also where the runtime was built without the language or its digits; `missing_field`,
 *   `unknown_field`
 *
 * @example
 * ```ts
 * import { hi } from 'siddhanta/names/hi';
 * import { number } from 'siddhanta/names/core';
 * number({ value: 1234567.5, language: hi, digits: 'native' }).text; // => '१२,३४,५६७.५'
 * ```
 */
export function number(input: NumberInput): { readonly text: string } {
  const { value, language, digits } = judgeNumber(input);
  return { text: numeral(language, value, { digits }) };
}
