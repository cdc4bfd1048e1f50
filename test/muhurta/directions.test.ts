import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vasas, yoginis } from '../../src/muhurta/index.js';
import { agniPlace, chandraDirection, homahuti, kumbhaPart, shivaPlace } from '../../src/muhurta/rules/vasas.js';
import { barredBy, lalatasOf, quarterOf, shulaOf, sideOf, yoginiDirection } from '../../src/muhurta/rules/yoginis.js';
import { type Compass, DIRECTIONS } from '../../src/muhurta/tables/directions.js';
import { LALATA } from '../../src/muhurta/tables/yoginis.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import { NAKSHATRAS } from '../../src/zodiac/names.js';
import { whole } from '../support/laws.js';
import { PLACES } from '../support/panchang.js';
import { runs } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const FEW = { numRuns: runs(40) };
const input = fc.record({
  date: fc.integer({ min: daysOf('1900-01-10'), max: daysOf('2099-12-15') }).map(formatDate),
  place: fc.constantFrom(PLACES.delhi, PLACES.quito, PLACES.sydney, PLACES.newYork),
});

const star = (name: string): number => NAKSHATRAS.findIndex((one) => one.name === name) + 1;

interface Window {
  readonly start: string;
  readonly end: string;
}

function expectFrom(
  { sunrise, next_sunrise }: { sunrise: string | null; next_sunrise: string | null },
  list: readonly Window[],
) {
  expect(list[0]?.start).toBe(sunrise);
  expect(list.at(-1)?.end).toBe(next_sunrise);
  for (const [i, { start }] of list.entries()) if (i > 0) expect(start).toBe(list[i - 1]?.end);
}

describe('dwellings', () => {
  it('follow each other from sunrise to the next, neighbours different', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { day, shiva, agni, chandra, rahu, homahuti: mouths, kumbha } = vasas(given).data;
        for (const list of [shiva, agni, chandra, rahu.parts, mouths, kumbha]) expectFrom(day, list);
        expect(rahu.parts).toHaveLength(16);
        const words = [
          shiva.map(({ place }) => place),
          agni.map(({ place }) => place),
          chandra.map(({ direction }) => direction),
          mouths.map(({ graha }) => graha),
          kumbha.map(({ part }) => part),
        ];
        for (const list of words) for (const [i, one] of list.entries()) if (i > 0) expect(one).not.toBe(list[i - 1]);
      }),
      FEW,
    );
  });

  it('of fire go by fours of tithi and weekday: by the verse for śukla 1 on a Sunday 1 + 1 + 1 leaves 3', () => {
    expect(agniPlace(1, 0)).toEqual({ place: 'earth', quality: 'good' });
    expect(agniPlace(2, 0)).toEqual({ place: 'earth', quality: 'good' });
    expect(agniPlace(3, 0)).toEqual({ place: 'heaven', quality: 'bad' });
    expect(agniPlace(4, 0)).toEqual({ place: 'below', quality: 'bad' });
    for (const tithi of whole(1, 26)) expect(agniPlace(tithi + 4, 3)).toEqual(agniPlace(tithi, 3));
  });

  it('of Śiva go by sevens; the new moon is the thirtieth by either count', () => {
    for (const tithi of whole(1, 23)) expect(shivaPlace(tithi + 7, 'month')).toEqual(shivaPlace(tithi, 'month'));
    for (const tithi of whole(1, 15)) expect(shivaPlace(tithi, 'fortnight')).toEqual(shivaPlace(tithi, 'month'));
    expect(shivaPlace(16, 'fortnight').place).toBe('shmashana');
    expect(shivaPlace(30, 'fortnight').place).toBe('gauri');
    expect(shivaPlace(30, 'month').place).toBe('gauri');
  });

  it('of the Moon are the triplicities', () => {
    expect(
      whole(1, 12)
        .map(chandraDirection)
        .filter((one) => one === 'north'),
    ).toHaveLength(3);
    expect([4, 8, 12].map(chandraDirection)).toEqual(['north', 'north', 'north']);
  });

  it('count stars from the Sun: three for each graha, and 1, 4 × 5, 3, 3 for the jar', () => {
    for (const sun of [1, 9, 27]) {
      const moons = whole(0, 26).map((i) => ((sun - 1 + i) % 27) + 1);
      expect(new Set(moons.map((moon) => homahuti(moon, sun).graha)).size).toBe(9);
      expect(moons.slice(0, 3).map((moon) => homahuti(moon, sun).graha)).toEqual(['Sun', 'Sun', 'Sun']);
      expect(homahuti(moons[26] ?? 0, sun)).toEqual({ graha: 'Ketu', quality: 'bad' });
      expect(moons.map((moon) => kumbhaPart(moon, sun).quality).join('')).toBe(
        ['bad'.repeat(5), 'good'.repeat(8), 'bad'.repeat(8), 'good'.repeat(6)].join(''),
      );
    }
  });

  it('leave Rāhu of the road out where the Sun does not rise', () => {
    const place = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const { rahu, times_partial, shiva } = vasas({ date: '2024-06-21', place }).data;
    expect(rahu.parts).toEqual([]);
    expect(times_partial).toBe(true);
    expect(shiva.length).toBeGreaterThan(0);
  });
});

describe('directions of a traveller', () => {
  it('cover the day, and the journey says no more than the windows', () => {
    fc.assert(
      fc.property(input, fc.constantFrom(...DIRECTIONS), (given, direction) => {
        const { day, yogini, parigha, shula, lalata, journey = [] } = yoginis({ ...given, direction }).data;
        for (const list of [yogini, parigha]) expectFrom(day, list);
        const of = (sign: string) => journey.filter((one) => one.sign === sign);
        expectFrom(day, of('yogini'));
        expectFrom(day, of('chandra'));
        expect(of('weekday_shula')).toHaveLength(shula.weekday === direction ? 1 : 0);
        expect(of('nakshatra_shula')).toHaveLength(shula.nakshatra.filter((one) => one.direction === direction).length);
        expect(of('parigha')).toHaveLength(parigha.filter(({ barred }) => barred.includes(direction)).length);
        expect(of('lalata')).toHaveLength((lalata ?? []).filter((one) => one.direction === direction).length);
        const { chandra } = vasas(given).data;
        expect(of('chandra').map(({ side }) => side)).toEqual(chandra.map((one) => sideOf(one.direction, direction)));
      }),
      FEW,
    );
  });

  it('has each lord in the brow for its houses, two hours or so each', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { lalata } = yoginis(given).data;
        for (const { direction, houses } of LALATA) {
          const seen = new Set(
            (lalata ?? []).filter((one) => one.direction === direction).map((one) => one.lagna_sign),
          );
          // A graha that changes its sign within the day has one more.
          expect(seen.size).toBeGreaterThanOrEqual(houses.length - 1);
          expect(seen.size).toBeLessThanOrEqual(houses.length + 1);
        }
      }),
      FEW,
    );
    expect(lalatasOf(1, () => 1).map(({ direction }) => direction)).toEqual(['east']);
    expect(lalatasOf(12, () => 9).map(({ direction }) => direction)).toEqual(['south']);
    expect(lalatasOf(5, () => 3).map(({ direction }) => direction)).toEqual(['southeast']);
  });

  it('has Yoginī good on the right, or on the left by the option', () => {
    const given = { date: '2025-11-22', place: DELHI, direction: 'east' as Compass };
    const of = (yogini_good: 'right' | 'left') =>
      yoginis({ ...given, yogini_good }).data.journey?.flatMap(({ sign, side, quality }) =>
        sign === 'yogini' ? [`${side} ${quality}`] : [],
      );
    expect(of('right')).toEqual(['left bad', 'right good']);
    expect(of('left')).toEqual(['left good', 'right bad']);
  });

  it('divides the stars by sevens from Kṛttikā, the bar from northwest to southeast', () => {
    expect([star('Krittika'), star('Ashlesha'), star('Magha'), star('Vishakha')].map(quarterOf)).toEqual([
      'east',
      'east',
      'south',
      'south',
    ]);
    expect([star('Anuradha'), star('Shravana'), star('Dhanishta'), star('Bharani')].map(quarterOf)).toEqual([
      'west',
      'west',
      'north',
      'north',
    ]);
    expect(barredBy(star('Rohini'))).toEqual(['south', 'southwest', 'west', 'northwest']);
    expect(barredBy(star('Mula'))).toEqual(['north', 'northeast', 'east', 'southeast']);
    expect(['Ashwini', 'Pushya', 'Hasta', 'Anuradha'].map((name) => barredBy(star(name)))).toEqual([[], [], [], []]);
  });

  it('knows right from left: east is on the left of who goes south', () => {
    expect(sideOf('east', 'south')).toBe('left');
    expect(sideOf('west', 'south')).toBe('right');
    expect(sideOf('north', 'south')).toBe('behind');
    expect(sideOf('northeast', 'east')).toBe('left');
    for (const one of DIRECTIONS)
      for (const other of DIRECTIONS) {
        const [a, b] = [sideOf(one, other), sideOf(other, one)];
        expect([a, b]).toEqual(a === 'right' ? ['right', 'left'] : a === 'left' ? ['left', 'right'] : [a, a]);
      }
  });

  it('is without lalāṭa within the polar circles', () => {
    const place = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    expect(yoginis({ date: '2025-03-20', place }).data.lalata).toBeNull();
  });

  it('has Yoginī in each direction on two tithis of a half', () => {
    for (const direction of DIRECTIONS) {
      const tithis = whole(1, 30).filter((tithi) => yoginiDirection(tithi) === direction);
      expect(tithis.length).toBeGreaterThanOrEqual(3);
    }
    expect(DIRECTIONS.map((direction) => whole(1, 27).filter((one) => shulaOf(one) === direction).length)).toEqual([
      1, 0, 1, 0, 1, 0, 1, 0,
    ]);
  });
});
