import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { DOORS, type Door, leading, MAP } from './doors.js';
import type { Form } from './form.js';
import { LANGUAGES } from './languages.js';
import { hashOf } from './link.js';
import { useSay } from './say.js';
import { applyTheme, chosenLook, type Look } from './theme.js';

interface Props {
  readonly form: Form;
  readonly set: (changes: Partial<Form>) => void;
  /** The door that is open; undefined on the map of all panels. */
  readonly door: Door | undefined;
}

/** What is set once: language, light or dark; and what is done with the page as a whole. */
function Menu({ form, set }: Omit<Props, 'door'>): VNode {
  const say = useSay();
  const [look, setLook] = useState(chosenLook);
  const [copied, setCopied] = useState<boolean>();
  const looks: readonly (readonly [Look, string])[] = [
    ['system', say('System')],
    ['light', say('Light')],
    ['dark', say('Dark')],
  ];
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div id="menu" class="menu" popover="auto">
      <label>
        {say('Language of names')}
        <select id="f-lang" value={form.lang} onChange={({ currentTarget }) => set({ lang: currentTarget.value })}>
          {Object.entries(LANGUAGES).map(([tag, [name]]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('Light or dark')}
        <select
          id="look"
          value={look}
          onChange={({ currentTarget }) => {
            const chosen = looks.find(([one]) => one === currentTarget.value)?.[0] ?? 'system';
            setLook(chosen);
            applyTheme(chosen);
          }}
        >
          {looks.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="quiet" onClick={copy}>
        {say('Copy link')}
      </button>
      <button type="button" class="quiet" onClick={() => print()}>
        {say('Print')}
      </button>
      <output class="note" aria-live="polite">
        {copied === undefined
          ? null
          : copied
            ? say('Link copied. Your data is in the part after #, which browsers never send to a server.')
            : say('This browser does not allow copying. Copy the link from the address bar.')}
      </output>
    </div>
  );
}

/** The head of the page: its name, its doors, the map of all panels and the menu. */
export function Header({ form, set, door }: Props): VNode {
  const say = useSay();
  const link = (id: string, title: string, isOpen: boolean): VNode => (
    <a key={id} href={hashOf(leading(form, id))} aria-current={isOpen ? 'page' : undefined}>
      {title}
    </a>
  );
  return (
    <header class="top">
      <div class="bar">
        <h1>
          <img src="./icon.svg" alt="" width="28" height="28" /> <span>siddhanta</span>
        </h1>
        <nav class="doors" aria-label={say('Main sections')}>
          {DOORS.map((one) => link(one.first, say(one.title), one === door))}
          {link(MAP, say('All'), door === undefined)}
        </nav>
        <button type="button" class="menu-button" popovertarget="menu" aria-label={say('Menu')} title={say('Menu')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M4 7h16M4 12h16M4 17h16"
              fill="none"
              stroke="currentColor"
              stroke-width="2"
              stroke-linecap="round"
            />
          </svg>
        </button>
        <Menu form={form} set={set} />
      </div>
    </header>
  );
}
