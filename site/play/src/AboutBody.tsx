import type { ComponentChildren, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { isSiddhantaError, type Result } from 'siddhanta';
import { type RasiInput, rasi } from 'siddhanta/charts';
import { vimshottari } from 'siddhanta/dashas';
import { type Language, type Say, text } from 'siddhanta/names/core';
import { aspects, dignity } from 'siddhanta/strengths';
import { forBirth, type TextLine } from 'siddhanta/texts';
import { list } from 'siddhanta/yogas';
import { arcs } from './Blocks.js';
import { spoken } from './choices.js';
import { type Form, UNKNOWN } from './form.js';
import { hashOf } from './link.js';
import { nameIn } from './names.js';
import { inputOf } from './panel.js';
import { Sheet } from './Sheet.js';
import { useLabels, useSay } from './say.js';

type Group = 'grahas' | 'signs' | 'nakshatras';

interface Props {
  readonly form: Form;
  readonly language: Language | undefined;
  readonly close: () => void;
  readonly showSources: (result: Result<unknown>, about?: string) => void;
}

const PLACED = ['lagna', 'lord_in_house', 'graha_in_house', 'graha_in_sign', 'conjunction', 'nakshatra'] as const;

/** Returns what the library knows of one body of the chart of the page. */
function knownOf(form: Form) {
  const input = inputOf(['instant', 'conventions'], form) as RasiInput;
  return {
    chart: rasi(input),
    states: dignity(input),
    looks: aspects(input),
    yogas: list(input),
    periods: vimshottari({ ...input, levels: 1 }),
    texts: forBirth({ ...input, kinds: PLACED }),
  };
}

type Known = ReturnType<typeof knownOf>;

/** Returns the results, or the error of the library where the form has something that cannot be. */
function computed(form: Form, say: Say): Known | string {
  if (form.time === UNKNOWN) return say('Houses, aspects and yogas depend on the hour. Enter a birth time.');
  try {
    return knownOf(form);
  } catch (error) {
    if (!isSiddhantaError(error)) throw error;
    return error.message;
  }
}

/** Whether a line is of a body: of its place, of the house that it is lord of, or, for the Moon, of its nakṣatra. */
function isAbout(body: string, { kind, evidence }: TextLine): boolean {
  if (body === 'Ascendant') return kind === 'lagna';
  return kind !== 'lagna' && evidence?.planets.some((planet) => planet === body) === true;
}

/** What the verses on a body say, where it applies: one line for each verse. */
function versesOn(
  body: string,
  { data }: Known['texts'],
  say: Say,
): readonly { readonly from: string; readonly says: string }[] {
  const verses = new Map<string, string[]>();
  for (const { lines } of data.topics)
    for (const line of lines) {
      if (line.applies !== true || !isAbout(body, line)) continue;
      const from = `${line.work} ${line.locus}`;
      verses.set(from, [...(verses.get(from) ?? []), say(line.says)]);
    }
  return [...verses].map(([from, says]) => ({ from, says: says.join('; ') }));
}

function Part({
  title,
  panel,
  result,
  children,
  form,
  showSources,
}: {
  readonly title: string;
  /** The panel that has all of it. */
  readonly panel: string;
  readonly result: Result<unknown>;
  readonly children: ComponentChildren;
  readonly form: Form;
  readonly showSources: Props['showSources'];
}): VNode {
  const say = useSay();
  return (
    <section>
      <h3>{title}</h3>
      {children}
      <p class="note">
        <a href={hashOf({ ...form, panel, about: '' })}>{say('All of it')}</a>{' '}
        <button type="button" class="quiet" onClick={() => showSources(result, title)}>
          {say('Sources')}
        </button>
      </p>
    </section>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }): VNode {
  return (
    <dl class="facts">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Known({ known, ...props }: Props & { readonly known: Known }): VNode {
  const { form, language } = props;
  const body = form.about;
  const { chart, states, looks, yogas, periods, texts } = known;
  const name = (group: Group, key: string): string => nameIn(language, group, key);
  const names = (bodies: readonly string[]): string => bodies.map((one) => name('grahas', one)).join(', ');
  const say = useSay();
  const said = (value: string): string => say(spoken(value));
  const { ascendant, planetary_positions: grahas } = chart.data;
  const isLagna = body === 'Ascendant';
  const graha = body as keyof typeof grahas;
  const place = isLagna ? ascendant : grahas[graha];
  const state = isLagna ? undefined : states.data.planets[graha];
  const { planet, relation } = state?.dispositor ?? {};
  const lord = [planet && name('grahas', planet), relation && said(relation)].filter(Boolean).join(', ');
  const house = isLagna ? 1 : grahas[graha].house;
  const own = looks.data.graha.find(({ planet }) => planet === body);
  const seenBy = looks.data.graha.filter(({ houses }) => houses.includes(house)).map(({ planet }) => planet);
  const held = isLagna
    ? []
    : yogas.data.yogas.filter(({ instances }) => instances.some(({ planets }) => planets.includes(graha)));
  const period = periods.data.mahadashas.find(({ planet }) => planet === body);
  const verses = versesOn(body, texts, say);
  const part = { form, showSources: props.showSources };
  return (
    <>
      <Part {...part} title={say('Place')} panel="chart" result={chart}>
        <Facts
          rows={[
            [say('Sign'), `${arcs(place.degrees)} ${name('signs', place.sign)}`],
            [say('Nakshatra-pada'), `${name('nakshatras', place.nakshatra)} ${place.pada}`],
            [say('House'), String(house)],
            [say('Motion'), state?.retrograde ? say('retrograde') : ''],
          ]}
        />
      </Part>
      {state === undefined ? null : (
        <Part {...part} title={say('Dignity')} panel="dignity" result={states}>
          <Facts
            rows={[
              [say('Dignity'), state.dignity === null ? say('none') : said(state.dignity)],
              [say('Lord of its sign'), lord],
              [say('Navāṁśa'), name('signs', state.navamsha_sign)],
              [say('Combust'), state.combust ? say('yes') : ''],
            ]}
          />
        </Part>
      )}
      <Part {...part} title={say('Aspects')} panel="aspects" result={looks}>
        <Facts
          rows={[
            [say('Looked at by'), names(seenBy) || say('nobody')],
            [say('Looks at houses'), own === undefined ? '' : own.houses.join(', ')],
            [say('Looks at'), own === undefined ? '' : names(own.planets)],
          ]}
        />
      </Part>
      {isLagna ? null : (
        <Part {...part} title={say('Yogas')} panel="natal-yogas" result={yogas}>
          {held.length === 0 ? (
            <p>{say('It makes none of the yogas that hold in this chart.')}</p>
          ) : (
            <ul>
              {held.map(({ id, name: yoga, definition }) => (
                <li key={id}>
                  <b>{say(yoga)}</b>: {say(definition)}
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
      {period === undefined ? null : (
        <Part {...part} title={say('Period')} panel="dasha" result={periods}>
          <p>
            {say('Mahādaśā')} {period.start_date} – {period.end_date}
          </p>
        </Part>
      )}
      {verses.length === 0 ? null : (
        <Part {...part} title={say('What the texts say')} panel="texts" result={texts}>
          <p class="note">{say(texts.data.notice)}</p>
          <ul>
            {verses.map(({ from, says }) => (
              <li key={from}>
                <cite>{from}</cite>: {says}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** What is known of a body of the chart: its place, dignity, aspects, yogas, period, and what the texts say of it. */
export function AboutBody(props: Props): VNode {
  const { form, language, close } = props;
  const say = useSay();
  const label = useLabels();
  const known = useMemo(() => computed(form, say), [form, say]);
  const lagna = language === undefined ? 'Lagna' : text(language, 'ui', 'ascendant');
  const title = form.about === 'Ascendant' ? lagna : nameIn(language, 'grahas', form.about);
  return (
    <Sheet title={title} close={close}>
      {typeof known === 'string' ? <p class="notice">{label(known)}</p> : <Known {...props} known={known} />}
    </Sheet>
  );
}
