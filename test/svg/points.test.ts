import { describe, expect, it } from 'vitest';
import * as charts from '../../src/charts/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { kpCusps, rasi } from '../../src/index.js';
import * as jaimini from '../../src/jaimini/index.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import type { ChartPoint } from '../../src/svg/index.js';
import { type CuspsResult, chartCusps, chartPoints, type PointsResult } from '../../src/svg/index.js';
import { BIRTH, STYLES } from '../support/pictures.js';

const chart = rasi({ birth: BIRTH });
const lagnas = charts.specialLagnas({ birth: BIRTH });
const upagrahas = charts.upagrahas({ birth: BIRTH });
const sripati = charts.bhava({ birth: BIRTH });

const described = (svg: string): string => /<desc[^>]*>([^<]*)</.exec(svg)?.[1] ?? '';
const labels = (points: readonly ChartPoint[]): string => points.map(({ label }) => label).join(' ');

function sizeOf(svg: string, label: string): number {
  const found = new RegExp(`font-size="([\\d.]+)"[^>]*>${label}<`).exec(svg);
  return Number(found?.[1]);
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

describe('points of a result', () => {
  it('are the special lagnas that rest on a source, with the varnada of the first house', () => {
    expect(labels(chartPoints(lagnas))).toBe('BL HL GL PP SL BB IL VL');
    expect(labels(chartPoints(lagnas, { only: ['vighati', 'indu'] }))).toBe('VgL IL');
    for (const point of chartPoints(lagnas)) expect(point.minor).toBe(true);
    expect(chartPoints(lagnas, { only: ['ghati'] })[0]?.longitude).toBe(lagnas.data.lagnas.ghati.longitude);
    expect(chartPoints(lagnas, { only: ['varnada'] })[0]?.longitude).toBe(lagnas.data.varnada[0]?.longitude);
  });

  it('are the eleven upagrahas', () => {
    expect(labels(chartPoints(upagrahas))).toBe('Dh Vy Pv Ic Uk Kl Mr Ap Yg Gk Md');
    const { from_sun: solar, kala_velas: velas } = upagrahas.data;
    expect(chartPoints(upagrahas).map(({ longitude }) => longitude)).toEqual(
      [...Object.values(solar), ...Object.values(velas)].map(({ longitude }) => longitude),
    );
  });

  it('have labels unlike those of all bodies', () => {
    const all = [...chartPoints(lagnas), ...chartPoints(lagnas, { only: ['vighati'] }), ...chartPoints(upagrahas)];
    const own = [...all.map(({ label }) => label), ...'As Su Mo Ma Me Ju Ve Sa Ra Ke Ur Ne Pl'.split(' ')];
    expect(new Set(own).size).toBe(own.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it.each(Object.entries(STYLES))('stand in their signs in %s, smaller than the grahas, and are told', (_, style) => {
    const points = [...chartPoints(lagnas), ...chartPoints(upagrahas)];
    const svg = style(chart, { points });
    for (const { label } of points) expect(svg.split(`>${label}</text>`)).toHaveLength(2);
    for (const [point, graha] of [
      ['SL', 'Ma'],
      ['VL', 'Ma'],
      ['IL', 'Mo'],
      ['BL', 'As'],
      ['Yg', 'Me'],
    ] as const)
      expect(sizeOf(svg, point) / sizeOf(svg, graha)).toBeCloseTo(0.8, 2);
    for (const name of ['bhava', 'hora', 'ghati', 'pranapada', 'sree', 'bhrigu_bindu'] as const) {
      const { sign, degrees, house } = lagnas.data.lagnas[name];
      const full = chartPoints(lagnas, { only: [name] })[0]?.name;
      expect(described(svg)).toContain(
        `${full}: ${sign} ${degrees.replace(/^(\d+)° (\d\d)'.*/, '$1°$2′')}, house ${house}.`,
      );
    }
    const { sign, house } = lagnas.data.lagnas.indu;
    expect(described(svg)).toContain(`Indu lagna: ${sign}, house ${house}.`);
    expect(described(svg)).toContain('Gulika: Libra 2°20′, house 2.');
  });

  it('are the padas of Jaimini, which are signs', () => {
    const padas = jaimini.arudhas({ birth: BIRTH });
    const points = chartPoints(padas);
    expect(labels(points)).toBe('AL A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 UL');
    const svg = STYLES.southIndian(chart, { points });
    expect(described(svg)).toContain('Ārūḍha lagna: Cancer, house 11.');
    expect(described(svg)).toContain('Pada of house 10: Libra, house 2.');
    expect(described(svg)).toContain('Upapada: Gemini, house 10.');
    for (const { sign_number: sign, house } of Object.values(padas.data.houses))
      expect(house).toBe(((sign + 6) % 12) + 1);
  });

  it('keep their IAST names in a language, with its words for sign and house', () => {
    const svg = STYLES.southIndian(chart, { points: chartPoints(upagrahas, { only: ['Gulika'] }), language: hi });
    expect(described(svg)).toContain('Gulika: तुला 2°20′, भाव 2.');
  });

  it.each([
    ['only', () => chartPoints(lagnas, { only: ['Gulika'] })],
    ['only', () => chartPoints(upagrahas, { only: 'Gulika' as never })],
    ['result', () => chartPoints(chart as unknown as PointsResult)],
    ['result', () => chartPoints(undefined as unknown as PointsResult)],
    ['data.indu', () => chartPoints({ data: { lagnas: { indu: {} } } } as unknown as PointsResult)],
    [
      'points.0.longitude',
      () =>
        STYLES.northIndian(chart, {
          points: chartPoints({ data: { lagnas: { hora: { longitude: 400 } } } } as unknown as PointsResult),
        }),
    ],
    ['points.0.minor', () => STYLES.northIndian(chart, { points: [{ label: 'x', longitude: 1, minor: 1 as never }] })],
    [
      'points.0.degrees',
      () => STYLES.northIndian(chart, { points: [{ label: 'x', longitude: 1, degrees: 'no' as never }] }),
    ],
    [
      'points',
      () => STYLES.northIndian(chart, { points: Array.from({ length: 49 }, () => ({ label: 'x', longitude: 1 })) }),
    ],
  ])('are refused with %s', (field, run) => {
    expect(failure(run)).toEqual(['invalid_value', field]);
  });
});

describe('cusps of a result', () => {
  it('are the middles of Śrīpati, the beginnings of Placidus, and either on request', () => {
    const at = (result: CuspsResult, options?: Parameters<typeof chartCusps>[1]) =>
      chartCusps(result, options).map(({ longitude }) => longitude);
    const { houses } = sripati.data;
    expect(at(sripati)).toEqual(houses.map(({ madhya }) => madhya));
    expect(at(sripati, { at: 'start' })).toEqual(houses.map(({ start }) => start));
    const placidus = charts.bhava({ birth: BIRTH, system: 'placidus' });
    expect(at(placidus)).toEqual(placidus.data.houses.map(({ start }) => start));
    expect(at(placidus, { at: 'madhya' })).toEqual(placidus.data.houses.map(({ madhya }) => madhya));
    const equal = (cusp: 'middle' | 'start') => charts.bhava({ birth: BIRTH, system: 'equal', cusp });
    for (const cusp of ['middle', 'start'] as const)
      expect(at(equal(cusp))[0]).toBe(equal(cusp).data.ascendant.longitude);
    expect(at(charts.bhava({ birth: BIRTH, system: 'whole_sign' }))).toEqual([
      150, 180, 210, 240, 270, 300, 330, 0, 30, 60, 90, 120,
    ]);
  });

  it('are those of Krishnamurti', () => {
    const cusps = kpCusps({ birth: BIRTH });
    expect(chartCusps(cusps).map(({ longitude }) => longitude)).toEqual(
      Object.values(cusps.data.house_cusps).map((cusp) => cusp.decimal_degrees),
    );
  });

  it.each(Object.entries(STYLES))('stand in %s with the sign and the house by whole signs', (_, style) => {
    const svg = style(chart, { points: chartCusps(sripati) });
    for (const { house, sign } of sripati.data.houses)
      expect(described(svg)).toContain(`Madhya of house ${house}: ${sign} `);
    for (const label of 'I II III IV V VI VII VIII IX X XI XII'.split(' '))
      expect(svg.split(`>${label}</text>`)).toHaveLength(2);
  });

  it.each([
    ['at', () => chartCusps(sripati, { at: 'end' as never })],
    ['at', () => chartCusps(kpCusps({ birth: BIRTH }), { at: 'madhya' })],
    ['result', () => chartCusps(chart as unknown as CuspsResult)],
    ['result', () => chartCusps(null as unknown as CuspsResult)],
  ])('are refused with %s', (field, run) => {
    expect(failure(run)).toEqual(['invalid_value', field]);
  });
});
