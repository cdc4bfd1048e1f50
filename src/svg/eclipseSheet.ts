import type { EclipseListData } from '../eclipses/index.js';
import { caption } from './captions.js';
import { common, MOON_RADIUS, type Over } from './discs.js';
import { picture, textAt } from './frame.js';
import { type PictureOptions, settle } from './options.js';
import { refuse } from './refuse.js';
import { ring } from './round.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';
import { SKY } from './theme.js';

/** The result of `list` of `siddhanta/eclipses`. */
export interface EclipseListResult {
  readonly data: EclipseListData;
}

type Listed = EclipseListData['eclipses'][number];

/** At the greatest eclipse, where it is greatest. */
function greatestOver(one: Listed): Over {
  if (one.kind === 'solar') {
    // A partial eclipse has no ratio of the discs; it is near 1.
    const radius = one.moon_sun_ratio ?? 1;
    const inside = one.moon_sun_ratio !== null && Math.abs(one.magnitude - radius) < 1e-9;
    return { x: 0, y: inside ? 0 : Math.max(0, 1 + radius - 2 * one.magnitude), radius };
  }
  const least = Math.abs(one.gamma) / MOON_RADIUS;
  return { x: 0, y: one.gamma < 0 ? -least : least, radius: 2 * one.umbral_magnitude - 1 + least };
}

/** Smallest width of a card, in letters. */
const CARD = 10;

/**
 * Returns the eclipses of a span as SVG, a card each: the disc at the greatest eclipse with the bite out of it, where on Earth it is greatest, with the
 * date, the instant (UTC) and the type.
 *
 * Discs are to scale; of a partial eclipse of the Sun, whose result has no ratio of the discs, both are drawn alike. Of a lunar eclipse the umbra is
 * on its true side, north above.
 *
 * @param result of `list`, with at least one eclipse
 * @param options size in pixels (240 … 4000), theme, language, digits, title
 * @throws {SiddhantaError} `invalid_value` or `unknown_field`, with the option or the part of the result at fault as `field`
 *
 * @example
 * ```ts
 * import { list } from 'siddhanta/eclipses';
 * import { eclipseSheet } from 'siddhanta/svg';
 * eclipseSheet(list({ from: '2026-01-01', to: '2026-12-31' })).includes('Annular solar'); // => true
 * ```
 */
export function eclipseSheet(result: EclipseListResult, options: PictureOptions = {}): string {
  const settings = settle(options);
  const { size, words } = settings;
  const list: readonly Listed[] = result?.data?.eclipses ?? refuse('result', result, 'the result of list');
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined)
    return refuse('eclipses', 'empty', 'a list with at least one eclipse; ask for a longer span');

  const letters = Math.max(size * 0.021, 9.5);
  const margin = size * 0.03;
  const title = settings.title ?? words.digits(first === last ? first.date : `${first.date} – ${last.date}`);
  const columns = Math.max(1, Math.min(list.length, Math.floor((size - 2 * margin) / (letters * CARD))));
  const width = (size - 2 * margin) / columns;
  const unit = letters * 2.2;
  const height = letters * 10;
  const top = margin + letters * 2.2;
  const bodies = words.list('grahas', ['Sun', 'Moon']);

  const body = [
    caption(title, {
      x: margin,
      y: margin + letters * 1.2,
      width: size - 2 * margin,
      size: letters * 1.2,
      tone: 'i',
      anchor: 'start',
    }),
  ];
  const descriptions: string[] = [];
  for (const [i, one] of list.entries()) {
    if (typeof one?.greatest !== 'string' || !['solar', 'lunar'].includes(one.kind))
      return refuse(`eclipses.${i}`, one, 'an eclipse of list');
    const x = margin + width * ((i % columns) + 0.5);
    const y = top + height * Math.floor(i / columns);
    const isSolar = one.kind === 'solar';
    const disc = { x, y: y + letters * 0.8 + unit };
    const english = `${one.type.slice(0, 1).toUpperCase()}${one.type.slice(1)} ${one.kind}`;
    const texts = [
      { text: words.digits(one.date), tone: 'i' },
      { text: words.tag === 'en' ? english : (bodies[isSolar ? 0 : 1] ?? ''), tone: 'i' },
      { text: words.digits(`${one.greatest.slice(11, 16)} UTC`), tone: 'm' },
    ] as const;
    body.push(
      ring(disc, unit, isSolar ? 's' : 'u'),
      common(greatestOver(one), disc, unit),
      ring(disc, unit, 'l'),
      ...texts.map(({ text, tone }, row) =>
        textAt(
          x,
          disc.y + unit + letters * (1.5 + 1.25 * row),
          Math.min(letters * (row === 0 ? 1 : 0.86), (width * 0.94) / emWidth(text)),
          tone,
          'middle',
          escaped(text),
        ),
      ),
    );
    descriptions.push(`${texts.map(({ text }) => text).join(' ')}.`);
  }
  return picture(
    {
      width: size,
      height: top + height * Math.ceil(list.length / columns) + margin * 0.5,
      title,
      description: descriptions.join(' '),
      body: body.join(''),
      sky: SKY,
    },
    settings,
  );
}
