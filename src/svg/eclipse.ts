import type { Contact, EclipseWindow, LocalLunarEclipse, LocalSolarEclipse } from '../eclipses/index.js';
import { modulo } from '../math/angle.js';
import { caption } from './captions.js';
import { dayNumber, hoursSince } from './daysOf.js';
import { common, MOON_RADIUS, type Over } from './discs.js';
import { box, line, picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { refuse } from './refuse.js';
import { ring } from './round.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';
import { SKY } from './theme.js';

/** An entry of `local(…).data.eclipses`, or the `eclipse` of an entry of `ritual`. */
export type EclipseResult = LocalSolarEclipse | LocalLunarEclipse;

/** Options of {@link eclipse}. */
export interface EclipseOptions extends PictureOptions {
  /** The sūtaka, an entry of `ritual(…).data.rituals`: printed under the title. Null where there is none. */
  readonly sutak?: Pick<EclipseWindow, 'start' | 'end'> | null | undefined;
}

interface Moment {
  readonly contact: Contact;
  /** In front of the body: the Moon before the Sun, the umbra over the Moon. */
  readonly over: Over;
}

/** A point on a level path at a distance from the centre, given its closest distance: to the right before, to the left after. */
function onWay(distance: number, least: number, side: -1 | 0 | 1): { readonly x: number; readonly y: number } {
  return { x: side * Math.sqrt(Math.max(0, distance ** 2 - least ** 2)), y: least };
}

/** The Moon comes over the Sun from the west, the right. */
function solarMoments({ contacts, magnitude, moon_sun_ratio: radius, type }: LocalSolarEclipse): readonly Moment[] {
  // With the ratio of the discs as magnitude, the closest distance is unknown: the discs are drawn concentric.
  const depth = type === 'partial' || Math.abs(magnitude - radius) > 1e-9 ? magnitude : (1 + radius) / 2;
  const least = Math.max(0, 1 + radius - 2 * depth);
  const at = (contact: Contact | null, distance: number, side: -1 | 0 | 1): Moment[] =>
    contact === null ? [] : [{ contact, over: { ...onWay(distance, least, side), radius } }];
  return [
    ...at(contacts.c1, 1 + radius, 1),
    ...at(contacts.c2, Math.abs(radius - 1), 1),
    ...at(contacts.max, least, 0),
    ...at(contacts.c3, Math.abs(radius - 1), -1),
    ...at(contacts.c4, 1 + radius, -1),
  ];
}

/** The Moon enters the umbra with its eastern limb, the left. */
function lunarMoments({
  contacts,
  gamma,
  umbral_magnitude,
  penumbral_magnitude,
}: LocalLunarEclipse): readonly Moment[] {
  const least = Math.abs(gamma) / MOON_RADIUS;
  const umbra = 2 * umbral_magnitude - 1 + least;
  const penumbra = 2 * penumbral_magnitude - 1 + least;
  // The Moon passes north of the axis where gamma is positive: the umbra is below it.
  const down = gamma < 0 ? -1 : 1;
  const at = (contact: Contact | null, distance: number, side: -1 | 0 | 1): Moment[] => {
    if (contact === null) return [];
    const { x, y } = onWay(distance, least, side);
    return [{ contact, over: { x, y: y * down, radius: umbra } }];
  };
  return [
    ...at(contacts.p1, penumbra + 1, -1),
    ...at(contacts.u1, umbra + 1, -1),
    ...at(contacts.u2, umbra - 1, -1),
    ...at(contacts.max, least, 0),
    ...at(contacts.u3, umbra - 1, 1),
    ...at(contacts.u4, umbra + 1, 1),
    ...at(contacts.p4, penumbra + 1, 1),
  ];
}

/** In whole degrees. */
const degrees = ({ altitude }: Contact): string => `${Math.round(altitude)}°`.replace('-', '−');

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Between two hours. */
function belowBetween(from: number, to: number, isUp: boolean, crossings: readonly number[]): readonly Stretch[] {
  const edges = [from, ...[...crossings].sort((a, b) => a - b), to];
  return edges.slice(1).flatMap((end, i) => {
    const above = (i % 2 === 0) === isUp;
    const start = edges[i] ?? from;
    return above || end <= start ? [] : [{ from: start, to: end }];
  });
}

/** Greatest visible share of the disc (solar) or of the diameter in the umbra (lunar). */
function shareText(eclipse: EclipseResult): string {
  if (eclipse.greatest_visible === null) return '–';
  const share =
    eclipse.kind === 'solar' ? eclipse.obscuration_visible : Math.max(0, eclipse.umbral_magnitude_visible ?? 0);
  return `${(Math.min(1, share) * 100).toFixed(0)} %`;
}

function sutakText({ start, end }: Pick<EclipseWindow, 'start' | 'end'>, date: string): string {
  const [from, to] = [start, end].map((at, i) => {
    dayNumber(at?.slice(0, 10), `sutak.${i === 0 ? 'start' : 'end'}`);
    return `${at.startsWith(date) ? '' : `${at.slice(5, 10)} `}${at.slice(11, 16)}`;
  });
  return `Sutak ${from} – ${to}`;
}

/**
 * Returns an eclipse at a place as SVG: the disc at each contact with the bite out of it, its time and the altitude of the body, and the hours of
 * the clock below with the contacts, the rising or setting, and the night ground where the body is below the horizon.
 *
 * The discs are to scale; the way is drawn level, north above: its slant in the sky of the place, and on which side of the Sun's centre the Moon
 * passes, no result tells. Of a lunar eclipse the umbra is drawn on its true side.
 *
 * @param result an entry of `local(…).data.eclipses`, or the `eclipse` of one of `ritual(…).data.rituals`
 * @param options `sutak`; size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { local } from 'siddhanta/eclipses';
 * import { eclipse } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const [sun] = local({ place, from: '2020-06-21', to: '2020-06-21' }).data.eclipses;
 * sun !== undefined && eclipse(sun).includes('Partial solar eclipse'); // => true
 * ```
 */
export function eclipse(result: EclipseResult, options: EclipseOptions = {}): string {
  const settings = settle(options, ['sutak']);
  const { size, words } = settings;
  if (result?.contacts?.max === undefined || !['solar', 'lunar'].includes(result.kind))
    refuse('result', result, 'an eclipse of local');
  const isSolar = result.kind === 'solar';
  const moments = isSolar ? solarMoments(result) : lunarMoments(result);
  const { date, type } = result;
  const day = dayNumber(date, 'date');
  const hourOf = (at: string): number => hoursSince(day, at.slice(0, 10), at.slice(11, 19), 'contacts');

  const letters = Math.max(size * 0.021, 9.5);
  const margin = size * 0.03;
  const [left, right] = [margin, size - margin];
  const body: string[] = [];
  let y = margin + letters * 1.2;

  const bodyName = words.word('grahas', isSolar ? 0 : 1, isSolar ? 'Sun' : 'Moon');
  const english = `${type.slice(0, 1).toUpperCase()}${type.slice(1)} ${isSolar ? 'solar' : 'lunar'} eclipse`;
  const title = settings.title ?? `${words.tag === 'en' ? english : bodyName}, ${words.digits(date)}`;
  body.push(caption(title, { x: left, y, width: right - left, size: letters * 1.2, tone: 'i', anchor: 'start' }));

  const skies = words.list('sky', ['Sunrise', 'Sunset', 'Moonrise', 'Moonset']);
  const [rise, set] = isSolar ? [result.sunrise, result.sunset] : [result.moonrise, result.moonset];
  const crossings = [rise, set].flatMap((at, i) =>
    at === null
      ? []
      : [{ hour: hourOf(at), text: words.digits(`${skies[i + (isSolar ? 0 : 2)]} ${at.slice(11, 16)}`) }],
  );
  const clockOf = (at: string): string => words.digits(at.slice(11, 16));
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return refuse('contacts', result.contacts, 'the contacts of local');
  const facts = [
    `${clockOf(first.contact.at)} – ${clockOf(last.contact.at)}`,
    ...crossings.map(({ text }) => text),
    words.digits(shareText(result)),
    ...(options.sutak === undefined || options.sutak === null ? [] : [words.digits(sutakText(options.sutak, date))]),
  ];
  y += letters * 1.7;
  body.push(
    caption(facts.join(' · '), { x: left, y, width: right - left, size: letters * 0.86, tone: 'm', anchor: 'start' }),
  );

  // One column each.
  y += letters * 1.3;
  const column = (right - left) / moments.length;
  const unit = Math.min(column * 0.36, size * 0.075);
  const high = unit * 2 + letters * 4;
  const middle = y + letters * 0.7 + unit;
  moments.forEach(({ contact, over }, i) => {
    const x = left + column * (i + 0.5);
    if (!contact.above_horizon) body.push(box(left + column * i, y, column, high, 'n'));
    const disc = { x, y: middle };
    body.push(ring(disc, unit, isSolar ? 's' : 'u'), common(over, disc, unit), ring(disc, unit, 'l'));
    const texts = [clockOf(contact.at), words.digits(degrees(contact))] as const;
    const fit = Math.min(letters, (column * 0.92) / Math.max(...texts.map(emWidth)));
    const isMax = contact === result.contacts.max;
    body.push(
      textAt(x, middle + unit + letters * 1.5, fit, isMax ? 'a' : 'i', 'middle', escaped(texts[0])),
      textAt(x, middle + unit + letters * 2.7, fit * 0.86, 'm', 'middle', escaped(texts[1])),
    );
  });
  y += high + letters * 0.8;

  // With the night behind them.
  const [from, to] = [hourOf(first.contact.at), hourOf(last.contact.at)];
  const at = (hour: number): number => left + ((hour - from) / (to - from)) * (right - left);
  const bar = letters * 1.4;
  for (const below of belowBetween(
    from,
    to,
    first.contact.above_horizon,
    crossings.map(({ hour }) => hour),
  ))
    body.push(box(at(below.from), y, at(below.to) - at(below.from), bar, 'n'));
  const deep = isSolar ? [result.contacts.c1, result.contacts.c4] : [result.contacts.u1, result.contacts.u4];
  const central = isSolar ? [result.contacts.c2, result.contacts.c3] : [result.contacts.u2, result.contacts.u3];
  for (const [[begins, ends], thick] of [
    [deep, 0.3],
    [central, 0.75],
  ] as const) {
    if (begins === null || ends === null || begins === undefined || ends === undefined) continue;
    const [start, end] = [at(hourOf(begins.at)), at(hourOf(ends.at))];
    body.push(box(start, y + (bar - letters * thick) / 2, end - start, letters * thick, isSolar ? 's' : 'o'));
  }
  for (const { hour } of crossings) body.push(line(at(hour), y, at(hour), y + bar));
  const max = at(hourOf(result.contacts.max.at));
  body.push(line(max, y, max, y + bar, 'k'));
  y += bar;
  body.push(line(left, y, right, y));
  const every = right - left > letters * 30 && to - from < 4 ? 0.5 : 1;
  for (let hour = Math.ceil(from / every) * every; hour <= to; hour += every) {
    const text = `${String(modulo(Math.floor(hour), 24)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;
    body.push(
      line(at(hour), y, at(hour), y + letters * 0.4),
      at(hour) > left + letters * 1.3 && at(hour) < right - letters * 1.3
        ? textAt(at(hour), y + letters * 1.4, letters * 0.8, 'm', 'middle', words.digits(text))
        : '',
    );
  }
  const moment = ({ contact }: Moment): string => `${clockOf(contact.at)} ${words.digits(degrees(contact))}`;
  return picture(
    {
      width: size,
      height: y + letters * 1.8 + margin * 0.5,
      title,
      description: `${facts.join('. ')}. ${moments.map(moment).join(', ')}.`,
      body: body.join(''),
      sky: SKY,
    },
    settings,
  );
}
