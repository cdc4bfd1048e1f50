import type { CalendarDayData } from '../calendar/index.js';
import { modulo } from '../math/angle.js';
import type { PanchangData } from '../panchang/data.js';
import type { LimbUnit, PanchangSpanDay } from '../panchang/span.js';
import { caption } from './captions.js';
import { dayNumber, hoursSince } from './daysOf.js';
import { drawGroups, groupsHeight, type WindowsOfDay, windowGroups } from './dayWindows.js';
import { type FestivalMark, festivalsByDate, lunarDateLine, wrapped } from './festivalMarks.js';
import { box, line, picture, textAt } from './frame.js';
import { limbUnitName } from './limbWords.js';
import { type PictureOptions, type Settings, settle } from './options.js';
import { refuse } from './refuse.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';
import { SKY, SOUGHT } from './theme.js';
import { UI_UNTIL } from './words.js';

/** The result of `panchang`, or a day of `panchangSpan`, which has every unit of the day, not only the one at sunrise. */
export type DayResult = { readonly data: PanchangData } | PanchangSpanDay;

/** Options of {@link dayStrip}. */
export interface DayOptions extends PictureOptions {
  /** The windows of the same day and place, drawn below the limbs: the result of `muhurta.day`, or a day of `muhurta.span`. */
  readonly muhurta?: WindowsOfDay | undefined;
  /** The lunar date of the day, printed under the title: the result of `calendar.day`. */
  readonly calendar?: { readonly data: CalendarDayData } | undefined;
  /** Festivals, such as those of `calendar.festivals`; those of the date are printed under the title. */
  readonly festivals?: readonly FestivalMark[] | undefined;
}

/** Hours since midnight of the date. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Unit extends Stretch {
  readonly name: string;
  /** Label of the end; empty where that is after the day. */
  readonly ends: string;
}

type Limb = 'tithi' | 'nakshatra' | 'yoga' | 'karana';
const LIMBS: readonly Limb[] = ['tithi', 'nakshatra', 'yoga', 'karana'];
const LIMB_NAMES = ['Tithi', 'Nakshatra', 'Yoga', 'Karana'];

const minutes = (time: string): string => time.slice(0, 5);

/** All units of a limb, or the one at sunrise where the result has no more. */
function unitsOf(
  data: PanchangData,
  limb: Limb,
  index: number,
  day: number,
  whole: Stretch,
  { words }: Settings,
): readonly Unit[] {
  const { units } = data as Partial<PanchangSpanDay>;
  const running: readonly (Pick<LimbUnit, 'number' | 'name' | 'end_date' | 'end_time'> & Partial<LimbUnit>)[] = units?.[
    limb
  ] ?? [data.panchanga[limb]];
  let from = whole.from;
  return running.map(({ number, name, end_date, end_time }) => {
    const end = hoursSince(day, end_date, end_time, `panchanga.${limb}.end_time`);
    const unit = {
      from,
      to: Math.max(from, Math.min(end, whole.to)),
      name: limbUnitName(words, index, number, name),
      ends: end < whole.to ? words.digits(minutes(end_time)) : '',
    };
    from = unit.to;
    return unit;
  });
}

/** When Sun or Moon is up, from the first rising and setting after the day's beginning. */
function up(
  rise: number | undefined,
  set: number | undefined,
  { from, to }: Stretch,
  above: boolean,
): readonly Stretch[] {
  const clamp = (hour: number): number => Math.min(Math.max(hour, from), to);
  if (rise === undefined && set === undefined) return above ? [{ from, to }] : [];
  if (set === undefined) return [{ from: clamp(rise ?? from), to }];
  if (rise === undefined || set < rise)
    return [{ from, to: clamp(set) }, ...(rise === undefined || rise >= to ? [] : [{ from: clamp(rise), to }])];
  return rise >= to ? [] : [{ from: clamp(rise), to: clamp(set) }];
}

/**
 * Returns the pañcāṅga of a day as SVG: from sunrise to the next along the hours of the clock, day and night, when Sun and Moon are up, and the limbs
 * with their ends.
 *
 * Hours are those of the local clock as the result writes them; where clocks change on the day, its two halves differ in scale by that hour. Where
 * the Sun does not rise, the day runs from six o'clock of apparent solar time, and neither day nor night is drawn.
 *
 * @param result of `panchang`, or a day of `panchangSpan`
 * With `muhurta` the windows of the day stand below the limbs, a row each: a bar from beginning to end, and the times over it; those before sunrise have
 * their times alone. With `calendar` and `festivals` the lunar date and the festivals are told under the title.
 *
 * @param options `muhurta`, `calendar`, `festivals`; size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { panchang } from 'siddhanta';
 * import { dayStrip } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * dayStrip(panchang({ date: '2025-11-22', place })).includes('Sunrise 06:49'); // => true
 * ```
 *
 * With its windows:
 *
 * ```ts
 * import { panchang } from 'siddhanta';
 * import * as muhurta from 'siddhanta/muhurta';
 * import { dayStrip } from 'siddhanta/svg';
 * const asked = { date: '2025-11-22', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } };
 * dayStrip(panchang(asked), { muhurta: muhurta.day(asked) }).includes('09:28–10:47'); // => true
 * ```
 */
export function dayStrip(result: DayResult, options: DayOptions = {}): string {
  const settings = settle(options, ['muhurta', 'calendar', 'festivals']);
  const { size, words } = settings;
  const data: PanchangData = (result as { data?: PanchangData })?.data ?? (result as PanchangSpanDay);
  if (data?.panchanga?.tithi === undefined || data.times === undefined)
    refuse('result', data, 'the result of panchang');
  const { input, panchanga, times } = data;
  const day = dayNumber(input.date, 'input.date');
  const whole: Stretch = {
    from: hoursSince(day, input.date, input.time, 'input.time'),
    to: hoursSince(day, panchanga.vara.end_date, panchanga.vara.end_time, 'panchanga.vara.end_time'),
  };
  const hour = (time: string | null, date: string | null): number | undefined =>
    time === null ? undefined : hoursSince(day, date ?? input.date, time, 'times');
  const sunset = hour(
    times.sunset.time,
    times.sunset.status === 'next_day' ? new Date((day + 1) * 86_400_000).toISOString().slice(0, 10) : input.date,
  );
  const [moonrise, moonset] = [
    hour(times.moonrise.time, times.moonrise.date),
    hour(times.moonset.time, times.moonset.date),
  ];
  const moonAbove = times.moonrise.note?.includes('is above') ?? false;
  const groups =
    options.muhurta === undefined
      ? []
      : windowGroups(options.muhurta, input.date, input.time, { day, whole, words, language: options.language });
  const kept = festivalsByDate(options.festivals, options.language).get(input.date) ?? [];

  const letters = Math.max(size * 0.021, 9.5);
  const margin = size * 0.03;
  const skies = words.list('sky', ['Sunrise', 'Sunset', 'Moonrise', 'Moonset']);
  const labels = words.list('limbs', LIMB_NAMES);
  const bodies = words.list('grahas', ['Sun', 'Moon']);
  const named = [...labels, ...bodies, ...groups.flatMap(({ rows }) => rows.map(({ name }) => name))];
  const labelled = Math.min(
    size * (groups.length === 0 ? 0.2 : size < 480 ? 0.33 : 0.26),
    Math.max(...named.map(emWidth)) * letters * 0.9 + letters * 0.8,
  );
  const [left, right] = [margin + labelled, size - margin];
  const at = (hours: number): number => left + ((hours - whole.from) / (whole.to - whole.from)) * (right - left);

  const body: string[] = [];
  let y = margin + letters * 1.2;
  const weekday = words.word('varas', panchanga.vara.number - 1, panchanga.vara.name);
  const title = settings.title ?? `${weekday}, ${words.digits(input.date)}`;
  body.push(
    caption(title, { x: margin, y, width: size - 2 * margin, size: letters * 1.2, tone: 'i', anchor: 'start' }),
  );

  const events = [times.sunrise, times.sunset, times.moonrise, times.moonset].map(({ time }, i) =>
    time === null ? `${skies[i]} –` : words.digits(`${skies[i]} ${minutes(time)}`),
  );
  y += letters * 1.7;
  body.push(
    caption(events.join(' · '), {
      x: margin,
      y,
      width: size - 2 * margin,
      size: letters * 0.86,
      tone: 'm',
      anchor: 'start',
    }),
  );

  const date = lunarDateLine(options.calendar?.data, input.date, words);
  const lines = [
    ...(date === '' ? [] : [{ text: date, tone: 'm' as const }]),
    ...wrapped(kept.join(', '), (size - 2 * margin) / (letters * 0.86)).map((text) => ({ text, tone: 'a' as const })),
  ];
  for (const { text, tone } of lines) {
    y += letters * 1.3;
    body.push(caption(text, { x: margin, y, width: size - 2 * margin, size: letters * 0.86, tone, anchor: 'start' }));
  }

  y += letters * 1.2;
  const high = letters * 1.9;
  const rowsTop = y;
  const bottom = y + high * 2 + (high + letters * 0.35) * 4 + letters * (0.35 + groupsHeight(groups));
  // Behind everything else.
  if (times.sunrise.time !== null && sunset !== undefined && sunset < whole.to)
    body.push(box(at(sunset), rowsTop, right - at(sunset), bottom - rowsTop, 'n'));

  const label = (text: string | undefined, at = y + high * 0.5 + letters * 0.32): string =>
    textAt(
      left - letters * 0.6,
      at,
      Math.min(letters * 0.9, (labelled - letters * 0.6) / emWidth(text ?? 'x')),
      'm',
      'end',
      escaped(text ?? ''),
    );
  const lights = [
    {
      stretches: times.sunrise.time === null ? [] : [{ from: whole.from, to: Math.min(sunset ?? whole.to, whole.to) }],
      tone: 's',
      name: bodies[0],
    },
    { stretches: up(moonrise, moonset, whole, moonAbove), tone: 'o', name: bodies[1] },
  ];
  for (const { stretches, tone, name } of lights) {
    body.push(label(name), line(left, y + high / 2, right, y + high / 2));
    body.push(
      ...stretches.map(({ from, to }) =>
        box(at(from), y + high / 2 - letters * 0.22, at(to) - at(from), letters * 0.44, tone),
      ),
    );
    y += high;
  }
  y += letters * 0.35;
  const descriptions: string[] = [];
  LIMBS.forEach((limb, index) => {
    const units = unitsOf(data, limb, index, day, whole, settings);
    body.push(label(labels[index]));
    for (const { from, to, name, ends } of units) {
      body.push(unitTexts(at(from), at(to), y + high * 0.5 + letters * 0.35, letters, name, ends));
      if (to < whole.to) body.push(line(at(to), y, at(to), y + high, 'k'));
    }
    const last = units.at(-1);
    body.push(box(left, y, (last === undefined ? right : at(last.to)) - left, high, 'l'));
    descriptions.push(
      `${labels[index]}: ${units.map(({ name, ends }) => (ends === '' ? name : `${name} ${words.word('ui', UI_UNTIL, 'until')} ${ends}`)).join(', ')}.`,
    );
    y += high + letters * 0.35;
  });

  body.push(drawGroups(groups, y, { left, right, margin, letters, at, label }));
  y += letters * groupsHeight(groups);
  for (const { rows } of groups) for (const { name, times: at } of rows) descriptions.push(`${name}: ${at}.`);

  const every = right - left > letters * 40 ? 2 : right - left > letters * 24 ? 3 : 6;
  for (let hours = Math.ceil(whole.from / every) * every; hours <= whole.to; hours += every) {
    body.push(
      line(at(hours), y, at(hours), y + letters * 0.4),
      textAt(
        at(hours),
        y + letters * 1.4,
        letters * 0.8,
        'm',
        'middle',
        words.digits(String(modulo(hours, 24)).padStart(2, '0')),
      ),
    );
  }
  body.push(line(left, y, right, y));
  return picture(
    {
      width: size,
      height: y + letters * 1.8 + margin * 0.5,
      title,
      description: [...lines.map(({ text }) => `${text}.`), `${events.join('. ')}.`, ...descriptions].join(' '),
      body: body.join(''),
      sky: [...SKY, SOUGHT],
    },
    settings,
  );
}

/** The name at the unit's beginning and the end at its end; without room for both, the name or the end alone. */
function unitTexts(from: number, to: number, y: number, letters: number, name: string, ends: string): string {
  const pad = letters * 0.45;
  const room = to - from - 2 * pad;
  const endSize = letters * 0.8;
  const endWidth = ends === '' ? 0 : emWidth(ends) * endSize + letters * 0.6;
  const [withEnd, alone] = [room - endWidth, room].map((free) => Math.min(letters, free / emWidth(name)));
  const least = letters * 0.75;
  const size = [withEnd, alone].find((one = 0) => one >= least);
  const named = size === undefined ? '' : textAt(from + pad, y, size, 'i', 'start', escaped(name));
  const hasEnd = ends !== '' && (size === undefined ? endWidth - letters * 0.6 <= room : size === withEnd);
  const end = hasEnd ? textAt(to - pad, y, endSize, 'm', 'end', escaped(ends)) : '';
  return named + end;
}
