import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type RasiData, type RasiInput, rasi } from 'siddhanta/charts';
import { vimshottari } from 'siddhanta/dashas';
import { charts } from 'siddhanta/readings';
import { BlockView } from '../Blocks.js';
import { SPANS } from '../choices.js';
import { DAY_MS, dateWords, tagOf } from '../dates.js';
import { birthAt, type Form } from '../form.js';
import { nameIn } from '../names.js';
import { Picture } from '../Picture.js';
import { type PartProps, panelCode } from '../panel.js';
import { useSay } from '../say.js';
import { drawChart } from './draw.js';
import { briefly } from './TodayToChart.js';

type Props = PartProps<RasiInput, RasiData>;
type Body = keyof RasiData['planetary_positions'];

/** The slider that is as long as a life begins at birth. */
const LIFE = '43830';

/** What the library has; the slider ends there. */
const FIRST_MS = Date.UTC(1000, 0, 1);
const LAST_MS = Date.UTC(2999, 11, 31);

/** How long it plays from end to end. */
const PLAY_MS = 30_000;
/** How often it goes on where the reader asks for less motion. */
const CALM_MS = 1000;

/** Returns the sky of an instant over the place of birth, by the conventions of the page. */
function skyAt(at: number, { birth, ...conventions }: RasiInput): RasiData['planetary_positions'] {
  return rasi({ ...conventions, birth: birthAt(at, birth.place) }).data.planetary_positions;
}

interface Period {
  readonly planet: Body;
  readonly start_date: string;
  readonly end_date: string;
  readonly antardashas?: readonly Period[];
  readonly pratyantardashas?: readonly Period[];
}

/** Returns the periods that run on a day, level by level; none outside the cycle. */
function runningOn(date: string, periods: readonly Period[] | undefined): readonly Period[] {
  const found = periods?.find(({ start_date, end_date }) => start_date <= date && date < end_date);
  return found === undefined ? [] : [found, ...runningOn(date, found.antardashas ?? found.pratyantardashas)];
}

/** Plays time from where it is to the end: 30 seconds from one end of the slider to the other. */
function usePlaying(at: number, end: number, span: number, set: (at: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const now = useRef(at);
  now.current = at;
  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const go = (time: number): void => {
      const next = Math.min(end, now.current + ((time - before) / PLAY_MS) * span);
      before = time;
      set(next);
      if (next >= end) setPlaying(false);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => go(performance.now()), CALM_MS);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next(time) {
      go(time);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, end, span]);
  return [isPlaying, setPlaying] as const;
}

/** Returns a moment on the clock of the place, in words. */
const momentWords = (at: number, { lang, tz }: Form): string =>
  new Date(at).toLocaleString(tagOf(lang), { dateStyle: 'medium', timeStyle: 'short', timeZone: tz });

/** The birth chart, and the grahas of another time that go through it. */
function Moving({ form, input, result, language }: Props): VNode {
  const say = useSay();
  const bornAt = Date.parse(result.data.birth_details.utc);
  const [span, setSpan] = useState('366');
  const [opened] = useState(() =>
    Math.min(Math.max(Date.parse(form.moment) || Date.now(), FIRST_MS), LAST_MS - DAY_MS),
  );
  const [at, setAt] = useState(opened);
  const start = span === LIFE ? bornAt : opened;
  const end = Math.min(start + Number(span) * DAY_MS, LAST_MS);
  const length = end - start;
  const [isPlaying, setPlaying] = usePlaying(at, end, length, setAt);
  const sky = useMemo(() => skyAt(at, input), [at, input]);
  const periods = useMemo(
    () => vimshottari({ ...input, levels: 3 }).data.mahadashas as unknown as readonly Period[],
    [input],
  );
  const columns = useMemo(
    () => [
      { title: '' },
      { title: say('Sign') },
      { title: say('From the Moon'), align: 'end' as const },
      { title: say('From the lagna'), align: 'end' as const },
    ],
    [say],
  );
  const bodies = Object.keys(sky) as Body[];
  const date = new Date(at).toISOString().slice(0, 10);
  const words = momentWords(at, form);
  /** The abbreviation of the language where it has one, else the name, as in the chart itself. */
  const short = (body: Body): string => {
    const english = body.slice(0, 2);
    const abbreviation = language === undefined ? english : nameIn(language, 'graha_abbr', body);
    return abbreviation === english && language !== undefined ? nameIn(language, 'grahas', body) : abbreviation;
  };
  const svg = drawChart(form.style, result, {
    size: innerWidth < 560 ? 360 : 520,
    id: 'moving',
    title: words,
    degrees: false,
    points: bodies.map((body) => ({
      label: `→${short(body)}`,
      name: say('{graha} in transit', { graha: nameIn(language, 'grahas', body) }),
      longitude: sky[body].longitude,
      retrograde: sky[body].retrograde === 'R',
      degrees: false,
    })),
    ...(language === undefined ? {} : { language }),
  });
  const houseFrom = (sign: number, from: number): number => ((sign - from + 12) % 12) + 1;
  const { ascendant, planetary_positions: natal } = result.data;
  return (
    <div class="moving">
      <div class="asking">
        <label class="field">
          <span class="label">{say('Span of time')}</span>
          <select
            value={span}
            onChange={({ currentTarget: { value } }) => {
              const from = value === LIFE ? bornAt : opened;
              setPlaying(false);
              setSpan(value);
              setAt(Math.min(Math.max(at, from), from + Number(value) * DAY_MS, LAST_MS));
            }}
          >
            {SPANS.map(([days, label]) => (
              <option key={days} value={days}>
                {say(label)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="player">
        <button
          type="button"
          class="quiet"
          onClick={() => {
            if (!isPlaying && at >= end) setAt(start);
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? say('Pause') : say('Play')}
        </button>
        <input
          type="range"
          aria-label={say('Moment')}
          aria-valuetext={words}
          min={start}
          max={end}
          step={length / 2000}
          value={at}
          onInput={({ currentTarget }) => {
            setPlaying(false);
            setAt(Number(currentTarget.value));
          }}
        />
        <output>{words}</output>
      </p>
      <Picture svg={svg} />
      <p class="note">{say('With an arrow: the grahas at the moment shown. Without: those of the birth.')}</p>
      <p>
        <b>{say('Running periods')}:</b>{' '}
        {runningOn(date, periods)
          .map(
            ({ planet, end_date }) =>
              `${nameIn(language, 'grahas', planet)} (${say('until {time}', { time: dateWords(end_date, form.lang) })})`,
          )
          .join(' · ') || '—'}
      </p>
      <BlockView
        speech={{ language, label: say }}
        block={{
          kind: 'table',
          columns,
          rows: bodies.map((body) => {
            const { sign, degrees, sign_number, retrograde } = sky[body];
            const name = nameIn(language, 'grahas', body);
            return [
              retrograde === 'R' ? `${name} ℞` : name,
              `${briefly(degrees)} ${nameIn(language, 'signs', sign)}`,
              String(houseFrom(sign_number, natal.Moon.sign_number)),
              String(houseFrom(sign_number, ascendant.sign_number)),
            ];
          }),
        }}
      />
    </div>
  );
}

/** Time that moves over a birth chart. */
export const moving = panelCode<RasiInput, RasiData>({ operation: rasi, readings: charts, View: Moving });
