import type { AspectsData } from '../strengths/aspects.js';
import { GRAHAS } from '../zodiac/names.js';
import { caption, fitted } from './captions.js';
import { box, line, picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { isWithin, refuse } from './refuse.js';
import { escaped } from './text.js';

/** The result of `aspects` of `siddhanta/strengths`. */
export interface AspectsResult {
  readonly data: AspectsData;
}

const FULL = 60;
const NODES: readonly string[] = ['Rahu', 'Ketu'];
/** Smallest legible size of a number with its decimal, pixels. */
const LEGIBLE = 9;

interface Look {
  readonly virupas: number;
  /** Whether the aspect of the signs is full. */
  readonly full: boolean;
}

function looksOf({ graha, virupas }: AspectsData, from: (typeof GRAHAS)[number]): readonly Look[] {
  const whole = graha.find(({ planet }) => planet === from)?.planets ?? [];
  return GRAHAS.map((to) => {
    const value = virupas.planets[from]?.[to];
    // Readings that add the parts up exceed sixty.
    if (!isWithin(value, 0, 240)) refuse(`data.virupas.planets.${from}.${to}`, value, 'a number of virupas');
    return { virupas: value, full: whole.includes(to) };
  });
}

/**
 * Returns the aspects of grahas as SVG: a row for each aspecting graha, a column for each aspected one, with the virūpas of 60 as a number
 * and a bar. Cells are tinted where the aspect of the signs is full.
 *
 * @param result of `aspects` of `siddhanta/strengths`
 * @param options size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { aspects } from 'siddhanta/strengths';
 * import { aspectGrid } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const result = aspects({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * aspectGrid(result).includes('Mars: Sun 59.1 (full), Mercury 32.1,'); // => true
 * ```
 */
export function aspectGrid(result: AspectsResult, options: PictureOptions = {}): string {
  const settings = settle(options);
  const { size, words } = settings;
  const data = result?.data;
  if (!Array.isArray(data?.graha) || typeof data.virupas?.planets !== 'object')
    refuse('result', result, 'the result of aspects of siddhanta/strengths');
  // Nodes without aspects, as in most readings, have no row.
  const rows = data.graha
    .map(({ planet }) => ({ planet, looks: looksOf(data, planet) }))
    .filter(({ planet, looks }) => !NODES.includes(planet) || looks.some(({ virupas, full }) => virupas > 0 || full));

  const margin = size * 0.03;
  const letters = Math.max(size * 0.024, 10.5);
  const labels = GRAHAS.map((graha) => words.bodyLabel(graha));
  const head = margin + letters * 4.6;
  const side = Math.max(size * 0.12, 44);
  const width = (size - 2 * margin - side) / GRAHAS.length;
  const height = Math.max(width * 0.62, letters * 2.4);
  const [left, right] = [margin + side, size - margin];
  const bottom = head + height * rows.length;
  const x = (column: number): number => left + column * width;
  const sizeIn = (texts: readonly string[], room: number, largest: number, least: number): number =>
    Math.min(...texts.map((text) => fitted(text, room, largest, 0) ?? least));

  const heads = sizeIn(labels, Math.min(width, side) - letters * 0.4, letters * 1.1, 1);
  // Tenths where all have room, whole virūpas elsewhere.
  const tenths = words.digits('60.0');
  const fine = fitted(tenths, width - letters * 0.6, letters, LEGIBLE);
  const numbers = fine ?? sizeIn([words.digits('60')], width - letters * 0.4, letters, LEGIBLE);
  const written = (virupas: number): string => words.digits(virupas.toFixed(fine === undefined ? 0 : 1));
  const bar = Math.max(height * 0.09, 2);

  const cells = rows.flatMap(({ planet, looks }, row) => {
    const top = head + row * height;
    return looks.map(({ virupas, full }, column) => {
      const fill = full ? box(x(column), top, width, height, 'w') : '';
      if (GRAHAS[column] === planet || virupas === 0) return fill;
      const room = width - letters * 0.6;
      const track = top + height - bar - letters * 0.35;
      return [
        fill,
        box(x(column) + letters * 0.3, track, (Math.min(virupas, FULL) / FULL) * room, bar, full ? 'a' : 'm'),
        textAt(
          x(column) + width / 2,
          (top + track) / 2 + numbers * 0.36,
          numbers,
          full ? 'i' : 'm',
          'middle',
          escaped(written(virupas)),
        ),
      ].join('');
    });
  });
  const lines = [
    ...rows.map((_, row) => line(margin, head + row * height, right, head + row * height)),
    line(margin, bottom, right, bottom),
    ...Array.from({ length: GRAHAS.length + 1 }, (_, column) => line(x(column), head, x(column), bottom)),
  ];
  const names = [
    ...labels.map((label, column) =>
      textAt(x(column) + width / 2, head - letters * 0.7, heads, 'i', 'middle', escaped(label)),
    ),
    ...rows.map(({ planet }, row) =>
      textAt(
        margin + letters * 0.3,
        head + (row + 0.5) * height + heads * 0.36,
        heads,
        'i',
        'start',
        escaped(words.bodyLabel(planet)),
      ),
    ),
  ];
  const title = settings.title ?? '';
  const name = 'Dṛṣṭi';
  const heading = { y: margin + letters * 1.2, size: letters * 1.2 };
  // The Sanskrit term where the language is not English: most have no attested word for it.
  const whole = /^en(-|$)/.test(words.tag) ? 'full' : 'pūrṇa';
  const descriptions = rows.map(({ planet, looks }) => {
    const each = looks.flatMap(({ virupas, full }, column) => {
      const to = GRAHAS[column] ?? planet;
      const number = words.digits(virupas.toFixed(1));
      return virupas === 0 && !full ? [] : [`${words.bodyName(to)} ${number}${full ? ` (${whole})` : ''}`];
    });
    return `${words.bodyName(planet)}: ${each.length === 0 ? '–' : each.join(', ')}.`;
  });
  return picture(
    {
      width: size,
      height: bottom + margin,
      title: title === '' ? name : `${title} · ${name}`,
      description: descriptions.join(' '),
      body: [
        caption(title === '' ? name : title, {
          ...heading,
          x: margin,
          width: (right - margin) * 0.6,
          tone: 'i',
          anchor: 'start',
        }),
        caption(`${title === '' ? '' : `${name} · `}virūpa`, {
          ...heading,
          size: letters * 0.9,
          x: right,
          width: (right - margin) * 0.38,
          tone: 'm',
          anchor: 'end',
        }),
        ...cells,
        ...lines,
        ...names,
      ].join(''),
    },
    settings,
  );
}
