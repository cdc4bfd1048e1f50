import { describe, expect, it } from 'vitest';
import { type MicroArcseconds, microArcseconds, toMicroArcseconds } from '../../src/math/angle.js';
import { recordOf } from '../../src/math/recordOf.js';
import { lattadi } from '../../src/muhurta/index.js';
import {
  countOf28,
  hasEkargala,
  hasKrantiSamya,
  isDagdha,
  jamitrasOf,
  lattaOf,
  lattasOn,
  starOf28,
  upagrahaOf,
  vedhasOn,
  yutisWith,
} from '../../src/muhurta/rules/lattadi.js';
import { LATTADI_FAULTS, type LATTAS } from '../../src/muhurta/tables/lattadi.js';
import { GRAHAS, type Graha, NAKSHATRAS } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';

const STAR = 40 / 3;
const degrees = (value: number): MicroArcseconds => toMicroArcseconds(value);
const numberOf = (name: string): number => NAKSHATRAS.findIndex((one) => one.name === name) + 1;
/** The middle of a quarter of a nakṣatra. */
const inStar = (name: string, quarter = 1): MicroArcseconds =>
  degrees((numberOf(name) - 1) * STAR + (quarter - 0.5) * (STAR / 4));
/** All grahas in Aries 1°, but for some. */
const sky = (some: Partial<Record<Graha, MicroArcseconds>>) => recordOf(GRAHAS, (graha) => some[graha] ?? degrees(1));

const { latta } = fixture<{
  readonly latta: {
    readonly source: string;
    readonly rows: readonly (readonly [graha: string, from: string, to: string])[];
  };
}>('sources/acts.json');

describe('latta', () => {
  it.each(latta.rows)('%s in %s kicks %s, as printed', (graha, from, to) => {
    const kicked = lattaOf(graha as keyof typeof LATTAS, inStar(from), false);
    expect(NAKSHATRAS[kicked]?.name).toBe(to);
  });

  it('of Rahu goes the other way where that is chosen, and is exact in the like quarter', () => {
    const kickers = sky({ Rahu: inStar('Revati', 2) });
    const on = (star: string, ahead: boolean) =>
      lattasOn(inStar(star, 2), kickers, ahead).filter(({ graha }) => graha === 'Rahu');
    expect(on('Mula', false)).toEqual([{ graha: 'Rahu', exact: true }]);
    expect(on('Mula', true)).toEqual([]);
    expect(on('Pushya', true)).toEqual([{ graha: 'Rahu', exact: true }]);
  });
});

describe('the other faults', () => {
  it('have Abhijit from the last quarter of Uttara Ashadha to a fifteenth of Shravana', () => {
    const start = 276 * 3_600_000_000 + 2_400_000_000;
    expect([start - 1, start].map((at) => starOf28(microArcseconds(at)))).toEqual([21, 28]);
    const end = 280 * 3_600_000_000 + 3_200_000_000;
    expect([end - 1, end].map((at) => starOf28(microArcseconds(at)))).toEqual([28, 22]);
  });

  it('pierce by the pairs of the five lines, exactly by first and fourth, second and third quarters', () => {
    const on = (moon: MicroArcseconds, mars: MicroArcseconds) =>
      vedhasOn(sky({ Moon: moon, Mars: mars })).filter(({ graha }) => graha === 'Mars');
    expect(on(inStar('Mula', 1), inStar('Punarvasu', 4))).toEqual([{ graha: 'Mars', exact: true }]);
    expect(on(inStar('Mula', 1), inStar('Punarvasu', 3))).toEqual([{ graha: 'Mars', exact: false }]);
    expect(on(inStar('Rohini', 1), degrees(279))).toHaveLength(1);
    expect(on(inStar('Hasta'), inStar('Revati'))).toEqual([]);
  });

  it('join the Moon with Sun, Mars, Venus and Saturn in a sign', () => {
    const all = sky({ Moon: degrees(29), Saturn: degrees(31) });
    expect(yutisWith(all).map(({ graha }) => graha)).toEqual(['Sun', 'Mars', 'Venus']);
  });

  it('strike from the seventh sign, exactly in the fifty-fifth navamsha', () => {
    const from = degrees(5);
    const at = (place: number) => jamitrasOf(from, sky({ Mars: degrees(place) }));
    expect(at(185)).toEqual([{ graha: 'Mars', exact: true }]);
    expect(at(205)).toEqual([{ graha: 'Mars', exact: false }]);
    expect(at(215)).toEqual([]);
  });

  it('count from the Sun: odd among twenty-eight for ekargala, listed among twenty-seven for upagraha', () => {
    const places = sky({ Sun: inStar('Ashwini'), Moon: inStar('Krittika') });
    expect(countOf28(places)).toBe(3);
    expect([hasEkargala(places, 1), hasEkargala(places, 2)]).toEqual([true, false]);
    expect(hasEkargala(sky({ Sun: inStar('Ashwini'), Moon: inStar('Bharani') }), 1)).toBe(false);
    expect(countOf28(sky({ Sun: inStar('Ashwini'), Moon: inStar('Shravana', 4) }))).toBe(23);
    expect(upagrahaOf(sky({ Sun: inStar('Ashwini'), Moon: inStar('Mrigashira') }))).toBe(5);
    expect(upagrahaOf(places)).toBeUndefined();
  });

  it('pair signs for kranti samya, and burn a tithi by the sign of the Sun', () => {
    expect(hasKrantiSamya(sky({ Sun: degrees(125), Moon: degrees(5) }))).toBe(true);
    expect(hasKrantiSamya(sky({ Sun: degrees(125), Moon: degrees(35) }))).toBe(false);
    expect([2, 17, 3].map((tithi) => isDagdha(degrees(245), tithi))).toEqual([true, true, false]);
  });
});

describe('muhurta.lattadi', () => {
  const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

  it('has the ten in their order, and counts the straight ones', () => {
    for (let hour = 0; hour < 24 * 28; hour += 37) {
      const at = new Date(Date.UTC(2026, 1, 1, hour)).toISOString().replace('.000Z', '+00:00');
      const { faults, straight } = lattadi({ at, place }).data;
      expect(faults.map(({ fault }) => fault)).toEqual(LATTADI_FAULTS);
      expect(faults.filter(({ causes }) => causes.length === 0)).toHaveLength(straight);
    }
  });

  it('leaves out the ascendant within the polar circle', () => {
    const north = { latitude: 78.2, longitude: 15.6, timezone: 'Arctic/Longyearbyen' };
    expect(lattadi({ at: '2026-02-10T10:00:00+01:00', place: north }).data.ascendant).toBeNull();
  });
});
