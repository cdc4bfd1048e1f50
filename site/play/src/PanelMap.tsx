import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { DOORS, leading, panelsOf, subjectsOf } from './doors.js';
import type { Form } from './form.js';
import { hashOf } from './link.js';
import type { Panel } from './panel.js';
import { useSay } from './say.js';

/** Returns a text as it is searched: without accents and capitals. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** All panels by door and subject, with what each shows, and a field that narrows them down. */
export function PanelMap({ form }: { readonly form: Form }): VNode {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const words = useMemo(() => folded(typed).split(/\s+/).filter(Boolean), [typed]);
  const fits = ({ title, subject, about }: Panel): boolean => {
    const text = folded([title, subject, about].flatMap((one) => [one, say(one)]).join(' '));
    return words.every((word) => text.includes(word));
  };
  const doors = DOORS.map((door) => ({
    door,
    subjects: subjectsOf(door).map((subject) => ({
      subject,
      panels: panelsOf(door).filter((panel) => panel.subject === subject && fits(panel)),
    })),
  }));
  const isEmpty = doors.every(({ subjects }) => subjects.every(({ panels }) => panels.length === 0));
  return (
    <div class="panel map" data-panel="all" data-ready="true">
      <h2>{say('All panels')}</h2>
      <p>{say('Every panel by subject. Type a word to find one.')}</p>
      <label class="field">
        <span class="unseen">{say('Search panels')}</span>
        <input
          id="f-map"
          autocomplete="off"
          spellcheck={false}
          placeholder={say('Search panels')}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <output class="note" aria-live="polite">
        {isEmpty ? say('No panel matches “{text}”.', { text: typed }) : ''}
      </output>
      {doors.map(({ door, subjects }) =>
        subjects.every(({ panels }) => panels.length === 0) ? null : (
          <section key={door.first} class="map-door">
            <h3>{say(door.title)}</h3>
            <div class="cards">
              {subjects.map(({ subject, panels }) =>
                panels.length === 0 ? null : (
                  <section key={subject} class="card">
                    <h4>{say(subject)}</h4>
                    <ul>
                      {panels.map(({ id, title, about }) => (
                        <li key={id}>
                          <a href={hashOf(leading(form, id))}>{say(title)}</a>
                          <small>{say(about)}</small>
                        </li>
                      ))}
                    </ul>
                  </section>
                ),
              )}
            </div>
          </section>
        ),
      )}
    </div>
  );
}
