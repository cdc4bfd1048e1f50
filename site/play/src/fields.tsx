import type { ComponentChildren, VNode } from 'preact';
import { Hint } from './Blocks.js';
import type { Choice } from './choices.js';
import type { Field, Form } from './form.js';
import { GLOSSARY } from './glossary.js';
import { useLabels, useSay } from './say.js';

/** An error of the library where it belongs: at a field, or at the panel. */
export interface Fault {
  readonly field: Field | undefined;
  readonly message: string;
}

/** What the fields of the page have in common. */
export interface FieldProps {
  readonly form: Form;
  readonly fault: Fault | undefined;
  readonly set: (changes: Partial<Form>) => void;
}

/** A field with its label, which is said already, and with the error that belongs to it below. */
export function Labelled({
  field,
  label,
  fault,
  word,
  children,
}: Pick<FieldProps, 'fault'> & {
  readonly field: Field;
  readonly label: string;
  readonly word?: string;
  readonly children: ComponentChildren;
}): VNode {
  const meaning = GLOSSARY[word ?? '']?.meaning;
  const inWords = useLabels();
  return (
    <div class="field">
      <span class="label">
        <label for={`f-${field}`}>{label}</label>
        {meaning === undefined ? null : <Hint meaning={meaning}>?</Hint>}
      </span>
      {children}
      {fault?.field === field ? (
        <p class="fault" role="alert" id={`fault-${field}`}>
          {inWords(fault.message)}
        </p>
      ) : null}
    </div>
  );
}

/** A field for a text, a date or a number. */
export function TextField({
  field,
  label,
  form,
  fault,
  set,
  word,
  ...rest
}: FieldProps & {
  readonly field: Field;
  readonly label: string;
  readonly word?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly placeholder?: string;
}): VNode {
  const wrong = fault?.field === field;
  return (
    <Labelled field={field} label={label} fault={fault} {...(word === undefined ? {} : { word })}>
      <input
        id={`f-${field}`}
        value={form[field]}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={wrong}
        aria-describedby={wrong ? `fault-${field}` : undefined}
        onInput={({ currentTarget }) => set({ [field]: currentTarget.value })}
        {...rest}
      />
    </Labelled>
  );
}

/** A field whose few values stand beside each other, with labels in English. */
export function RadioField({
  field,
  label,
  form,
  set,
  choices,
}: Omit<FieldProps, 'fault'> & {
  readonly field: Field;
  readonly label: string;
  readonly choices: readonly Choice[];
}): VNode {
  const say = useSay();
  return (
    <fieldset class="styles">
      <legend>{label}</legend>
      {choices.map(([value, written]) => (
        <label key={value}>
          <input
            type="radio"
            name={field}
            value={value}
            checked={form[field] === value}
            onChange={() => set({ [field]: value })}
          />
          <span>{say(written)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A field whose values are a list, with labels in English. */
export function ChoiceField({
  field,
  label,
  form,
  fault,
  set,
  word,
  choices,
  none,
}: FieldProps & {
  readonly field: Field;
  readonly label: string;
  readonly word?: string;
  readonly choices: readonly Choice[];
  /** Label for no choice, said already; left out where a choice is required. */
  readonly none?: string;
}): VNode {
  const say = useSay();
  const value = form[field];
  const known = [
    ...(none === undefined ? [] : [['', none] as const]),
    ...choices.map(([one, written]) => [one, say(written)] as const),
  ];
  const all = known.some(([one]) => one === value) ? known : [...known, [value, value] as const];
  return (
    <Labelled field={field} label={label} fault={fault} {...(word === undefined ? {} : { word })}>
      <select
        id={`f-${field}`}
        value={value}
        aria-invalid={fault?.field === field}
        onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
      >
        {all.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
