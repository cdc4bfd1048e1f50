import { SiddhantaError } from '../errors.js';
import type { Language } from '../names/language.js';
import { isWithin, oneOf, refuse } from './refuse.js';
import { THEMES, type Theme } from './theme.js';
import { type Words, wordsOf } from './words.js';

/** Options of every picture. */
export interface PictureOptions {
  /** Width in pixels, 240 … 4000; 600 by default. Text is laid out for it: a larger picture shows more. */
  readonly size?: number | undefined;
  /**
   * `light` (the default), `dark`, `print` (black on white), or `auto`: light, and dark where the reader's system is dark. CSS custom
   * properties such as `--siddhanta-accent` set single colours.
   */
  readonly theme?: Theme | undefined;
  /** A language of `siddhanta/names`; English abbreviations and names by default. */
  readonly language?: Language | undefined;
  /** `latin`, or the `native` digits of the language; by default those usual in it. */
  readonly digits?: 'latin' | 'native' | undefined;
  /** Title above the picture, or in its middle; by default the name in the result, if any. */
  readonly title?: string | undefined;
  /** Id of the `svg` element, a letter, then letters, digits, `-` and `_`; by default derived from the content. */
  readonly id?: string | undefined;
}

export interface Settings {
  readonly size: number;
  readonly theme: Theme;
  readonly words: Words;
  readonly title: string | undefined;
  readonly id: string | undefined;
  /** `img` by default; what is within an image is nothing that a reader could follow. */
  readonly role?: 'img' | 'group';
}

/** Options in any language; `names` lists the allowed ones. */
export function judged(
  options: Omit<PictureOptions, 'language' | 'digits'>,
  names: readonly string[],
): Omit<Settings, 'words'> {
  if (typeof options !== 'object' || options === null) refuse('options', options, 'an object');
  const stranger = Object.keys(options).find((name) => !names.includes(name));
  if (stranger !== undefined)
    throw new SiddhantaError(
      'unknown_field',
      `${stranger} is not an option of this picture; it has ${names.join(', ')}.`,
      {
        field: stranger,
      },
    );
  const { size = 600, theme, title, id } = options;
  if (!isWithin(size, 240, 4000)) refuse('size', size, 'a number of pixels from 240 to 4000');
  if (title !== undefined && typeof title !== 'string') refuse('title', title, 'a text');
  if (id !== undefined && !(typeof id === 'string' && /^[A-Za-z][\w-]*$/.test(id)))
    refuse('id', id, 'a letter, then letters, digits, - and _');
  return { size, theme: oneOf('theme', theme, THEMES), title, id };
}

/** `own` lists the options of this picture. */
export function settle(options: PictureOptions, own: readonly string[] = []): Settings {
  const plain = judged(options, ['size', 'theme', 'language', 'digits', 'title', 'id', ...own]);
  return { ...plain, words: wordsOf(options.language, options.digits) };
}
