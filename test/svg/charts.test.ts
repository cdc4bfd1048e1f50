import { describe, expect, it } from 'vitest';
import { divisional, isSiddhantaError, kpCusps, kpHorary, rasi } from '../../src/index.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import {
  type ChartOptions,
  type ChartResult,
  chakra,
  chartLinks,
  eastIndian,
  northIndian,
  southIndian,
} from '../../src/svg/index.js';
import { BIRTH, crowded, DELHI, STYLES } from '../support/pictures.js';

const chart = rasi({ birth: BIRTH });
const cusps = kpCusps({ birth: BIRTH });

function placeOf(svg: string, text: string): readonly [x: number, y: number] {
  const found = new RegExp(`<text class="\\w" x="([\\d.]+)" y="([\\d.]+)"[^>]*>${text}<`).exec(svg);
  if (found === null) throw new Error(`There is no ${text}.`);
  return [Number(found[1]), Number(found[2])];
}

const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => `${text}`);

const words = (svg: string): string => /<desc[^>]*>(.*?)<\/desc>/.exec(svg)?.[1] ?? '';

function moved(longitude: number, ascendant: number): ChartResult {
  const { data } = chart;
  const at = (degrees: number) => ({ longitude: degrees, degrees: `${degrees % 30}° 00' 00.00"` });
  return {
    data: {
      ...data,
      ascendant: { ...data.ascendant, ...at(ascendant) },
      planetary_positions: {
        ...data.planetary_positions,
        Mars: { ...data.planetary_positions.Mars, ...at(longitude) },
      },
    },
  };
}

function failure(run: () => unknown): readonly [string, string | undefined] {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
  return ['nothing', undefined];
}

describe('links of a chart', () => {
  const links = chartLinks(({ name, sign, house }) =>
    name === 'Rahu' ? undefined : `?${name}&sign=${sign}&house=${house}`,
  );
  const hrefs = (svg: string): string[] => [...svg.matchAll(/<a href="([^"]*)">/g)].map(([, href = '']) => href);

  it.each(Object.entries(STYLES))('lead from each body where the caller says, in %s', (_, style) => {
    const svg = style(chart, { links, language: hi, id: 'one' });
    const { ascendant, planetary_positions: grahas } = chart.data;
    const expected = [
      `?Ascendant&#38;sign=${ascendant.sign_number}&#38;house=1`,
      ...Object.entries(grahas)
        .filter(([name]) => name !== 'Rahu')
        .map(([name, { sign_number: sign, house }]) => `?${name}&#38;sign=${sign}&#38;house=${house}`),
    ];
    expect(hrefs(svg).sort()).toEqual(expected.sort());
    // What is within an image is hidden from those who hear it.
    const plain = svg.replace(/<a [^>]*><rect [^>]*>|<\/a>/g, '').replace('role="group"', 'role="img"');
    expect(plain).toBe(style(chart, { language: hi, id: 'one' }));
  });

  it('are texts, or none', () => {
    expect(() => chartLinks('#' as never)).toThrow(/links/);
    expect(() => northIndian(chart, { links: '#' as never })).toThrow(/a result of chartLinks/);
    expect(() => northIndian(chart, { links: chartLinks((() => 1) as never) })).toThrow(/links/);
  });
});

describe('the North Indian chart', () => {
  it('has its houses counter-clockwise from the top, and the number of the sign in each', () => {
    const quarters = Array.from({ length: 12 }, (_, house) => {
      const svg = northIndian(moved(house * 30 + 15, 2), { size: 400, degrees: false });
      const [x, y] = placeOf(svg, 'Ma');
      return [Math.round((x - 14) / 94), Math.round((y - 38) / 94)];
    });
    expect(quarters).toEqual([
      [2, 1],
      [1, 0],
      [0, 1],
      [1, 2],
      [0, 3],
      [1, 4],
      [2, 3],
      [3, 4],
      [3, 3],
      [3, 2],
      [4, 1],
      [3, 0],
    ]);
    expect(textsOf(northIndian(chart, { degrees: false })).slice(-12)).toEqual('6 7 8 9 10 11 12 1 2 3 4 5'.split(' '));
  });

  it('begins with the sign of the Moon or the Sun on request', () => {
    expect(textsOf(northIndian(chart, { lagna: 'Moon' })).at(-12)).toBe('2');
    expect(textsOf(northIndian(chart, { lagna: 'Sun' })).at(-12)).toBe('4');
    expect(words(northIndian(chart, { lagna: 'Sun' }))).toContain('Sun: Cancer 28°18′, house 1.');
  });

  it('has the cusps of Krishnamurti in their houses, with bodies by cusps', () => {
    const svg = northIndian(cusps);
    for (const label of ['I', 'VII', 'XII']) expect(textsOf(svg)).toContain(label);
    const { planets } = cusps.data;
    for (const [name, { house, longitude, sign }] of Object.entries(planets))
      expect(words(svg)).toContain(
        `${name}: ${sign} ${longitude.replace(/^(\d+)° (\d\d)'.*/, '$1°$2′')}, house ${house}.`,
      );
    expect(textsOf(northIndian(cusps, { outer: false }))).not.toContain('Ur');
  });
});

describe('the South Indian chart', () => {
  it('has Pisces at the top left, then Aries and the others clockwise', () => {
    const cells = Array.from({ length: 12 }, (_, sign) => {
      const [x, y] = placeOf(southIndian(moved(sign * 30 + 15, 200), { size: 400, degrees: false }), 'Ma');
      return [Math.floor((x - 12) / 94), Math.floor((y - 12) / 94)].join(' ');
    });
    expect(cells).toEqual(['1 0', '2 0', '3 0', '3 1', '3 2', '3 3', '2 3', '1 3', '0 3', '0 2', '0 1', '0 0']);
  });

  it('marks the lagna by diagonals in its corner', () => {
    const lines = [
      ...southIndian(moved(15, 35), { size: 400 }).matchAll(/class="k" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/g),
    ];
    expect(lines).toHaveLength(2);
    for (const [, x1, y1, x2, y2] of lines) {
      expect([Number(x1), Number(y2)]).toEqual([200, 12]);
      expect(Number(y1) - 12).toBeCloseTo(Number(x2) - 200, 1);
    }
  });
});

describe('the East Indian chart', () => {
  it('has Aries at the top middle and the others counter-clockwise', () => {
    const angles = Array.from({ length: 12 }, (_, sign) => {
      const [x, y] = placeOf(
        eastIndian(moved(sign * 30 + 15, ((sign + 1) % 12) * 30), { size: 400, degrees: false }),
        'Ma',
      );
      return (Math.atan2(x - 200, y - 200) * 180) / Math.PI;
    });
    const turns = angles.map((angle) => Math.round(((angle + 180 + 360) % 360) / 10) * 10);
    expect(turns[0]).toBe(0);
    expect([...turns].sort((a, b) => a - b)).toEqual(turns);
    expect([turns[3], turns[6], turns[9]]).toEqual([90, 180, 270]);
  });
});

describe('the chakra', () => {
  it('has all nakshatras and signs, or their numbers where the picture is small', () => {
    const large = textsOf(chakra(chart));
    for (const name of ['Rohini', 'Purva', 'Ashadha', 'Revati', 'Aries', 'Pisces']) expect(large).toContain(name);
    const small = textsOf(chakra(chart, { size: 240 }));
    expect(small).not.toContain('Rohini');
    expect(small).toContain('27');
  });

  it('begins at the left with the ascendant', () => {
    const rays = [...chakra(moved(15, 35)).matchAll(/class="k" d="M([\d.]+) ([\d.]+)/g)];
    expect(rays.map(([, x, y]) => [Number(x), Number(y)])).toEqual([[expect.closeTo(300 - 285 * 0.775, 1), 300]]);
  });
});

describe('every style', () => {
  it.each(Object.entries(STYLES))('%s draws every body once, whatever stands where', (_, style) => {
    for (let sign = 0; sign < 12; sign++) {
      const texts = textsOf(style(crowded(sign, 3), { size: 320 }));
      for (const label of ['As', 'Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'])
        expect(texts.filter((text) => text === label || text.startsWith(`${label}<`))).toHaveLength(1);
    }
  });

  it.each(Object.entries(STYLES))('%s draws what the HTTP API returns, and charts of every kind', (_, style) => {
    expect(style(JSON.parse(JSON.stringify(chart)))).toBe(style(chart));
    const horary = kpHorary({ horary_number: 140, moment: '2024-02-05T15:51:00+05:30', place: DELHI });
    expect(words(style(horary))).toContain('Sun: Capricorn');
    expect(style(divisional({ varga: 'd60', birth: BIRTH }))).toContain('Shashtiamsha (D60)');
  });

  it.each(Object.entries(STYLES))('%s says what it shows, and has an id of its own', (_, style) => {
    const svg = style(chart);
    expect(svg).toMatch(
      /^<svg [^>]*role="img" lang="en" aria-labelledby="(s\w+)-t \1-d"><title id="\1-t">Rasi · Lahiri<\/title><desc id="\1-d">Ascendant: Virgo 2°16′, house 1\. Sun: Cancer 28°18′, house 11\./,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = [style(chart), style(chart, { theme: 'dark' }), style(cusps)].map((one) => /id="(\w+)"/.exec(one)?.[1]);
    expect(new Set(ids).size).toBe(3);
    expect(style(chart, { id: 'mine' })).toContain('aria-labelledby="mine-t mine-d"');
    expect(style(chart)).toBe(svg);
  });

  it.each(Object.entries(STYLES))('%s speaks a language', (_, style) => {
    const svg = style(chart, { language: hi, digits: 'native' });
    expect(svg).toContain('lang="hi"');
    expect(words(svg)).toContain('सूर्य: कर्क २८°१८′');
    expect(textsOf(svg)).toContain('सू');
  });
});

describe('marks', () => {
  it('show motion, and combustion by a named rule', () => {
    const { data } = chart;
    const near = {
      ...data.planetary_positions,
      Venus: { ...data.planetary_positions.Venus, longitude: data.planetary_positions.Sun.longitude + 9 },
    };
    const burnt: ChartResult = { data: { ...data, planetary_positions: near } };
    expect(words(northIndian(burnt, { combust: 'surya_siddhanta' }))).toMatch(/Venus: [^.]*, combust\./);
    expect(words(northIndian(burnt, { combust: 'mercury_13_venus_9' }))).not.toContain('combust');
    expect(words(northIndian(burnt))).not.toContain('combust');
    expect(words(northIndian(chart))).toContain('Saturn: Sagittarius 26°09′, house 4, retrograde.');
    expect(northIndian(chart)).toContain('>Sa<tspan');
    expect(northIndian(chart, { retrograde: false })).not.toContain('<tspan');
  });

  it('tint houses', () => {
    const tinted = (options: ChartOptions): number => northIndian(chart, options).split('<path class="w"').length - 1;
    expect([tinted({}), tinted({ highlight: 7 }), tinted({ highlight: [1, 4, 7, 10] })]).toEqual([0, 1, 4]);
  });

  it('name points that the result does not carry', () => {
    const svg = southIndian(chart, { points: [{ label: 'Ur', longitude: 252.5, name: 'Uranus', retrograde: true }] });
    expect(words(svg)).toContain('Uranus: Sagittarius 12°30′, house 4, retrograde.');
    expect(svg).toContain('>Ur<tspan');
  });
});

describe('refusals', () => {
  const options: readonly (readonly [string, unknown, string, string?])[] = [
    ['size', { size: 100 }, 'size'],
    ['size', { size: Number.NaN }, 'size'],
    ['size', { size: '600' }, 'size'],
    ['theme', { theme: 'blue' }, 'theme'],
    ['language', { language: 'hi' }, 'language'],
    ['digits', { digits: 'roman' }, 'digits'],
    ['title', { title: 7 }, 'title'],
    ['id', { id: 'a b' }, 'id'],
    ['degrees', { degrees: 'yes' }, 'degrees'],
    ['retrograde', { retrograde: 1 }, 'retrograde'],
    ['combust', { combust: 'mine' }, 'combust'],
    ['outer', { outer: null }, 'outer'],
    ['points', { points: 'Ur' }, 'points'],
    ['points', { points: [{ label: '', longitude: 1 }] }, 'points.0.label'],
    ['points', { points: [{ label: 'Ur', longitude: 360 }] }, 'points.0.longitude'],
    ['highlight', { highlight: 13 }, 'highlight'],
    ['highlight', { highlight: [1, 2.5] }, 'highlight'],
    ['lagna', { lagna: 'Mars' }, 'lagna'],
    ['a stranger', { colour: 'red' }, 'colour', 'unknown_field'],
    ['options', null, 'options'],
  ];
  it.each(options)('%s %j', (_, given, field, code = 'invalid_value') => {
    for (const style of Object.values(STYLES))
      expect(failure(() => style(chart, given as ChartOptions))).toEqual([code, field]);
  });

  it.each([
    ['no result', undefined, 'result'],
    ['its data alone', chart.data, 'result'],
    ['another result', { data: { mahadashas: [] } }, 'result'],
    [
      'a longitude that is none',
      { data: { ...chart.data, ascendant: { ...chart.data.ascendant, longitude: null } } },
      'data.ascendant.longitude',
    ],
    ['a body out of the circle', moved(400, 0), 'data.planets.Mars'],
  ])('%s', (_, result, field) => {
    for (const style of Object.values(STYLES))
      expect(failure(() => style(result as ChartResult))).toEqual(['invalid_value', field]);
  });

  it('options that the result does not support', () => {
    expect(failure(() => northIndian(cusps, { lagna: 'Moon' }))).toEqual(['invalid_value', 'lagna']);
    expect(failure(() => northIndian(cusps, { combust: 'surya_siddhanta' }))).toEqual(['invalid_value', 'combust']);
    expect(
      failure(() => northIndian(divisional({ varga: 'd9', birth: BIRTH }), { combust: 'surya_siddhanta' })),
    ).toEqual(['invalid_value', 'combust']);
  });
});
