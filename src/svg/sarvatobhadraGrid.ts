import type { GridCell, SarvatobhadraData } from '../chakras/sarvatobhadra.js';
import { VARAS } from '../zodiac/limbNames.js';
import { SIGNS } from '../zodiac/names.js';
import { caption } from './captions.js';
import { box, line, picture } from './frame.js';
import { settle } from './options.js';
import { isWithin, refuse } from './refuse.js';
import {
  aboutGroup,
  aboutOption,
  bodiesIn,
  headingOf,
  nameIn,
  natureMark,
  type StarPictureOptions,
  starName,
} from './starParts.js';
import { n } from './text.js';
import type { Words } from './words.js';

/** The result of `sarvatobhadra` of `siddhanta/chakras`. */
export interface SarvatobhadraResult {
  readonly data: SarvatobhadraData;
}

const GRID = 9;

function nameOf(cell: GridCell, words: Words): string {
  if (cell.nakshatra !== undefined) return starName(words, cell.nakshatra);
  if (cell.sign !== undefined)
    return words.word(
      'signs',
      SIGNS.findIndex(({ name }) => name === cell.sign),
      cell.sign,
    );
  if (cell.tithi_group !== undefined) return cell.tithi_group;
  const own = words.fonts.some((font) => font.endsWith('Devanagari'));
  return (own ? cell.devanagari : cell.letter) ?? '';
}

/**
 * Returns the sarvatobhadra cakra as SVG: the grid of 81 cells with north above and east at the right, the grahas of the moment in their
 * nakṣatras, and in each cell a mark for every graha that pierces it: a disc for a malefic, a ring for a benefic. Cells of the person have
 * a frame; pierced cells are tinted.
 *
 * @param result of `sarvatobhadra` of `siddhanta/chakras`
 * @param options size in pixels (240 … 4000), theme, language, digits, title, about
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { sarvatobhadra } from 'siddhanta/chakras';
 * import { sarvatobhadraGrid } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const result = sarvatobhadra({ birth, at: '2026-01-01T00:00:00+05:30' });
 * sarvatobhadraGrid(result).includes('Taurus: Moon, Jupiter, Saturn.'); // => true
 * ```
 */
export function sarvatobhadraGrid(result: SarvatobhadraResult, options: StarPictureOptions = {}): string {
  const settings = settle(options, ['about']);
  const about = aboutOption(options);
  const { size, words } = settings;
  const data = result?.data;
  if (!Array.isArray(data?.cells) || data.cells.length !== GRID * GRID || !Array.isArray(data.person))
    refuse('result', result, 'the result of sarvatobhadra of siddhanta/chakras');
  const margin = size * 0.03;
  const letters = Math.max(size * 0.022, 10.5);
  const head = margin + letters * 2;
  const side = (size - 2 * margin) / GRID;
  const persons = data.person.map(({ row, column }) => `${row} ${column}`);

  const drawn = data.cells.map((cell: GridCell) => {
    const { row, column, grahas, pierced_by: vedhas, kind } = cell;
    if (!isWithin(row, 1, GRID) || !isWithin(column, 1, GRID))
      refuse('data.cells', cell, 'cells of rows and columns 1 to 9');
    const [left, top] = [margin + (column - 1) * side, head + (row - 1) * side];
    const [x, y] = [left + side / 2, top + side / 2];
    const isPersons = persons.includes(`${row} ${column}`);
    const called = nameOf(cell, words);
    const days = cell.weekdays ?? [];
    const hasMore = grahas.length > 0 || days.length > 0;
    const small = kind === 'nakshatra' || kind === 'sign' || kind === 'tithi';
    const name = nameIn(
      called,
      {
        x,
        y: y + (hasMore ? -side * 0.12 : side * 0.06),
        width: side * 0.9,
        size: small ? Math.min(letters * 0.95, side * 0.23) : letters * 1.25,
      },
      isPersons ? 'a' : kind === 'nakshatra' || kind === 'sign' ? 'i' : 'm',
    );
    const marks = [...new Map(vedhas.map((vedha) => [vedha.graha, vedha])).values()];
    const pitch = Math.min(side * 0.13, (side * 0.86) / Math.max(marks.length, 1));
    return aboutGroup(
      about,
      [cell.nakshatra ?? cell.sign ?? cell.tithi_group ?? called, ...grahas, ...marks.map(({ graha }) => graha)],
      [
        box(left, top, side, side, marks.length > 0 ? 'w' : 'p'),
        name,
        bodiesIn(
          words,
          grahas.map((graha) => ({ graha, nature: data.planets[graha].nature })),
          { x, y: y + side * 0.16, width: side * 0.92, height: side * 0.32, size: letters },
        ),
        days.length === 0
          ? ''
          : caption(
              days
                .map((day) => {
                  const place = VARAS.findIndex(({ name: weekday }) => weekday === day);
                  const word = words.word('varas', place, day);
                  return word === day ? day.slice(0, 3) : word;
                })
                .join(' '),
              {
                x,
                y: y + side * 0.2,
                width: side * 0.9,
                size: Math.min(letters * 0.8, side * (days.length > 1 ? 0.15 : 0.18)),
                tone: 'm',
                anchor: 'middle',
              },
            ),
        ...marks.map(({ graha }, i) =>
          natureMark(
            data.planets[graha].nature,
            x + (i - (marks.length - 1) / 2) * pitch,
            top + side * 0.89,
            Math.min(side * 0.045, pitch * 0.42),
          ),
        ),
      ].join(''),
    );
  });
  const [right, bottom] = [margin + GRID * side, head + GRID * side];
  const edges = Array.from({ length: GRID + 1 }, (_, i) => [
    line(margin, head + i * side, right, head + i * side),
    line(margin + i * side, head, margin + i * side, bottom),
  ]).flat();
  const frames = data.person.map(
    ({ row, column }) =>
      `<rect class="k" stroke-width="${n(Math.max(size * 0.003, 1.5))}" x="${n(margin + (column - 1) * side + 1)}" y="${n(head + (row - 1) * side + 1)}" width="${n(side - 2)}" height="${n(side - 2)}"/>`,
  );
  const title = settings.title ?? '';
  const called = 'Sarvatobhadra';
  const when = words.digits(data.at.slice(0, 16).replace('T', ' '));
  const descriptions = data.person.map((cell) => {
    const own = data.cells.find(({ row, column }: GridCell) => row === cell.row && column === cell.column);
    const who = [...cell.benefics, ...cell.malefics].map((graha) => words.bodyName(graha));
    return `${own === undefined ? '' : nameOf(own, words)}: ${who.length === 0 ? '–' : who.join(', ')}.`;
  });
  return picture(
    {
      width: size,
      height: bottom + margin,
      title: title === '' ? called : `${title} · ${called}`,
      description: descriptions.join(' '),
      body: [headingOf({ title, called, when }, { margin, right, size, letters }), ...drawn, ...edges, ...frames].join(
        '',
      ),
    },
    settings,
  );
}
