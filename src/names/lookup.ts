import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { at } from '../math/at.js';
import { type Alternative, alternativesOf, indexOfKey, keysOf } from './cells.js';
import { judge, nameFields } from './input.js';
import type { Language, LanguageTag, NameConfidence, NameGroup, NameState, Script } from './language.js';
import type { NameOptions } from './options.js';
import { type NameRef, type ResolvedName, resolveName, type Texts, texts } from './resolve.js';

/** What {@link lookup} is asked. */
export interface LookupInput extends NameOptions {
  readonly group: NameGroup;
  /** A key of the group, as operations return it: `Virgo`. */
  readonly key: string;
  readonly language: Language;
  /** Whether other spellings are handed back as well. */
  readonly with_alternatives?: boolean;
}

/** A name in a language, with its state. */
export interface Name {
  readonly text: string;
  /** The language of the text: the one asked for, or a fallback of it. */
  readonly language: LanguageTag;
  /** The language asked for. */
  readonly requested: LanguageTag;
  /** Whether the language asked for has no such word. */
  readonly fallback: boolean;
  readonly state: NameState;
  readonly confidence: NameConfidence;
  readonly script: Script;
  /** Other spellings and names that were found, where they were asked for. */
  readonly alternatives?: readonly Alternative[];
}

/** What {@link table} is asked. */
export interface TableInput extends NameOptions {
  readonly group: NameGroup;
  readonly language: Language;
  readonly with_alternatives?: boolean;
}

/** A whole group of names. */
export interface NameTable {
  readonly language: LanguageTag;
  /** In the order of the table: signs from Aries, stars from Ashwini with Abhijit last. */
  readonly items: readonly (Name & { readonly key: string })[];
  /** Whether every name is in the language asked for. Where it is false, a closed list is shown in one of the fallbacks. */
  readonly complete: boolean;
}

/** How names are settled, once the input has been judged. */
export interface Choice {
  readonly allow?: 'attested' | 'transliterated' | undefined;
  readonly min_confidence?: 1 | 2 | 3 | undefined;
  readonly karana_names?: 'sanskrit' | 'animals' | undefined;
  readonly solar_month_by?: 'name' | 'sign' | undefined;
}

/** Returns the name that stands for a name: a solar month's sign where months are called by their signs. Both are counted from Mesha. */
function standing({ group, key }: NameRef, { solar_month_by }: Choice): NameRef {
  if (solar_month_by !== 'sign' || !group.startsWith('solar_months_')) return { group, key };
  return { group: 'signs', key: at(keysOf('signs'), indexOfKey(group, key)) };
}

/** Returns the karaṇas by animals. */
function animalsOf(language: Language): readonly string[] {
  const variant = language.variants.karana_kinds;
  if (variant !== undefined) return variant.texts.split('|');
  throw new SiddhantaError(
    'invalid_value',
    `karana_names is "animals", which ${language.name} does not have. Use "sanskrit", or the language ml.`,
    { field: 'karana_names' },
  );
}

const isAnimal = ({ group }: NameRef, { karana_names }: Choice): boolean =>
  karana_names === 'animals' && group === 'karana_kinds';

/**
 * Returns a name as a call chooses it: by an animal or a sign where that is asked for, from its own row otherwise.
 *
 * @throws {SiddhantaError} `invalid_value`, field `key`; field `karana_names` where the language has no such names
 */
function choose(language: Language, name: NameRef, choice: Choice): ResolvedName {
  const { group, key } = standing(name, choice);
  const index = indexOfKey(group, key);
  if (!isAnimal(name, choice)) return resolveName(language, group, index, choice);
  return { text: at(animalsOf(language), index), state: 'attested', confidence: 3, language };
}

/** Returns names that stand together as a call chooses them, all in one language. */
export function chooseAll(language: Language, names: readonly NameRef[], choice: Choice): Texts {
  if (names.length > 0 && names.every((name) => isAnimal(name, choice)))
    return { language, texts: names.map((name) => choose(language, name, choice).text), missing: [] };
  return texts(
    language,
    names.map((name) => standing(name, choice)),
    choice,
  );
}

interface LookupRequest extends Choice {
  readonly group: NameGroup;
  readonly language: Language;
  readonly with_alternatives?: boolean | undefined;
}

function nameAt(request: LookupRequest, key: string): Name {
  const { group, language: requested } = request;
  const { text, state, confidence, language } = choose(requested, { group, key }, request);
  return {
    text,
    language: language.tag,
    requested: requested.tag,
    fallback: language !== requested,
    state,
    confidence,
    script: language.script,
    ...(request.with_alternatives === true ? { alternatives: alternativesOf(language, group, key) } : {}),
  };
}

const withAlternatives = () => v.optional(v.boolean('it must be true or false.'));
const judgeLookup = judge(() => ({ ...nameFields(), with_alternatives: withAlternatives() }));
const judgeTable = judge(() => {
  const { key: _, ...fields } = nameFields();
  return { ...fields, with_alternatives: withAlternatives() };
});

/**
 * Returns a name in a language, or in the first of its fallbacks that has it: Sanskrit in IAST, then English, which has every name.
 *
 * @throws {SiddhantaError} `invalid_value`, field `group`, `key`, `language` or an option; `missing_field`; `unknown_field`
 *
 * @example
 * ```ts
 * import { ta } from 'siddhanta/names/ta';
 * import { lookup } from 'siddhanta/names/core';
 * lookup({ group: 'nakshatras', key: 'Rohini', language: ta }).text; // => 'ரோகிணி'
 * ```
 */
export function lookup(input: LookupInput): Name {
  const request = judgeLookup(input);
  return nameAt(request, request.key);
}

/**
 * Returns a whole group of names in a language, in the order of the almanac.
 *
 * @throws {SiddhantaError} as {@link lookup}
 *
 * @example
 * ```ts
 * import { ta } from 'siddhanta/names/ta';
 * import { table } from 'siddhanta/names/core';
 * const { items, complete } = table({ group: 'paksha', language: ta });
 * [items.map(({ text }) => text), complete]; // => [['சுக்ல பட்சம்', 'கிருஷ்ண பட்சம்'], true]
 * ```
 */
export function table(input: TableInput): NameTable {
  const request = judgeTable(input);
  const items = keysOf(request.group).map((key) => ({ key, ...nameAt(request, key) }));
  return { language: request.language.tag, items, complete: items.every(({ fallback }) => !fallback) };
}
