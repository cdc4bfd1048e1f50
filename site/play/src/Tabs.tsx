import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Form } from './form.js';
import type { Panel, Subject } from './panel.js';
import { PANELS } from './panels.js';
import { useSay } from './say.js';

const SUBJECTS: readonly Subject[] = [...new Set(PANELS.map(({ subject }) => subject))];

function turned(key: string, place: number): number | undefined {
  const last = PANELS.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: place === last ? 0 : place + 1,
    ArrowLeft: place === 0 ? last : place - 1,
    Home: 0,
    End: last,
  };
  return places[key];
}

/** The subjects, and the panels of the one that is open. Arrow keys go through all panels, from the last of a subject to the first of the next. */
export function Tabs({ panel, set }: { panel: Panel; set: (changes: Partial<Form>) => void }): VNode {
  const say = useSay();
  const isTurning = useRef(false);
  /** The panel that was last open in each subject, which is where its button leads. */
  const left = useRef(new Map<Subject, string>());
  left.current.set(panel.subject, panel.id);
  useEffect(() => {
    const tab = document.getElementById(`tab-${panel.id}`);
    const subject = document.querySelector('.subjects [aria-current]');
    for (const one of [tab, subject]) one?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (isTurning.current) tab?.focus();
    isTurning.current = false;
  }, [panel.id]);

  const turn = (event: KeyboardEvent): void => {
    const next = PANELS[turned(event.key, PANELS.indexOf(panel)) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    isTurning.current = true;
    set({ panel: next.id });
  };
  const firstOf = (subject: Subject): string =>
    left.current.get(subject) ?? PANELS.find((one) => one.subject === subject)?.id ?? panel.id;
  return (
    <>
      <nav class="subjects" aria-label={say('Subjects')}>
        {SUBJECTS.map((subject) => (
          <button
            type="button"
            key={subject}
            aria-current={subject === panel.subject ? 'true' : undefined}
            onClick={() => set({ panel: firstOf(subject) })}
          >
            {say(subject)}
          </button>
        ))}
      </nav>
      <div class="tabs" role="tablist" aria-label={say(panel.subject)} onKeyDown={turn}>
        {PANELS.filter(({ subject }) => subject === panel.subject).map(({ id, title }) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`tab-${id}`}
            aria-selected={id === panel.id}
            aria-controls="result"
            tabIndex={id === panel.id ? 0 : -1}
            onClick={() => set({ panel: id })}
          >
            {say(title)}
          </button>
        ))}
      </div>
    </>
  );
}
