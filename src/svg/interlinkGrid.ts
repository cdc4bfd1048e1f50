import type { KpCuspalInterlinksData, KpLinkedCusp } from '../kp/cuspalInterlinks.js';
import { caption } from './captions.js';
import { box, line, picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { isWithin, refuse } from './refuse.js';
import { ROMAN } from './roman.js';
import { raised } from './rules/rows.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';
import type { Words } from './words.js';

/** The result of `cuspalInterlinks` of `siddhanta/kp`. */
export interface InterlinksResult {
  readonly data: KpCuspalInterlinksData;
}

/** Links of a house with a cusp: the letter in the grid, the term, and the colour. */
const LINKS = [
  { letter: 'I', term: 'involved', tone: 'm' },
  { letter: 'C', term: 'committed', tone: 'i' },
  { letter: 'F', term: 'final', tone: 'a' },
] as const;

/** Follows an agent with positional status. */
const STATUS = '*';
/** Smallest legible size of a letter in a cell, pixels. */
const LEGIBLE = 9;
/** Size of numerals and seconds, relative to an agent's. */
const SMALL = 0.87;

interface Linked {
  readonly numeral: string;
  readonly agent: string;
  readonly hasStatus: boolean;
  /** The houses of each link; undefined where three levels have no final ones. */
  readonly houses: readonly (readonly number[] | undefined)[];
  /** How long the position lasts: `3.7 s`. */
  readonly duration: string;
}

function linkedOf(cusps: Readonly<Record<string, KpLinkedCusp>>, numeral: string, house: number): Linked {
  const field = `data.cusps.${house}`;
  const { agent, seconds_to_next_change: seconds, ...links } = cusps[house] ?? refuse(field, undefined, 'a cusp');
  if (typeof agent?.planet !== 'string') refuse(`${field}.agent`, agent, 'the agent of the cusp');
  if (!isWithin(seconds, 0, 86_400)) refuse(`${field}.seconds_to_next_change`, seconds, 'a number of seconds');
  const houses = LINKS.map(({ term }) => {
    const list: unknown = links[term];
    if (term === 'final' && list === undefined) return undefined;
    return Array.isArray(list) && list.every((other) => isWithin(other, 1, 12))
      ? list
      : refuse(`${field}.${term}`, list, 'a list of houses from 1 to 12');
  });
  const holds = seconds < 10 ? seconds.toFixed(1) : String(Math.floor(seconds));
  return { numeral, agent: agent.planet, hasStatus: agent.has_status === true, houses, duration: `${holds} s` };
}

function describeRow({ numeral, agent, hasStatus, houses, duration }: Linked, words: Words): string {
  const links = LINKS.flatMap(({ term }, i) => {
    const list = houses[i];
    return list === undefined ? [] : [`${term} ${list.length === 0 ? '–' : words.digits(list.join(' '))}`];
  });
  return `${numeral}, ${words.bodyName(agent)}${hasStatus ? STATUS : ''}: ${links.join(', ')}; ${words.digits(duration)}.`;
}

/**
 * Returns the cuspal interlinks as SVG: a row for each cusp with its agent, a column for each house, and in the cells `I` where the house
 * is involved, `C` where it is committed, `F` where it is final. Cells of the deepest of these links are tinted. `*` marks agents with
 * positional status; each row has the seconds for which the position holds.
 *
 * @param result of `cuspalInterlinks` of `siddhanta/kp`
 * @param options size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { cuspalInterlinks } from 'siddhanta/kp';
 * import { interlinkGrid } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const result = cuspalInterlinks({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * interlinkGrid(result).includes('VII, Mercury: involved 1 2 4 6 9, committed 1 2 7 10 11, final 1 3 4 7;'); // => true
 * ```
 */
export function interlinkGrid(result: InterlinksResult, options: PictureOptions = {}): string {
  const settings = settle(options);
  const { size, words } = settings;
  const cusps = result?.data?.cusps;
  if (typeof cusps !== 'object' || cusps === null)
    refuse('result', result, 'the result of the function cuspalInterlinks of siddhanta/kp');
  const rows = ROMAN.map((numeral, i) => linkedOf(cusps, numeral, i + 1));
  const links = LINKS.filter((_, i) => rows.every(({ houses }) => houses[i] !== undefined));
  const deepest = links.length - 1;

  const margin = size * 0.03;
  const letters = Math.max(size * 0.024, 10.5);
  const widest = (texts: readonly string[]): number => Math.max(...texts.map(emWidth));
  const labels = rows.map(({ agent }) => words.bodyLabel(agent));
  const marked = labels.map((label, i) => (rows[i]?.hasStatus ? label + STATUS : label));
  const times = rows.map(({ duration }) => words.digits(duration));
  const numerals = emWidth('VIII') * letters * SMALL + letters * 0.4;
  const right = size - margin;
  // The letters of a cell are side by side where three have room, else one below the other; so are the agent and its seconds.
  const seconds = (widest(times) * SMALL + 0.5) * letters;
  const most = size * 0.19 - letters * 0.4;
  const alone = Math.min(widest(marked) * letters, most);
  const cellOf = (side: number, end: number): number => (size - 2 * margin - side - end) / ROMAN.length;
  const besides = (cellOf(numerals + alone + letters * 0.4, seconds) * 0.86) / LINKS.length / emWidth('C');
  const across = besides >= LEGIBLE;
  const held = across ? alone : Math.min(Math.max(widest(marked) * letters, widest(times) * letters * SMALL), most);
  const side = numerals + held + letters * 0.4;
  const width = cellOf(side, across ? seconds : 0);
  const left = margin + side;
  const mark = across ? Math.min(letters, besides) : LEGIBLE;
  const height = across ? letters * 2.1 : LINKS.length * mark * 1.15 + mark * 0.5;
  const head = margin + letters * 4.4;
  const bottom = head + height * rows.length;
  const x = (column: number): number => left + column * width;
  const agents = Math.min(letters * 1.1, held / widest(marked));
  const late = Math.min(letters * SMALL, held / widest(times));
  const numbers = ROMAN.map((_, column) => words.digits(column + 1));
  const plain = ROMAN.map((_, column) => String(column + 1));
  // Digits of a script that would be too small become Latin ones.
  const houses = (width * 0.96) / widest(numbers) < LEGIBLE ? plain : numbers;
  const heads = Math.min(letters, (width * 0.96) / widest(houses));

  const cells = rows.flatMap(({ houses }, row) => {
    const top = head + row * height;
    return ROMAN.map((_, column) => {
      const fill = houses[deepest]?.includes(column + 1) ? box(x(column), top, width, height, 'w') : '';
      const marks = links.map(({ letter, tone }, i) => {
        if (!houses[i]?.includes(column + 1)) return '';
        const share = (i + 0.5) / links.length;
        const [along, down] = across
          ? [(0.07 + share * 0.86) * width, height / 2]
          : [width / 2, mark * 0.25 + share * (height - mark * 0.5)];
        return textAt(x(column) + along, top + down + mark * 0.36, mark, tone, 'middle', letter);
      });
      return `${fill}${marks.join('')}`;
    });
  });
  const lines = [
    ...rows.map((_, row) => line(margin, head + row * height, right, head + row * height)),
    line(margin, bottom, right, bottom),
    ...Array.from({ length: ROMAN.length + 1 }, (_, column) => line(x(column), head, x(column), bottom)),
  ];
  const names = [
    ...houses.map((house, column) =>
      textAt(x(column) + width / 2, head - letters * 0.7, heads, 'i', 'middle', escaped(house)),
    ),
    ...rows.map(({ numeral, hasStatus }, row) => {
      const middle = head + (row + 0.5) * height;
      const y = middle + letters * 0.36 - (across ? 0 : letters * 0.65);
      const [start, time] = [margin + numerals, escaped(times[row] ?? '')];
      return [
        textAt(margin, y, letters * SMALL, 'm', 'start', numeral),
        textAt(start, y, agents, 'i', 'start', escaped(labels[row] ?? '') + raised(hasStatus ? STATUS : '', agents)),
        across
          ? textAt(right, y, letters * SMALL, 'm', 'end', time)
          : textAt(start, y + letters * 1.4, late, 'm', 'start', time),
      ].join('');
    }),
  ];
  const name = 'Cuspal interlinks';
  const title = settings.title ?? '';
  const legend = [
    ...links.map(({ letter, term }) => `${letter} ${term}`),
    ...(rows.some(({ hasStatus }) => hasStatus) ? [`${STATUS} positional status`] : []),
  ].join(' · ');
  const below = bottom + letters * 1.7;
  return picture(
    {
      width: size,
      height: below + margin,
      title: title === '' ? name : `${title} · ${name}`,
      description: rows.map((row) => describeRow(row, words)).join(' '),
      body: [
        caption(title === '' ? name : title, {
          x: margin,
          y: margin + letters * 1.2,
          size: letters * 1.2,
          width: (size - 2 * margin) * 0.6,
          tone: 'i',
          anchor: 'start',
        }),
        title === ''
          ? ''
          : caption(name, {
              x: size - margin,
              y: margin + letters * 1.2,
              size: letters * 0.9,
              width: (size - 2 * margin) * 0.38,
              tone: 'm',
              anchor: 'end',
            }),
        ...cells,
        ...lines,
        ...names,
        caption(legend, {
          x: margin,
          y: below,
          size: letters * 0.9,
          width: size - 2 * margin,
          tone: 'm',
          anchor: 'start',
        }),
      ].join(''),
    },
    settings,
  );
}
