import { describe, expect, it } from 'vitest';
import { bhava } from '../../src/charts/index.js';
import { SiddhantaError } from '../../src/errors.js';
import { RADIANS } from '../../src/math/angle.js';
import { type HouseSystem, houses } from '../../src/sky/house-systems.js';
import { ascendant, midheaven, porphyryCusps } from '../../src/sky/houses.js';
import { instantFromUt } from '../../src/sky/instant.js';
import { QUADRANT_SYSTEMS, type QuadrantSystem } from '../../src/sky/quadrant-houses.js';
import { at, DELHI, fixture } from '../support/fixtures.js';
import { arcseconds } from '../support/independent.js';

const SYSTEMS = ['koch', 'campanus', 'regiomontanus', 'alcabitius'] as const;

interface Sample extends Readonly<Record<(typeof SYSTEMS)[number] | 'porphyry', readonly number[]>> {
  /** Degrees, as all. */
  readonly sidereal: number;
  readonly latitude: number;
  readonly obliquity: number;
  readonly ascendant: number;
  readonly midheaven: number;
}

const { samples } = fixture<{ readonly samples: readonly Sample[] }>('oracle/house-systems.json');
const BETWEEN = [10, 11, 1, 2] as const;

function cuspsOf(system: QuadrantSystem | 'porphyry', { sidereal, latitude, obliquity }: Sample): readonly number[] {
  const [theta, epsilon] = [sidereal * RADIANS, obliquity * RADIANS];
  const cusps =
    system === 'porphyry'
      ? porphyryCusps(ascendant(theta, latitude, epsilon) ?? Number.NaN, midheaven(theta, epsilon))
      : QUADRANT_SYSTEMS[system](theta, latitude, epsilon);
  if (cusps === undefined) throw new Error(`no cusps at ${latitude}`);
  return cusps;
}

function failure(run: () => unknown): SiddhantaError {
  try {
    run();
  } catch (error) {
    if (error instanceof SiddhantaError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('house systems against Swiss Ephemeris, latitudes to 66°', () => {
  it('has latitudes of both hemispheres up to where the ecliptic begins to set no more', () => {
    expect(samples.length).toBeGreaterThanOrEqual(120);
    expect(Math.max(...samples.map(({ latitude }) => latitude))).toBeGreaterThan(64);
    expect(Math.min(...samples.map(({ latitude }) => latitude))).toBeLessThan(-64);
  });

  // The fixture has nine decimals of a degree.
  it.each([...SYSTEMS, 'porphyry'] as const)('%s within 0.00001″', (system) => {
    const apart = samples.flatMap((sample) => {
      const cusps = cuspsOf(system, sample);
      return [
        arcseconds(at(cusps, 0), sample.ascendant),
        arcseconds(at(cusps, 9), sample.midheaven),
        ...BETWEEN.map((house, i) => arcseconds(at(cusps, house), at(sample[system], i))),
      ];
    });
    expect(Math.max(...apart.map(Math.abs))).toBeLessThan(0.00001);
  });

  it.each(SYSTEMS)('%s: each cusp is ahead of the one before, and opposite cusps half a circle apart', (system) => {
    const wrong = samples.filter((sample) => {
      const cusps = cuspsOf(system, sample);
      const arcs = cusps.map((cusp, house) => (at(cusps, (house + 1) % 12) - cusp + 360) % 360);
      const opposite = cusps.every(
        (cusp, house) => Math.abs(arcseconds(at(cusps, (house + 6) % 12), cusp + 180)) < 1e-6,
      );
      return Math.min(...arcs) <= 0 || Math.abs(arcs.reduce((sum, arc) => sum + arc, 0) - 360) > 1e-9 || !opposite;
    });
    expect(wrong).toEqual([]);
  });

  it('on the equator Regiomontanus and Campanus are one, and Alcabitius divides right angles', () => {
    for (const sample of samples.slice(0, 20).map((one) => ({ ...one, latitude: 0 }))) {
      const [regiomontanus, ...others] = (['regiomontanus', 'campanus'] as const).map((system) =>
        cuspsOf(system, sample),
      );
      for (const cusps of others)
        cusps.forEach((cusp, house) => {
          expect(Math.abs(arcseconds(cusp, at(regiomontanus ?? [], house)))).toBeLessThan(1e-6);
        });
      const alcabitius = cuspsOf('alcabitius', sample);
      expect(
        arcseconds(at(alcabitius, 10), midheaven((sample.sidereal + 30) * RADIANS, sample.obliquity * RADIANS)),
      ).toBeCloseTo(0, 6);
    }
  });

  it.each<HouseSystem>(SYSTEMS)('%s does not exist within the polar circles', (system) => {
    const refused = (latitude: number) =>
      failure(() => houses(instantFromUt(2451545), { latitude, longitude: 20 }, system));
    for (const latitude of [66.6, 78, 90, -66.6, -90]) expect(refused(latitude).code).toBe('undefined_at_latitude');
    const { cusps } = houses(instantFromUt(2451545), { latitude: 66, longitude: 20 }, system);
    expect(cusps).toHaveLength(12);
  });
});

describe('charts.bhava in these systems', () => {
  it.each([...SYSTEMS, 'porphyry'] as const)('%s: houses begin at the ascendant and at the midheaven', (system) => {
    const { data } = bhava({ birth: DELHI, system });
    expect(data.system).toBe(system);
    expect(data.houses[0]?.start).toBe(data.ascendant.longitude);
    expect(data.houses[9]?.start).toBe(data.midheaven.longitude);
    expect(data.houses.map(({ end }) => end)).toEqual(data.houses.map((_, i) => at(data.houses, (i + 1) % 12).start));
  });

  it.each(SYSTEMS)('%s is refused near the poles, by its name', (system) => {
    const place = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
    const error = failure(() => bhava({ birth: { date: '1990-06-15', time: '08:30:00', place }, system }));
    expect([error.code, error.field]).toEqual(['undefined_at_latitude', 'birth.place.latitude']);
    expect(error.message.toLowerCase()).toContain(`so ${system} cusps do not exist`);
    expect(
      bhava({ birth: { date: '1990-06-15', time: '08:30:00', place }, system: 'porphyry' }).data.houses,
    ).toHaveLength(12);
  });
});
