import type { VNode } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Result } from 'siddhanta';
import { type Language, sayIn } from 'siddhanta/names/core';
import { BirthForm } from './BirthForm.js';
import { ConventionsForm } from './ConventionsForm.js';
import type { Fault } from './fields.js';
import { timeText } from './form.js';
import { LANGUAGES } from './languages.js';
import { PanelView } from './PanelView.js';
import { PANELS } from './panels.js';
import { SourcesDialog, type SourcesRequest } from './SourcesDialog.js';
import { Speaking } from './say.js';
import { Tabs } from './Tabs.js';
import { Tip } from './Tip.js';
import { applyTheme, chosenLook, type Look } from './theme.js';
import { usePage } from './usePage.js';

/** On wide screens the inputs are always open; style/media.css has the same width. */
const WIDE = '(min-width: 60.01rem)';

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const list = matchMedia(WIDE);
    const follow = (): void => setWide(list.matches);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  return isWide;
}

/** Returns the language once it is loaded; until then the previous one. English needs none. */
function useLanguage(tag: string): Language | undefined {
  const [language, setLanguage] = useState<Language>();
  useEffect(() => {
    let isMeant = true;
    const loading = tag === 'en' ? Promise.resolve(undefined) : LANGUAGES[tag]?.[1]();
    void loading?.then((loaded) => {
      if (!isMeant) return;
      setLanguage(loaded);
      document.documentElement.lang = tag;
    });
    return () => {
      isMeant = false;
    };
  }, [tag]);
  return language;
}

/** Returns a view that is loaded when it is first asked for, and nothing while it is not. */
function useView<View>(isAsked: boolean, load: () => Promise<View>): View | undefined {
  const [loaded, setLoaded] = useState<{ readonly view: View }>();
  useEffect(() => {
    if (isAsked && loaded === undefined) void load().then((view) => setLoaded({ view }));
  }, [isAsked]);
  return isAsked ? loaded?.view : undefined;
}

const loadAbout = () => import('./AboutBody.js').then(({ AboutBody }) => AboutBody);
const loadPeople = () => import('./PeopleDialog.js').then(({ PeopleDialog }) => PeopleDialog);

export function App(): VNode {
  const { form, ignored, set } = usePage();
  const isWide = useIsWide();
  const language = useLanguage(form.lang);
  const say = useMemo(() => sayIn(language), [language]);
  const [fault, setFault] = useState<Fault>();
  const [sources, setSources] = useState<SourcesRequest>();
  const [look, setLook] = useState(chosenLook);
  const [copied, setCopied] = useState<boolean>();
  const panel = PANELS.find(({ id }) => id === form.panel) ?? PANELS[0];
  const showSources = useCallback((result: Result<unknown>, about?: string): void => setSources({ result, about }), []);
  const [showsPeople, setShowsPeople] = useState(false);
  const About = useView(form.about !== '', loadAbout);
  const People = useView(showsPeople, loadPeople);
  const closeAbout = useCallback(() => set({ about: '' }), [set]);
  const closeSources = useCallback(() => setSources(undefined), []);
  if (panel === undefined) throw new Error('There is no panel.');

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const common = { form, fault, set };
  const isMatch = panel.inputs.includes('match');
  const looks: readonly (readonly [Look, string])[] = [
    ['system', say('System')],
    ['light', say('Light')],
    ['dark', say('Dark')],
  ];
  return (
    <Speaking.Provider value={language}>
      <button type="button" class="skip" onClick={() => document.getElementById('result')?.focus()}>
        {say('Skip to the result')}
      </button>
      <header class="top">
        <h1>
          <img src="./icon.svg" alt="" width="28" height="28" /> siddhanta
        </h1>
        <p class="tagline">
          {say('Jyotiṣa computed exactly, with the source of every number.')}{' '}
          {say('Nothing you enter leaves this page.')}
        </p>
        <div class="tools">
          <label>
            <span class="unseen">{say('Language of names')}</span>
            <select id="f-lang" value={form.lang} onChange={({ currentTarget }) => set({ lang: currentTarget.value })}>
              {Object.entries(LANGUAGES).map(([tag, [name]]) => (
                <option key={tag} value={tag} lang={tag}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="unseen">{say('Light or dark')}</span>
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
        </div>
        <output class="note" aria-live="polite">
          {copied === undefined
            ? null
            : copied
              ? say('Link copied. Your data is in the part after #, which browsers never send to a server.')
              : say('This browser does not allow copying. Copy the link from the address bar.')}
        </output>
      </header>
      {ignored.length === 0 ? null : (
        <div class="notice" role="alert">
          <p>{say('Ignored in this link: {list}.', { list: ignored.map((part) => part(say)).join('; ') })}</p>
        </div>
      )}
      <div class="sheet">
        <form
          class="inputs"
          aria-label={say('Birth, place and conventions')}
          onSubmit={(event) => event.preventDefault()}
        >
          <button type="button" class="quiet" onClick={() => setShowsPeople(true)}>
            {say('People')}
          </button>
          <details class="who" open={isWide || fault?.field !== undefined}>
            <summary>
              <b>{form.name === '' ? form.date : `${form.name}, ${form.date}`}</b>, {timeText(form.time, say)} ·{' '}
              {form.place}
            </summary>
            <BirthForm {...common} side="" title={isMatch ? say('Bride') : say('Birth')} />
            {isMatch ? <BirthForm {...common} side="2" title={say('Groom')} /> : null}
            <ConventionsForm {...common} />
          </details>
        </form>
        <main>
          <Tabs panel={panel} set={set} />
          <div id="result" role="tabpanel" aria-labelledby={`tab-${panel.id}`} tabIndex={-1}>
            <PanelView
              key={panel.id}
              panel={panel}
              {...common}
              setFault={setFault}
              language={language}
              showSources={showSources}
            />
          </div>
        </main>
      </div>
      <footer class="foot">
        <p>
          {say('The package {name} (MIT) computes every number in this page.', { name: 'siddhanta' })}{' '}
          {say('Places: GeoNames, CC BY 4.0.')} {say('Press any number to see its sources.')}
        </p>
      </footer>
      <Tip />
      {People === undefined ? null : (
        <People form={form} set={set} close={() => setShowsPeople(false)} isMatch={isMatch} />
      )}
      {About === undefined ? null : (
        <About key={form.about} form={form} language={language} close={closeAbout} showSources={showSources} />
      )}
      {sources === undefined ? null : <SourcesDialog request={sources} close={closeSources} />}
    </Speaking.Provider>
  );
}
