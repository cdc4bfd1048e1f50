import { describe, expect, it } from 'vitest';
import { kalachakra, running } from '../../src/dashas/index.js';
import { kalachakraOf } from '../../src/dashas/rules/kalachakra.js';
import { microArcseconds, PADA } from '../../src/math/angle.js';

it('a Moon where a sign of the row ends opens the next sign, with nothing of it spent', () => {
  // Aśvinī 1: Aries has 7 years of 100.
  const opened = (moon: number) => kalachakraOf(microArcseconds(moon), 'next_pada').course;
  const end = (PADA * 7) / 100;
  expect([opened(end - 1).mahadashas[0]?.sign, opened(end).mahadashas[0]?.sign]).toEqual([0, 1]);
  expect(opened(end).elapsed).toBe(0);
});

describe('the kālacakra of Rāghavācārya', () => {
  // The Moon at 17°44′29″ of Taurus, in Rohiṇī 3: the fifteenth navāṃśa, Gemini, of which 32.24 % is spent.
  const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
  const birth = { date: '1990-08-15', time: '08:30:00', place };
  const SIGNS = ['Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius'];

  it('has nine navāṃśas from that of the Moon, in the order of the zodiac, by the years of their lords', () => {
    const { data, provenance } = kalachakra({ birth, kalachakra_school: 'raghavacharya' });
    expect(data.periods.map(({ sign }) => sign)).toEqual(SIGNS);
    expect(data.periods.map(({ duration_years }) => Math.round(duration_years))).toEqual([
      6, 21, 5, 9, 16, 7, 10, 4, 4,
    ]);
    expect(data.balance_years).toBeCloseTo(9 * (1 - ((47 + 44 / 60 + 28.76 / 3600) % (10 / 3)) / (10 / 3)), 4);
    expect([data.after_ninth, provenance?.experimental]).toEqual([null, true]);
  });

  it('divides each by the row of its pada: that of Cancer by Rohiṇī 4', () => {
    const { periods } = kalachakra({ birth, kalachakra_school: 'raghavacharya' }).data;
    const row = ['Pisces', 'Aries', 'Taurus', 'Gemini', 'Leo', 'Cancer', 'Virgo', 'Libra', 'Scorpio'];
    expect(periods[1]?.periods?.map(({ sign }) => sign)).toEqual(row);
  });

  it('has nothing that follows a ninth sign, and runs beside other systems', () => {
    const both = { birth, kalachakra_school: 'raghavacharya', after_ninth: 'same_pada' } as const;
    expect(() => kalachakra(both)).toThrow(expect.objectContaining({ code: 'invalid_value', field: 'after_ninth' }));
    const options = { kalachakra: { kalachakra_school: 'raghavacharya' } } as const;
    const { data } = running({ birth, at: '2000-01-01T00:00:00Z', systems: ['kalachakra'], options, levels: 1 });
    expect(data.running[0]?.periods[0]?.sign).toBe('Cancer');
  });
});
