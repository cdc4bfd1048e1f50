import * as v from 'valibot';
import { parseInput } from '../input/parse.js';
import { oneOf, record } from '../input/schemas.js';
import { GROUPS, isGroup } from './cells.js';
import type { Language, NameGroup } from './language.js';
import { isWallInstant, isWallTime } from './wallTime.js';

const isLanguage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'tag' in value && 'cells' in value && 'fallback' in value;

/** Returns the schema of a language, as its module exports it. */
export function languageSchema() {
  return v.custom<Language>(isLanguage, 'it must be a language, as siddhanta/names/ta and the others export it.');
}

/** Returns the schema of the name of a group. */
export function groupSchema() {
  return v.custom<NameGroup>(
    (value) => typeof value === 'string' && isGroup(value),
    `it must be one of ${GROUPS.join(', ')}.`,
  );
}

/** Returns the schema of a key or another text. */
export function textSchema() {
  return v.string('it must be a text.');
}

/** Returns the fields of `NameOptions`. */
export function optionFields() {
  const sure = 'it must be 1, 2 or 3.';
  return {
    allow: v.optional(oneOf(['attested', 'transliterated'])),
    min_confidence: v.optional(v.picklist([1, 2, 3], sure)),
    karana_names: v.optional(oneOf(['sanskrit', 'animals'])),
    solar_month_by: v.optional(oneOf(['name', 'sign'])),
  };
}

/** Returns the fields of a name in a language. */
export function nameFields() {
  return { group: groupSchema(), key: textSchema(), language: languageSchema(), ...optionFields() };
}

/** Returns the schema of a clock time, or of an instant on the clock of a place. */
export function wallTimeSchema() {
  const form =
    'it must be a clock time like "14:05", or an instant on the clock of the place like "2026-06-17T01:23:00+05:30".';
  return v.pipe(v.string(form), v.check(isWallTime, form));
}

/** Returns the schema of an instant on the clock of a place. */
export function wallInstantSchema() {
  const form = 'it must be an instant on the clock of the place like "2026-06-17T05:41:00+05:30".';
  return v.pipe(v.string(form), v.check(isWallInstant, form));
}

/** Returns what judges an input; its schema is built when it is first asked for. */
export function judge<const Entries extends v.ObjectEntries>(fields: () => Entries) {
  let schema: ReturnType<typeof record<Entries>> | undefined;
  return (input: unknown) => {
    schema ??= record(fields());
    return parseInput(schema, input);
  };
}
