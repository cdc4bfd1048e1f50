import type { TripatakiData, TripatakiPoint } from '../chakras/tripataki.js';
import { SIGNS } from '../zodiac/names.js';
import { box, line, picture } from './frame.js';
import { settle } from './options.js';
import { refuse } from './refuse.js';
import { aboutGroup, aboutOption, bodiesIn, headingOf, nameIn, type StarPictureOptions } from './starParts.js';
import { n } from './text.js';

/** The result of `tripataki` of `siddhanta/chakras`. */
export interface TripatakiResult {
  readonly data: TripatakiData;
}

/** The ends of the lines by house, from 0 to 4 across and down: the middle flag is the first house, the others go counter-clockwise. */
const POINTS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 0],
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 4],
  [2, 4],
  [3, 4],
  [4, 3],
  [4, 2],
  [4, 1],
  [3, 0],
];
const FLAGS = [1, 2, 12];

/**
 * Returns the tripatākī cakra as SVG: three lines each way with their ends joined, flags over the upper three, the sign that rises at the
 * return under the middle one, and the grahas of the birth where the year takes them: a disc beside a malefic, a ring beside a benefic.
 * Lines of the Moon and of the ascendant are accented.
 *
 * @param result of `tripataki` of `siddhanta/chakras`
 * @param options size in pixels (240 … 4000), theme, language, digits, title, about
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { tripataki } from 'siddhanta/chakras';
 * import { tripatakiFlags } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const result = tripataki({ birth: { date: '1990-08-15', time: '08:30:00', place }, completed_years: 35 });
 * tripatakiFlags(result).includes('Moon: Mars, Rahu, Ketu.'); // => true
 * ```
 */
export function tripatakiFlags(result: TripatakiResult, options: StarPictureOptions = {}): string {
  const settings = settle(options, ['about']);
  const about = aboutOption(options);
  const { size, words } = settings;
  const data = result?.data;
  if (!Array.isArray(data?.points) || data.points.length !== POINTS.length || typeof data.planets !== 'object')
    refuse('result', result, 'the result of tripataki of siddhanta/chakras');
  const margin = size * 0.03;
  const letters = Math.max(size * 0.024, 10.5);
  const head = margin + letters * 2;
  const room = size * 0.17;
  const left = margin + room;
  const top = head + letters * 5.2;
  const step = (size - 2 * left) / 4;
  const spot = (house: number): { readonly x: number; readonly y: number } => {
    const [across, down] = POINTS[house - 1] ?? refuse('data.points', house, 'houses from 1 to 12');
    return { x: left + across * step, y: top + down * step };
  };
  const accented = [1, data.planets.Moon.house];
  const drawnLines = data.points.flatMap(({ house, lines }: TripatakiPoint) =>
    lines
      .filter((other) => other > house)
      .map((other) => {
        const [from, to] = [spot(house), spot(other)];
        const isOwn = accented.includes(house) || accented.includes(other);
        return { isOwn, drawn: line(from.x, from.y, to.x, to.y, isOwn ? 'k' : 'l') };
      }),
  );
  const points = data.points.map(({ house, sign, grahas, lines }: TripatakiPoint) => {
    const { x, y } = spot(house);
    const [across, down] = POINTS[house - 1] ?? [0, 0];
    const isUp = down === 0;
    const isSide = across === 0 || across === 4;
    const centre = isSide
      ? { x: x + (across === 0 ? -room / 2 : room / 2), y }
      : { x, y: y + (isUp ? -letters * 3 : letters * 2.2) };
    const width = isSide ? room * 0.94 : step * 0.94;
    const name = words.word(
      'signs',
      SIGNS.findIndex((one) => one.name === sign),
      sign,
    );
    const flag = FLAGS.includes(house)
      ? `<path class="${house === 1 ? 'a' : 'm'}" d="M${n(x)} ${n(y)}v${n(-letters * 1.6)}l${n(letters * 1.1)} ${n(letters * 0.45)}l${n(-letters * 1.1)} ${n(letters * 0.45)}Z"/>${line(x, y, x, y - letters * 1.6)}`
      : '';
    const reached = data.points
      .filter((one: TripatakiPoint) => lines.includes(one.house))
      .flatMap((one: TripatakiPoint) => one.grahas);
    return aboutGroup(
      about,
      [sign, ...grahas, ...reached],
      [
        box(centre.x - width / 2, centre.y - letters * 1.5, width, letters * 3, 'p'),
        flag,
        nameIn(
          name,
          {
            x: centre.x,
            y: centre.y + (grahas.length > 0 ? -letters * 0.4 : letters * 0.3),
            width,
            size: letters * 0.95,
          },
          house === 1 ? 'a' : 'm',
        ),
        bodiesIn(
          words,
          grahas.map((graha) => ({ graha, nature: data.planets[graha].nature })),
          { x: centre.x, y: centre.y + letters * 0.8, width, height: letters * 1.6, size: letters * 1.05 },
        ),
      ].join(''),
    );
  });
  const title = settings.title ?? '';
  const called = 'Tripatākī';
  const english = /^en(-|$)/.test(words.tag);
  const when = words.digits(data.return.slice(0, 10));
  const who = (list: readonly string[]): string =>
    list.length === 0 ? '–' : list.map((graha) => words.bodyName(graha)).join(', ');
  const ascendant = words.word('ui', 0, 'Ascendant');
  const bottom = top + 4 * step + letters * 4;
  return picture(
    {
      width: size,
      height: bottom + margin,
      title: title === '' ? called : `${title} · ${called}`,
      description: `${words.bodyName('Moon')}: ${who([...data.moon.benefics, ...data.moon.malefics])}. ${ascendant}: ${who([...data.lagna.benefics, ...data.lagna.malefics])}.`,
      body: [
        headingOf(
          { title, called, when: `${english ? `Year ${data.year}, ` : ''}${when}` },
          { margin, right: size - margin, size, letters },
        ),
        ...drawnLines.filter(({ isOwn }) => !isOwn).map(({ drawn }) => drawn),
        ...drawnLines.filter(({ isOwn }) => isOwn).map(({ drawn }) => drawn),
        ...points,
      ].join(''),
    },
    settings,
  );
}
