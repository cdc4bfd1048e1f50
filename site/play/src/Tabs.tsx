import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { doorOf, leading, panelsOf, rowOf } from './doors.js';
import type { Form } from './form.js';
import type { Panel } from './panel.js';
import { useSay } from './say.js';

function turned(key: string, place: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: place === last ? 0 : place + 1,
    ArrowLeft: place === 0 ? last : place - 1,
    Home: 0,
    End: last,
  };
  return places[key];
}

/** Whether a row has more before and after what is seen of it. */
interface More {
  readonly before: boolean;
  readonly after: boolean;
}

const NOTHING: More = { before: false, after: false };

function moreOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): More {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}

/**
 * The panels of a door in one row. Where the row is wider than the page, a button at its end says so and moves it. Arrow keys go through all
 * panels of the door, from the last of a subject to the first of the next.
 */
export function Tabs({
  form,
  panel,
  set,
}: {
  readonly form: Form;
  readonly panel: Panel;
  readonly set: (changes: Partial<Form>) => void;
}): VNode {
  const say = useSay();
  const isTurning = useRef(false);
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(NOTHING);
  const door = doorOf(panel.subject);
  const tabs = rowOf(panel);
  const look = (): void => {
    if (row.current === null) return;
    const next = moreOf(row.current);
    setMore((was) => (was.before === next.before && was.after === next.after ? was : next));
  };
  useEffect(() => {
    const tab = document.getElementById(`tab-${panel.id}`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (isTurning.current) tab?.focus();
    isTurning.current = false;
    look();
  }, [panel.id]);
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    if (row.current !== null) for (const one of [row.current, ...row.current.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [tabs.length, say]);

  const turn = (event: KeyboardEvent): void => {
    const panels = panelsOf(door);
    const next = panels[turned(event.key, panels.indexOf(panel), panels.length - 1) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    isTurning.current = true;
    set(leading(form, next.id));
  };
  const move = (way: 1 | -1) => (): void => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.7 });
  // With the keyboard the arrow keys go through the tabs, so these are no stops.
  const mover = (way: 1 | -1, label: string, sign: string): VNode => (
    <button
      type="button"
      class={`mover ${way === 1 ? 'after' : 'before'}`}
      tabIndex={-1}
      aria-label={label}
      onClick={move(way)}
    >
      {sign}
    </button>
  );
  return (
    <div class="row">
      {more.before ? mover(-1, say('Earlier tabs'), '‹') : null}
      <div ref={row} class="tabs" role="tablist" aria-label={say(door.title)} onKeyDown={turn} onScroll={look}>
        {tabs.map(({ id, title }) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`tab-${id}`}
            aria-selected={id === panel.id}
            aria-controls="result"
            tabIndex={id === panel.id ? 0 : -1}
            onClick={() => set(leading(form, id))}
          >
            {say(title)}
          </button>
        ))}
      </div>
      {more.after ? mover(1, say('More tabs'), '›') : null}
    </div>
  );
}
