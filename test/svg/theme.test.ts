import { describe, expect, it } from 'vitest';
import { INKS, LINES, SKY, SOUGHT, styleSheet } from '../../src/svg/theme.js';

/** Relative luminance of a colour `#rrggbb`: WCAG 2.2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const coloursOf = (column: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...INKS, ...SKY, SOUGHT, ...LINES].map((tint) => {
      const [, name = '', ...values] = tint.split(' ');
      return [name, values[column] ?? ''];
    }),
  );
const themes = ['light', 'dark', 'print'].map((name, column) => [name, coloursOf(column)] as const);

describe('colours', () => {
  it('are measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  });

  it('are one of a name in a theme', () => {
    const [, ...accents] = [...INKS, ...LINES].filter((tint) => tint.includes('accent')).map((tint) => tint.slice(2));
    for (const accent of accents) expect(INKS.map((tint) => tint.slice(2))).toContain(accent);
  });

  for (const [name, colours] of themes) {
    for (const text of ['ink', 'muted', 'accent'] as const) {
      for (const ground of ['paper', 'wash', 'night'] as const) {
        it(`${name}: ${text} on ${ground} can be read`, () => {
          expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
        });
      }
    }
    const shapes: readonly (readonly [string, string])[] = [
      ['line', 'paper'],
      ['sun', 'paper'],
      ['moon', 'paper'],
      ['moon', 'night'],
      ['sought', 'paper'],
      ['sought', 'night'],
      ['accent', 'night'],
      ['lit', 'shade'],
    ];
    for (const [shape, ground] of shapes) {
      it(`${name}: ${shape} on ${ground} can be seen`, () => {
        expect(contrast(colours[shape] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3);
      });
    }
  }
});

describe('the style sheet', () => {
  it('applies to one picture, and only to its content', () => {
    const sheet = styleSheet('one', 'light', '<text class="i">');
    expect(sheet).toContain('#one .i{fill:#23201b;fill:var(--siddhanta-ink,#23201b)}');
    expect(sheet).not.toContain('.m{');
    expect(sheet.match(/[^{}]+\{/g)?.every((rule) => rule.startsWith('#one'))).toBe(true);
  });

  it('is dark where the reader’s system is', () => {
    expect(styleSheet('one', 'auto', '<rect class="p">')).toMatch(
      /#fffdf8.*@media\(prefers-color-scheme:dark\)\{#one \.p\{fill:#17181c/,
    );
    expect(styleSheet('one', 'light', '<rect class="p">')).not.toContain('@media');
  });
});
