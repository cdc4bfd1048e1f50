import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  type VimshottariData,
  type VimshottariInput,
  type VimshottariPeriod,
  vimshottariPeriods,
} from 'siddhanta/dashas';
import { type Say, text } from 'siddhanta/names/core';
import { certain, type PartProps } from '../panel.js';
import { useSay } from '../say.js';

const LEVELS = ['Mahādaśā', 'Antardaśā', 'Pratyantardaśā', 'Sūkṣmadaśā', 'Prāṇadaśā'] as const;
const DEEPEST = LEVELS.length;

type TreeProps = PartProps<VimshottariInput, VimshottariData>;

/** Returns the periods right below the one with these lords; the iteration stops behind them. */
function below(input: VimshottariInput, lords: readonly string[]): readonly VimshottariPeriod[] {
  const found: VimshottariPeriod[] = [];
  const level = lords.length + 1;
  for (const period of vimshottariPeriods({ ...input, birth: certain(input.birth), levels: level })) {
    const isBelow = period.level === level && lords.every((lord, i) => period.lords[i] === lord);
    if (isBelow) found.push(period);
    else if (found.length > 0) break;
  }
  return found;
}

function lengthText(years: number, say: Say): string {
  if (years >= 1) return say('{count} years', { count: years.toFixed(2) });
  const days = years * 365.25;
  return days >= 1
    ? say('{count} days', { count: days.toFixed(1) })
    : say('{count} hours', { count: (days * 24).toFixed(1) });
}

function Branch({ lords, props }: { readonly lords: readonly string[]; readonly props: TreeProps }): VNode {
  const { form, input, language, set } = props;
  const say = useSay();
  const periods = useMemo(() => below(input, lords), [input, lords.join('.')]);
  const open = new Set(form.open.split(' ').filter(Boolean));
  const today = new Date().toISOString().slice(0, 10);
  const toggle = (path: string): void => {
    if (!open.delete(path)) open.add(path);
    set({ open: [...open].join(' ') });
  };
  return (
    <ul class="tree">
      {periods.map(({ lords: own, level, start_date, end_date, duration_years }) => {
        const path = own.join('.');
        const planet = own.at(-1) ?? '';
        const isOpen = open.has(path);
        const runs = start_date <= today && today < end_date;
        const words = (
          <>
            <b>{language === undefined ? planet : text(language, 'grahas', planet)}</b>
            <span data-about={`${LEVELS[level - 1]} ${path.replaceAll('.', ' – ')}`}>
              {start_date} – {end_date}
            </span>
            <small>{lengthText(duration_years, say)}</small>
            {runs ? <em>{say('now')}</em> : null}
          </>
        );
        return (
          <li key={path} class={runs ? 'runs' : ''}>
            {level === DEEPEST ? (
              <div class="period">{words}</div>
            ) : (
              <button type="button" class="period" aria-expanded={isOpen} onClick={() => toggle(path)}>
                {words}
              </button>
            )}
            {isOpen ? <Branch lords={own} props={props} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The daśā as a tree: each level is computed when it is opened. */
export function Tree(props: TreeProps): VNode {
  const say = useSay();
  return (
    <section>
      <h3>{say('Open a period to see its sub-periods, up to five levels')}</h3>
      <p class="note">
        {say('Mahādaśā › Antardaśā › Pratyantardaśā › Sūkṣmadaśā › Prāṇadaśā.')}{' '}
        {say('Dates are in the time zone of the birth.')}
      </p>
      <Branch lords={[]} props={props} />
    </section>
  );
}
