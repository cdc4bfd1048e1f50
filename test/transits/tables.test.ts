import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import published from '../../fixtures/sources/murti.json' with { type: 'json' };
import { chart } from '../../src/annual/index.js';
import { motionOf } from '../../src/cast/bodyCrossings.js';
import { planetContext } from '../../src/cast/context.js';
import { rasi } from '../../src/charts/index.js';
import { run } from '../../src/cli/run.js';
import { isSiddhantaError } from '../../src/errors.js';
import { signedDegrees } from '../../src/math/angle.js';
import { positions } from '../../src/sky/positions.js';
import { instantFromUtc } from '../../src/sky/utc.js';
import { ephemeris, ingresses, type MurtiInput, murti, returns } from '../../src/transits/index.js';
import { MURTHIS } from '../../src/zodiac/murthi.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { DELHI } from '../support/fixtures.js';
import { runs } from '../support/sample.js';

function failure(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
}

describe('ephemeris', () => {
  const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

  it('has the longitudes of the chart of each instant, and positions of the sky', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 4_000_000_000 }), (second) => {
        const date = new Date(second * 1000 - (second % 60) * 1000).toISOString();
        const at = `${date.slice(0, 19)}Z`;
        const to = `${new Date(Date.parse(at) + 3_600_000).toISOString().slice(0, 19)}Z`;
        const { rows } = ephemeris({ from: at, to, timezone: 'UTC' }).data;
        expect(rows.map(({ planet }) => planet)).toEqual(GRAHAS);
        const { planetary_positions: planets } = rasi({
          birth: { date: at.slice(0, 10), time: at.slice(11, 19), place: { ...place, timezone: 'UTC' } },
        }).data;
        for (const { planet, longitude, retrograde, declination, latitude } of rows) {
          expect(longitude).toBe(planets[planet as 'Sun'].longitude);
          expect(retrograde).toBe(planets[planet as 'Sun'].retrograde === 'R');
          if (planet === 'Rahu' || planet === 'Ketu') continue;
          const [seen] = positions([planet as 'Sun'], instantFromUtc(Date.parse(at)));
          expect(declination).toBeCloseTo(seen?.declination ?? Number.NaN, 5);
          expect(latitude).toBeCloseTo(seen?.latitude ?? Number.NaN, 5);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  it('steps by hours, days and months, and ends before the end', () => {
    const of = (step: 'hour' | 'day' | 'month', every: number, to: string) =>
      ephemeris({ from: '2024-01-31T06:00:00+05:30', to, step, every, planets: ['Sun'] }).data.rows.map(
        (row) => row.at,
      );
    expect(of('month', 1, '2024-05-31T06:00:00+05:30')).toEqual([
      '2024-01-31T06:00:00+05:30',
      '2024-02-29T06:00:00+05:30',
      '2024-03-31T06:00:00+05:30',
      '2024-04-30T06:00:00+05:30',
    ]);
    expect(of('month', 12, '2026-02-01T00:00:00+05:30').map((at) => at.slice(0, 10))).toEqual([
      '2024-01-31',
      '2025-01-31',
      '2026-01-31',
    ]);
    expect(of('hour', 6, '2024-02-01T06:00:00+05:30')).toHaveLength(4);
    expect(of('day', 7, '2024-03-01T06:00:00+05:30')).toHaveLength(5);
  });

  it('has speeds that are the differences of the longitudes, and the nodes opposite', () => {
    const { rows } = ephemeris({ from: '2024-01-01T00:00:00Z', to: '2024-01-01T02:00:00Z', step: 'hour' }).data;
    GRAHAS.forEach((_, i) => {
      const [first, second] = [rows[i], rows[i + GRAHAS.length]];
      expect(signedDegrees((second?.longitude ?? 0) - (first?.longitude ?? 0)) * 24).toBeCloseTo(first?.speed ?? 0, 1);
    });
    const [rahu, ketu] = [rows[7], rows[8]];
    expect(Math.abs(signedDegrees((rahu?.longitude ?? 0) - (ketu?.longitude ?? 0)))).toBeCloseTo(180, 5);
    expect(ketu?.declination).toBeCloseTo(-(rahu?.declination ?? 0), 6);
  });

  it('refuses too many steps, and an end before the beginning', () => {
    const from = '2000-01-01T00:00:00Z';
    expect(failure(() => ephemeris({ from, to: '2020-01-01T00:00:00Z' }))).toEqual(['invalid_value', 'to']);
    expect(failure(() => ephemeris({ from, to: from }))).toEqual(['invalid_value', 'to']);
    expect(
      failure(() => ephemeris({ from, to: '2000-02-01T00:00:00Z', conventions: { moon: 'topocentric' } })),
    ).toEqual(['invalid_value', 'conventions.moon']);
  });

  it('is printed as CSV by the command line, a row each', async () => {
    let text = '';
    const sink = { write: (part: string) => (text += part) };
    const argv =
      'transits ephemeris --from 2025-03-29T00:00:00Z --to 2025-03-31T00:00:00Z --planets Saturn,Moon --format csv';
    await run(argv.split(' '), { stdout: sink, stderr: sink, now: new Date() });
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head).toBe('at,planet,longitude,speed,retrograde,latitude,declination');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toBe('2025-03-29T00:00:00+00:00,Saturn,329.91814,0.12099,false,-1.931698,-4.105771');
  });
});

describe('murti', () => {
  it.each(published.rows)('of $planet in $enters as published', ({ planet, enters, date, moon, ...metals }) => {
    const span = { from: `${date}T00:00:00+05:30`, to: `${date}T23:59:59+05:30` };
    const input = { ...span, planets: [planet], node: 'mean' } as MurtiInput;
    const [entry, ...others] = murti(input).data.entries;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ sign: enters, moon_sign: moon });
    for (const murthi of MURTHIS) {
      const signs = metals[murthi as 'swarna'] ?? [];
      expect(entry?.moon_signs[murthi]).toEqual(expect.arrayContaining(signs));
    }
  });

  it('has each natal sign once, and for a natal Moon what the ingresses have', () => {
    const input = { from: '2020-01-01T00:00:00Z', to: '2022-01-01T00:00:00Z', natal: { moon_sign_number: 5 } } as const;
    const { entries } = murti(input).data;
    const { ingresses: listed } = ingresses(input).data;
    expect(entries.map(({ at, planet, murthi }) => [at, planet, murthi])).toEqual(
      listed.map(({ at, planet, murthi }) => [at, planet, murthi]),
    );
    for (const { moon_signs, murthi } of entries) {
      expect(new Set(Object.values(moon_signs).flat()).size).toBe(12);
      expect(murthi !== undefined && moon_signs[murthi]).toContain('Leo');
    }
  });

  it('of the Moon is that of the sign that she enters', () => {
    const input = { from: '2024-01-01T00:00:00Z', to: '2024-02-01T00:00:00Z', planets: ['Moon'] } as const;
    for (const { sign, moon_sign } of murti(input).data.entries) expect(moon_sign).toBe(sign);
  });
});

describe('returns', () => {
  const birth = DELHI;
  const span = { from: '1990-08-15T08:30:00+05:30', to: '2050-01-01T00:00:00+05:30' };
  const all = returns({ birth, ...span }).data.returns;

  it('are at the natal longitude, by the motion in a second at most', () => {
    const sky = planetContext({}, {});
    const natal = rasi({ birth }).data.planetary_positions;
    expect(all.length).toBeGreaterThan(200);
    for (const { at, planet, longitude } of all) {
      expect(longitude).toBe(natal[planet].longitude);
      const { tt } = instantFromUtc(Date.parse(at));
      const body = planet === 'Rahu' || planet === 'Ketu' ? 'TrueNode' : planet;
      const { degrees, speed } = motionOf(sky, body)(tt);
      const off = signedDegrees(degrees + (planet === 'Ketu' ? 180 : 0) - longitude);
      expect(Math.abs(off)).toBeLessThan((Math.abs(speed) * 0.6) / 86_400 + 2e-6);
    }
  });

  it('of the Sun are those of the annual chart, one a year', () => {
    const suns = all.filter(({ planet }) => planet === 'Sun');
    expect(suns.map(({ round }) => round)).toEqual(suns.map((_, i) => i + 1));
    expect(suns[34]?.at).toBe(chart({ birth, completed_years: 35 }).data.return);
  });

  it('count rounds of slow planets, loops with one number, and the loop of the birth as 0', () => {
    const of = (planet: string) =>
      all.filter((one) => one.planet === planet).map(({ at, round, motion }) => `${at.slice(0, 4)} ${round} ${motion}`);
    // He was retrograde at the birth, and passed its longitude again two months later.
    expect(of('Saturn')).toEqual([
      '1990 0 direct',
      '2019 1 direct',
      '2019 1 retrograde',
      '2019 1 direct',
      '2049 2 direct',
    ]);
    expect(of('Jupiter').map((one) => one.slice(0, 6))).toEqual(['2002 1', '2014 2', '2026 3', '2038 4', '2049 5']);
    expect(
      of('Rahu')
        .map((one) => one.slice(5, 6))
        .at(-1),
    ).toBe('3');
    for (const planet of GRAHAS) {
      const rounds = all.filter((one) => one.planet === planet).map(({ round }) => round);
      expect([...rounds].sort((a, b) => a - b)).toEqual(rounds);
      for (const [i, round] of rounds.entries()) if (i > 0) expect(round - (rounds[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('are the same from any span', () => {
    const later = returns({ birth, ...span, from: '2019-01-01T00:00:00+05:30' }).data.returns;
    expect(later).toEqual(all.filter(({ at }) => at >= '2019-01-01'));
  });

  it('refuse a span before the birth', () => {
    expect(failure(() => returns({ birth, ...span, from: '1990-08-15T08:29:00+05:30' }))).toEqual([
      'invalid_value',
      'from',
    ]);
  });
});
