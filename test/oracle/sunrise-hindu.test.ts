import { describe, expect, it } from 'vitest';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { geometricEphemeris } from '../../src/sky/geometric.js';
import { nextRising, nextSetting } from '../../src/sky/rise-set.js';
import { DAY_MS, julianDay } from '../../src/time/julian.js';
import { fixture } from '../support/fixtures.js';
import { type Export, offsetMs } from '../support/jagannathaHora.js';

const { exports } = fixture<{ readonly exports: readonly Export[] }>('sources/jagannatha-hora.json');

const seconds = (clock: string): number => {
  const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
  return 3600 * hours + 60 * minutes + rest;
};

/** Seconds by which our sunrise and sunset come after those printed. */
function apart(one: Export, ephemeris = analytical): readonly [number, number] {
  const from = julianDay(Date.parse(`${one.date}T00:00:00Z`) - offsetMs(one));
  const search = { body: 'Sun', rule: 'disc_center', observer: one, from, to: from + 1, ephemeris } as const;
  return [
    ((nextRising(search) ?? Number.NaN) - from) * (DAY_MS / 1000) - seconds(one.sunrise),
    ((nextSetting(search) ?? Number.NaN) - from) * (DAY_MS / 1000) - seconds(one.sunset),
  ];
}

describe('sunrise and sunset of Jagannatha Hora 8: the centre of the disc, no refraction', () => {
  it.each(exports.filter(({ date }) => date > '1500'))('$id: within 1 s', (one) => {
    for (const error of apart(one)) expect(Math.abs(error)).toBeLessThan(1);
  });

  it('the apparent Sun rises, though its charts show the true one', () => {
    const geometric = geometricEphemeris(analytical) ?? analytical;
    const sums = exports
      .filter(({ date }) => date > '1500')
      .map((one) =>
        apart(one, geometric)
          .map(Math.abs)
          .reduce((a, b) => a + b),
      );
    expect(Math.max(...sums)).toBeGreaterThan(2);
  });

  it('in the year 1000 within 4 s: their sidereal time there is 36.6″ (2.4 s) from IAU 2006, their ΔT 187 s from the published spline', () => {
    const [one] = exports.filter(({ date }) => date < '1500');
    if (one === undefined) throw new Error('no export of the year 1000');
    for (const error of apart(one)) expect(Math.abs(error)).toBeLessThan(4);
  });
});
