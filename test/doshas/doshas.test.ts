import { describe, expect, it } from 'vitest';
import { manglik as ofCouple, porutham } from '../../src/compatibility/index.js';
import { birthMoment, conjunctions, curses, kalaSarpa, manglik, sadeSati } from '../../src/doshas/index.js';
import { ashtakoota } from '../../src/index.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const day = { date: '1990-08-15', place };
const polar = {
  date: '1990-12-21',
  time: '12:00:00',
  place: { latitude: 78.2, longitude: 15.6, timezone: 'Arctic/Longyearbyen' },
};
const couple = { bride: { birth }, groom: { birth: { ...birth, date: '1988-11-05' } } };

describe('without a time of birth', () => {
  it('kāla sarpa has no name, and conjunctions skip what needs a lagna', () => {
    expect(kalaSarpa({ birth: day }).data).toMatchObject({ name: null, rahu_house: null });
    expect(conjunctions({ birth: day }).data.skipped).toEqual(['pitri_modern_ninth']);
    expect(conjunctions({ birth: day }).data.items.every(({ evidence }) => evidence.houses.length === 0)).toBe(true);
  });
  it('Sāḍe Sātī and porutham say which signs and stars the day allows', () => {
    expect(sadeSati({ birth: day, to: '1995-01-01T00:00Z' }).data.moon_signs_of_day).toEqual(['Taurus']);
    const { data, meta } = porutham({ ...couple, bride: { birth: { date: '1990-08-16', place } } });
    expect(data.bride).toMatchObject({ stars_of_day: ['Mrigashira', 'Ardra'], signs_of_day: ['Taurus', 'Gemini'] });
    expect(meta.rests_on_birth_time).toContain('poruthams');
  });
});

describe('far north', () => {
  it('judges what needs no lagna, and lists what it cannot judge', () => {
    expect(birthMoment({ birth: polar }).data.skipped).toEqual(['gandanta_lagna']);
    expect(kalaSarpa({ birth: polar }).data.outside.length).toBeGreaterThan(0);
  });
});

describe('conjunctions', () => {
  it('name the rules that apply by another reading alone', () => {
    let found = 0;
    for (let year = 1950; year < 2010; year++) {
      const one = { ...birth, date: `${year}-08-15` };
      const plain = conjunctions({ birth: one }).data;
      // Every other reading rests on memory.
      expect(plain.by_variant_only).toEqual([]);
      const all = conjunctions({ birth: one, include_unsourced: true, include_absent: true }).data;
      const expected = all.items.flatMap(({ id, holds, variants }) =>
        holds ? [] : Object.keys(variants).flatMap((variant) => (variants[variant]?.holds ? [{ id, variant }] : [])),
      );
      expect(all.by_variant_only).toEqual(expected);
      expect(conjunctions({ birth: one, include_unsourced: true }).data.by_variant_only).toEqual(expected);
      for (const { id } of expected) expect(all.absent).toContain(id);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(10);
    const here = conjunctions({ birth, include_unsourced: true }).data;
    expect(here.by_variant_only).toContainEqual({ id: 'guru_chandala', variant: 'or_ketu' });
    expect(here.items.map(({ id }) => id)).not.toContain('guru_chandala');
  });
});

describe('Sāḍe Sātī', () => {
  it('clips to the span, and numbers the cycles of the life', () => {
    const { cycles } = sadeSati({ birth, from: '2030-01-01T00:00Z', to: '2031-01-01T00:00Z' }).data;
    expect(cycles.map(({ number }) => number)).toEqual([2]);
    const intervals = cycles.flatMap(({ phases }) => phases.flatMap((phase) => phase.intervals));
    expect(intervals[0]).toMatchObject({ start: '2030-01-01T05:30:00+05:30', clipped_start: true, clipped_end: false });
    expect(intervals.at(-1)).toMatchObject({ end: '2031-01-01T05:30:00+05:30', clipped_end: true });
  });
  it('is the same for one Moon sign, and another by degrees', () => {
    const later = sadeSati({
      birth: { ...birth, time: '20:00:00' },
      from: '1991-01-01T00:00Z',
      to: '2010-01-01T00:00Z',
    });
    const earlier = sadeSati({ birth, from: '1991-01-01T00:00Z', to: '2010-01-01T00:00Z' });
    expect(later.data.cycles).toEqual(earlier.data.cycles);
    const byDegrees = sadeSati({ birth, from: '1991-01-01T00:00Z', to: '2010-01-01T00:00Z', method: 'degrees' });
    expect(byDegrees.data.cycles[0]?.start).not.toBe(earlier.data.cycles[0]?.start);
    expect(byDegrees.data.cycles[0]?.phases[0]?.sign).toBeNull();
  });
  it('calls more houses kaṇṭaka on request', () => {
    const kinds = (kantaka_houses: 'fourth' | 'fourth_eighth' | 'angles') => [
      ...new Set(sadeSati({ birth, kantaka_houses }).data.dhaiyas.map(({ kind, house }) => `${kind} ${house}`)),
    ];
    expect(kinds('fourth').sort()).toEqual(['ashtama 8', 'kantaka 4']);
    expect(kinds('fourth_eighth').sort()).toEqual(['ashtama 8', 'kantaka 4', 'kantaka 8']);
    expect(kinds('angles').sort()).toEqual(['ashtama 8', 'kantaka 1', 'kantaka 10', 'kantaka 4', 'kantaka 7']);
  });
  it('ends with what can be computed where a hundred years go beyond it', () => {
    expect(sadeSati({ birth: { ...birth, date: '2950-01-01' } }).data.to.slice(0, 4)).toMatch(/2999|3000/);
  });
  it('refuses a span before the birth, an end before its beginning, and unsure times', () => {
    expect(() => sadeSati({ birth, from: '1980-01-01T00:00Z' })).toThrow(/must not be before the birth/);
    expect(() => sadeSati({ birth, from: '2010-01-01T00:00Z', to: '2009-01-01T00:00Z' })).toThrow(/must be after/);
    expect(() => sadeSati({ birth: { ...birth, uncertainty_minutes: 10 } })).toThrow(/uncertainty_minutes/);
    expect(() => sadeSati({ birth, at: 'soon' })).toThrow(/ISO 8601/);
  });
});

describe('the moment of birth', () => {
  const found = (date: string, time: string, more: object = {}) =>
    birthMoment({ birth: { date, time, place }, ...more }).data.items.map(({ id }) => id);
  it('finds a saṅkrānti in the day from sunrise, and by ghaṭīs', () => {
    // The Sun enters Capricorn on 2024-01-15 at 02:43 IST, in the day that begins with the sunrise of the 14th.
    expect(found('2024-01-14', '09:00:00')).toContain('sankranti');
    expect(found('2024-01-15', '09:00:00')).not.toContain('sankranti');
    expect(found('2024-01-15', '09:00:00', { sankranti: 'ghatis_16' })).toContain('sankranti');
    expect(found('2024-01-15', '18:00:00', { sankranti: 'punya_kala' })).toContain('sankranti');
    expect(found('2024-01-15', '01:00:00', { sankranti: 'punya_kala' })).not.toContain('sankranti');
  });
  it('includes what the verses say of relatives only on request', () => {
    const mula = { birth: { date: '2019-12-26', time: '09:00:00', place } };
    expect(birthMoment(mula).data.ganda_moola).not.toHaveProperty('note');
    expect(birthMoment({ ...mula, sensitive: true }).data.ganda_moola.note).toContain('94.10–12');
  });
  it('finds the gaṇḍānta of the lagna within twelve minutes of the junction', () => {
    const junctions = Array.from({ length: 24 * 6 }, (_, i) => {
      const time = `${String(Math.floor(i / 6)).padStart(2, '0')}:${String((i % 6) * 10).padStart(2, '0')}:00`;
      return found('1990-08-15', time).includes('gandanta_lagna');
    }).filter(Boolean);
    // Three junctions of 24 minutes, looked at every 10.
    expect(junctions.length).toBeGreaterThanOrEqual(6);
    expect(junctions.length).toBeLessThanOrEqual(9);
  });
});

describe('couples', () => {
  it('break it for both only where Mars counts from the lagna in both', () => {
    const { bride, groom, both_partners } = ofCouple(couple).data;
    const counts = [bride, groom].map(({ references }) => references[0]?.counts);
    expect(both_partners.holds).toBe(counts.every(Boolean));
    expect(ofCouple({ ...couple, groom: { birth: { ...birth, time: '15:45:00' } } }).data.both_partners.holds).toBe(
      false,
    );
  });
  it('match as before without exceptions, and alike with them', () => {
    const plain = ashtakoota(couple).data;
    expect(plain).not.toHaveProperty('totals');
    const { totals, ...rest } = ashtakoota({ ...couple, exceptions: 'applied' }).data;
    expect(rest).toEqual(plain);
    expect(totals?.with_exceptions).toBe(plain.female.guna_milan_results.total_score);
    const bare = ashtakoota({ ...couple, exceptions: 'none' }).data;
    expect(bare.female.guna_milan_results.total_score).toBe(totals?.without_exceptions);
  });
});

it('curses and Mars have an entry for every rule, whether it applies or not', () => {
  const held = curses({ birth, sensitive: true, include_absent: true }).data;
  expect(held.items).toHaveLength(18);
  const mars = manglik({ birth, include_absent: true }).data;
  expect(mars.cancellations).toHaveLength(22);
  expect(mars.absent.length + mars.summary.cancellations_holding).toBe(22);
});
