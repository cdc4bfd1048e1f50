import type { VNode } from 'preact';
import { BirthForm } from './BirthForm.js';
import { ConventionsForm } from './ConventionsForm.js';
import { dateWords } from './dates.js';
import type { FieldProps } from './fields.js';
import { isExample, timeText } from './form.js';
import { useSay } from './say.js';

interface Props extends FieldProps {
  /** What the one birth of the page, or each of its two, is called. */
  readonly births: readonly string[];
  /** Whether the fields are open without being asked for: beside the result of a wide page. */
  readonly isOpen: boolean;
  readonly showPeople: () => void;
}

/** Whose birth it is, in a line or two, with the fields behind it and the people of this device beside it. */
export function BirthLine({ births: [first = '', second], isOpen, showPeople, ...props }: Props): VNode {
  const { form, fault } = props;
  const say = useSay();
  const example = isExample(form);
  const line = (name: string, date: string, time: string, place: string): VNode => (
    <span class="whose">
      <b>{name === '' ? (example ? say('Example birth') : dateWords(date, form.lang)) : name}</b>
      <small>
        {name === '' && !example ? '' : `${dateWords(date, form.lang)}, `}
        {timeText(time, say).replace(/:00$/, '')} · {place}
      </small>
    </span>
  );
  return (
    <div class="whom">
      <details class="who" open={isOpen || (fault?.field !== undefined && !fault.field.startsWith('here'))}>
        <summary>
          <span class="people-of-page">
            {line(form.name, form.date, form.time, form.place)}
            {second === undefined ? null : line(form.name2, form.date2, form.time2, form.place2)}
          </span>
          <span class="change">{example ? say('Enter a birth') : say('Change')}</span>
        </summary>
        <BirthForm {...props} side="" title={first} />
        {second === undefined ? null : <BirthForm {...props} side="2" title={second} />}
        <ConventionsForm {...props} />
      </details>
      <button type="button" class="quiet" onClick={showPeople}>
        {say('People')}
      </button>
    </div>
  );
}
