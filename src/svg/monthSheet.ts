import { modulo } from '../math/angle.js';
import type { PanchangData } from '../panchang/data.js';
import { caption, cut } from './captions.js';
import { dayNumber, hoursSince } from './daysOf.js';
import type { FestivalMark } from './festivalMarks.js';
import { box, line, picture, textAt } from './frame.js';
import { limbUnitName } from './limbWords.js';
import {
  drawLines,
  entriesOf,
  isRoomy,
  linesHeight,
  linesOf,
  listBelow,
  type MonthMark,
  mark,
} from './monthEntries.js';
import { monthName } from './monthName.js';
import { type PictureOptions, type Settings, settle } from './options.js';
import { isWithin, oneOf, refuse } from './refuse.js';
import { ring } from './round.js';
import { emWidth } from './scripts.js';
import { escaped, n } from './text.js';
import { SKY } from './theme.js';
import { UI_UNTIL } from './words.js';

/** Options of {@link monthSheet}. */
export interface MonthOptions extends PictureOptions {
  /** First day of the week: `sunday` (the default) or `monday`. */
  readonly week?: 'sunday' | 'monday' | undefined;
  /** `YYYY-MM-DD`: the date to mark, none by default. No clock is read. */
  readonly today?: string | undefined;
  /**
   * Festivals, such as `festivals(…).data.festivals`: those of the month are written into their dates, or below the sheet in narrow
   * pictures.
   */
  readonly festivals?: readonly FestivalMark[] | undefined;
  /** Lunar months, such as `months(…).data.months`: each is named where it begins, and the dates of an intercalary one are shaded. */
  readonly months?: readonly MonthMark[] | undefined;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/**
 * End of a limb in hours from midnight of the date, as almanacs count: `28:30` for half past four of the next morning. For screen readers
 * with the clock time: `28:30 (04:30 +1)`.
 */
function endOf(
  { end_date, end_time }: PanchangData['panchanga']['tithi' | 'nakshatra'],
  day: number,
  field: string,
): { readonly displayed: string; readonly spoken: string } {
  const hours = Math.floor(hoursSince(day, end_date, end_time, `${field}.end_time`));
  const [hour, minutes] = [String(hours).padStart(2, '0'), end_time.slice(3, 5)];
  const clock = hours < 24 ? '' : ` (${end_time.slice(0, 5)} +${Math.floor(hours / 24)})`;
  return { displayed: `${hour}:${minutes}`, spoken: `${hour}:${minutes}${clock}` };
}

/** Phase in degrees from the Sun; the lit part is filled, waxing from the right as seen from the north. */
function moonDisc(x: number, y: number, radius: number, phase: number): string {
  const width = Math.abs(Math.cos((phase * Math.PI) / 180)) * radius;
  const waxing = phase < 180;
  const crescent = phase < 90 || phase > 270;
  // The limb, then the terminator back, which bulges to the lit side while less than half is lit.
  const limb = `A${n(radius)} ${n(radius)} 0 0 ${waxing ? 1 : 0} ${n(x)} ${n(y + radius)}`;
  const back = `A${n(width)} ${n(radius)} 0 0 ${waxing === crescent ? 0 : 1} ${n(x)} ${n(y - radius)}`;
  return `${ring({ x, y }, radius, 'd')}<path class="u" d="M${n(x)} ${n(y - radius)}${limb}${back}Z"/>${ring({ x, y }, radius, 'l')}`;
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly letters: number;
}

/** Name and end on one line, or the name alone, or as much of it as fits; its number in narrow cells. */
function limbLine(cell: Cell, y: number, name: string, number: string, ends: string): string {
  const { x, width, letters } = cell;
  const [size, room] = [letters * 0.8, width - letters * 0.8];
  const small = size * 0.86;
  const left = x + letters * 0.4;
  const endWidth = emWidth(ends) * small;
  const end = textAt(x + width - letters * 0.4, y, small, 'm', 'end', escaped(ends));
  const withEnd = room - endWidth - small * 0.4;
  const fits = (free: number): number => Math.min(size, free / emWidth(name));
  if (fits(withEnd) >= size * 0.85) return textAt(left, y, fits(withEnd), 'i', 'start', escaped(name)) + end;
  if (fits(room) >= size * 0.85) return textAt(left, y, fits(room), 'i', 'start', escaped(name));
  if (room >= size * 7) return textAt(left, y, size * 0.85, 'i', 'start', escaped(cut(name, room, size * 0.85)));
  return textAt(left, y, size, 'i', 'start', escaped(number)) + (emWidth(number) * size <= withEnd ? end : '');
}

function drawDay(
  day: PanchangData,
  ends: readonly [tithi: string, nakshatra: string],
  cell: Cell,
  marked: boolean,
  { words }: Settings,
): string {
  const { x, y, width, height, letters } = cell;
  const { tithi, nakshatra, planetary_positions } = day.panchanga;
  const { sunrise, sunset } = day.times;
  const date = words.digits(Number(day.input.date.slice(8)));
  const time = (text: string | null): string => (text === null ? '–' : words.digits(text.slice(0, 5)));
  const sun = `${time(sunrise.time)}–${time(sunset.time)}`;
  const sunSize = Math.min(letters * 0.7, (width - letters * 0.8) / emWidth(sun));
  const phase = planetary_positions.phase_angle;
  if (!isWithin(phase, 0, 360)) refuse('panchanga.planetary_positions.phase_angle', phase, 'degrees from 0 to 360');
  return [
    marked ? box(x, y, width, height, 'w') : '',
    textAt(
      x + letters * 0.4,
      y + letters * 1.75,
      letters * 1.6,
      marked || day.panchanga.vara.number === 1 ? 'a' : 'i',
      'start',
      date,
    ),
    moonDisc(x + width - letters * 1.1, y + letters * 1.2, letters * 0.62, phase),
    limbLine(
      cell,
      y + height - letters * 2.9,
      limbUnitName(words, 0, tithi.number, tithi.name),
      words.digits(tithi.number),
      words.digits(ends[0]),
    ),
    limbLine(
      cell,
      y + height - letters * 1.75,
      limbUnitName(words, 1, nakshatra.number, nakshatra.name),
      words.digits(nakshatra.number),
      words.digits(ends[1]),
    ),
    sunSize >= 6.5 ? textAt(x + letters * 0.4, y + height - letters * 0.6, sunSize, 'm', 'start', sun) : '',
  ].join('');
}

/**
 * Returns a month of pañcāṅga days as SVG, a page for the wall: for each date the Moon as it is lit, tithi and nakṣatra at sunrise with the
 * local times at which they end, sunrise and sunset. In narrow pictures names give way to their numbers.
 *
 * The time beside a limb is that of its end, in hours from the midnight with which the date begins: 28:30 is 04:30 of the next morning. The
 * description says both. The Moon's disc is as seen from the north.
 *
 * With `festivals` and `months` each date has its festivals, and each lunar month its name where it begins. A week is as tall as the fullest of
 * its days asks; where the cells are too narrow a dot stands for them, and they are listed below.
 *
 * @param days of one month of the civil calendar, in order, from `panchangSpan`, or the `data` of `panchang`; each date once
 * @param options `week`, `today`, `festivals`, `months`; size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the day at fault as `field`
 *
 * @example
 * ```ts
 * import { panchangSpan } from 'siddhanta';
 * import { monthSheet } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * monthSheet(panchangSpan(place, '2025-11-01', '2025-11-30')).includes('November 2025'); // => true
 * ```
 */
export function monthSheet(days: Iterable<PanchangData>, options: MonthOptions = {}): string {
  const settings = settle(options, ['week', 'today', 'festivals', 'months']);
  const { size, words } = settings;
  const starts = oneOf('week', options.week, ['sunday', 'monday']) === 'monday' ? 1 : 0;
  if (options.today !== undefined) dayNumber(options.today, 'today');
  if (typeof days !== 'object' || days === null || !(Symbol.iterator in days))
    refuse('days', days, 'days of panchangSpan');
  const list = [...days];
  const month = list[0]?.input?.date?.slice(0, 7) ?? refuse('days', list, 'at least one day of panchangSpan');
  let before = 0;
  const placed = list.map((day, i) => {
    const date = day?.input?.date;
    const number = dayNumber(date, `days.${i}.input.date`);
    if (date.slice(0, 7) !== month || (i > 0 && number < before))
      refuse(`days.${i}.input.date`, date, `a date of ${month}, after the one before it`);
    // A date with two sunrises has two Vedic days; the first one is the date's.
    const repeated = i > 0 && number === before;
    before = number;
    return { day, number, repeated };
  });
  const first = placed[0]?.number ?? 0;
  const last = placed.at(-1)?.number ?? 0;
  // 1970-01-01 was a Thursday.
  const weekday = (number: number): number => modulo(number + 4 - starts, 7);
  const top = first - weekday(first);
  const weeks = Math.floor((last - top) / 7) + 1;

  const margin = size * 0.03;
  const width = (size - 2 * margin) / 7;
  const letters = Math.max(size * 0.0185, 8.5);
  const plain = Math.max(width * 0.95, letters * 6.4);
  const entries = entriesOf(options.festivals, options.months, words, options.language);
  const roomy = isRoomy(width, letters);
  const lines = placed.map(({ day, repeated }) =>
    roomy && !repeated ? linesOf(entries.on(day.input.date), width, letters, words) : [],
  );
  const rowOf = (number: number): number => Math.floor((number - top) / 7);
  const rows = Array.from({ length: weeks }, () => plain);
  for (const [i, { number }] of placed.entries()) {
    const row = rowOf(number);
    rows[row] = Math.max(rows[row] ?? plain, letters * (6.4 + linesHeight(lines[i] ?? [])));
  }
  const lunar = entries.months(`${month}-01`, list.at(-1)?.input.date ?? '');
  const head = margin + letters * (lunar === '' ? 4.6 : 6);
  const tops = [head];
  for (const height of rows) tops.push((tops.at(-1) ?? head) + height);
  const name = monthName(words, month);
  const title = settings.title === undefined ? name : `${settings.title} · ${name}`;
  const body = [
    caption(title, {
      x: margin,
      y: margin + letters * 1.7,
      width: size - 2 * margin,
      size: letters * 1.9,
      tone: 'i',
      anchor: 'start',
    }),
  ];
  if (lunar !== '')
    body.push(
      caption(lunar, {
        x: margin,
        y: margin + letters * 3.75,
        width: size - 2 * margin,
        size: letters,
        tone: 'm',
        anchor: 'start',
      }),
    );
  for (let column = 0; column < 7; column++) {
    const place = (column + starts) % 7;
    const day = words.word('varas', place, WEEKDAYS[place] ?? '');
    body.push(
      caption(day, {
        x: margin + (column + 0.5) * width,
        y: head - letters * 0.7,
        width: width - letters * 0.4,
        size: letters * 0.86,
        tone: place === 0 ? 'a' : 'm',
        anchor: 'middle',
      }),
    );
  }
  const until = words.word('ui', UI_UNTIL, 'until');
  const descriptions: string[] = [];
  const listed: { readonly date: string; readonly entries: ReturnType<typeof entries.on> }[] = [];
  for (const [i, { day, number, repeated }] of placed.entries()) {
    if (repeated) continue;
    const place = number - top;
    const row = rowOf(number);
    const cell = { x: margin + (place % 7) * width, y: tops[row] ?? head, width, height: rows[row] ?? plain, letters };
    const { tithi, nakshatra } = day.panchanga;
    const ends = [endOf(tithi, number, 'panchanga.tithi'), endOf(nakshatra, number, 'panchanga.nakshatra')] as const;
    const marked = day.input.date === options.today;
    const { date } = day.input;
    if (entries.isAdhika(date) && !marked) body.push(box(cell.x, cell.y, cell.width, cell.height, 'n'));
    body.push(
      drawDay(day, [ends[0].displayed, ends[1].displayed], cell, marked, settings),
      drawLines(lines[i] ?? [], cell.x, cell.y + letters * 2.35, width, letters),
    );
    const own = entries.on(date);
    if (own.length > 0) {
      listed.push({ date: words.digits(Number(date.slice(8))), entries: own });
      if (!roomy) body.push(mark(cell.x + letters * 0.6, cell.y + letters * 2.5, letters));
    }
    descriptions.push(
      words.digits(
        `${Number(day.input.date.slice(8))}: ${limbUnitName(words, 0, tithi.number, tithi.name)} ${until} ${ends[0].spoken}, ${limbUnitName(words, 1, nakshatra.number, nakshatra.name)} ${until} ${ends[1].spoken}${own.map(({ text }) => `, ${text}`).join('')}.`,
      ),
    );
  }
  const foot = tops.at(-1) ?? head;
  for (let column = 0; column <= 7; column++)
    body.push(line(margin + column * width, head, margin + column * width, foot));
  for (const y of tops) body.push(line(margin, y, size - margin, y));
  const below = roomy
    ? { body: '', height: 0 }
    : listBelow(listed, { x: margin, y: foot + letters * 0.8, width: size - 2 * margin, letters });
  return picture(
    {
      width: size,
      height: foot + margin + (below.height === 0 ? 0 : below.height + letters * 0.8),
      title,
      description: descriptions.join(' '),
      body: body.join('') + below.body,
      sky: SKY,
    },
    settings,
  );
}
