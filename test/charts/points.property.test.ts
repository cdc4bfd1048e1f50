import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bhava, moon, specialLagnas, sudarshana, sun, upagrahas } from '../../src/charts/index.js';
import { bhavaOf, bhavaPhala, bhavasByMiddles, bhavasByStarts, thirtyApart } from '../../src/charts/rules/bhava.js';
import { movingLagna, pranapada, varnadaSign } from '../../src/charts/rules/specialLagnas.js';
import { partOf, solarUpagrahas } from '../../src/charts/rules/upagrahas.js';
import { rasi } from '../../src/index.js';
import { DEGREE, microArcseconds, modulo, NAKSHATRA, opposite, signIndex, TURN } from '../../src/math/angle.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { isOddSign } from '../../src/zodiac/signNature.js';
import { sreeLagna } from '../../src/zodiac/sreeLagna.js';
import { WEEKDAY_LORDS } from '../../src/zodiac/weekdays.js';
import { DELHI } from '../support/fixtures.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const microseconds = fc.integer({ min: 0, max: 90_000_000_000 });

describe('lagnas from sunrise, exact to the micro-arcsecond', () => {
  it('keep to their rates: hora twice and ghati five times as far as bhava; at sunrise all are the Sun', () => {
    fc.assert(
      fc.property(longitude, microseconds, (sun, t) => {
        const gone = (lagna: Parameters<typeof movingLagna>[0]) => modulo(movingLagna(lagna, sun, t) - sun, TURN);
        expect(gone('hora')).toBe(modulo(2 * gone('bhava'), TURN));
        expect(gone('ghati')).toBe(modulo(5 * gone('bhava'), TURN));
        expect(gone('vighati')).toBe(modulo(60 * gone('ghati'), TURN));
        expect(movingLagna('vighati', sun, 0)).toBe(sun);
        expect((signIndex(pranapada(sun, 0)) - signIndex(sun) + 12) % 12).toBe([0, 8, 4][signIndex(sun) % 3]);
      }),
      { numRuns: 50 },
    );
  });

  it('an hour of bhava lagna is 15 degrees, and a vighati of vighati lagna a sign', () => {
    expect(movingLagna('bhava', microArcseconds(0), 3_600_000_000)).toBe(15 * DEGREE);
    expect(movingLagna('vighati', microArcseconds(0), 24_000_000)).toBe(30 * DEGREE);
    expect(pranapada(microArcseconds(0), 360_000_000)).toBe(30 * DEGREE);
  });

  it('sree at the beginning of a nakshatra is the ascendant; varnada by counts is always in an odd sign', () => {
    fc.assert(
      fc.property(longitude, fc.integer({ min: 0, max: 26 }), (ascendant, star) => {
        expect(sreeLagna(ascendant, microArcseconds(star * NAKSHATRA))).toBe(ascendant);
      }),
      { numRuns: 20 },
    );
    const signs = Array.from({ length: 12 }, (_, sign) => sign);
    const found = signs.flatMap((one) => signs.map((other) => varnadaSign(one, other, 'count_parity')));
    expect(found.every(isOddSign)).toBe(true);
    const bySigns = new Set(signs.flatMap((one) => signs.map((other) => varnadaSign(one, other))));
    expect(bySigns.size).toBe(12);
  });
});

describe('upagrahas', () => {
  it('of the Sun are opposite in pairs, and Upaketu is thirty degrees before him', () => {
    fc.assert(
      fc.property(longitude, (sun) => {
        const { Dhuma, Vyatipata, Parivesha, Indrachapa, Upaketu } = solarUpagrahas(sun);
        expect(Indrachapa).toBe(opposite(Dhuma));
        expect(Parivesha).toBe(opposite(Vyatipata));
        expect(modulo(Upaketu + 30 * DEGREE, TURN)).toBe(sun);
      }),
      { numRuns: 50 },
    );
  });

  it('each of seven lords has a different part; Saturn by day 7 to 1, the same in either order', () => {
    for (const half of ['day', 'night'] as const) {
      for (let weekday = 0; weekday < 7; weekday++) {
        for (const [order, free] of [
          ['lordless_last', () => 8],
          ['lordless_after_saturn', (saturn: number) => saturn + 1],
        ] as const) {
          const parts = WEEKDAY_LORDS.map((planet) => partOf(planet, weekday, half, order));
          const saturn = partOf('Saturn', weekday, half, order);
          expect([...parts, free(saturn)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
          if (half === 'day') expect(saturn).toBe(7 - weekday);
        }
      }
    }
  });

  it('at sunset the night begins: parts belong to the half of the birth, and contain their points', () => {
    for (const time of ['05:50:05', '12:00:00', '19:00:56', '19:00:58', '23:59:00']) {
      const { data } = upagrahas({ birth: { ...DELHI, time }, point: 'end' });
      expect(data.day_birth).toBe(time < '19:00:57');
      for (const { start, end, at } of Object.values(data.kala_velas)) {
        expect([start < end, at]).toEqual([true, end]);
        expect(start >= (data.day_birth ? data.sunrise : data.sunset)).toBe(true);
        expect(end <= (data.day_birth ? data.sunset : data.next_sunrise)).toBe(true);
      }
    }
  });
});

describe('houses', () => {
  it('cover the circle, their arcs sum to it, and a boundary belongs to what begins there', () => {
    const middles = fc
      .tuple(longitude, fc.integer({ min: 40 * DEGREE, max: 140 * DEGREE }))
      .map(([first, quadrant]) => {
        const gap = Math.floor(quadrant / 3);
        const other = TURN / 6 - gap;
        const gaps = [gap, gap, gap, other, other, other];
        const half = gaps.map((_, i) =>
          modulo(
            gaps.slice(0, i).reduce((sum, each) => sum + each, first),
            TURN,
          ),
        );
        return [...half, ...half.map(opposite)];
      });
    fc.assert(
      fc.property(middles, longitude, fc.boolean(), (points, place, isMiddle) => {
        const spans = isMiddle ? bhavasByMiddles(points) : bhavasByStarts(points);
        expect(spans.reduce((sum, { start, end }) => sum + modulo(end - start, TURN), 0)).toBe(TURN);
        spans.forEach((span, i) => {
          expect(bhavaOf(spans, span.start)).toBe(i + 1);
          expect(bhavaOf(spans, modulo(span.end - 1, TURN))).toBe(i + 1);
          expect(bhavaPhala(span, span.madhya)).toBe(1);
          expect(bhavaPhala(span, span.start)).toBe(0);
        });
        const span = spans[bhavaOf(spans, place) - 1];
        if (span === undefined) throw new Error('no house');
        expect(bhavaPhala(span, place)).toBeGreaterThanOrEqual(0);
        expect(bhavaPhala(span, place)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 50 },
    );
  });

  it('equal ones are thirty degrees with the ascendant in the middle, or at the beginning', () => {
    const [middle] = bhavasByMiddles(thirtyApart(100 * DEGREE));
    expect(middle).toEqual({ start: 85 * DEGREE, madhya: 100 * DEGREE, end: 115 * DEGREE });
    const { data } = bhava({ birth: DELHI, system: 'equal', cusp: 'start' });
    expect(data.houses[0]?.start).toBe(data.ascendant.longitude);
    expect(bhava({ birth: DELHI, system: 'equal' }).data.houses[0]?.madhya).toBe(data.ascendant.longitude);
  });

  it('of whole signs are those of the rasi, and nobody moves', () => {
    const { data } = bhava({ birth: DELHI, system: 'whole_sign' });
    const { planetary_positions: positions } = rasi({ birth: DELHI }).data;
    for (const graha of GRAHAS) {
      const { house, moved, bhava_phala } = data.planets[graha];
      expect([house, moved, bhava_phala]).toEqual([positions[graha].house, false, null]);
    }
    expect(data.houses.map(({ madhya }) => madhya % 30)).toEqual(Array(12).fill(15));
  });
});

describe('counted charts', () => {
  it('are the rasi with other houses alone', () => {
    const { data } = rasi({ birth: DELHI });
    for (const [call, graha] of [
      [moon, 'Moon'],
      [sun, 'Sun'],
    ] as const) {
      const counted = call({ birth: DELHI }).data;
      expect(counted.planetary_positions[graha].house).toBe(1);
      for (const name of GRAHAS) {
        expect({ ...counted.planetary_positions[name], house: 0 }).toEqual({
          ...data.planetary_positions[name],
          house: 0,
        });
      }
      const { rings } = sudarshana({ birth: DELHI }).data;
      const ring = rings[graha === 'Moon' ? 'moon' : 'sun'];
      for (const name of GRAHAS) {
        const house = String(counted.planetary_positions[name].house) as keyof typeof ring.houses;
        expect(ring.houses[house].planets).toContain(name);
      }
    }
  });
});

describe('refusals and substitutes', () => {
  const polar = { ...DELHI, place: { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' } };
  const noTime = { date: DELHI.date, place: DELHI.place };
  const refusal = (call: () => unknown) => {
    try {
      call();
    } catch (error) {
      const { code, field } = error as { code?: string; field?: string };
      return [code, field];
    }
    return 'no refusal';
  };

  it('says which field is at fault', () => {
    for (const call of [specialLagnas, upagrahas, bhava])
      expect(refusal(() => call({ birth: noTime }))).toEqual(['missing_field', 'birth.time']);
    expect(refusal(() => bhava({ birth: DELHI, cusp: 'start' }))).toEqual(['invalid_value', 'cusp']);
    expect(refusal(() => bhava({ birth: DELHI, system: 'morinus' as never }))).toEqual(['invalid_value', 'system']);
    expect(refusal(() => bhava({ birth: polar, system: 'placidus' }))).toEqual([
      'undefined_at_latitude',
      'birth.place.latitude',
    ]);
    expect(refusal(() => upagrahas({ birth: DELHI, point: 'last' as never }))).toEqual(['invalid_value', 'point']);
    expect(refusal(() => moon({ birth: { ...DELHI, uncertainty_minutes: 3 } }))).toEqual([
      'invalid_value',
      'birth.uncertainty_minutes',
    ]);
  });

  it('under the midnight sun names the substitutes for rising and setting', () => {
    const birth = { ...polar, date: '2024-06-21', time: '12:00:00' };
    const { data } = specialLagnas({ birth });
    expect(data.note).toBe(
      'No rising or setting of the Sun makes sunrise, sunset, next sunrise: 6 h and 18 h of apparent solar time stand in.',
    );
    expect(upagrahas({ birth }).data.note).toBe(data.note);
    expect(specialLagnas({ birth: DELHI }).data.note).toBeNull();
  });
});
