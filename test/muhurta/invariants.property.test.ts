import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bhadra, choghadiya, gowri, hora, day as muhurtaDay, yogas as muhurtaYogas } from '../../src/muhurta/index.js';
import { choghadiyaLords, gowriLords, horaLords } from '../../src/muhurta/rules/lords.js';
import { WEEKDAY_LORDS } from '../../src/muhurta/tables/eight.js';
import { GHATIS } from '../../src/muhurta/tables/ghatis.js';
import { AMRITA_SIDDHI, SARVARTHA_SIDDHI } from '../../src/muhurta/tables/yogas.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import { NAKSHATRAS } from '../../src/zodiac/names.js';
import { PLACES } from '../support/panchang.js';
import { runs } from '../support/sample.js';

const input = fc.record({
  date: fc.integer({ min: daysOf('1000-01-10'), max: daysOf('2999-12-15') }).map(formatDate),
  place: fc.constantFrom(PLACES.delhi, PLACES.quito, PLACES.sydney, PLACES.newYork, PLACES.apia),
  sunrise: fc.constantFrom('upper_limb' as const, 'hindu' as const),
});
const FEW = { numRuns: runs(60) };

/** Zones of local mean time have seconds in their offset. */
function ms(text: string): number {
  const [, clock, sign, hours, minutes, seconds = '0'] = /^(.*)([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  const offset = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return Date.parse(`${clock}Z`) - (sign === '-' ? -offset : offset) * 1000;
}

interface Window {
  readonly start: string;
  readonly end: string;
}

const overlap = (a: Window, b: Window): boolean => ms(a.start) < ms(b.end) && ms(b.start) < ms(a.end);
const within = (
  window: Window,
  day: { readonly sunrise: string | null; readonly next_sunrise: string | null },
): boolean => ms(window.start) >= ms(String(day.sunrise)) && ms(window.end) <= ms(String(day.next_sunrise));

describe('the parts of a day', () => {
  it.each([
    ['choghadiya', choghadiya, 16],
    ['hora', hora, 24],
    ['gowri', gowri, 16],
  ] as const)('%s cover it from sunrise to the next without gap or overlap', (_, compute, count) => {
    fc.assert(
      fc.property(input, (given) => {
        const { day, parts, times_partial } = compute(given).data;
        expect(times_partial).toBe(false);
        expect(parts).toHaveLength(count);
        expect(parts[0]?.start).toBe(day.sunrise);
        expect(parts.at(-1)?.end).toBe(day.next_sunrise);
        parts.forEach((part, i) => {
          if (i > 0) expect(part.start).toBe(parts[i - 1]?.end);
          expect(ms(part.end)).toBeGreaterThan(ms(part.start));
        });
      }),
      FEW,
    );
  });

  it('are the thirty muhūrtas, too', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { day, muhurtas } = muhurtaDay(given).data;
        expect(muhurtas).toHaveLength(30);
        expect(muhurtas[0]?.start).toBe(day.sunrise);
        expect(muhurtas[15]?.start).toBe(day.sunset);
        expect(muhurtas.at(-1)?.end).toBe(day.next_sunrise);
        muhurtas.forEach((part, i) => {
          if (i > 0) expect(part.start).toBe(muhurtas[i - 1]?.end);
        });
      }),
      FEW,
    );
  });

  it('have lords of whom the twenty-fifth hora begins the next weekday', () => {
    WEEKDAY_LORDS.forEach((lord, day) => {
      expect(horaLords(day, 'day')[0]).toBe(lord);
      const hours = [...horaLords(day, 'day'), ...horaLords(day, 'night')];
      expect(hours).toHaveLength(24);
      const next = hours[24 - 7];
      expect(next).toBe(WEEKDAY_LORDS[(day + 1) % 7]);
    });
  });

  it('have every lord of the Gowri pañcāṅgam once, and begin and end choghaḍiyās alike', () => {
    for (let day = 0; day < 7; day++) {
      for (const half of ['day', 'night'] as const) {
        expect(new Set(gowriLords(day, half)).size).toBe(8);
        const lords = choghadiyaLords(day, half);
        expect(lords[7]).toBe(lords[0]);
        expect(new Set(lords).size).toBe(7);
      }
    }
  });
});

describe('the windows of a day', () => {
  it('keep to their rules', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { day, good, bad } = muhurtaDay(given).data;
        const eighths = [bad.rahu_kalam, bad.yamaganda, bad.gulika_kalam].map((window) => String(window?.start));
        expect(new Set(eighths).size).toBe(3);
        expect(good.abhijit === null).toBe(day.weekday === 'Wednesday');
        expect(good.pratah_sandhya?.end).toBe(day.sunrise);
        expect(good.sayahna_sandhya?.start).toBe(day.sunset);
        expect(good.brahma_muhurta !== null && ms(good.brahma_muhurta.end) < ms(String(day.sunrise))).toBe(true);
        for (const window of [...bad.panchaka, ...bad.vinchudo, ...bad.durmuhurta])
          expect(within(window, day)).toBe(true);
        for (const window of [...bad.varjyam, ...bad.bhadra, ...good.amrita_kala]) {
          expect(overlap(window, { start: String(day.sunrise), end: String(day.next_sunrise) })).toBe(true);
        }
        for (const varjya of bad.varjyam) {
          for (const amrita of good.amrita_kala) {
            if (varjya.nakshatra === amrita.nakshatra) expect(overlap(varjya, amrita)).toBe(false);
          }
        }
      }),
      FEW,
    );
  });

  it('have amṛta twenty-four ghaṭīs after varjya but for four nakṣatras', () => {
    const others = GHATIS.filter(({ varjya, amrita }) => amrita !== (varjya + 24) % 60).map(
      ({ nakshatra }) => nakshatra,
    );
    expect(others).toEqual(['Ashwini', 'Rohini', 'Ardra', 'Mula']);
    expect(GHATIS.map(({ nakshatra }) => nakshatra)).toEqual(NAKSHATRAS.map(({ name }) => name));
  });

  it('have eight Bhadrās in a lunar month, with mouth and tail apart', () => {
    const place = PLACES.delhi;
    const found = new Map<string, number>();
    for (let days = daysOf('2024-03-11'); days <= daysOf('2024-04-07'); days++) {
      for (const by of ['tithi', 'fixed'] as const) {
        for (const one of bhadra({ date: formatDate(days), place, bhadra_parts: by }).data.bhadra) {
          found.set(one.start, one.karana_number);
          expect(overlap(one.mukha, one.puccha)).toBe(false);
          expect(ms(one.mukha.start)).toBeGreaterThanOrEqual(ms(one.start));
          expect(ms(one.puccha.end)).toBeLessThanOrEqual(ms(one.end));
        }
      }
    }
    expect([...found.values()]).toEqual([8, 15, 22, 29, 36, 43, 50, 57]);
  });
});

describe('the combinations of a day', () => {
  it('have Amṛta siddhi within Sarvārtha siddhi', () => {
    for (const [day, star] of AMRITA_SIDDHI.entries()) expect(SARVARTHA_SIDDHI[day]).toContain(star);
    expect(AMRITA_SIDDHI).toHaveLength(7);
  });

  it('are cut to it, and Ānandādi fills it', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('by_name' as const, 'real_span' as const), (given, abhijit_star) => {
        const { day, anandadi, times_partial, ...lists } = muhurtaYogas({ ...given, abhijit_star }).data;
        expect(times_partial).toBe(false);
        expect(anandadi[0]?.start).toBe(day.sunrise);
        expect(anandadi.at(-1)?.end).toBe(day.next_sunrise);
        anandadi.forEach((part, i) => {
          if (i > 0) expect(part.start).toBe(anandadi[i - 1]?.end);
        });
        for (const windows of Object.values(lists)) {
          windows.forEach((window, i) => {
            expect(within(window, day)).toBe(true);
            const next = windows[i + 1];
            if (next !== undefined) expect(overlap(window, next)).toBe(false);
          });
        }
      }),
      FEW,
    );
  });

  it('have an Ānandādi that advances by four from weekday to weekday for one nakṣatra', () => {
    const place = PLACES.delhi;
    const seen = new Map<string, Set<number>>();
    for (let days = daysOf('2023-01-01'); days < daysOf('2023-01-01') + 200; days++) {
      for (const { nakshatra, number } of muhurtaYogas({ date: formatDate(days), place }).data.anandadi) {
        const shifted = (number + 4 * ((days + 4) % 7)) % 28;
        seen.set(nakshatra, (seen.get(nakshatra) ?? new Set()).add(shifted));
      }
    }
    expect(seen.size).toBe(27);
    for (const numbers of seen.values()) expect(numbers.size).toBe(1);
  });
});
