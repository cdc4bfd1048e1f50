import type { VNode } from 'preact';
import type { BadWindows, GoodWindows, MuhurtaDayData } from 'siddhanta/muhurta';
import type { Say } from 'siddhanta/names/core';
import { clockAt, holding } from '../clock.js';
import { GLOSSARY } from '../glossary.js';
import { useSay } from '../say.js';

/** A window of a day with its name. */
export interface DayWindow {
  readonly id: string;
  readonly name: string;
  readonly quality: 'good' | 'bad';
  readonly start: string;
  readonly end: string;
}

interface Stretch {
  readonly start: string;
  readonly end: string;
}

/** Returns the name of a window: in IAST where the language of the page has none of its own. */
function nameOf(key: string, say: Say): string {
  const label = key.replaceAll('_', ' ');
  const capital = `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  const said = say(label);
  return said === label ? (GLOSSARY[label]?.written ?? capital) : said;
}

function listed(windows: GoodWindows | BadWindows, quality: DayWindow['quality'], say: Say): readonly DayWindow[] {
  return Object.entries(windows).flatMap(([key, one]: [string, Stretch | readonly Stretch[] | null]) =>
    (one === null ? [] : [one].flat()).map(({ start, end }) => ({
      id: `${key} ${start}`,
      name: nameOf(key, say),
      quality,
      start,
      end,
    })),
  );
}

/** Returns the windows of days in order, each once. */
export function windowsOf(days: readonly MuhurtaDayData[], say: Say): readonly DayWindow[] {
  const all = days.flatMap(({ good, bad }) => [...listed(good, 'good', say), ...listed(bad, 'bad', say)]);
  const unique = new Map(all.map((one) => [one.id, one]));
  return [...unique.values()].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** Windows by whether they are sought or avoided, with the current one marked and those that have passed folded away. */
export function Windows({
  windows,
  now,
  day,
}: {
  readonly windows: readonly DayWindow[];
  readonly now: number;
  readonly day: string;
}): VNode {
  const say = useSay();
  const row = (window: DayWindow): VNode => {
    const { id, name, start, end } = window;
    const runs = holding(now)(window);
    return (
      <li key={id} class={runs ? 'runs' : ''} aria-current={runs ? 'time' : undefined}>
        <span>
          {name}
          {runs ? <em> {say('now')}</em> : null}
        </span>
        <span class="hours">
          {clockAt(start, day)} – {clockAt(end, day)}
        </span>
      </li>
    );
  };
  const group = (of: readonly DayWindow[], quality: DayWindow['quality'], title: string): VNode | null => {
    const own = of.filter((one) => one.quality === quality);
    return own.length === 0 ? null : (
      <div>
        <h4>{title}</h4>
        <ul class="windows">{own.map(row)}</ul>
      </div>
    );
  };
  const pair = (of: readonly DayWindow[]): VNode => (
    <div class="pairs">
      {group(of, 'good', say('Good windows'))}
      {group(of, 'bad', say('Windows to avoid'))}
    </div>
  );
  const passed = windows.filter(({ end }) => Date.parse(end) <= now);
  return (
    <>
      {pair(windows.filter((one) => !passed.includes(one)))}
      {passed.length === 0 ? null : (
        <details class="earlier">
          <summary>{say('Earlier today')}</summary>
          {pair(passed)}
        </details>
      )}
    </>
  );
}
