import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vimshottari } from '../../src/dashas/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { list, timeline } from '../../src/yogas/index.js';
import { TIMELINE_SYSTEMS } from '../../src/yogas/periods.js';
import { runs } from '../support/sample.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };

function fieldOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return `${error.code} ${error.field ?? ''}`;
    throw error;
  }
  return 'nothing was thrown';
}

describe('yogas.timeline', () => {
  const { data } = timeline({ birth });

  it('has the yogas of the list that are not cancelled, with their planets', () => {
    const listed = list({ birth }).data.yogas.filter(({ cancelled_by }) => cancelled_by?.length === 0);
    expect(data.yogas.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    for (const [i, { instances }] of listed.entries())
      expect(data.yogas[i]?.makers).toEqual([...new Set(instances.flatMap(({ planets }) => planets))]);
  });

  it('has the dates of dashas.vimshottari', () => {
    const periods = vimshottari({ birth }).data.mahadashas;
    for (const { makers, mahadashas, antardashas } of data.yogas) {
      const own = periods.filter(({ planet }) => makers.includes(planet));
      expect(mahadashas).toEqual(own.map(({ planet, start_date, end_date }) => ({ planet, start_date, end_date })));
      const within = own.flatMap(({ planet: mahadasha, antardashas: parts = [] }) =>
        parts
          .filter(({ planet }) => planet !== mahadasha && makers.includes(planet))
          .map(({ planet, start_date, end_date }) => ({ planet, start_date, end_date, mahadasha })),
      );
      expect(antardashas).toEqual(within);
    }
  });

  it('gives a planet nothing in its own bhukti, and has those within others on request', () => {
    const all = timeline({ birth, all_antardashas: true }).data.yogas;
    expect(all.flatMap(({ antardashas }) => antardashas).some(({ planet, mahadasha }) => planet === mahadasha)).toBe(
      false,
    );
    for (const [i, { antardashas }] of data.yogas.entries()) {
      expect(all[i]?.antardashas).toEqual(expect.arrayContaining([...antardashas]));
    }
    expect(all.flatMap(({ antardashas }) => antardashas).length).toBeGreaterThan(
      data.yogas.flatMap(({ antardashas }) => antardashas).length,
    );
  });

  it('has what runs at a moment alone; a period begins with its first second', () => {
    const at = '2026-01-01T00:00:00+05:30';
    const { yogas, running } = timeline({ birth, at }).data;
    expect([running?.mahadasha.planet, running?.antardasha.planet]).toEqual(['Jupiter', 'Mercury']);
    for (const { makers, mahadashas, antardashas } of yogas) {
      expect(mahadashas.map(({ planet }) => planet)).toEqual(makers.includes('Jupiter') ? ['Jupiter'] : []);
      expect(antardashas.length).toBeLessThanOrEqual(1);
      expect(mahadashas.length + antardashas.length).toBeGreaterThan(0);
    }
    expect(timeline({ birth, at: '1980-01-01T00:00:00Z' }).data).toMatchObject({ running: null, yogas: [] });
  });

  it('skips what needs a time, and refuses what is wrong', () => {
    const undated = timeline({ birth: { date: '1990-08-15', place } });
    expect(undated.data.skipped.map(({ reason }) => reason)).toContain('birth_time');
    expect(undated.meta.rests_on_birth_time).toContain('yogas');
    expect(fieldOf(() => timeline({ birth, at: 'tomorrow' }))).toBe('invalid_moment at');
    expect(fieldOf(() => timeline({ birth, system: 'chara' as 'yogini' }))).toBe('invalid_value system');
    expect(fieldOf(() => timeline({ birth, categories: ['arishta'] }))).toBe('invalid_value sensitive');
  });

  it('keeps the periods of every system in order and within the makers, for any birth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(...TIMELINE_SYSTEMS), (day, system) => {
        const date = new Date(Date.UTC(1905, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
        const { yogas } = timeline({ birth: { ...birth, date }, system, ids: ['sama', 'adhama', 'varishtha'] }).data;
        expect(yogas).toHaveLength(1);
        for (const { makers, mahadashas, antardashas } of yogas) {
          for (const { planet, start_date, end_date } of [...mahadashas, ...antardashas]) {
            expect(makers).toContain(planet);
            expect(start_date < end_date && start_date >= date).toBe(true);
          }
          const starts = mahadashas.map(({ start_date }) => start_date);
          expect(starts).toEqual([...starts].sort());
        }
      }),
      { numRuns: runs(20) },
    );
  });
});
