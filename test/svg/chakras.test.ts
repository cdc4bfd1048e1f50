import { describe, expect, it } from 'vitest';
import { kota, sarvatobhadra, tripataki } from '../../src/chakras/index.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { kotaFort, sarvatobhadraGrid, tripatakiFlags } from '../../src/svg/index.js';
import { BIRTH } from '../support/pictures.js';

const given = { birth: BIRTH, at: '2026-01-01T00:00:00+05:30' };
const grid = sarvatobhadra(given);
const fort = kota(given);
const flags = tripataki({ birth: BIRTH, completed_years: 35 });
const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe('pictures of diagrams', () => {
  it('marks each graha that pierces a cell once', () => {
    const svg = sarvatobhadraGrid(grid);
    const pierced = grid.data.cells.flatMap(({ pierced_by, grahas }) => [
      ...new Set(pierced_by.map(({ graha }) => graha)),
      ...grahas,
    ]);
    expect(count(svg, '<circle')).toBe(pierced.length);
    expect(count(svg, '<rect class="k"')).toBe(grid.data.person.length);
  });

  it('draws three lines from each point, and accents those of Moon and ascendant', () => {
    const svg = tripatakiFlags(flags);
    expect(count(svg, '<path class="l"') + count(svg, '<path class="k"')).toBe(18 + 3);
    expect(count(svg, '<path class="k"')).toBe(6);
  });

  it('has all 28 nakṣatras and nine grahas in the fort', () => {
    const svg = kotaFort(fort, { about: true });
    expect(count(svg, 'data-about=')).toBe(28);
    expect(count(svg, '<circle')).toBe(9);
    expect(svg).toContain('data-about="Punarvasu, Jupiter"');
  });

  it('names parts only where that is asked for', () => {
    expect(sarvatobhadraGrid(grid)).not.toContain('data-about');
    expect(count(sarvatobhadraGrid(grid, { about: true }), 'data-about=')).toBe(81);
    expect(count(tripatakiFlags(flags, { about: true }), 'data-about=')).toBe(12);
  });

  it('is written in a language, with letters of its script', () => {
    const svg = sarvatobhadraGrid(grid, { language: hi });
    expect(svg).toContain('रोहिणी');
    expect(svg).toContain('>ॠ<');
    expect(kotaFort(fort, { language: hi })).not.toContain('NaN');
  });

  it.each([sarvatobhadraGrid, kotaFort, tripatakiFlags])('refuses another result and unknown options', (draw) => {
    expect(() => draw({ data: {} } as never)).toThrow(expect.objectContaining({ field: 'result' }));
    expect(() => draw(grid as never, { links: 1 } as never)).toThrow(
      expect.objectContaining({ code: 'unknown_field' }),
    );
  });
});
