import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motionOf } from '../../src/cast/bodyCrossings.js';
import { planetContext, skyContext } from '../../src/cast/context.js';
import { modulo } from '../../src/math/angle.js';
import { findRoot } from '../../src/math/search.js';
import { grahas } from '../../src/sky/analytical/grahas.js';
import { instantFromTt } from '../../src/sky/instant.js';
import { utcFromUt } from '../../src/sky/utc.js';
import { aspects, type IngressesInput, ingresses, stations } from '../../src/transits/index.js';
import { TRANSIT_PLANETS } from '../../src/transits/planets.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { at } from '../support/fixtures.js';
import { runs, sampled, WHOLE } from '../support/sample.js';

const DAY = 86_400_000;
const text = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
const ms = (iso: string): number => Date.parse(iso);
const moment = fc.integer({ min: Date.UTC(1900, 0, 1) / 1000, max: Date.UTC(2099, 0, 1) / 1000 }).map((s) => s * 1000);
const graha = fc.constantFrom(...GRAHAS);
const ayanamsa = fc.constantFrom('lahiri', 'raman', 'true_chitra', 'kp' as const);

function longitudeOf(name: Graha, school: NonNullable<IngressesInput['ayanamsa']>) {
  const sky = skyContext({}, { ayanamsa: school });
  const body = name === 'Rahu' || name === 'Ketu' ? 'TrueNode' : name;
  const of = motionOf(sky, body);
  return (tt: number): number => modulo(of(tt).degrees + (name === 'Ketu' ? 180 : 0), 360);
}

/** In TT, to 0.1 ms. */
const ttOf = (utcMs: number): number => {
  let tt = utcMs / DAY + 2440587.5;
  for (let i = 0; i < 4; i++) tt += (utcMs - utcFromUt(instantFromTt(tt).ut, 'utc')) / DAY;
  return tt;
};

describe('entries into signs', () => {
  it('bracket every change of sign between two instants: no event is missed, none is invented', () => {
    fc.assert(
      fc.property(graha, moment, fc.integer({ min: 1, max: 900 }), ayanamsa, (name, from, span, school) => {
        const to = from + (name === 'Moon' ? span / 9 : span) * DAY;
        const { data } = ingresses({ planets: [name], from: text(from), to: text(to), ayanamsa: school });
        const longitude = longitudeOf(name, school);
        let sign = Math.floor(longitude(ttOf(ms(data.from))) / 30);
        for (const { at: when, leaves, enters } of data.ingresses) {
          expect(leaves.number - 1).toBe(sign);
          sign = enters.number - 1;
          expect(Math.floor(longitude(ttOf(ms(when) - 1000)) / 30)).toBe(leaves.number - 1);
          expect(Math.floor(longitude(ttOf(ms(when) + 1000)) / 30)).toBe(sign);
        }
        expect(Math.floor(longitude(ttOf(ms(data.to))) / 30)).toBe(sign);
      }),
      { numRuns: runs(120) },
    );
  });

  it('leave the sign unchanged between two events, at eleven samples each', () => {
    fc.assert(
      fc.property(graha, moment, ayanamsa, (name, from, school) => {
        const to = from + (name === 'Moon' ? 40 : 500) * DAY;
        const { data } = ingresses({ planets: [name], from: text(from), to: text(to), ayanamsa: school });
        const longitude = longitudeOf(name, school);
        expect([at(data.stays, 0).start, data.stays.at(-1)?.end]).toEqual([data.from, data.to]);
        data.stays.forEach(({ in: part, start, end }, i) => {
          if (i > 0) expect(start).toBe(at(data.stays, i - 1).end);
          for (let look = 1; look <= 11; look++) {
            const tt = ttOf(ms(start) + ((ms(end) - ms(start)) * look) / 12);
            expect(Math.floor(longitude(tt) / 30)).toBe(part.number - 1);
          }
        });
      }),
      { numRuns: runs(40) },
    );
  });

  it('miss no pada that the true node crosses, by looks at every half hour', () => {
    const longitude = longitudeOf('Rahu', 'lahiri');
    const padaAt = (tt: number): number => Math.floor((longitude(tt) * 3) / 10);
    const [quarter = 0] = sampled([0, 1, 2, 3], 1);
    const [first, months] = WHOLE ? [0, 24] : [6 * quarter, 6];
    const [from, to] = [Date.UTC(2013, first, 1), Date.UTC(2013, first + months, 1)];
    const { data } = ingresses({ planets: ['Rahu'], division: 'pada', from: text(from), to: text(to) });
    let [pada, seen] = [padaAt(ttOf(from)), 0];
    for (let look = from; look <= to; look += DAY / 48) {
      const next = padaAt(ttOf(look));
      if (next !== pada) seen++;
      pada = next;
    }
    expect(seen).toBeGreaterThan(WHOLE ? 10 : 0);
    expect(data.ingresses).toHaveLength(seen);
  });

  it('are within half a second of a fine search in the ephemeris itself', () => {
    const sky = skyContext({}, {});
    for (const name of GRAHAS) {
      const span = name === 'Moon' ? 30 : 700;
      const from = Date.UTC(2024, 2, 3);
      const { data } = ingresses({ planets: [name], from: text(from), to: text(from + span * DAY) });
      expect(data.ingresses.length).toBeGreaterThan(0);
      const body = name === 'Rahu' || name === 'Ketu' ? 'TrueNode' : name;
      const turned = name === 'Ketu' ? 180 : 0;
      const past = (line: number) => (tt: number) =>
        modulo(at(grahas.places([body], tt), 0).longitude - sky.zodiac.offset(tt) + turned - line + 180, 360) - 180;
      for (const { at: when, boundary } of data.ingresses) {
        const tt = ttOf(ms(when));
        // The true node may pass a line twice in minutes, so the bracket is narrow; results are rounded to the second.
        const fine = findRoot(past(boundary), tt - 2e-4, tt + 2e-4, 1e-9);
        expect(Math.abs(fine - tt) * 86_400).toBeLessThan(1);
      }
    }
  });

  it('go round: forward less backward entries over a revolution are twelve', () => {
    const { data } = ingresses({ planets: ['Sun'], from: '2001-04-20T00:00:00Z', to: '2021-04-20T00:00:00Z' });
    expect(data.ingresses).toHaveLength(240);
    expect(data.ingresses.every(({ motion }) => motion === 'direct')).toBe(true);
    const jupiter = ingresses({ planets: ['Jupiter'], from: '2001-01-01T00:00:00Z', to: '2012-11-10T00:00:00Z' }).data;
    const net = jupiter.ingresses.reduce((sum, { motion }) => sum + (motion === 'direct' ? 1 : -1), 0);
    expect(net).toBe(12);
  });

  it('have those of Ketu at the instants of Rāhu, six signs on', () => {
    const { data } = ingresses({ planets: ['Rahu', 'Ketu'], from: '2000-01-01T00:00:00Z', to: '2010-01-01T00:00:00Z' });
    const [rahu, ketu] = (['Rahu', 'Ketu'] as const).map((one) =>
      data.ingresses.filter(({ planet }) => planet === one),
    );
    expect(ketu?.map(({ at: when, enters }) => [when, enters.number])).toEqual(
      rahu?.map(({ at: when, enters }) => [when, ((enters.number + 5) % 12) + 1]),
    );
  });

  it('follow a way back by an entry over the same line, and number both', () => {
    for (const planet of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const) {
      const { data } = ingresses({ planets: [planet], from: '1950-01-01T00:00:00Z', to: '2050-01-01T00:00:00Z' });
      data.ingresses.forEach((event, i) => {
        const next = data.ingresses[i + 1];
        if (!event.retrograde_reentry || next === undefined) return;
        expect(next).toMatchObject({
          boundary: event.boundary,
          motion: 'direct',
          entry_number: event.entry_number + 1,
        });
      });
    }
  });

  it('are found in any part of a span as in the whole', () => {
    fc.assert(
      fc.property(graha, moment, fc.integer({ min: 20, max: 80 }), (name, from, share) => {
        const to = from + 400 * DAY;
        const middle = from + Math.round((400 * share) / 100) * DAY;
        const between = (one: number, other: number) =>
          ingresses({ planets: [name], from: text(one), to: text(other) }).data.ingresses;
        const parts = [...between(from, middle), ...between(middle, to)];
        expect(parts.map(({ enters, entry_number }) => [enters.sign, entry_number])).toEqual(
          between(from, to).map(({ enters, entry_number }) => [enters.sign, entry_number]),
        );
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('stations', () => {
  it('alternate, and the longitude turns there', () => {
    for (const planet of ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const) {
      const { data } = stations({ planets: [planet], from: '1990-01-01T00:00:00Z', to: '2010-01-01T00:00:00Z' });
      const longitude = longitudeOf(planet, 'lahiri');
      data.stations.forEach(({ at: when, becomes }, i) => {
        if (i > 0) expect(becomes).not.toBe(at(data.stations, i - 1).becomes);
        const tt = ttOf(ms(when));
        const there = longitude(tt);
        for (const apart of [-0.5, 0.5]) {
          const moved = modulo(longitude(tt + apart) - there + 180, 360) - 180;
          expect(Math.sign(moved)).toBe(becomes === 'direct' ? 1 : -1);
        }
      });
    }
  });
});

describe('aspects', () => {
  it('are conjunctions with a point shifted by the angle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRANSIT_PLANETS.filter((one) => one !== 'Moon')),
        fc.integer({ min: 0, max: 359 }),
        moment,
        fc.constantFrom(60, 90, 120, 180, 240),
        (planet, longitude, from, angle) => {
          const span = { planets: [planet], from: text(from), to: text(from + 1000 * DAY) };
          const own = aspects({ ...span, points: [{ name: 'X', longitude }], kinds: ['conjunction'], angles: [angle] });
          const shifted = aspects({
            ...span,
            points: [{ name: 'X', longitude: modulo(longitude - angle, 360) }],
            kinds: ['conjunction'],
          });
          expect(own.data.aspects.filter(({ kind }) => kind === 'angle').map(({ at: when }) => when)).toEqual(
            shifted.data.aspects.map(({ at: when }) => when),
          );
        },
      ),
      { numRuns: runs(25) },
    );
  });

  const pairs = fc
    .subarray([...TRANSIT_PLANETS], { minLength: 2, maxLength: 2 })
    .filter(([one, other]) => `${one}${other}` !== 'RahuKetu');
  const motionIn = (planet: (typeof TRANSIT_PLANETS)[number]) => {
    const sky = planetContext({}, {});
    const of = motionOf(sky, planet === 'Rahu' || planet === 'Ketu' ? 'TrueNode' : planet);
    return (tt: number): number => of(tt).degrees + (planet === 'Ketu' ? 180 : 0);
  };

  it('of two planets bracket every time at which they are at the angle: none is missed, none invented', () => {
    fc.assert(
      fc.property(pairs, moment, fc.integer({ min: 0, max: 359 }), fc.boolean(), (between, from, angle, turned) => {
        const [first, second] = (turned ? [...between].reverse() : between) as [Graha, Graha];
        const days = between.includes('Moon') ? 60 : 700;
        const { data } = aspects({
          between: [first, second],
          kinds: ['conjunction'],
          angles: [angle],
          from: text(from),
          to: text(from + days * DAY),
        });
        const [one, other] = [motionIn(first), motionIn(second)];
        const isBehind = (ahead: number, tt: number): boolean => modulo(one(tt) - other(tt) + ahead, 360) < 180;
        for (const ahead of new Set([0, angle])) {
          const hits = (data.between ?? []).filter(
            (hit) => hit.angle === ahead && (ahead !== 0 || hit.kind === 'conjunction'),
          );
          const changes: number[] = [];
          const step = days / 2880;
          const [start, end] = [ttOf(ms(data.from)), ttOf(ms(data.to))];
          let before = isBehind(ahead, start);
          for (let tt = start + step; tt < end; tt += step) {
            const here = isBehind(ahead, tt);
            if (here !== before && modulo(one(tt) - other(tt) + ahead + 90, 360) < 180) changes.push(tt);
            before = here;
          }
          expect(hits.length).toBe(changes.length);
          hits.forEach(({ at: when, other: { longitude }, longitude: own }, i) => {
            const tt = ttOf(ms(when));
            expect(tt).toBeGreaterThan(at(changes, i) - step - 1e-4);
            expect(tt).toBeLessThan(at(changes, i) + 1e-4);
            expect(Math.abs(modulo(longitude - own - ahead + 180, 360) - 180)).toBeLessThan(1.5e-6);
          });
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('of two planets come into the orb and leave it at its edges', () => {
    const { data } = aspects({
      between: ['Jupiter', 'Saturn'],
      kinds: ['conjunction'],
      orb: 3,
      from: '1980-06-01T00:00:00Z',
      to: '1982-01-01T00:00:00Z',
    });
    expect(data.aspects).toEqual([]);
    const [jupiter, saturn] = [motionIn('Jupiter'), motionIn('Saturn')];
    const apart = (iso: string): number => {
      const tt = ttOf(ms(iso));
      return modulo(jupiter(tt) - saturn(tt) + 180, 360) - 180;
    };
    expect(data.between?.map(({ at: when, motion }) => [when.slice(0, 7), motion])).toEqual([
      ['1980-12', 'direct'],
      ['1981-03', 'retrograde'],
      ['1981-07', 'direct'],
    ]);
    for (const { at: when, orb_start, orb_end } of data.between ?? []) {
      expect(Math.abs(apart(when))).toBeLessThan(1e-5);
      expect(Math.abs(apart(String(orb_start)))).toBeCloseTo(3, 4);
      expect(Math.abs(apart(String(orb_end)))).toBeCloseTo(3, 4);
      expect(ms(String(orb_start))).toBeLessThan(ms(when));
      expect(ms(String(orb_end))).toBeGreaterThan(ms(when));
    }
  });

  it('lie within their orb, and are counted in one loop', () => {
    const points = [{ name: 'X', longitude: 330 }];
    const { data } = aspects({
      points,
      planets: ['Saturn', 'Mercury'],
      kinds: ['conjunction'],
      orb: 2,
      from: '2020-01-01T00:00:00Z',
      to: '2030-01-01T00:00:00Z',
    });
    expect(data.aspects.length).toBeGreaterThan(10);
    for (const { at: when, orb_start, orb_end, hit, of } of data.aspects) {
      expect(ms(String(orb_start))).toBeLessThan(ms(when));
      expect(ms(String(orb_end))).toBeGreaterThan(ms(when));
      expect(hit).toBeLessThanOrEqual(of);
    }
  });
});
