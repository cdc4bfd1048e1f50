import type { Say } from 'siddhanta/names/core';
import { type Field, type Form, STANDARD } from './form.js';

/** The page of a permalink, and what says each ignored part of the link. */
export interface OpenedLink {
  readonly form: Form;
  readonly ignored: readonly ((say: Say) => string)[];
}

const LONGEST = 500;

const isField = (name: string): name is Field => Object.hasOwn(STANDARD, name);

/**
 * Returns the part after `#` for a page: the panel, then what is not as on the page that nobody has changed. It is all that a link
 * says; none of it is ever sent.
 */
export function hashOf(form: Form): string {
  const changed = (Object.keys(STANDARD) as Field[]).filter(
    (name) => name !== 'panel' && form[name] !== STANDARD[name],
  );
  const query = new URLSearchParams(changed.map((name) => [name, form[name]]));
  return `#${form.panel}${changed.length === 0 ? '' : `?${query}`}`;
}

/**
 * Returns the page of a hash. Invalid settings are reported and keep their defaults.
 *
 * @param allowed the values of fields that have a list
 */
export function openHash(hash: string, allowed: Readonly<Partial<Record<Field, readonly string[]>>>): OpenedLink {
  const [panel = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const ignored: ((say: Say) => string)[] = [];
  const form: Record<Field, string> = { ...STANDARD };
  const settings = [...(panel === '' ? [] : [['panel', panel] as const]), ...new URLSearchParams(query)];
  for (const [name, value] of settings) {
    const short = value.slice(0, 40);
    if (!isField(name)) ignored.push((say) => say('an unknown setting, “{name}”', { name: name.slice(0, 40) }));
    else if (value.length > LONGEST)
      ignored.push((say) => say('{name}, which is longer than {count} characters', { name, count: LONGEST }));
    else if (allowed[name] !== undefined && !allowed[name].includes(value)) {
      const list = allowed[name].join(', ');
      ignored.push((say) => say('{name} “{value}”, which must be one of {list}', { name, value: short, list }));
    } else form[name] = value;
  }
  return { form, ignored };
}
