import type { KotaData, KotaStar } from '../chakras/kota.js';
import { ENCLOSURES } from '../chakras/tables/kota.js';
import { caption } from './captions.js';
import { box, line, picture } from './frame.js';
import { settle } from './options.js';
import { refuse } from './refuse.js';
import {
  aboutGroup,
  aboutOption,
  bodiesIn,
  evenSize,
  headingOf,
  nameIn,
  type StarPictureOptions,
  starName,
} from './starParts.js';
import { n } from './text.js';

/** The result of `kota` of `siddhanta/chakras`. */
export interface KotaResult {
  readonly data: KotaData;
}

/** Steps from the middle to right and down: east is at the right, north above. */
const DIRECTIONS: Readonly<Record<KotaStar['direction'], readonly [number, number]>> = {
  north_east: [1, -1],
  east: [1, 0],
  south_east: [1, 1],
  south: [0, 1],
  south_west: [-1, 1],
  west: [-1, 0],
  north_west: [-1, -1],
  north: [0, -1],
};

/** How far the middle of each enclosure is from that of the fort, in shares of the width, and its walls. */
const REACH = { stambha: 0.11, madhya: 0.219, prakara: 0.328, bahya: 0.437 } as const;
const WALL = 0.109;

/**
 * Returns the koṭa cakra as SVG: the fort with its three walls, the birth star in the north-east at the top right, the nakṣatras on the
 * diagonals that lead in and the cross that leads out, and the grahas of the moment: a disc beside a malefic, a ring beside a benefic.
 *
 * @param result of `kota` of `siddhanta/chakras`
 * @param options size in pixels (240 … 4000), theme, language, digits, title, about
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { kota } from 'siddhanta/chakras';
 * import { kotaFort } from 'siddhanta/svg';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const result = kota({ birth, at: '2026-01-01T00:00:00+05:30' });
 * kotaFort(result).includes('stambha: Jupiter.'); // => true
 * ```
 */
export function kotaFort(result: KotaResult, options: StarPictureOptions = {}): string {
  const settings = settle(options, ['about']);
  const about = aboutOption(options);
  const { size, words } = settings;
  const data = result?.data;
  if (!Array.isArray(data?.stars) || data.stars.length !== 28 || typeof data.planets !== 'object')
    refuse('result', result, 'the result of kota of siddhanta/chakras');
  const margin = size * 0.03;
  const letters = Math.max(size * 0.022, 10.5);
  const head = margin + letters * 2;
  const width = size - 2 * margin;
  const middle = { x: size / 2, y: head + width / 2 };
  const half = (share: number): number => (share + WALL / 2) * width;
  const square = (share: number, tone: string): string =>
    box(middle.x - half(share), middle.y - half(share), 2 * half(share), 2 * half(share), tone);
  const wall = (share: number): string =>
    `<rect class="l" x="${n(middle.x - half(share))}" y="${n(middle.y - half(share))}" width="${n(2 * half(share))}" height="${n(2 * half(share))}"/>`;
  const far = half(REACH.bahya);
  const ways = [
    line(middle.x - far, middle.y - far, middle.x + far, middle.y + far),
    line(middle.x - far, middle.y + far, middle.x + far, middle.y - far),
    line(middle.x - far, middle.y, middle.x + far, middle.y),
    line(middle.x, middle.y - far, middle.x, middle.y + far),
  ];
  const cell = WALL * width;
  const nameSize = evenSize(
    data.stars.map((star: KotaStar) => starName(words, star.nakshatra)),
    cell * 0.94,
    Math.min(letters * 0.9, cell * 0.21),
  );
  const stars = data.stars.map((star: KotaStar) => {
    const [right, down] = DIRECTIONS[star.direction] ?? refuse('data.stars', star, 'stars with a direction');
    const reach = REACH[star.enclosure] * width;
    const [x, y] = [middle.x + right * reach, middle.y + down * reach];
    const isBirth = star.place === 1;
    const room = { width: cell * 0.94, height: cell * 0.8 };
    const hasGrahas = star.grahas.length > 0;
    return aboutGroup(
      about,
      [star.nakshatra, ...star.grahas],
      [
        box(x - room.width / 2, y - room.height / 2, room.width, room.height, star.enclosure === 'stambha' ? 'w' : 'p'),
        nameIn(
          starName(words, star.nakshatra),
          {
            x,
            y: y + (hasGrahas ? -cell * 0.1 : cell * 0.07),
            width: room.width,
            size: nameSize,
          },
          isBirth ? 'a' : 'm',
        ),
        bodiesIn(
          words,
          star.grahas.map((graha) => ({ graha, nature: data.planets[graha].nature })),
          { x, y: y + cell * 0.2, width: room.width, height: cell * 0.34, size: letters },
        ),
        isBirth
          ? `<rect class="k" stroke-width="1.5" x="${n(x - room.width / 2)}" y="${n(y - room.height / 2)}" width="${n(room.width)}" height="${n(room.height)}"/>`
          : '',
      ].join(''),
    );
  });
  const title = settings.title ?? '';
  const called = 'Koṭa';
  const when = words.digits(data.at.slice(0, 16).replace('T', ' '));
  const foot = head + width + letters * 1.6;
  const owners = `Svāmī: ${words.bodyName(data.svami)} · Pāla: ${words.bodyName(data.pala)}`;
  const descriptions = [...ENCLOSURES].reverse().map((enclosure) => {
    const within = data.stars.filter((star: KotaStar) => star.enclosure === enclosure);
    const who = within.flatMap(({ grahas }: KotaStar) => grahas.map((graha) => words.bodyName(graha)));
    return `${enclosure}: ${who.length === 0 ? '–' : who.join(', ')}.`;
  });
  return picture(
    {
      width: size,
      height: foot + margin,
      title: title === '' ? called : `${title} · ${called}`,
      description: `${starName(words, data.birth_star)}. ${owners}. ${descriptions.join(' ')}`,
      body: [
        headingOf({ title, called, when }, { margin, right: size - margin, size, letters }),
        square(REACH.stambha, 'w'),
        ...ways,
        wall(REACH.stambha),
        wall(REACH.madhya),
        wall(REACH.prakara),
        ...stars,
        caption(owners, { x: size / 2, y: foot, width, size: letters, tone: 'i', anchor: 'middle' }),
      ].join(''),
    },
    settings,
  );
}
