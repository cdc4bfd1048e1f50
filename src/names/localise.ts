import { SiddhantaError } from '../errors.js';
import type { Result } from '../types.js';
import { judge, languageSchema, optionFields } from './input.js';
import type { Language, LanguageTag } from './language.js';
import type { NameOptions } from './options.js';
import { presenter } from './present.js';

/** Data whose names are texts of a language: the same shape, with any text where a name of a list stood. */
export type LocalisedData<Data> = Data extends string
  ? string
  : Data extends readonly (infer Entry)[]
    ? readonly LocalisedData<Entry>[]
    : Data extends object
      ? { readonly [Field in keyof Data]: LocalisedData<Data[Field]> }
      : Data;

/** A result as it is shown in a language. */
export interface Localised<Data> extends Omit<Result<Data>, 'data'> {
  readonly data: LocalisedData<Data>;
  /** The language that was asked for. */
  readonly language: LanguageTag;
  /** Paths of the values in `data` that are in another language, as `panchanga.yoga.name`. */
  readonly fallbacks: readonly string[];
}

const judgeOptions = judge(() => ({ language: languageSchema(), ...optionFields() }));

/**
 * Returns a copy of a result in which names are texts of a language: signs, nakṣatras, planets, limbs and the words of a match. Keys of objects,
 * numbers, dates, degrees, sentences and judgments stay as they are; who shows a name that is a key asks `lookup` for it.
 *
 * Names that are read as one list are all in the language, or all in the first of its fallbacks that has every one. In English the
 * result stays as it is.
 *
 * @param result what an operation returned
 * @throws {SiddhantaError} `invalid_value`, field `language`, an option, or `result`
 *
 * @example
 * ```ts
 * import { panchang } from 'siddhanta';
 * import { ta } from 'siddhanta/names/ta';
 * import { localise } from 'siddhanta/names/core';
 * const day = panchang({ date: '2025-11-22', place: { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' } });
 * const { data, fallbacks } = localise(day, ta);
 * [data.panchanga.nakshatra.name, data.panchanga.vara.name, fallbacks]; // => ['கேட்டை', 'சனி', []]
 * ```
 */
export function localise<Data>(result: Result<Data>, language: Language, options: NameOptions = {}): Localised<Data> {
  const { language: resolvedLanguage, ...choice } = judgeOptions({ ...options, language });
  const given: unknown = result;
  const endpoint = (given as Partial<Result<Data>> | null | undefined)?.meta?.endpoint;
  if (typeof endpoint !== 'string')
    throw new SiddhantaError('invalid_value', 'result must be what an operation returned, with data and meta.', {
      field: 'result',
    });
  const { present, fallbacks } = presenter(endpoint, resolvedLanguage, choice);
  const data = present(result.data) as LocalisedData<Data>;
  return { ...result, data, language: resolvedLanguage.tag, fallbacks: fallbacks() };
}
