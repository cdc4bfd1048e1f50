import { type AshtakavargaResult, OF_SUM, rowOf, signOf, toneOf } from './binduRows.js';
import { caption, fitted } from './captions.js';
import { box, line, picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { oneOf } from './refuse.js';
import { signName } from './rules/figure.js';
import { escaped } from './text.js';
import { SIGN_LETTERS, UI_HOUSE, type Words } from './words.js';

/** Options of {@link sarvaBars}. */
export interface SarvaBarsOptions extends PictureOptions {
  /** First sign: that of the `ascendant` (the default), or `aries`. */
  readonly from?: 'ascendant' | 'aries' | undefined;
}

/** English abbreviations, no two alike. */

/** Smallest legible size of a name, pixels. */
const LEGIBLE = 8;

/** Abbreviations, else names, else numbers, by the width of a sign. */
function signNames(words: Words, width: number, letters: number): { names: readonly string[]; fit: number } {
  const abbreviations = words.list('sign_abbr', SIGN_LETTERS);
  // A language that lacks some is not mixed with English.
  const own = abbreviations === SIGN_LETTERS && words.tag !== 'en' ? [] : [abbreviations];
  const forms = [...own, SIGN_LETTERS.map((_, sign) => signName(words, sign))];
  const sizeOf = (names: readonly string[]): number =>
    Math.min(...names.map((name) => fitted(name, width, letters, 0) ?? letters));
  const names = forms.find((form) => sizeOf(form) >= LEGIBLE) ?? SIGN_LETTERS.map((_, sign) => words.digits(sign + 1));
  return { names, fit: sizeOf(names) };
}

/**
 * Returns the sum of the bindus of the seven planets (sarvāṣṭakavarga) as SVG: a bar for each sign with its number, its name and its house,
 * and the mean of 28 as a line across them. Signs above 30 are tinted, numbers below 25 recede, the ascendant is highlighted.
 *
 * @param result of `ashtakavarga`
 * @param options `from` (`ascendant`, `aries`); size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { ashtakavarga } from 'siddhanta/strengths';
 * import { sarvaBars } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const result = ashtakavarga({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * sarvaBars(result).includes('Taurus 37, house 9.'); // => true
 * ```
 */
export function sarvaBars(result: AshtakavargaResult, options: SarvaBarsOptions = {}): string {
  const settings = settle(options, ['from']);
  const { size, words, title = '' } = settings;
  const from = oneOf('from', options.from, ['ascendant', 'aries']);
  const lagna = signOf(result, 'Ascendant');
  const row = rowOf(result, 'sarva', words);
  const start = from === 'aries' ? 0 : lagna;

  const margin = size * 0.03;
  const letters = Math.max(size * 0.024, 10.5);
  const small = Math.max(letters * 0.8, 9);
  const axis = letters * 2;
  const left = margin + axis;
  const width = size - margin - left;
  const pitch = width / 12;
  const top = margin + (title === '' ? 0 : letters * 2.2);
  const height = Math.max(size * 0.42, letters * 9);
  const floor = top + height;
  const most = Math.max(...row.bindus, OF_SUM.large);
  const at = (count: number): number => floor - (count / most) * height;

  const { names, fit } = signNames(words, pitch * 0.96, letters);

  const fills: string[] = [];
  const outlines: string[] = [];
  const texts: string[] = [];
  const descriptions: string[] = [];
  for (let i = 0; i < 12; i++) {
    const sign = (start + i) % 12;
    const house = ((sign - lagna + 12) % 12) + 1;
    const count = row.bindus[sign] ?? 0;
    const [x, y] = [left + i * pitch, at(count)];
    const bar = [x + pitch * 0.14, y, pitch * 0.72, floor - y] as const;
    if (count >= row.large) fills.push(box(...bar, 'w'));
    outlines.push(box(...bar, 'l'));
    const middle = x + pitch / 2;
    const pointed = sign === lagna ? ('a' as const) : ('i' as const);
    const name = names[sign] ?? '';
    texts.push(
      textAt(middle, floor - letters * 0.55, letters, toneOf(row, sign), 'middle', words.digits(count)),
      textAt(middle, floor + letters * 1.35, fit, pointed, 'middle', escaped(name)),
      textAt(
        middle,
        floor + letters * 1.35 + small * 1.4,
        small,
        sign === lagna ? 'a' : 'm',
        'middle',
        words.digits(house),
      ),
    );
    descriptions.push(`${signName(words, sign)} ${count}, ${words.word('ui', UI_HOUSE, 'house')} ${house}.`);
  }
  // 28 in every chart: there are 337 bindus.
  const average = row.total / 12;
  const mean = at(average);
  const heading =
    title === ''
      ? ''
      : caption(title, {
          x: margin,
          y: margin + letters,
          width: size - 2 * margin,
          size: letters * 1.2,
          tone: 'i',
          anchor: 'start',
        });
  return picture(
    {
      width: size,
      height: floor + letters * 1.35 + small * 2.2 + margin,
      title: title === '' ? 'Sarvashtakavarga' : `${title} · Sarvashtakavarga`,
      description: words.digits(descriptions.join(' ')),
      body: [
        heading,
        ...fills,
        ...outlines,
        line(left, floor, left + width, floor),
        line(left - letters * 0.3, mean, left + width, mean, 'k'),
        textAt(left - letters * 0.5, mean + small * 0.35, small, 'a', 'end', words.digits(Math.round(average))),
        ...texts,
      ].join(''),
    },
    settings,
  );
}
