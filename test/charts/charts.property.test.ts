import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capabilities, divisional, rasi, vimshottari } from '../../src/index.js';
import { microArcseconds, signedDegrees, toDegrees } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { siderealPlaces } from '../../src/sky/sidereal.js';
import type { Birth } from '../../src/types.js';
import { AYANAMSAS, VARGAS } from '../../src/types.js';
import { at, DELHI, deepFreeze } from '../support/fixtures.js';
import {
  arcseconds,
  NAKSHATRA_NAMES,
  nakshatraOf,
  padaOf,
  printedLongitude,
  SIGN_NAMES,
} from '../support/independent.js';
import { runs } from '../support/sample.js';

const births: fc.Arbitrary<Birth> = fc
  .record({
    seconds: fc.integer({ min: -30_000_000_000, max: 32_000_000_000 }),
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    timezone: fc.constantFrom('UTC', 'Asia/Kolkata', 'Etc/GMT+9', 'Etc/GMT-14'),
    timed: fc.boolean(),
  })
  .map(({ seconds, latitude, longitude, timezone, timed }) => {
    const iso = new Date(seconds * 1000).toISOString();
    return {
      date: iso.slice(0, 10),
      // The clocks of India skipped some minutes in 1854, 1870, 1905, 1906 and 1941 to 1945; at noon they did not.
      ...(timed && timezone !== 'Asia/Kolkata' ? { time: iso.slice(11, 19) } : {}),
      place: { latitude, longitude, timezone },
    };
  });
const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'TrueNode', 'MeanNode'] as const;
const schools = fc.constantFrom(...AYANAMSAS);
const vargas = fc.constantFrom(...VARGAS);
const nodes = fc.constantFrom('true', 'mean');

describe('every chart', () => {
  it('has Ketu exactly opposite Rāhu, in one motion', () => {
    fc.assert(
      fc.property(births, schools, nodes, (birth, ayanamsa, node) => {
        const { Rahu, Ketu } = rasi({ birth, ayanamsa, node }).data.planetary_positions;
        expect(Ketu.degrees).toBe(Rahu.degrees);
        expect(Math.abs(Ketu.house - Rahu.house)).toBe(6);
        expect(Ketu.retrograde).toBe(Rahu.retrograde);
        expect(Math.abs(arcseconds(printedLongitude(Rahu), printedLongitude(Ketu)))).toBeCloseTo(648_000, 5);
      }),
      { numRuns: runs(300) },
    );
  });

  it('never contradicts itself: sign, degrees, nakṣatra, pada and house agree', () => {
    fc.assert(
      fc.property(births, schools, fc.option(vargas), (birth, ayanamsa, varga) => {
        const input = { birth, ayanamsa };
        const { ascendant, planetary_positions } = (varga === null ? rasi(input) : divisional({ ...input, varga }))
          .data;
        const lagna = (SIGN_NAMES as readonly string[]).indexOf(ascendant.sign);
        for (const position of [ascendant, ...Object.values(planetary_positions)]) {
          // The text is cut: it lies in the same quarter as the longitude once half a hundredth is added.
          const shown = printedLongitude(position) + 0.005 / 3600;
          expect(position.nakshatra).toBe(NAKSHATRA_NAMES[nakshatraOf(shown)]);
          expect(position.pada).toBe(padaOf(shown));
          if ('house' in position) {
            const sign = (SIGN_NAMES as readonly string[]).indexOf(position.sign);
            expect(position.house).toBe(((sign - lagna + 12) % 12) + 1);
          }
        }
      }),
      { numRuns: runs(400) },
    );
  });

  it('keeps Mercury within 28° and Venus within 48° of the Sun, and both direct Sun and Moon unmarked', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const { Sun, Moon, Mercury, Venus } = rasi({ birth }).data.planetary_positions;
        const apart = (other: typeof Sun): number =>
          Math.abs(arcseconds(printedLongitude(other), printedLongitude(Sun))) / 3600;
        expect(apart(Mercury)).toBeLessThan(28.5);
        expect(apart(Venus)).toBeLessThan(48);
        expect([Sun.retrograde, Moon.retrograde]).toEqual(['', '']);
      }),
      { numRuns: runs(300) },
    );
  });

  it('differs between schools by the difference of their ayanāṁśas', () => {
    fc.assert(
      fc.property(births, schools, schools, (birth, one, other) => {
        const [a, b] = [rasi({ birth, ayanamsa: one }).data, rasi({ birth, ayanamsa: other }).data];
        const shift = (Number(b.notes.ayanamsa_value) - Number(a.notes.ayanamsa_value)) * 3600;
        for (const name of Object.keys(a.planetary_positions)) {
          const [from, to] = [at(a.planetary_positions, name), at(b.planetary_positions, name)];
          // Two texts cut at 0.01″, two values rounded at 10⁻⁶ degree.
          expect(Math.abs(arcseconds(printedLongitude(from), printedLongitude(to)) - shift)).toBeLessThan(0.0137);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  it('marks as retrograde exactly what has a decreasing sidereal longitude', () => {
    const tt = fc.double({ min: 2_300_000, max: 2_600_000, noNaN: true });
    fc.assert(
      fc.property(tt, schools, (jdTt, school) => {
        const places = (shift: number) => siderealPlaces(analytical, BODIES, { ut: 0, tt: jdTt + shift }, school);
        // Behind the Sun's disc deflection changes within minutes: a hundredth of a day is 0.2″ off (Jupiter, JD 2367899.8).
        const [before, now, after] = [places(-0.001), places(0), places(0.001)];
        BODIES.forEach((body, i) => {
          const motion =
            signedDegrees(toDegrees(microArcseconds(at(after, i).longitude - at(before, i).longitude))) / 0.002;
          // The ellipse of the node's orbit changes, and its speed is found by differences.
          expect(Math.abs(at(now, i).speed - motion) * 3600, body).toBeLessThan(body === 'TrueNode' ? 1 : 0.2);
          if (Math.abs(motion) * 3600 > 1) expect(at(now, i).retrograde, body).toBe(motion < 0);
        });
      }),
      { numRuns: runs(300), examples: [[2367899.8173005935, 'lahiri']] },
    );
  });

  it('starts its daśā from the Moon of the rāśi', () => {
    fc.assert(
      fc.property(births, schools, (birth, ayanamsa) => {
        const { Moon } = rasi({ birth, ayanamsa }).data.planetary_positions;
        const { data } = vimshottari({ birth, ayanamsa, levels: 1 });
        expect(data.nakshatra_at_birth).toBe(Moon.nakshatra);
        expect(Math.abs(arcseconds(data.moon_longitude, printedLongitude(Moon)))).toBeLessThan(0.0137);
        expect(data.mahadashas[0]?.start_date).toBe(birth.date);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('purity', () => {
  it('gives the same result for the same input, whatever was computed in between', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(births, schools), { minLength: 2, maxLength: 5 }), (inputs) => {
        const once = inputs.map(([birth, ayanamsa]) => rasi({ birth, ayanamsa }));
        const again = [...inputs].reverse().map(([birth, ayanamsa]) => rasi({ birth, ayanamsa }));
        expect(again.reverse()).toEqual(once);
      }),
      { numRuns: runs(40) },
    );
  });

  it('leaves its input alone', () => {
    fc.assert(
      fc.property(births, schools, vargas, (birth, ayanamsa, varga) => {
        const input = { birth, ayanamsa };
        const before = structuredClone(input);
        rasi(input);
        vimshottari(input);
        divisional({ ...input, varga });
        expect(input).toEqual(before);
      }),
      { numRuns: runs(60) },
    );
  });

  it('takes frozen inputs and inputs without a prototype', () => {
    const plain = { birth: DELHI, ayanamsa: 'raman' } as const;
    const bare = Object.assign(Object.create(null) as object, {
      ...plain,
      birth: Object.assign(Object.create(null) as object, {
        ...DELHI,
        place: Object.assign(Object.create(null) as object, DELHI.place),
      }),
    }) as typeof plain;
    for (const input of [deepFreeze(structuredClone(plain)), bare, deepFreeze(bare)]) {
      expect(rasi(input)).toEqual(rasi(plain));
      expect(vimshottari(input)).toEqual(vimshottari(plain));
      expect(divisional({ ...input, varga: 'd60' })).toEqual(divisional({ ...plain, varga: 'd60' }));
    }
  });

  it('returns independent results: changing one changes no other', () => {
    const first = rasi({ birth: DELHI });
    const text = JSON.stringify(first);
    const scramble = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const key of Object.keys(value)) {
        scramble((value as Record<string, unknown>)[key]);
        Reflect.set(value, key, 'changed');
      }
    };
    scramble(first);
    scramble(vimshottari({ birth: DELHI }));
    scramble(divisional({ birth: DELHI, varga: 'd9' }));
    scramble(capabilities());
    expect(JSON.stringify(rasi({ birth: DELHI }))).toBe(text);
  });
});
