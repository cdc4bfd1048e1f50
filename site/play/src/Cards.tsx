import type { VNode } from 'preact';
import { doorOf, leading, panelsOf, subjectsOf } from './doors.js';
import type { Form } from './form.js';
import { hashOf } from './link.js';
import { PANELS } from './panels.js';
import { useSay } from './say.js';

/** The panels behind the door of a panel, by subject: each a tap away. */
export function Cards({ form }: { readonly form: Form }): VNode | null {
  const say = useSay();
  const panel = PANELS.find(({ id }) => id === form.panel);
  if (panel === undefined) return null;
  const door = doorOf(panel.subject);
  return (
    <section class="part">
      <h3>{say('More about this chart')}</h3>
      <nav class="cards" aria-label={say('Subjects')}>
        {subjectsOf(door).map((subject) => (
          <section key={subject} class="card">
            <h4>{say(subject)}</h4>
            <ul class="chips">
              {panelsOf(door)
                .filter((one) => one.subject === subject && one.id !== panel.id)
                .map(({ id, title, about }) => (
                  <li key={id}>
                    <a href={hashOf(leading(form, id))} title={say(about)}>
                      {say(title)}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </section>
  );
}
