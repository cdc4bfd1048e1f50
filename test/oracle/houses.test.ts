import { describe, expect, it } from 'vitest';
import { type HouseSystem, houses } from '../../src/sky/house-systems.js';
import { at, fixture } from '../support/fixtures.js';
import { arcseconds } from '../support/independent.js';

interface Sample {
  readonly ut: number;
  readonly tt: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly ascendant: number;
  readonly midheaven: number;
  readonly cusps: readonly number[];
}

const { samples } = fixture<{ readonly samples: readonly Sample[] }>('oracle/houses.json');
const rows = samples.map((sample) => ({ ...sample, ours: houses(sample, sample, 'placidus') }));
const worst = (differences: readonly number[]): number => Math.max(...differences.map(Math.abs));

describe('houses against Swiss Ephemeris, 1850–2050, latitudes to 60°', () => {
  it('has samples of both hemispheres and of the whole span', () => {
    expect(samples.length).toBeGreaterThanOrEqual(250);
    expect(worst(samples.map(({ latitude }) => latitude))).toBeGreaterThan(59);
    expect(Math.min(...samples.map(({ latitude }) => latitude))).toBeLessThan(-59);
    expect(worst(samples.map(({ cusps }) => cusps.length))).toBe(12);
  });

  it('ascendant within 0.01″', () => {
    expect(worst(rows.map(({ ours, ascendant }) => arcseconds(ours.ascendant, ascendant)))).toBeLessThan(0.01);
  });

  it('midheaven within 0.001″', () => {
    expect(worst(rows.map(({ ours, midheaven }) => arcseconds(ours.midheaven, midheaven)))).toBeLessThan(0.001);
  });

  it('the twelve cusps of Placidus within 0.01″', () => {
    for (const { ours, cusps } of rows)
      cusps.forEach((cusp, house) => {
        expect(Math.abs(arcseconds(at(ours.cusps, house), cusp))).toBeLessThan(0.01);
      });
  });

  it('sidereal cusps are the tropical ones less one and the same arc', () => {
    for (const sample of samples.slice(0, 20)) {
      const tropical = houses(sample, sample, 'placidus');
      const sidereal = houses(sample, sample, 'placidus', 'lahiri');
      const arc = arcseconds(tropical.ascendant, sidereal.ascendant);
      expect(arc / 3600).toBeGreaterThan(21);
      expect(arc / 3600).toBeLessThan(25);
      tropical.cusps.forEach((cusp, house) => {
        expect(arcseconds(cusp, at(sidereal.cusps, house))).toBeCloseTo(arc, 5);
      });
    }
  });

  it.each<HouseSystem>(['whole_sign', 'equal', 'placidus', 'porphyry'])(
    '%s: each cusp lies ahead of the one before, opposite cusps half a circle apart',
    (system) => {
      for (const sample of samples) {
        const { cusps } = houses(sample, sample, system);
        const arcs = cusps.map((cusp, house) => (at(cusps, (house + 1) % 12) - cusp + 360) % 360);
        expect(Math.min(...arcs)).toBeGreaterThan(0);
        expect(arcs.reduce((sum, arc) => sum + arc, 0)).toBeCloseTo(360, 9);
        for (let house = 0; house < 6; house++)
          expect(Math.abs(arcseconds(at(cusps, house) + 180, at(cusps, house + 6)))).toBeLessThan(1e-6);
      }
    },
  );
});
