import type { DashaPeriodData } from '../dashas/periods.js';
import type { VimshottariData } from '../dashas/vimshottari.js';
import { SIGNS } from '../zodiac/names.js';
import { caption } from './captions.js';
import { dayNumber } from './daysOf.js';
import { box, line, picture, textAt } from './frame.js';
import { type PictureOptions, type Settings, settle } from './options.js';
import { isWithin, refuse } from './refuse.js';
import { emWidth } from './scripts.js';
import { escaped, n } from './text.js';
import { SIGN_LETTERS, UI_TODAY, type Words } from './words.js';

/** The result of `vimshottari`, or of any other daśā with its `periods`. */
export interface DashaResult {
  readonly data:
    | VimshottariData
    | {
        readonly system: string;
        readonly name: string;
        readonly periods: readonly DashaPeriodData[];
        readonly user_name: string;
      };
}

/** Options of {@link dashaTimeline}. */
export interface TimelineOptions extends PictureOptions {
  /** Levels to draw, 1 … 3; as many as the result has by default. */
  readonly levels?: number | undefined;
  /** `YYYY-MM-DD` within the periods: it is marked, and its periods are unfolded. No clock is read. */
  readonly today?: string | undefined;
}

/** Of any level, with its subperiods in a list of any name. */
interface Period {
  readonly planet?: string;
  readonly lord?: string | null;
  readonly sign?: string;
  readonly yogini?: string;
  readonly nakshatra?: string;
  readonly svara?: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly antardashas?: readonly Period[];
  readonly pratyantardashas?: readonly Period[];
  readonly periods?: readonly Period[];
}

/** In the order of the group `dashas`. */
export const NAMED_DASHAS: readonly string[] = [
  'vimshottari',
  'ashtottari',
  'yogini',
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti_sama',
  'dwisaptati_sama',
  'shashtihayani',
  'shattrimsha_sama',
  'kalachakra',
  'chara',
  'sthira',
  'narayana',
  'sudasa',
  'shoola',
  'mandooka',
  'brahma',
  'drig',
];
/** In the order of the group `yogini_lords`. */
export const YOGINI_NAMES: readonly string[] = [
  'Mangala',
  'Pingala',
  'Dhanya',
  'Bhramari',
  'Bhadrika',
  'Ulka',
  'Siddha',
  'Sankata',
];
const SIGN_NAMES: readonly string[] = SIGNS.map(({ name }) => name);

/** The longest first. */
function namesOf(
  { planet, lord, sign, yogini, nakshatra, svara }: Period,
  words: Words,
): readonly [string, ...string[]] {
  if (sign !== undefined) {
    const place = SIGN_NAMES.indexOf(sign);
    return [words.word('signs', place, sign), words.word('sign_abbr', place, SIGN_LETTERS[place] ?? sign)];
  }
  const other = nakshatra ?? svara;
  if (other !== undefined) return [other];
  const body = planet ?? lord ?? '';
  const own: readonly [string, string] = [words.bodyName(body), words.bodyLabel(body)];
  if (yogini === undefined) return own;
  return [words.word('yogini_lords', YOGINI_NAMES.indexOf(yogini), yogini), own[1]];
}

interface Block {
  readonly period: Period;
  readonly top: number;
  readonly bottom: number;
  readonly runs: boolean;
}

const within = ({ antardashas, pratyantardashas, periods }: Period): readonly Period[] =>
  antardashas ?? pratyantardashas ?? periods ?? [];

/** At most 3. */
function depth(periods: readonly Period[], most = 3): number {
  const below = Math.max(0, ...periods.slice(0, 1).map((period) => (most === 1 ? 0 : depth(within(period), most - 1))));
  return periods.length === 0 ? 0 : 1 + below;
}

/** Proportional to the lengths, but none lower than a line; together they fill the height. */
function heights(lengths: readonly number[], height: number, least: number): number[] {
  const low = new Set<number>();
  for (;;) {
    const rest = lengths.reduce((sum, length, i) => sum + (low.has(i) ? 0 : length), 0);
    const unit = (height - low.size * least) / rest;
    const lower = lengths.findIndex((length, i) => !low.has(i) && length * unit < least);
    if (lower === -1 || low.size === lengths.length - 1)
      return lengths.map((length, i) => (low.has(i) ? least : length * unit));
    low.add(lower);
  }
}

function column(
  periods: readonly Period[],
  today: number | undefined,
  top: number,
  height: number,
  least: number,
): readonly Block[] {
  const spans = periods.map(({ start_date, end_date }, i) => [
    dayNumber(start_date, `data.${i}.start_date`),
    dayNumber(end_date, `data.${i}.end_date`),
  ]);
  const tall = heights(
    spans.map(([start = 0, end = 0]) => Math.max(end - start, 0.5)),
    height,
    least,
  );
  let y = top;
  return periods.map((period, i) => {
    const [start = 0, end = 0] = spans[i] ?? [];
    const block = {
      period,
      top: y,
      bottom: y + (tall[i] ?? 0),
      runs: today === undefined ? i === 0 : start <= today && today < end,
    };
    y = block.bottom;
    return block;
  });
}

function heightOf(blocks: readonly Block[], today: number): number | undefined {
  const block = blocks.find(({ runs }) => runs);
  if (block === undefined) return undefined;
  const [start, end] = [dayNumber(block.period.start_date, 'start_date'), dayNumber(block.period.end_date, 'end_date')];
  return block.top + ((today - start) / (end - start)) * (block.bottom - block.top);
}

interface Lane {
  readonly x: number;
  readonly width: number;
  readonly letters: number;
}

function drawBlock({ period, top, bottom, runs }: Block, lane: Lane, { words }: Settings): string {
  const { x, width, letters } = lane;
  const date = words.digits(period.start_date);
  const pad = letters * 0.6;
  const free = width - 2 * pad - emWidth(date) * letters * 0.8 - letters * 0.4;
  const names = namesOf(period, words);
  const label = names.find((name) => emWidth(name) * letters <= free) ?? names[names.length - 1] ?? '';
  const size = Math.min(letters, (free * letters) / Math.max(free, emWidth(label) * letters));
  const y = Math.min(top + letters * 1.25, (top + bottom) / 2 + letters * 0.35);
  return `${runs ? box(x, top, width, bottom - top, 'w') : ''}${textAt(x + pad, y, size, runs ? 'a' : 'i', 'start', escaped(label))}${textAt(
    x + width - pad,
    y,
    letters * 0.8,
    'm',
    'end',
    escaped(date),
  )}`;
}

/**
 * Returns the periods of a daśā, of whatever system, as SVG: a column for each level, time from top to bottom, each period as tall as it is long with the date
 * on which it begins. Beside the first level stands what runs `today` unfolded into the second, and from that the third; without a day
 * it is the first period of each.
 *
 * A period too short for its name is drawn as tall as its name.
 *
 * @param result of `vimshottari` or of any other daśā
 * @param options `levels` (1 … 3), `today`; size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { vimshottari } from 'siddhanta';
 * import { dashaTimeline } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const dasha = vimshottari({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 3 });
 * dashaTimeline(dasha, { today: '2026-01-01' }).includes('Jupiter 2019-10-25 – 2035-10-25'); // => true
 * ```
 */
export function dashaTimeline(result: DashaResult, options: TimelineOptions = {}): string {
  const settings = settle(options, ['levels', 'today']);
  const { size, words } = settings;
  const data: Partial<VimshottariData> & {
    readonly system?: string;
    readonly name?: string;
    readonly periods?: readonly Period[];
  } = result?.data ?? {};
  const { user_name, system: id = 'vimshottari', name = 'Vimshottari' } = data;
  const given: unknown = data.mahadashas ?? data.periods;
  if (!Array.isArray(given) || given.length === 0) refuse('result', result, 'the result of a dasha');
  const first: readonly Period[] = given;
  const carried = depth(first);
  const { levels = carried, today } = options;
  if (!isWithin(levels, 1, carried) || !Number.isInteger(levels))
    refuse('levels', levels, `a whole number from 1 to ${carried}, the levels that the result carries`);
  const day = today === undefined ? undefined : dayNumber(today, 'today');
  const [begins, ends] = [first[0]?.start_date ?? '', first.at(-1)?.end_date ?? ''];
  if (today !== undefined && !(begins <= today && today < ends))
    refuse('today', today, `a date from ${begins} to before ${ends}, within the periods`);

  const margin = size * 0.03;
  const letters = Math.max(size * 0.02, 9.5);
  const gap = size * 0.045;
  const top = margin + letters * 3.4;
  const height = Math.max(size * 0.95, letters * 30, letters * 1.7 * first.length);
  const width = (size - 2 * margin - (levels - 1) * gap) / levels;
  const names = ['Mahadasha', 'Antardasha', 'Pratyantardasha'];
  const title = settings.title ?? user_name ?? '';
  const system = NAMED_DASHAS.includes(id) ? words.word('dashas', NAMED_DASHAS.indexOf(id), name) : name;

  const body: string[] = [];
  const descriptions: string[] = [];
  let periods = first;
  let open: Block | undefined;
  for (let level = 0; level < levels; level++) {
    const lane: Lane = { x: margin + level * (width + gap), width, letters };
    const blocks = column(periods, day, top, height, letters * 1.55);
    const runs = blocks.find((block) => block.runs);
    if (open !== undefined) {
      const edge = lane.x - gap;
      body.push(
        `<path class="w" d="M${n(edge)} ${n(open.top)}L${n(lane.x)} ${n(top)}V${n(top + height)}L${n(edge)} ${n(open.bottom)}Z"/>`,
        line(edge, open.top, lane.x, top),
        line(edge, open.bottom, lane.x, top + height),
      );
    }
    body.push(
      ...blocks.map((block) => drawBlock(block, lane, settings)),
      ...blocks.slice(1).map((block) => line(lane.x, block.top, lane.x + width, block.top)),
      box(lane.x, top, width, height, 'l'),
      caption(words.word('dasha_levels', level, names[level] ?? ''), {
        x: lane.x,
        y: top - letters * 0.7,
        width,
        size: letters * 0.86,
        tone: 'm',
        anchor: 'start',
      }),
    );
    const mark = day === undefined ? undefined : heightOf(blocks, day);
    if (mark !== undefined)
      body.push(
        line(lane.x - letters * 0.45, mark, lane.x + letters * 0.45, mark, 'k'),
        line(lane.x + width - letters * 0.45, mark, lane.x + width + letters * 0.45, mark, 'k'),
      );
    descriptions.push(
      ...blocks.map(({ period }) => `${namesOf(period, words)[0]} ${period.start_date} – ${period.end_date}`),
    );
    if (runs === undefined) break;
    open = runs;
    periods = within(runs.period);
  }
  const line1 = { y: margin + letters * 1.1, size: letters * 1.15 };
  body.push(
    caption(title === '' ? system : title, { ...line1, x: margin, width: size * 0.55, tone: 'i', anchor: 'start' }),
    caption(
      today === undefined
        ? title === ''
          ? ''
          : system
        : `${words.word('ui', UI_TODAY, 'today')} ${words.digits(today)}`,
      {
        ...line1,
        x: size - margin,
        width: size * 0.38,
        size: letters * 0.86,
        tone: today === undefined ? 'm' : 'a',
        anchor: 'end',
      },
    ),
  );
  return picture(
    {
      width: size,
      height: top + height + margin,
      title: title === '' ? system : `${title} · ${system}`,
      description: words.digits(`${descriptions.join('; ')}.`),
      body: body.join(''),
    },
    settings,
  );
}
