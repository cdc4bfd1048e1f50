import type { PlanetShadbala, ShadbalaData } from '../strengths/shadbalaResult.js';
import { caption } from './captions.js';
import { box, line, picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { isWithin, refuse } from './refuse.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';
import type { Tint } from './theme.js';

/** The result of `shadbala`. */
export interface ShadbalaResult {
  readonly data: ShadbalaData;
}

/** Field, name and class of colour. Each colour has a contrast of 3 to 1 on `paper`. */
const PARTS = [
  ['sthana', 'Sthāna', 'b'],
  ['dig', 'Dig', 'c'],
  ['kala', 'Kāla', 'e'],
  ['cheshta', 'Ceṣṭā', 'f'],
  ['naisargika', 'Naisargika', 'g'],
  ['drik', 'Dṛk', 'h'],
] as const;

/** Of the six strengths, by theme. */
const TINTS: readonly Tint[] = [
  'b sthana #5b4a3a #cbb9a2 #2b2b2b',
  'c dig #3d7a78 #7fbcb8 #8a8a8a',
  'e kala #b0761a #dcae55 #4d4d4d',
  'f cheshta #6f7f45 #a9b97a #909090',
  'g naisargika #5a6a8c #9dafd6 #333333',
  'h drik #8c5a76 #cf9dba #777777',
];

const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

type PartName = (typeof PARTS)[number][0];

function rupasOf(planet: PlanetShadbala, part: PartName, field: string): number {
  const value = planet?.[part];
  const virupas = typeof value === 'number' ? value : value?.total;
  return isWithin(virupas, -2000, 2000) ? virupas / 60 : refuse(`${field}.${part}`, value, 'a strength in virupas');
}

interface Bar {
  readonly name: string;
  readonly rank: number;
  readonly total: number;
  readonly required: number;
  /** Class, from, to; rūpas. */
  readonly filled: readonly (readonly [tone: string, from: number, to: number])[];
  /** Length without subtractions. */
  readonly reach: number;
  readonly words: string;
}

function barOf(planet: PlanetShadbala, field: string, name: string): Bar {
  const { rupas, required_rupas: required, ratio, rank } = planet ?? {};
  if (!isWithin(rupas, -40, 40)) refuse(`${field}.rupas`, rupas, 'the result of shadbala');
  if (!isWithin(required, 0.1, 40)) refuse(`${field}.required_rupas`, required, 'the result of shadbala');
  const parts = PARTS.map(([part, label, tone]) => ({ label, tone, value: rupasOf(planet, part, field) }));
  let reach = 0;
  const stretches = parts.flatMap(({ tone, value }): [string, number, number][] => {
    if (value <= 0) return [];
    const from = reach;
    reach += value;
    return [[tone, from, reach]];
  });
  // Malefic aspects and lost wars are subtracted at the end.
  const filled = stretches.flatMap(([tone, from, to]): [string, number, number][] =>
    from < rupas ? [[tone, from, Math.min(to, rupas)]] : [],
  );
  const partTexts = parts.map(({ label, value }) => `${label} ${value.toFixed(2)}`).join(', ');
  return {
    name,
    rank,
    total: rupas,
    required,
    filled,
    reach: Math.max(reach, rupas),
    words: `${name}: ${rupas.toFixed(2)} / ${required.toFixed(2)} rūpa, ${(100 * ratio).toFixed(0)} %; ${partTexts}.`,
  };
}

/** In as many columns as fit. */
function legend(left: number, top: number, width: number, letters: number): { body: string; height: number } {
  const widest = Math.max(...PARTS.map(([, label]) => emWidth(label))) * letters + letters * 2.4;
  const columns = [6, 3, 2].find((count) => count * widest <= width) ?? 2;
  const step = width / columns;
  const body = PARTS.map(([, label, tone], i) => {
    const x = left + (i % columns) * step;
    const y = top + Math.floor(i / columns) * letters * 1.7;
    return (
      box(x, y, letters * 0.85, letters * 0.85, tone) +
      textAt(x + letters * 1.2, y + letters * 0.8, letters, 'i', 'start', escaped(label))
    );
  }).join('');
  return { body, height: Math.ceil(PARTS.length / columns) * letters * 1.7 };
}

/**
 * Returns the ṣaḍbala of a birth as SVG: a bar for each of the seven planets, made of the six strengths, with a mark at the required
 * strength, in rūpas. What malefic aspects subtract is hollow beyond the end of the bar.
 *
 * @param result of `shadbala`
 * @param options size in pixels (240 … 4000), theme, language, digits, title; the colours of the parts are `--siddhanta-sthana` and so on
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { shadbala } from 'siddhanta/strengths';
 * import { shadbalaBars } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const result = shadbala({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * shadbalaBars(result).includes('Sun: 7.05 / 6.50 rūpa, 109 %'); // => true
 * ```
 */
export function shadbalaBars(result: ShadbalaResult, options: PictureOptions = {}): string {
  const settings = settle(options);
  const { size, words } = settings;
  const { planets, rules } = result?.data ?? {};
  if (typeof planets !== 'object' || planets === null) refuse('result', result, 'the result of shadbala');
  const bars = PLANETS.map((planet) => barOf(planets[planet], `data.planets.${planet}`, words.bodyName(planet)));

  const margin = size * 0.035;
  const letters = Math.max(size * 0.021, 10.5);
  const [left, width] = [margin, size - 2 * margin];
  const thick = Math.max(size * 0.026, 13);
  const row = letters * 1.95 + thick + letters * 0.85;
  const least = Math.min(0, ...bars.map(({ total }) => total));
  const most = Math.ceil(Math.max(...bars.map(({ reach, required }) => Math.max(reach, required))) * 1.02);
  const first = Math.floor(least);
  const x = (rupas: number): number => left + ((rupas - first) / (most - first)) * width;
  const head = margin + letters * 2.6;
  const foot = head + row * bars.length;

  const rupas = Array.from({ length: most - first + 1 }, (_, i) => first + i);
  const scale = rupas.map((rupa) => {
    const anchor = rupa === first ? 'start' : rupa === most ? 'end' : 'middle';
    return textAt(x(rupa), foot + letters * 0.8, letters * 0.86, 'm', anchor, words.digits(rupa));
  });
  const mark = Math.max(2, size * 0.004);
  const drawn = bars.map((bar, i) => {
    const top = head + i * row;
    const base = top + letters * 1.45;
    const under = top + letters * 2;
    const figures = words.digits(bar.total.toFixed(2));
    const needs = words.digits(bar.required.toFixed(2));
    const share = words.digits(`${((100 * bar.total) / bar.required).toFixed(0)} % · #${bar.rank}`);
    const [above, below] = [under - letters * 0.25, under + thick + letters * 0.25];
    const needed = x(bar.required);
    return [
      ...rupas.map((rupa) => line(x(rupa), above, x(rupa), below)),
      textAt(left, base, letters * 1.1, 'i', 'start', escaped(bar.name)),
      textAt(
        left + width,
        base,
        letters,
        'i',
        'end',
        `${escaped(figures)} <tspan class="m">/</tspan> <tspan class="a">${escaped(needs)}</tspan> <tspan class="m">= ${escaped(share)}</tspan>`,
      ),
      ...bar.filled.map(([tone, from, to]) => box(x(from), under, Math.max(x(to) - x(from) - 0.75, 0.25), thick, tone)),
      bar.reach > bar.total
        ? box(x(Math.max(bar.total, first)), under, x(bar.reach) - x(Math.max(bar.total, first)), thick, 'l')
        : '',
      // A gap separates the mark from the bar.
      box(needed - mark, above, 2 * mark, below - above, 'p'),
      box(needed - mark / 2, above, mark, below - above, 'a'),
    ].join('');
  });
  const key = legend(left, foot + letters * 2, width, letters);
  const title = settings.title ?? '';
  const name = 'Ṣaḍbala';
  const heading = { y: margin + letters * 1.2, size: letters * 1.2 };
  const body = [
    caption(title === '' ? name : title, { ...heading, x: left, width: width * 0.6, tone: 'i', anchor: 'start' }),
    caption(title === '' ? rules : `${name} · ${rules}`, {
      ...heading,
      size: letters * 0.9,
      x: left + width,
      width: width * 0.38,
      tone: 'm',
      anchor: 'end',
    }),
    ...scale,
    ...drawn,
    key.body,
  ].join('');
  return picture(
    {
      width: size,
      height: foot + letters * 2 + key.height + margin,
      title: title === '' ? name : `${title} · ${name}`,
      description: words.digits(bars.map((bar) => bar.words).join(' ')),
      body,
      sky: TINTS,
    },
    settings,
  );
}
