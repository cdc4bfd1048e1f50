import type { VNode } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Result } from 'siddhanta';
import { type Language, sayIn } from 'siddhanta/names/core';
import { BirthLine } from './BirthLine.js';
import { onBrought, onNewer } from './brought.js';
import { doorOf, isOfDay, MAP } from './doors.js';
import type { Fault } from './fields.js';
import { Header } from './Header.js';
import { LANGUAGES } from './languages.js';
import { PanelMap } from './PanelMap.js';
import { PanelView } from './PanelView.js';
import { PlaceForm } from './PlaceForm.js';
import { isOfTwo } from './panel.js';
import { PANELS } from './panels.js';
import { SourcesDialog, type SourcesRequest } from './SourcesDialog.js';
import { Speaking } from './say.js';
import { Tabs } from './Tabs.js';
import { Tip } from './Tip.js';
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

/**
 * Returns the language once it is loaded; until then the previous one. English needs none.
 *
 * @param isWhole whether all that it says is meant; the rest comes after what the page shows first
 */
function useLanguage(tag: string, isWhole: boolean): Language | undefined {
  const [language, setLanguage] = useState<Language>();
  useEffect(() => {
    let isMeant = true;
    const show = (loaded: Language | undefined): void => {
      if (!isMeant) return;
      setLanguage(loaded);
      document.documentElement.lang = tag;
    };
    const [, load, loadAll] = LANGUAGES[tag] ?? [];
    if (tag === 'en') show(undefined);
    else {
      // A language that is shown already is not loaded again, nor is its rest dropped on a panel that does without.
      const first = language?.tag === tag ? Promise.resolve() : load?.().then(show);
      void first?.then(() => (isMeant && isWhole ? loadAll?.().then(show) : undefined));
    }
    return () => {
      isMeant = false;
    };
  }, [tag, isWhole]);
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

const NONE: readonly File[] = [];

const loadAbout = () => import('./AboutBody.js').then(({ AboutBody }) => AboutBody);
const loadPeople = () => import('./PeopleDialog.js').then(({ PeopleDialog }) => PeopleDialog);

export function App(): VNode {
  const { form, ignored, set } = usePage();
  const isWide = useIsWide();
  const [fault, setFault] = useState<Fault>();
  const [sources, setSources] = useState<SourcesRequest>();
  const panel = PANELS.find(({ id }) => id === form.panel) ?? PANELS[0];
  const language = useLanguage(form.lang, sources !== undefined || (panel !== undefined && !isOfDay(panel)));
  const say = useMemo(() => sayIn(language), [language]);
  const showSources = useCallback((result: Result<unknown>, about?: string): void => setSources({ result, about }), []);
  const [showsPeople, setShowsPeople] = useState(false);
  const [brought, setBrought] = useState<readonly File[]>(NONE);
  const [isOld, setOld] = useState(false);
  const About = useView(form.about !== '', loadAbout);
  const People = useView(showsPeople, loadPeople);
  const showPeople = useCallback(() => setShowsPeople(true), []);
  useEffect(() => {
    onBrought((files) => {
      setBrought(files);
      setShowsPeople(true);
    });
    onNewer(() => setOld(true));
  }, []);
  const closeAbout = useCallback(() => set({ about: '' }), [set]);
  const closeSources = useCallback(() => setSources(undefined), []);
  if (panel === undefined) throw new Error('There is no panel.');

  const isMap = form.panel === MAP;
  const common = { form, fault, set };
  const isTwo = isOfTwo(panel, form);
  const pair = panel.inputs.includes('match') ? [say('Bride'), say('Groom')] : [say('Birth'), say('Another person')];
  const births = isTwo ? pair : [say('Birth')];
  const isDay = isOfDay(panel);
  const hasBirth = !isDay || panel.inputs.some((part) => part === 'instant' || part === 'search');
  return (
    <Speaking.Provider value={language}>
      <button type="button" class="skip" onClick={() => document.getElementById('result')?.focus()}>
        {say('Skip to the result')}
      </button>
      <Header form={form} set={set} door={isMap ? undefined : doorOf(panel.subject)} />
      {isOld ? (
        <div class="notice" role="status">
          <p>
            {say('A newer version of this page is ready.')}{' '}
            <button type="button" class="quiet" onClick={() => location.reload()}>
              {say('Reload')}
            </button>
          </p>
        </div>
      ) : null}
      {ignored.length === 0 ? null : (
        <div class="notice" role="alert">
          <p>{say('Ignored in this link: {list}.', { list: ignored.map((part) => part(say)).join('; ') })}</p>
        </div>
      )}
      <div class={isMap || isDay ? 'sheet single' : 'sheet'}>
        {isMap ? null : (
          <form
            class="inputs"
            aria-label={say('Birth, place and conventions')}
            onSubmit={(event) => event.preventDefault()}
          >
            {isDay ? <PlaceForm {...common} /> : null}
            {hasBirth ? (
              <BirthLine {...common} births={births} isOpen={isWide && !isDay} showPeople={showPeople} />
            ) : null}
          </form>
        )}
        <main>
          {isMap ? (
            <div id="result" tabIndex={-1}>
              <PanelMap form={form} />
            </div>
          ) : (
            <>
              <Tabs form={form} panel={panel} set={set} />
              <div id="result" role="tabpanel" aria-labelledby={`tab-${panel.id}`} tabIndex={-1}>
                <PanelView
                  key={panel.id}
                  panel={panel}
                  {...common}
                  setFault={setFault}
                  language={language}
                  showSources={showSources}
                  showPeople={showPeople}
                />
              </div>
            </>
          )}
        </main>
      </div>
      <footer class="foot">
        <p>
          {say('Jyotiṣa computed exactly, with the source of every number.')}{' '}
          {say('Nothing you enter leaves this page.')}
        </p>
        <p>
          {say('The package {name} (MIT) computes every number in this page.', { name: 'siddhanta' })}{' '}
          {say('Places: GeoNames, CC BY 4.0.')} {say('Press any number to see its sources.')}
        </p>
      </footer>
      <Tip />
      {People === undefined ? null : (
        <People
          form={form}
          set={set}
          close={() => {
            setShowsPeople(false);
            setBrought(NONE);
          }}
          second={births[1]}
          files={brought}
        />
      )}
      {About === undefined ? null : (
        <About key={form.about} form={form} language={language} close={closeAbout} showSources={showSources} />
      )}
      {sources === undefined ? null : <SourcesDialog request={sources} close={closeSources} />}
    </Speaking.Provider>
  );
}
