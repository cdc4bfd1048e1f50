import { describe, expect, it } from 'vitest';
import { type MatchReportOptions, match } from '../../src/report/index.js';
import type { Birth } from '../../src/types.js';
import { BIRTHS } from './births.js';

const COUPLE = {
  bride: { name: 'Marie', birth: BIRTHS.Curie as Birth },
  groom: { name: 'Albert', birth: BIRTHS.Einstein as Birth },
};
const page = match(COUPLE);

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);

describe('a match to print', () => {
  it('is the same for the same input, and loads nothing', () => {
    expect(match(COUPLE)).toBe(page);
    expect(page).not.toMatch(/<script|<link|<iframe|@import|url\(|\son\w+=/);
  });

  it('has a chapter for each of its contents', () => {
    const chapters = all(page, /<section class="chapter[^"]*" id="(\w+)"/g);
    expect(chapters).toEqual(['charts', 'kutas', 'mars', 'porutham', 'method']);
    expect(all(page, /<li><a href="#(\w+)"/g)).toEqual(chapters);
  });

  it('names both, and has the places and the points of each', () => {
    expect(page).toContain('<title>Marie · Albert</title>');
    expect(page).toContain('Bride: Marie');
    expect(page).toContain('Groom: Albert');
    const [points] = all(page, /(\d+(?:\.5)?) of 36 points/g);
    expect(Number(points)).toBeGreaterThan(0);
    expect(page).not.toMatch(/undefined|NaN|\[object|null/);
  });

  it('exchanges the sides when the births are exchanged', () => {
    const html = match({ bride: COUPLE.groom, groom: COUPLE.bride });
    expect(html).toContain('Bride: Albert');
    expect(html).not.toBe(page);
  });

  it('says which input makes it again', () => {
    expect(page).toContain('siddhanta report match --input -');
    expect(page).toContain('&quot;name&quot;:&quot;Marie&quot;');
  });

  it.each([
    [{ style: 'west' }, 'invalid_value', 'style'],
    [{ paper: 'a5' }, 'invalid_value', 'paper'],
    [{ chapters: ['kutas'] }, 'unknown_field', 'chapters'],
  ])('%j is refused', (options, code, field) => {
    expect(() => match(COUPLE, options as MatchReportOptions)).toThrow(expect.objectContaining({ code, field }));
  });

  it('an input without a groom is refused', () => {
    expect(() => match({ bride: COUPLE.bride } as never)).toThrow(
      expect.objectContaining({ code: 'missing_field', field: 'groom' }),
    );
  });
});
