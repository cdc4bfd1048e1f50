import { type Field, type Form, STANDARD } from './form.js';

/** A page as a permalink has it, and what in the link could not be understood. */
export interface Opened {
  readonly form: Form;
  readonly strange: readonly string[];
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
 * Returns the page that a hash describes. What is not valid is reported and keeps its default; nothing is guessed.
 *
 * @param allowed the values of fields that have a list
 */
export function openHash(hash: string, allowed: Readonly<Partial<Record<Field, readonly string[]>>>): Opened {
  const [panel = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const strange: string[] = [];
  const form: Record<Field, string> = { ...STANDARD };
  const told = [...(panel === '' ? [] : [['panel', panel] as const]), ...new URLSearchParams(query)];
  for (const [name, value] of told) {
    if (!isField(name)) strange.push(`an unknown setting, “${name.slice(0, 40)}”`);
    else if (value.length > LONGEST) strange.push(`${name}, which is longer than ${LONGEST} characters`);
    else if (allowed[name] !== undefined && !allowed[name].includes(value))
      strange.push(`${name} “${value.slice(0, 40)}”, which must be one of ${allowed[name].join(', ')}`);
    else form[name] = value;
  }
  return { form, strange };
}
