import { SiddhantaError } from '../errors.js';
import type { Language } from '../names/language.js';
import { isWithin, oneOf, refuse } from './refuse.js';
import { THEMES, type Theme } from './theme.js';
import { type Words, wordsOf } from './words.js';

/** What every picture can be told. */
export interface PictureOptions {
  /** Width in pixels, 240 … 4000; 600 by default. The text is laid out for it: a larger picture shows more, not only larger. */
  readonly size?: number | undefined;
  /**
   * `light` (the default), `dark`, `print` (black on white), or `auto`: light, and dark where the reader's system asks for dark. Single colours are
   * set from outside, by CSS custom properties such as `--siddhanta-accent`.
   */
  readonly theme?: Theme | undefined;
  /** A language of `siddhanta/names`; English abbreviations and names by default. */
  readonly language?: Language | undefined;
  /** `latin`, or the `native` digits of the language; by default those that are usual in it. */
  readonly digits?: 'latin' | 'native' | undefined;
  /** What stands over the picture, or in its middle; by default the name that the result carries, if any. */
  readonly title?: string | undefined;
  /** Id of the `svg` element, a letter, then letters, digits, `-` and `_`; by default one that is made of what is drawn. */
  readonly id?: string | undefined;
}

/** The options of a picture, judged. */
export interface Settings {
  readonly size: number;
  readonly theme: Theme;
  readonly words: Words;
  readonly title: string | undefined;
  readonly id: string | undefined;
}

/** Returns the options that a picture has in any language, judged; it has no other ones than `names`. */
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

/** Returns the options that every picture has, judged; `own` names those of the picture at hand. */
export function settle(options: PictureOptions, own: readonly string[] = []): Settings {
  const plain = judged(options, ['size', 'theme', 'language', 'digits', 'title', 'id', ...own]);
  return { ...plain, words: wordsOf(options.language, options.digits) };
}
