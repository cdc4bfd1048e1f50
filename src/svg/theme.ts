/** The themes; `auto` is light, and dark where the reader asked for dark. */
export const THEMES = ['light', 'dark', 'print', 'auto'] as const;

/** The colours of a picture. */
export type Theme = (typeof THEMES)[number];

/**
 * A class of a picture and the colour that it takes: the class, the name of the colour, and what that is in `light`, `dark` and `print`. `l` and
 * `k` draw lines, the others fill.
 *
 * Text in `ink`, `muted` and `accent` has a contrast of at least 4.5 to 1 on `paper`, `wash` and `night`; `line`, `sun` and `moon` have 3
 * to 1 on `paper` (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export type Tint = string;

/** Background; text; secondary text; accent (the lagna, today); background of the accent. */
export const INKS: readonly Tint[] = [
  'p paper #fffdf8 #17181c #ffffff',
  'i ink #23201b #ece7dc #000000',
  'm muted #655f55 #aca597 #3d3d3d',
  'a accent #98330f #f2a477 #000000',
  'w wash #f4ecdd #2a2826 #eeeeee',
];

/** Night; Sun and Moon while they are up; lit and dark part of the Moon's disc. Only for pictures with a sky. */
export const SKY: readonly Tint[] = [
  'n night #e6e8f0 #202536 #e2e2e2',
  's sun #b0761a #dcae55 #6a6a6a',
  'o moon #5a6a8c #9dafd6 #444444',
  'u lit #fffdf8 #dfe5f3 #ffffff',
  'd shade #5a6a8c #2d3550 #444444',
];

/** Good windows; those to avoid have the accent. Only for pictures with windows. */
export const SOUGHT: Tint = 'g sought #3d7a42 #8fc796 #757575';

/** Hairlines and highlights. */
export const LINES: readonly Tint[] = ['l line #8d8577 #7b766c #555555', 'k accent #98330f #f2a477 #000000'];

/** Sturdy letters with lining figures, on most systems. */
const LATIN_FONTS = ["'Noto Serif'", "Charter,Cambria,'Times New Roman',serif"] as const;

/**
 * The script's fonts come after the first: a program that looks for a font for each letter then draws a whole syllable in one of them, and
 * no vowel sign by itself on a dotted circle.
 */
const fontsWith = (script: readonly string[]): string =>
  [LATIN_FONTS[0], ...script.map((font) => `'${font}'`), LATIN_FONTS[1]].join(',');

/**
 * Returns the style sheet of one picture: every rule holds for the picture with that id alone, and only for what its body uses. Each colour can be
 * set from outside, by the custom property `--siddhanta-` with its name.
 *
 * @param sky the colours of the sky, where the picture has one
 * @param script the fonts of its script, by name
 */
export function styleSheet(
  id: string,
  theme: Theme,
  body: string,
  sky: readonly Tint[] = [],
  script: readonly string[] = [],
): string {
  const fonts = fontsWith(script);
  const rules = (column: number): string =>
    [...INKS, ...sky, ...LINES]
      .map((tint) => {
        const [name = '', colour, ...values] = tint.split(' ');
        const property = name === 'l' || name === 'k' ? 'stroke' : 'fill';
        // The plain colour comes first for programs without custom properties.
        return body.includes(`class="${name}"`)
          ? `#${id} .${name}{${property}:${values[column]};${property}:var(--siddhanta-${colour},${values[column]})}`
          : '';
      })
      .join('');
  return `#${id}{font-family:${fonts};font-family:var(--siddhanta-font,${fonts});font-variant-numeric:lining-nums tabular-nums;fill:none;text-rendering:geometricPrecision}${rules(THEMES.indexOf(theme) % 3)}${
    theme === 'auto' ? `@media(prefers-color-scheme:dark){${rules(1)}}` : ''
  }`;
}
