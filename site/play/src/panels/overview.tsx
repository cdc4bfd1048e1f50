import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { isSiddhantaError, type Result } from 'siddhanta';
import { type RasiData, type RasiInput, rasi } from 'siddhanta/charts';
import { type RunningData, running } from 'siddhanta/dashas';
import { charts } from 'siddhanta/readings';
import { type ShadbalaData, shadbala } from 'siddhanta/strengths';
import { Cards } from '../Cards.js';
import { dateWords } from '../dates.js';
import { nameIn } from '../names.js';
import { Facts, Part } from '../Part.js';
import { Picture } from '../Picture.js';
import { certain, type PartProps, panelCode } from '../panel.js';
import { useSay } from '../say.js';
import { DayOfBirth } from './DayOfBirth.js';
import { drawLinked } from './draw.js';
import { briefly } from './TodayToChart.js';

type Props = PartProps<RasiInput, RasiData>;

const LEVELS = 3;

/** Disputes of a chart that are shown at once. */
const FIRST = 3;

const HOUR_MS = 3_600_000;

/** Returns a result, or nothing where the library has none for this birth. */
function attempt<Data>(work: () => Result<Data>): Result<Data> | undefined {
  try {
    return work();
  } catch (error) {
    if (!isSiddhantaError(error)) throw error;
    return undefined;
  }
}

/** The periods that run now on three levels, each with the part of it that has passed. */
function Periods({ found, props }: { readonly found: Result<RunningData>; readonly props: Props }): VNode {
  const { form, language } = props;
  const say = useSay();
  const [system] = found.data.running;
  const levels = [say('Mahādaśā'), say('Antardaśā'), say('Pratyantardaśā')];
  return (
    <ul class="running periods-now">
      {system?.periods.map(({ level, lord, end_date, fraction_elapsed }) => (
        <li key={level}>
          <span>
            <small>{levels[level - 1]}</small> <b>{lord === null ? '' : nameIn(language, 'grahas', lord)}</b>
          </span>
          <small>{say('until {time}', { time: dateWords(end_date, form.lang) })}</small>
          <span class="passed-part" aria-hidden="true">
            <span style={{ width: `${100 * fraction_elapsed}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Strengths({ found, props }: { readonly found: Result<ShadbalaData>; readonly props: Props }): VNode {
  const { language } = props;
  const say = useSay();
  const planets = Object.entries(found.data.planets).sort(([, one], [, other]) => one.rank - other.rank);
  const ends = [
    [say('Strongest planet'), planets[0]],
    [say('Weakest planet'), planets.at(-1)],
  ] as const;
  return (
    <Facts
      language={language}
      rows={ends.flatMap(([label, planet]) =>
        planet === undefined
          ? []
          : [
              [
                label,
                say('{graha}, {percent} % of the required strength', {
                  graha: nameIn(language, 'grahas', planet[0]),
                  percent: Math.round(100 * planet[1].ratio),
                }),
              ] as const,
            ],
      )}
    />
  );
}

/** Where sources disagree on this chart, the first of it. */
function Disputes({
  results,
  props,
}: {
  readonly results: readonly Result<unknown>[];
  readonly props: Props;
}): VNode | null {
  const say = useSay();
  const all = new Map(
    results.flatMap((result) =>
      (result.provenance?.disputed ?? []).map(({ element, note }) => [element, note] as const),
    ),
  );
  if (all.size === 0) return null;
  return (
    <Part title={say('Where sources disagree')} form={props.form} showSources={props.showSources}>
      <p>{say('Sources disagree on {count} points of this chart.', { count: all.size })}</p>
      <details class="disputes">
        <summary>
          {[...all.keys()]
            .slice(0, FIRST)
            .map((element) => say(element))
            .join(' · ')}{' '}
          <span class="change">{say('Show all')}</span>
        </summary>
        <dl>
          {[...all].map(([element, note]) => (
            <div key={element}>
              <dt>{say(element)}</dt>
              <dd>{say(note)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Part>
  );
}

/** Whose chart it is at a glance, with a card for all that is deeper. */
function Overview(props: Props): VNode {
  const { form, input, result, language, showSources } = props;
  const say = useSay();
  const { birth, conventions } = input;
  const hour = Math.floor(Date.now() / HOUR_MS);
  const given = { birth: certain(birth), ...(conventions === undefined ? {} : { conventions }) };
  const periods = useMemo(
    () => attempt(() => running({ ...given, at: new Date().toISOString(), levels: LEVELS })),
    [input, hour],
  );
  const strengths = useMemo(() => attempt(() => shadbala(given)), [input]);
  const svg = useMemo(
    () => drawLinked(form, result, { size: 280, id: 'drawn', ...(language === undefined ? {} : { language }) }),
    [form, result, language],
  );
  const { ascendant, planetary_positions: grahas } = result.data;
  const place = ({ degrees, sign, nakshatra, pada }: typeof ascendant): VNode => (
    <>
      <b>
        {briefly(degrees)} {nameIn(language, 'signs', sign)}
      </b>
      <small>
        {' '}
        {nameIn(language, 'nakshatras', nakshatra)} {pada}
      </small>
    </>
  );
  const part = { form, showSources };
  return (
    <div class="glance">
      <h2>
        {form.name === '' ? dateWords(form.date, form.lang) : form.name}
        <small>{form.name === '' ? form.place : `${dateWords(form.date, form.lang)} · ${form.place}`}</small>
      </h2>
      <div class="two">
        <div>
          <Picture svg={svg} />
          <Part {...part} title={say('At a glance')} all={['chart', say('Chart')]} result={result}>
            <Facts
              language={language}
              rows={[
                ['Lagna', place(ascendant)],
                ['Moon', place(grahas.Moon)],
                ['Sun', place(grahas.Sun)],
              ]}
            />
          </Part>
        </div>
        <div>
          {periods === undefined ? null : (
            <Part {...part} title={say('Running periods')} all={['dasha', say('Daśā')]} result={periods}>
              <Periods found={periods} props={props} />
            </Part>
          )}
          {strengths === undefined ? (
            <p class="notice">{say('Strengths need a birth time.')}</p>
          ) : (
            <Part {...part} title={say('Strengths')} all={['shadbala', say('Ṣaḍbala')]} result={strengths}>
              <Strengths found={strengths} props={props} />
            </Part>
          )}
          <Disputes results={[result, ...(periods === undefined ? [] : [periods])]} props={props} />
        </div>
      </div>
      <Cards form={form} />
    </div>
  );
}

/** What the hour of birth may be, and what is deeper all the same. */
function Unknown(props: Props): VNode {
  return (
    <>
      <DayOfBirth {...props} />
      <Cards form={props.form} />
    </>
  );
}

/** The chart at a glance. */
export const overview = panelCode<RasiInput, RasiData>({ operation: rasi, readings: charts, View: Overview, Unknown });
