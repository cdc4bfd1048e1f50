import { describe, expect, it } from 'vitest';
import { motionOf, stationsOf, trackOf } from '../../src/cast/bodyCrossings.js';
import { planetContext } from '../../src/cast/context.js';
import { modulo } from '../../src/math/angle.js';

const SECONDS = 86_400;
/** Seconds by which an event may be off a fine search in the same ephemeris. */
const TOLERANCE = 0.5;
/** 2000-01-01 12:00 TT, and days from it with events of each body. */
const FROM = 2451545;
const DAYS = {
  Sun: 400,
  Moon: 60,
  Mercury: 400,
  Venus: 700,
  Mars: 900,
  Jupiter: 1500,
  Saturn: 3000,
  Uranus: 4000,
  Neptune: 6000,
  Pluto: 8000,
  MeanNode: 1200,
  TrueNode: 1200,
} as const;
const BODIES = Object.keys(DAYS) as readonly (keyof typeof DAYS)[];

/** By halves alone, to a hundredth of a second. */
function halved(f: (tt: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const first = f(low) < 0;
  while (high - low > 1e-7) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === first) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

describe('events, unrounded, against halves of the ephemeris’ own longitudes', () => {
  const sky = planetContext({}, {});

  it.each(BODIES)('%s crosses lines within half a second', (body) => {
    const of = motionOf(sky, body);
    const found = [...trackOf(body, of, { every: 10 }).between(FROM, FROM + DAYS[body])];
    expect(found.length).toBeGreaterThan(2);
    for (const { instant, forward, left, entered } of found) {
      const line = 10 * (forward ? entered : left);
      const past = (tt: number): number => modulo(of(tt).degrees - line + 180, 360) - 180;
      // As far as the line is crossed but once: the true node may turn about within hours.
      let reach = 1e-3;
      while (past(instant.tt - reach) < 0 === past(instant.tt + reach) < 0 && reach > 1e-6) reach /= 2;
      const fine = halved(past, instant.tt - reach, instant.tt + reach);
      expect(Math.abs(fine - instant.tt) * SECONDS).toBeLessThan(TOLERANCE);
    }
  });

  it.each(BODIES.filter((body) => !['Sun', 'Moon', 'MeanNode'].includes(body)))(
    '%s turns about where its speed is none, within half a second',
    (body) => {
      const of = motionOf(sky, body);
      const found = [...stationsOf(body, of, FROM, FROM + Math.min(DAYS[body], 3000))];
      expect(found.length).toBeGreaterThan(1);
      for (const { instant, forward } of found) {
        const fine = halved((tt) => of(tt).speed, instant.tt - 1e-3, instant.tt + 1e-3);
        expect(Math.abs(fine - instant.tt) * SECONDS).toBeLessThan(TOLERANCE);
        // The ephemeris states a speed of the true node that is not the slope of its longitudes: they turn up to 3.4 hours away.
        if (body === 'TrueNode') continue;
        const there = of(instant.tt).degrees;
        for (const side of [-0.5, 0.5]) {
          const moved = modulo(of(instant.tt + side).degrees - there + 180, 360) - 180;
          expect(Math.sign(moved)).toBe(forward ? 1 : -1);
        }
      }
    },
  );
});
