import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { rasi } from '../../src/index.js';
import * as nadi from '../../src/nadi/index.js';
import { bn } from '../../src/names/languages/bn.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { chartPoints, directionChart, type LinksResult, northIndian } from '../../src/svg/index.js';
import { BIRTH, birthBy, numbers } from '../support/pictures.js';

const result = nadi.links({ birth: BIRTH });
const described = (svg: string): string => /<desc[^>]*>([^<]*)</.exec(svg)?.[1] ?? '';
const arrows = (svg: string): { x: number; y: number; right: boolean }[] =>
  [...svg.matchAll(/class="[ia]" d="M([\d.]+) ([\d.]+)l(-?)[\d.]+ -[\d.]+v[\d.]+Z"/g)].map(([, x, y, sign]) => ({
    x: Number(x),
    y: Number(y),
    right: sign === '-',
  }));

describe('the chart of directions', () => {
  it('has an arrow for each graha, that points the way it goes', () => {
    const drawn = arrows(directionChart(result, { size: 800 }));
    expect(drawn).toHaveLength(9);
    const { places, directions } = result.data;
    const down = Object.values(places).filter(({ moves }) => moves === 'down');
    expect(drawn.filter(({ right }) => !right)).toHaveLength(down.length);
    const order = directions.flatMap(({ planets }) => planets.map((planet) => places[planet].moves === 'up'));
    expect(drawn.map(({ right }) => right)).toEqual(order);
  });

  it('puts them by degrees: the least first, on a scale of a sign', () => {
    const drawn = arrows(directionChart(result, { size: 800 }));
    const { places, directions } = result.data;
    const grahas = directions.flatMap(({ planets }, i) => planets.map((planet) => ({ planet, i })));
    const inSign = (planet: keyof typeof places): number => places[planet].longitude % 30;
    const units = grahas.flatMap(({ planet, i }, k) => {
      const next = grahas[k + 1];
      const [here, there] = [drawn[k], drawn[k + 1]];
      if (next?.i !== i || here === undefined || there === undefined) return [];
      expect(there.y, next.planet).toBeGreaterThan(here.y);
      return (there.x - here.x) / (inSign(next.planet) - inSign(planet));
    });
    expect(units.length).toBeGreaterThan(4);
    for (const unit of units) expect(unit).toBeCloseTo(units[0] ?? 0, 1);
  });

  it('has opposite directions across the middle, or one below the other in narrow pictures', () => {
    const heads = (size: number): Record<string, readonly [number, number]> =>
      Object.fromEntries(
        [...directionChart(result, { size }).matchAll(/x="([\d.]+)" y="([\d.]+)"[^>]*>(East|South|West|North)</g)].map(
          ([, x, y, name]) => [name, [Number(x), Number(y)] as const],
        ),
      );
    const { East, South, West, North } = heads(600);
    expect([East?.[1], East?.[0]]).toEqual([South?.[1], North?.[0]]);
    expect([West?.[1], West?.[0]]).toEqual([North?.[1], South?.[0]]);
    const narrow = Object.values(heads(320));
    expect(new Set(narrow.map(([x]) => x)).size).toBe(1);
    expect(new Set(narrow.map(([, y]) => y)).size).toBe(4);
  });

  it('says it in words, and in a language', () => {
    expect(described(directionChart(result))).toContain(
      'East (Aries, Leo, Sagittarius): Mercury Leo 25°22′ →, Saturn Sagittarius 26°09′ ←, Mars Aries 27°26′ →.',
    );
    expect(described(directionChart(result))).toContain('West (Gemini, Libra, Aquarius): –.');
    const svg = directionChart(result, { language: ta, digits: 'native', title: 'ஆஷா' });
    expect(svg).toContain('lang="ta"');
    expect(svg).toContain('role="img"');
    expect(svg).toContain('<title id="');
    expect(described(svg)).toContain('Pūrva (மேஷம், சிம்மம், தனுசு)');
    expect(described(svg)).not.toContain('East');
  });

  it('keeps every label within its corner', () => {
    const random = numbers(7);
    for (let i = 0; i < 60; i++) {
      const size = [240, 320, 439, 440, 600, 1200][i % 6] ?? 600;
      const svg = directionChart(nadi.links({ birth: birthBy(random) }), { size, language: i % 2 === 0 ? bn : ta });
      expect(arrows(svg)).toHaveLength(9);
      for (const { x } of arrows(svg)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(size);
      }
      for (const [, letters] of svg.matchAll(/font-size="([\d.]+)"/g)) expect(Number(letters)).toBeGreaterThan(6);
      expect(svg).not.toContain('NaN');
    }
  });

  it.each([
    ['result', undefined, {}],
    ['result', { data: { directions: [] } }, {}],
    ['data.places.Mercury', { data: { ...result.data, places: {} } }, {}],
    ['size', result, { size: 10 }],
  ])('refuses %s', (field, given, options) => {
    try {
      directionChart(given as LinksResult, options);
      expect.fail('drawn');
    } catch (error) {
      expect(isSiddhantaError(error) && [error.code, error.field]).toEqual(['invalid_value', field]);
    }
  });
});

it('draws the bindu into a chart', () => {
  const bindu = nadi.bhriguBindu({ birth: BIRTH });
  const points = chartPoints(bindu);
  expect(points).toEqual([{ label: 'BB', name: 'Bhṛgu bindu', minor: true, longitude: bindu.data.longitude }]);
  const { sign, house } = bindu.data;
  expect(described(northIndian(rasi({ birth: BIRTH }), { points }))).toMatch(
    new RegExp(`Bhṛgu bindu: ${sign} .*, house ${house}\\.`),
  );
});
