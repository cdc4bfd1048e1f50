import { writeFileSync } from 'node:fs';
import { isSiddhantaError } from '../errors.js';
import { MissingPackageError } from '../http/stores/peer.js';
import type { Language } from '../names/language.js';
import { coordinates } from '../operation/words.js';
import { CHART_STYLE_NAMES, DRAWABLE } from '../svg/drawable.gen.js';
import type { Drawing } from '../svg/drawings.js';
import type { PictureOptions } from '../svg/options.js';
import { THEMES } from '../svg/theme.js';
import type { Place, Result } from '../types.js';
import { type Io, type Option, UsageError, type Values } from './command.js';
import type { Format } from './format.js';
import { pictureWords } from './languageOptions.js';
import { PLACE_CALLED } from './place.js';
import { TEXT_STYLES, type TextStyle } from './render/chart.js';

const FILES: readonly Option[] = [
  {
    flag: 'svg',
    kind: 'text',
    value: 'FILE',
    dash: true,
    summary: 'Draw the result as SVG into a file, or - for the standard output',
  },
  {
    flag: 'png',
    kind: 'text',
    value: 'FILE',
    dash: true,
    summary: 'Likewise as PNG, with the fonts of this machine; needs the package sharp or @resvg/resvg-js',
  },
];

const LOOKS: readonly Option[] = [
  {
    flag: 'theme',
    kind: 'text',
    value: 'THEME',
    choices: THEMES,
    summary: `Colours of the picture; one of ${THEMES.join(', ')}; default light`,
  },
  { flag: 'size', kind: 'number', value: 'PIXELS', summary: 'Width of the picture; 240 to 4000; default 600' },
];

function styleOption(styles: readonly string[]): Option {
  const ofPicture = `one of ${styles.join(', ')}; default ${styles[0]}`;
  const isChart = styles.every((style) => CHART_STYLE_NAMES.includes(style));
  return {
    flag: 'style',
    kind: 'text',
    value: 'STYLE',
    choices: styles,
    summary: isChart
      ? `Style of the chart; of a picture ${ofPicture}; as text one of ${TEXT_STYLES.join(', ')}; default ${TEXT_STYLES[0]}`
      : `Style of the picture; ${ofPicture}`,
  };
}

export interface Drawable extends Pick<Drawing, 'styles'> {
  readonly load: () => Promise<Drawing>;
}

export function drawableOf(operation: string): Drawable | undefined {
  const styles = DRAWABLE[operation];
  if (styles === undefined) return undefined;
  return { styles, load: async () => (await import('../svg/drawings.js')).DRAWINGS[operation] as Drawing };
}

export function pictureOptions(drawing: Pick<Drawing, 'styles'> | undefined): readonly Option[] {
  if (drawing === undefined) return [];
  return [...FILES, ...(drawing.styles.length === 0 ? [] : [styleOption(drawing.styles)]), ...LOOKS];
}

function styleOf({ styles }: Drawable, { style }: Values): string {
  const known = styles.find((name) => name === style);
  if (style !== undefined && known === undefined)
    throw new UsageError(`--style is ${style}; it must be one of ${styles.join(', ')}.`);
  return known ?? styles[0] ?? '';
}

/**
 * Returns the style of the chart of a text; undefined where none was asked for.
 *
 * @param hasChart whether the text has a chart at all
 */
export function textStyleOf({ style }: Values, hasChart: boolean): TextStyle | undefined {
  if (style === undefined) return undefined;
  if (!hasChart) throw new UsageError('--style applies only to a picture. Add --svg FILE or --png FILE.');
  const known = TEXT_STYLES.find((name) => name === style);
  if (known !== undefined) return known;
  throw new UsageError(
    `--style is ${style}; as text a chart is drawn in ${TEXT_STYLES.join(' or ')}. Other styles need --svg FILE or --png FILE.`,
  );
}

function checkPictureOptions(values: Values, { stdout }: Io, format: Format): void {
  const { svg, png, theme } = values;
  const isData = format !== 'table';
  if (svg === undefined && png === undefined) {
    const idle = ['theme', 'size', ...(isData ? ['style'] : [])].find((flag) => values[flag] !== undefined);
    if (idle !== undefined) throw new UsageError(`--${idle} applies only to a picture. Add --svg FILE or --png FILE.`);
  }
  const printed = [svg === '-', png === '-', isData].filter((one) => one).length;
  if (printed > 1)
    throw new UsageError(
      `Only one of --svg -, --png - and ${format === 'csv' ? '--format csv' : '--json'} can have the standard output.`,
    );
  if (png === '-' && stdout.isTTY === true)
    throw new UsageError('--png - would write a PNG to the terminal. Name a file, or redirect it with > or |.');
  if (png !== undefined && theme === 'auto')
    throw new UsageError(
      '--theme auto follows the viewer’s system, which a PNG cannot do. Choose light, dark or print.',
    );
}

function inOptions<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    const isOption = isSiddhantaError(error) && (error.field === 'theme' || error.field === 'size');
    throw isOption ? new UsageError(`--${error.message}`) : error;
  }
}

function save(flag: string, file: string, content: string | Uint8Array, { stdout }: Io): void {
  if (file === '-') {
    stdout.write(content);
    return;
  }
  try {
    writeFileSync(file, content);
  } catch {
    throw new UsageError(`--${flag} ${file} cannot be written.`);
  }
}

async function savePng(file: string, svg: string, language: Language | undefined, io: Io): Promise<void> {
  try {
    const { pngOf } = await import('./raster.js');
    const { png, remark } = await pngOf(svg, language);
    save('png', file, png, io);
    if (remark !== undefined) io.stderr.write(`--png: ${remark}\n`);
  } catch (problem) {
    throw problem instanceof MissingPackageError ? new UsageError(`--png: ${problem.message}`) : problem;
  }
}

/** Its name where it was given by that, else its coordinates. */
function placeIn(input: unknown, values: Values): string | undefined {
  const called = values[PLACE_CALLED];
  if (called !== undefined) return String(called);
  const { place } = (input ?? {}) as { readonly place?: Place };
  return place === undefined ? undefined : coordinates(place);
}

export type Draw = (result: Result<unknown>, input?: unknown) => Promise<void>;

export async function drawerOf(
  drawing: Drawable | undefined,
  values: Values,
  io: Io,
  format: Format,
): Promise<Draw | undefined> {
  if (drawing === undefined) return undefined;
  checkPictureOptions(values, io, format);
  const { svg, png, theme, size } = values;
  if (svg === undefined && png === undefined) return undefined;
  const style = styleOf(drawing, values);
  const options = { ...(await pictureWords(values)), theme, size } as PictureOptions;
  return async (result, input) => {
    const today = io.now.toISOString().slice(0, 10);
    const [{ draw }, { chartOf }] = await Promise.all([drawing.load(), import('./chartOf.js')]);
    const picture = inOptions(() =>
      draw(result, options, { style, today, chart: () => chartOf(input), place: placeIn(input, values) }),
    );
    if (svg !== undefined) save('svg', String(svg), picture, io);
    if (png !== undefined) await savePng(String(png), picture, options.language, io);
  };
}
