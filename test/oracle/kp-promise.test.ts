import { describe, expect, it } from 'vitest';
import { horary2193, kpHorary, motion, promise, rotate, rulingPlanetsOver } from '../../src/kp/index.js';
import { cellStarts } from '../../src/kp/rules/cells.js';
import { PROMISE_MATTERS } from '../../src/kp/tables/promise.js';
import { signedDegrees } from '../../src/math/angle.js';
import type { Birth } from '../../src/types.js';
import type { Graha } from '../../src/zodiac/names.js';
import { at, fixture } from '../support/fixtures.js';

// Four steps of each planet: a second program on Swiss Ephemeris, and seven planets of VedicAstro's notebook (mean node).
interface Steps {
  readonly A: readonly number[];
  readonly B: readonly number[];
  readonly C: readonly number[];
  readonly D: readonly number[];
}
interface Case {
  readonly id: string;
  readonly operation: string;
  readonly input: { readonly birth: Birth; readonly node: 'true' | 'mean' };
  readonly expected: Readonly<Partial<Record<Graha, Steps>>>;
}

const { cases } = fixture<{ readonly cases: readonly Case[] }>('sources/kp-tools.json');
const planets = cases.filter(({ operation }) => operation === 'kp.planet_significations');

const union = ({ A, B, C, D }: Steps): number[] => [...new Set([...A, ...B, ...C, ...D])].sort((a, b) => a - b);

describe('kp.promise', () => {
  it.each(planets)('$id: the houses of each lord are those of the other program', ({ input, expected }) => {
    let compared = 0;
    for (const matter of PROMISE_MATTERS) {
      const { lords, significators, steps, houses_for } = promise({ ...input, matter }).data;
      for (const { planet, houses, role } of lords) {
        const theirs = expected[planet];
        if (theirs === undefined) continue;
        compared++;
        expect(houses, planet).toEqual(union(theirs));
        for (const grade of ['A', 'B', 'C', 'D'] as const) {
          const own = steps.filter((step) => step.role === role && step.grade === grade);
          expect(own.map(({ house }) => house)).toEqual(theirs[grade]);
        }
      }
      for (const { planet, for: good } of significators) {
        const theirs = expected[planet];
        if (theirs !== undefined) expect(good).toEqual(union(theirs).filter((house) => houses_for.includes(house)));
      }
    }
    if (Object.keys(expected).length === 9) expect(compared).toBe(2 * PROMISE_MATTERS.length);
  });
});

describe('kp.horary_2193', () => {
  const reference = fixture<{
    readonly cases: readonly {
      readonly id: string;
      readonly node: 'true' | 'mean';
      readonly input: { readonly moment: string; readonly latitude: number; readonly longitude: number };
      readonly tolerance_degrees: number;
      readonly cusps: readonly { readonly longitude: number }[];
    }[];
  }>('sources/kp-reference.json').cases.filter(({ id }) => id.startsWith('kp-horary-140'));

  it.each(reference)('1228 is number 140: $id', ({ node, input, tolerance_degrees, cusps }) => {
    const { moment, latitude, longitude } = input;
    const place = { latitude, longitude, timezone: 'Asia/Kolkata' };
    const { number, ...rest } = horary2193({ number: 1228, moment, place, node }).data;
    expect(number).toBe(1228);
    expect(rest).toEqual(kpHorary({ horary_number: 140, moment, place, node }).data);
    cusps.forEach((cusp, i) => {
      expect(Math.abs(signedDegrees(at(rest.house_cusps, i).longitude - cusp.longitude))).toBeLessThan(
        tolerance_degrees,
      );
    });
  });

  it('is kp.horary wherever one of the 249 begins', () => {
    const finer = cellStarts(4);
    const moment = '2024-02-05T15:51:00+05:30';
    const place = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };
    for (const [i, start] of cellStarts(3).entries()) {
      if (i % 31 > 0 && i !== 22) continue;
      const { number, ...rest } = horary2193({ number: finer.indexOf(start) + 1, moment, place }).data;
      expect(rest, `${number}`).toEqual(kpHorary({ horary_number: i + 1, moment, place }).data);
    }
  });
});

describe('kp.motion', () => {
  const place = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };

  it.each([2, 3] as const)('changes the lords when kp.ruling_planets_over does, levels %i', (levels) => {
    const { data } = motion({ place, date: '2024-02-05', levels });
    const { at_start, events } = rulingPlanetsOver({ place, from: data.start, to: data.end, levels }).data;
    const lords = (point: 'ascendant' | 'moon') => {
      let before = '';
      return data[point].flatMap(({ start, sign_lord, star_lord, sub_lord }) => {
        const now = [sign_lord, star_lord, sub_lord ?? ''].join(' ');
        const changed = now !== before;
        before = now;
        return changed ? [`${start} ${now}`] : [];
      });
    };
    const told = (point: 'asc' | 'moon') => {
      const of = (now: typeof at_start): string =>
        [now[`${point}_sign_lord`], now[`${point}_star_lord`], now[`${point}_sub_lord`] ?? ''].join(' ');
      const changes = events.filter(({ changed }) => changed.some((name) => name.startsWith(point)));
      return [`${data.start} ${of(at_start)}`, ...changes.map((event) => `${event.at} ${of(event.now)}`)];
    };
    expect(data.day_lord).toBe('Moon'); // a Monday
    expect(lords('ascendant')).toEqual(told('asc'));
    expect(lords('moon')).toEqual(told('moon'));
  });
});

describe('kp.rotate', () => {
  const reference = fixture<{
    readonly cases: readonly { readonly id: string; readonly significators: Readonly<Record<string, Steps>> }[];
  }>('sources/kp-reference.json').cases.find(({ id }) => id === 'kp-cusps-delhi-1990');

  it('renumbers the significators of the published chart', () => {
    const birth = {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    };
    const significators = reference?.significators ?? {};
    expect(Object.keys(significators).length).toBeGreaterThan(0);
    for (let house = 1; house <= 12; house++) {
      const { data } = rotate({ birth, house });
      for (const [natal, theirs] of Object.entries(significators)) {
        const turned = ((Number(natal) - house + 12) % 12) + 1;
        expect(data.significators[`${turned}` as '1'], `${house} ${natal}`).toMatchObject(theirs);
      }
    }
  });
});
