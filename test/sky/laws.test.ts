import { describe, expect } from 'vitest';
import { MOST } from '../../src/sky/analytical/lattice.js';
import { ACCURACY } from '../../src/sky/astronomy-engine.js';
import { AT, MAGIC, WIDTHS } from '../../src/sky/atlas/format.js';
import { LEAST_DISTANCE, UNBENT } from '../../src/sky/atlas/pieces.js';
import { PRECESSION } from '../../src/sky/constants.js';
import { BODIES } from '../../src/sky/ephemeris.js';
import { PLACIDUS_CUSPS, placidusCusps } from '../../src/sky/houses.js';
import { CHECKS, ROUGH } from '../../src/sky/interpolated.js';
import { NODE } from '../../src/sky/nodes.js';
import { DELAUNAY } from '../../src/sky/nutation.js';
import { HORIZONS } from '../../src/sky/rise-set.js';
import { ECLIPTIC_POLE_POLYNOMIALS, EQUATOR_POLE_POLYNOMIALS } from '../../src/sky/tables/precession.js';
import { NODES } from '../../src/sky/track.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { entriesOf, expectDistinct, expectEach, expectRising, law, sum, whole } from '../support/laws.js';

/** Arcseconds a century of mean sidereal motion, from days of a round: Explanatory Supplement, table of orbits. */
const rate = (days: number): number => (1_296_000 * 36_525) / days;

describe('laws of the tables of the sky', () => {
  law('sky/ephemeris.ts#BODIES', 'the seven, the planets beyond, the two nodes', () => {
    expectEach(BODIES, [...GRAHAS.slice(0, 7), 'Uranus', 'Neptune', 'Pluto', 'MeanNode', 'TrueNode']);
    expect(BODIES.slice(0, 2)).toEqual(['Sun', 'Moon']);
  });

  law('sky/astronomy-engine.ts#ACCURACY', 'worse further from our time, best for the mean node and the Sun', () => {
    expectEach(Object.keys(ACCURACY), BODIES);
    for (const [body, [near, far]] of entriesOf(ACCURACY)) {
      expect(near, body).toBeLessThan(far);
      for (const bound of [near, far]) expect(Number(bound.toPrecision(2)), body).toBe(bound);
    }
    expectRising([ACCURACY.MeanNode[0], ACCURACY.Sun[0], ACCURACY.Moon[0], ACCURACY.Mercury[0], ACCURACY.Venus[0]]);
  });

  law('sky/analytical/lattice.ts#MOST', 'multiples that fit into the digits of a key', () => {
    // 4096, 256, 16 and 1 are one of D, F, l and l′: each and its negative fit within its digit.
    expect(MOST.map((most) => 2 * most + 1)).toEqual([17, 13, 13, 9]);
    for (const most of MOST.slice(1)) expect(2 * most + 2).toBeLessThanOrEqual(16);
  });

  law(
    ['sky/atlas/format.ts#MAGIC', 'sky/atlas/format.ts#AT', 'sky/atlas/format.ts#WIDTHS'],
    'PNG’s signature with another name; one behind the other; a coefficient’s bytes',
    () => {
      expect(String.fromCharCode(...MAGIC.slice(1, 4))).toBe('SKY');
      expect([MAGIC[0], ...MAGIC.slice(4)]).toEqual([0x89, 0x0d, 0x0a, 0x1a, 0x0a]);
      expect([AT.version, AT.checksum, AT.length, AT.headerLength, AT.header]).toEqual([8, 12, 16, 20, 24]);
      expect(AT.version).toBe(MAGIC.length);
      expect(AT.covered).toBe(AT.checksum + 4);
      expectRising(WIDTHS);
      expect(WIDTHS).toEqual([1, 2, 4, 5]);
    },
  );

  law(
    ['sky/atlas/pieces.ts#LEAST_DISTANCE', 'sky/atlas/pieces.ts#UNBENT'],
    'what the orbits leave between the two; light of no planet is left out',
    () => {
      // Perihelion and aphelion, au: the Earth 0.983 and 1.017; the Moon 356,400 km.
      const orbits = {
        Mercury: [0.307, 0.467],
        Venus: [0.718, 0.728],
        Mars: [1.381, 1.666],
        Jupiter: [4.95, 5.46],
        Saturn: [9.0, 10.12],
        Uranus: [18.28, 20.1],
        Neptune: [29.8, 30.4],
        Pluto: [29.6, 49.3],
      } as const;
      for (const [body, [near, far]] of entriesOf(orbits)) {
        const least = near > 1 ? near - 1.017 : 0.983 - far;
        expect(LEAST_DISTANCE[body], body).toBeLessThanOrEqual(least + 0.01);
        expect(LEAST_DISTANCE[body], body).toBeGreaterThan(0.9 * least);
      }
      expect([LEAST_DISTANCE.Moon, LEAST_DISTANCE.MeanNode, LEAST_DISTANCE.TrueNode]).toEqual([
        0.00235, 0.00235, 0.00235,
      ]);
      expect([LEAST_DISTANCE.Moon * 149_597_870.7 < 356_400, LEAST_DISTANCE.Sun]).toEqual([true, 0.98]);
      expectEach([...UNBENT, ...Object.keys(orbits)], BODIES);
    },
  );

  law('sky/constants.ts#PRECESSION', 'begins at J2000.0; a round in some 25,772 years', () => {
    expect(PRECESSION[0]).toBe(0);
    expect((1_296_000 / PRECESSION[1]) * 100).toBeCloseTo(25_771.6, 1);
    const sizes = PRECESSION.slice(1).map(Math.abs);
    expectRising([...sizes].reverse());
    expect(PRECESSION.map(Math.sign)).toEqual([0, 1, 1, 1, -1, -1]);
    // The published digits add up: eq. 39.
    expect(sum(PRECESSION)).toBeCloseTo(5029.9016855447, 9);
  });

  law(
    ['sky/houses.ts#PLACIDUS_CUSPS', 'sky/houses.ts#placidusCusps()'],
    'thirds of the arcs above and below; each cusp has its opposite',
    () => {
      for (const [house, ascension, thirds] of PLACIDUS_CUSPS) {
        const fromMeridian = (house + 2) % 12;
        expect(ascension, `${house}`).toBe(30 * fromMeridian);
        expect(thirds, `${house}`).toBe(house > 6 ? fromMeridian : 6 - fromMeridian);
      }
      expectEach([1, 10, ...PLACIDUS_CUSPS.map(([house]) => house)].flatMap((house) => [house, ((house + 5) % 12) + 1]), whole(1, 12)); // biome-ignore format: one line
      const cusps = placidusCusps(1.2, 0.409, 0.5);
      const degrees = Array.isArray(cusps) ? (cusps as readonly number[]) : [];
      expect(degrees).toHaveLength(12);
      for (const [i, cusp] of degrees.slice(0, 6).entries()) expect(((degrees[i + 6] ?? 0) - cusp + 360) % 360, `${i}`).toBeCloseTo(180, 9); // biome-ignore format: one line
    },
  );

  law(
    ['sky/interpolated.ts#CHECKS', 'sky/interpolated.ts#ROUGH'],
    'even parts of the nodes; only what the sky or our polynomials make rough',
    () => {
      expect(CHECKS).toEqual(whole(0, 4).map((i) => i / 4));
      const measured: Readonly<Record<string, number>> = {
        Mercury: 0.003,
        Saturn: 0.0009,
        Uranus: 0.032,
        Neptune: 0.018,
        Pluto: 0.015,
      };
      for (const [body, bound] of Object.entries(ROUGH)) {
        expect(bound / (measured[body] ?? 0) > 1.2 && bound / (measured[body] ?? 0) < 2.3, body).toBe(true);
      }
      expectEach(Object.keys(ROUGH), Object.keys(measured));
    },
  );

  law(
    ['sky/nodes.ts#NODE', 'sky/nutation.ts#DELAUNAY'],
    'the same node at J2000.0, and mean motions of the Moon and the Sun',
    () => {
      const [l, sun, f, d, node] = DELAUNAY.map(([at2000, motion]) => ({ at2000, motion }));
      expect(node?.at2000).toBe(NODE[0]);
      expect(Math.abs((node?.motion ?? 0) - NODE[1] - PRECESSION[1])).toBeLessThan(0.3);
      for (const [argument, days] of [
        [l, 27.55455],
        [sun, 365.259636],
        [f, 27.21222],
        [d, 29.530589],
      ] as const) {
        expect((argument?.motion ?? 0) / rate(days)).toBeCloseTo(1, 6);
      }
      // F is the Moon from the node, D the Moon from the Sun, l′ from the perihelion (1.7195° a century).
      const moon = (f?.motion ?? 0) + (node?.motion ?? 0);
      const solar = moon - (d?.motion ?? 0);
      expect((solar - (sun?.motion ?? 0)) / 3600).toBeCloseTo(1.7195, 3);
      expect(moon / rate(27.321582)).toBeCloseTo(1, 6);
      // IERS Conventions 2003, eq. 5.43: degrees at J2000.0, then arcseconds; typed from there.
      expect(DELAUNAY.map(([at2000]) => (at2000 / 3600).toFixed(8)).join(' ')).toBe(
        '134.96340251 357.52910918 93.27209062 297.85019547 125.04455501',
      );
      expect(DELAUNAY.map(([, motion]) => motion.toFixed(4)).join(' ')).toBe(
        '1717915923.2178 129596581.0481 1739527262.8478 1602961601.2090 -6962890.5431',
      );
      expect(DELAUNAY.map(([, , square]) => square).join(' ')).toBe('31.8792 -0.5532 -12.7512 -6.3706 7.4722');
      for (const row of [...DELAUNAY, NODE.slice(0, 5)]) expectRising(row.slice(2).map(Math.abs).reverse());
    },
  );

  law('sky/rise-set.ts#HORIZONS', 'refraction and the half of the disc, or one of them, or none', () => {
    const [REFRACTION, SEMIDIAMETER] = [34, 16];
    expect(HORIZONS.upper_limb[0]).toBe(-(REFRACTION + SEMIDIAMETER));
    expect(HORIZONS.centre_refraction[0]).toBe(-REFRACTION);
    expect(HORIZONS.tip_no_refraction[0]).toBe(-SEMIDIAMETER);
    expect(HORIZONS.disc_center).toEqual([0, 0, 0]);
    // The Moon: 0.7275 of her parallax is left above her semidiameter, which is 0.2725 of it.
    for (const [rule, [, parallax, refraction]] of entriesOf(HORIZONS)) {
      expect(refraction, rule).toBe(rule.includes('no_refraction') || rule === 'disc_center' ? 0 : REFRACTION);
      if (rule !== 'disc_center') expect(parallax, rule).toBe(rule === 'centre_refraction' ? 1 : 1 - 0.2725);
    }
  });

  law(
    ['sky/tables/precession.ts#ECLIPTIC_POLE_POLYNOMIALS', 'sky/tables/precession.ts#EQUATOR_POLE_POLYNOMIALS'],
    'the sums of the printed coefficients, each smaller than the one before but for the last',
    () => {
      const sums = [...ECLIPTIC_POLE_POLYNOMIALS, ...EQUATOR_POLE_POLYNOMIALS].map((row) => sum(row));
      expect(ECLIPTIC_POLE_POLYNOMIALS.flatMap((row) => row.slice(2)).join(' ')).toBe(
        '-0.00028913 1.01e-7 -2e-7 -4.37e-7',
      );
      const printed = [5851.607687 - 0.1189 - 0.00028913, -1600.8863 + 1.1689818, 5453.282155 + 0.4252841 - 0.00037173, -73_750.93035 - 0.7675452 - 0.00018725]; // biome-ignore format: one line
      for (const [i, total] of sums.entries()) expect(total).toBeCloseTo(printed[i] ?? 0, 5);
      for (const row of [...ECLIPTIC_POLE_POLYNOMIALS, ...EQUATOR_POLE_POLYNOMIALS]) {
        expectDistinct(row, 4);
        expectRising(row.slice(0, 3).map(Math.abs).reverse());
        expect(Math.abs(row[3] ?? 1)).toBeLessThan(1e-6);
      }
    },
  );

  law('sky/track.ts#NODES', 'those of Chebyshev', () => {
    for (const [i, node] of NODES.entries()) expect(node).toBeCloseTo(Math.cos((Math.PI * (i + 0.5)) / 4), 15);
    expect(NODES).toHaveLength(4);
  });
});
