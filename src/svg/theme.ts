/**
 * The colours of a theme, by what they are for. Each can be set from outside, by the custom property `--siddhanta-` with its name.
 *
 * Text in `ink`, `muted` and `accent` has a contrast of at least 4.5 to 1 on `paper`, `wash` and `night`; `line`, `sun` and `moon` have 3
 * to 1 on `paper` (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export interface Colours {
  /** What everything stands on. */
  readonly paper: string;
  /** Text. */
  readonly ink: string;
  /** Text of the second rank: numbers of signs, degrees, times. */
  readonly muted: string;
  /** Hairlines. */
  readonly line: string;
  /** What is pointed out: the lagna, today. */
  readonly accent: string;
  /** The ground of a house that is pointed out, of every other period. */
  readonly wash: string;
  /** The ground of the night. */
  readonly night: string;
  /** The Sun while it is up. */
  readonly sun: string;
  /** The Moon while it is up. */
  readonly moon: string;
  /** The lit part of the Moon's disc. */
  readonly lit: string;
  /** Its dark part. */
  readonly shade: string;
}

const LIGHT: Colours = {
  paper: '#fffdf8',
  ink: '#23201b',
  muted: '#655f55',
  line: '#8d8577',
  accent: '#98330f',
  wash: '#f4ecdd',
  night: '#e6e8f0',
  sun: '#b0761a',
  moon: '#5a6a8c',
  lit: '#fffdf8',
  shade: '#5a6a8c',
};

const DARK: Colours = {
  paper: '#17181c',
  ink: '#ece7dc',
  muted: '#aca597',
  line: '#7b766c',
  accent: '#f2a477',
  wash: '#2a2826',
  night: '#202536',
  sun: '#dcae55',
  moon: '#9dafd6',
  lit: '#dfe5f3',
  shade: '#2d3550',
};

const PRINT: Colours = {
  paper: '#ffffff',
  ink: '#000000',
  muted: '#3d3d3d',
  line: '#555555',
  accent: '#000000',
  wash: '#eeeeee',
  night: '#e2e2e2',
  sun: '#6a6a6a',
  moon: '#444444',
  lit: '#ffffff',
  shade: '#444444',
};

/** The themes; `auto` is light, and dark where the reader asked for dark. */
export const THEMES: Readonly<Record<Theme, readonly [main: Colours, dark?: Colours]>> = {
  light: [LIGHT],
  dark: [DARK],
  print: [PRINT],
  auto: [LIGHT, DARK],
};

/** The colours of a picture. */
export type Theme = 'light' | 'dark' | 'print' | 'auto';

/** What a class of the picture does with which colour. `-s` at the end draws the line of a shape, without it its inside. */
const CLASSES: Readonly<Record<string, readonly [property: 'fill' | 'stroke', colour: keyof Colours]>> = {
  p: ['fill', 'paper'],
  i: ['fill', 'ink'],
  m: ['fill', 'muted'],
  a: ['fill', 'accent'],
  w: ['fill', 'wash'],
  n: ['fill', 'night'],
  s: ['fill', 'sun'],
  o: ['fill', 'moon'],
  u: ['fill', 'lit'],
  d: ['fill', 'shade'],
  l: ['stroke', 'line'],
  k: ['stroke', 'accent'],
};

/** The letters: sturdy ones with lining figures, that are there on most systems, then those of the script at hand. */
const FONTS = "'Noto Serif',Charter,Cambria,'Times New Roman',serif";

/** Returns the style sheet of one picture: every rule holds for the picture with that id alone, and only for what its body uses. */
export function styleSheet(id: string, theme: Theme, body: string): string {
  const used = Object.entries(CLASSES).filter(([name]) => body.includes(`class="${name}"`));
  const rules = (colours: Colours): string =>
    used
      .map(([name, [property, colour]]) => {
        const value = colours[colour];
        // The plain colour stands first for programs that do not know custom properties.
        return `#${id} .${name}{${property}:${value};${property}:var(--siddhanta-${colour},${value})}`;
      })
      .join('');
  const [main, dark] = THEMES[theme];
  return `#${id}{font-family:${FONTS};font-family:var(--siddhanta-font,${FONTS});font-variant-numeric:lining-nums tabular-nums;fill:none;text-rendering:geometricPrecision}${rules(main)}${
    dark === undefined ? '' : `@media(prefers-color-scheme:dark){${rules(dark)}}`
  }`;
}
