import { describe, expect, it } from 'vitest';
import { birthMoment, curses as cursesOfChart } from '../../src/doshas/index.js';
import { DEGREE, microArcseconds, SIGN } from '../../src/math/angle.js';
import {
  type BirthRiteRow,
  type CurseRow,
  type DoshaRow,
  forBirth,
  type GrahaRow,
  gems,
  table,
} from '../../src/remedies/index.js';
import { describePeriods, runningAmong } from '../../src/remedies/periods.js';
import { singledOut } from '../../src/remedies/rules/duhstha.js';
import { triggerApplies } from '../../src/remedies/rules/triggers.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { DELHI } from '../support/fixtures.js';

const { place } = DELHI;
const row = <Row>(input: Parameters<typeof table>[0]): Row => table(input).data.rows[0] as Row;

describe('remedies.table', () => {
  it('has rows that are remembered only with unconfirmed, and says so', () => {
    const without = row<GrahaRow>({ kind: 'graha', key: 'Saturn' });
    expect(without).not.toHaveProperty('dana');
    const asked = row<GrahaRow>({ kind: 'graha', key: 'Saturn', unconfirmed: true });
    expect(asked.dana?.state).toBe('memory');
    expect(asked.dana?.historical).toBe(true);
    const states = JSON.stringify(table({ kind: 'graha' }).data);
    expect(states).not.toContain('"memory"');
    expect(JSON.stringify(table({ kind: 'dosha' }).data)).not.toContain('"memory"');
    expect(row<GrahaRow>({ kind: 'graha', key: 'Sun' }).dana?.variants).toHaveLength(1);
  });

  it('refuses a key that it does not have, or has only with a switch', () => {
    const asking = (input: Parameters<typeof table>[0]) => () => table(input);
    expect(asking({ kind: 'graha', key: 'Uranus' })).toThrow(/key is "Uranus".*one of Sun, Moon/);
    expect(asking({ kind: 'antardasha', key: 'Moon' })).toThrow(/a pair of grahas, such as Sun-Sun/);
    expect(asking({ kind: 'dosha', key: 'same_nadi' })).toThrow(/only with unconfirmed: true/);
    expect(asking({ kind: 'curse' })).toThrow(/the table "curse" is about .*only with sensitive: true/);
    expect(row<DoshaRow>({ kind: 'dosha', key: 'same_nadi', unconfirmed: true }).state).toBe('memory');
    expect(row<CurseRow>({ kind: 'curse', key: 'preta', sensitive: true }).rites).toHaveLength(5);
  });

  it('includes what is done with the child only with sensitive', () => {
    const rows = table({ kind: 'birth_rite' }).data.rows as readonly BirthRiteRow[];
    expect(rows.filter((one) => 'of_the_child' in one)).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/the child|bath/);
    const { of_the_child } = row<BirthRiteRow>({ kind: 'birth_rite', key: 'gandanta', sensitive: true });
    expect(of_the_child?.map(({ historical }) => historical ?? false)).toEqual([false, false, true]);
  });

  it('says where no text read has a rite', () => {
    for (const key of ['manglik', 'kala_sarpa']) {
      const told = row<DoshaRow>({ kind: 'dosha', key });
      expect(told.in_texts_read).toBeNull();
      expect(told.label).toBe('modern');
      expect(told.note).toMatch(/No rite stands in any text read/);
    }
  });

  it('keeps a null where a text is silent, and another source for a single graha', () => {
    const ketu = row<GrahaRow>({ kind: 'graha', key: 'Ketu' });
    expect(ketu.colour.value).toBeNull();
    expect(ketu.weekday.value).toBeNull();
    expect(ketu.direction.source.work).toMatch(/^Phaladīpikā/);
    expect(row<GrahaRow>({ kind: 'graha', key: 'Sun' }).direction.source.work).toMatch(/^Jātaka/);
  });
});

function chartOf(lagna: number, signs: Partial<Record<Graha, number>>, elsewhere = 2) {
  const all = Object.fromEntries(GRAHAS.map((graha) => [graha, signs[graha] ?? elsewhere])) as Record<Graha, number>;
  const longitudes = Object.fromEntries(
    GRAHAS.map((graha) => [graha, microArcseconds(all[graha] * SIGN + 15 * DEGREE)]),
  ) as Record<Graha, ReturnType<typeof microArcseconds>>;
  const never = Object.fromEntries(GRAHAS.map((graha) => [graha, false])) as Record<Graha, boolean>;
  return { lagna, signs: all, longitudes, retrograde: never, combust: never };
}

describe('the test of duhstha', () => {
  it('ranks by reasons, then in the order of a chart; strict asks for two', () => {
    // Aries rises; Saturn is in his fall and an enemy’s sign, Venus in her fall and the 6th, Moon in the 8th and her fall.
    const chart = chartOf(0, { Saturn: 0, Venus: 5, Moon: 7, Jupiter: 5 }, 8);
    const found = singledOut(chart, 'verse').map(({ planet, reasons }) => [planet, ...reasons.map(({ id }) => id)]);
    expect(found.slice(0, 4)).toEqual([
      ['Moon', 'debilitated', 'house_8'],
      ['Jupiter', 'enemy_sign', 'house_6'],
      ['Venus', 'debilitated', 'house_6'],
      ['Saturn', 'debilitated', 'enemy_sign'],
    ]);
    expect(singledOut(chart, 'strict').map(({ planet }) => planet)).toEqual(['Moon', 'Jupiter', 'Venus', 'Saturn']);
  });

  it('never calls a node combust or debilitated', () => {
    for (let sign = 0; sign < 12; sign++) {
      const chart = {
        ...chartOf(0, { Rahu: sign, Ketu: (sign + 6) % 12 }),
        combust: { ...chartOf(0, {}).combust, Mars: true },
      };
      const nodes = singledOut(chart, 'verse').filter(({ planet }) => planet === 'Rahu' || planet === 'Ketu');
      const ids = nodes.flatMap(({ reasons }) => reasons.map(({ id }) => id));
      expect(ids).not.toContain('combust');
      expect(ids).not.toContain('debilitated');
    }
  });
});

describe('the tests of the periods', () => {
  // Aries rises: the 2nd is Taurus (Venus), the 7th Libra (Venus), the 6th Virgo (Mercury), the 8th Scorpio (Mars).
  const chart = chartOf(0, {
    Venus: 4,
    Rahu: 4,
    Mercury: 1,
    Ketu: 10,
    Mars: 11,
    Saturn: 7,
    Jupiter: 9,
    Moon: 3,
    Sun: 4,
  });

  it.each([
    ['lord_of_2_or_7', 'Venus', true],
    ['lord_of_2_or_7', 'Mars', false],
    ['lord_of_2_or_7', 'Rahu', true],
    ['lord_of_2_or_7', 'Ketu', false],
    ['lord_of_2_or_6', 'Mercury', true],
    ['lord_of_2_or_6', 'Moon', false],
    ['lord_of_7', 'Venus', true],
    ['in_2_or_7', 'Mercury', true],
    ['in_2_or_7', 'Venus', false],
    ['in_2_7_or_8', 'Saturn', true],
    ['with_lord_of_2_or_7', 'Sun', true],
    ['with_lord_of_2_or_7', 'Venus', false],
    ['in_or_with_lord_of_2_or_7', 'Mercury', true],
    ['in_or_with_lord_of_2_or_7', 'Moon', false],
    ['lord_of_2_or_7_or_in_2_or_7', 'Mercury', true],
    ['lord_of_7_or_in_8_or_12', 'Mars', true],
    ['lord_of_7_or_8_or_in_2', 'Mars', true],
    ['lord_of_7_or_8_or_in_2', 'Jupiter', false],
  ] as const)('%s of %s: %s', (trigger, graha, expected) => {
    expect(triggerApplies(trigger, 'Moon', graha, chart)).toBe(expected);
  });

  it('of Sun and Jupiter: by place from the lord of the period, fall, or company', () => {
    const trigger = 'in_6_or_8_from_dasha_lord_or_debilitated_or_with_malefics';
    const of = (jupiter: number, others: Partial<Record<Graha, number>> = {}): boolean =>
      triggerApplies(trigger, 'Sun', 'Jupiter', chartOf(0, { Sun: 0, Jupiter: jupiter, ...others }));
    expect(of(5)).toBe(true);
    expect(of(7)).toBe(true);
    expect(of(9)).toBe(true);
    expect(of(10)).toBe(false);
    expect(of(10, { Ketu: 10 })).toBe(true);
    expect(of(10, { Moon: 10 })).toBe(false);
  });
});

describe('remedies.for_birth', () => {
  it('leaves out parts that were not requested', () => {
    expect(Object.keys(forBirth({ birth: DELHI, select: ['curse'], sensitive: true }).data)).toEqual([
      'notice',
      'curses',
    ]);
    expect(() => forBirth({ birth: DELHI, select: ['curse'] })).toThrow(/the part "curse" is about/);
    expect(Object.keys(forBirth({ birth: DELHI, select: ['period', 'birth'] }).data).sort()).toEqual([
      'birth',
      'notice',
      'periods',
    ]);
  });

  it('lists from the running sub-period to the end of its mahadasha, and nothing outside the cycle', () => {
    const told = (at: string) => forBirth({ birth: DELHI, select: ['period'], at }).data;
    const { running, periods } = told('2027-01-01T00:00:00+05:30');
    expect(running).toEqual({
      dasha: 'Jupiter',
      antardasha: 'Ketu',
      start: '2026-10-01',
      end: '2027-09-07',
      triggered: true,
    });
    expect(periods?.map(({ dasha }) => dasha)).toEqual(periods?.map(() => 'Jupiter'));
    expect(periods?.[0]).toMatchObject({ antardasha: 'Ketu', derived: true, evidence: { houses_owned: [] } });
    for (const outside of ['1990-08-15T02:59:59Z', '2120-01-01T00:00:00Z']) {
      expect(told(outside)).toMatchObject({ running: null, periods: [] });
    }
    expect(told('1990-08-15T03:00:00Z').running).toMatchObject({ start: '1990-08-15' });
  });

  it('has one sub-period at a boundary: what begins there', () => {
    const pair = { dasha: 'Sun', antardasha: 'Sun', start: '2000-01-01', end: '2000-02-01' } as const;
    const pairs = [
      { ...pair, ms: undefined },
      { ...pair, ms: [0, 1000] as const },
      { ...pair, antardasha: 'Moon', ms: [1000, 2000] as const },
    ] as const;
    expect([-1, 0, 999, 1000, 1999, 2000].map((ms) => runningAmong(pairs, ms))).toEqual([-1, 1, 1, 2, 2, -1]);
    expect(describePeriods(pairs, chartOf(0, {}), 3000)).toEqual({ running: null, periods: [] });
  });

  it('has the moment and the curses of the doshas, each with its rite', () => {
    const births = ['2019-12-26', '1990-08-15', '2001-04-16', '2022-05-30', '2011-07-01', '2015-12-07'];
    for (const date of births) {
      for (const time of ['03:10:00', '09:00:00', '20:45:00']) {
        const birth = { date, time, place };
        const { items, ganda_moola } = birthMoment({ birth }).data;
        const holds = items.map(({ id }) => id as string).filter((id) => id !== 'vaidhriti');
        if (ganda_moola.nakshatra === 'Jyeshtha') holds.push('ganda_moola');
        const { birth: rites, curses } = forBirth({ birth, select: ['birth', 'curse'], sensitive: true }).data;
        expect(rites?.flatMap((one) => one.holds).sort()).toEqual(holds.sort());
        for (const { evidence, holds: ids } of rites ?? []) {
          expect(evidence.map(({ id }) => id)).toEqual(ids);
          for (const { id, start, end } of evidence) {
            const item = items.find((one) => one.id === id);
            if (item !== undefined) expect([start, end]).toEqual([item.evidence.start, item.evidence.end]);
          }
        }
        const held = cursesOfChart({ birth, sensitive: true }).data.items.map(({ id }) => id);
        expect(curses?.flatMap((one) => one.holds).sort()).toEqual(held.sort());
      }
    }
  });

  it('has a gift for the kind of a gandanta, cows by the star, a name for a sankranti, a number for a sixth', () => {
    const found = (birth: { date: string; time: string }) =>
      (forBirth({ birth: { ...birth, place }, select: ['birth'] }).data.birth ?? []).flatMap(
        ({ evidence }) => evidence,
      );
    const jyeshtha = found({ date: '2019-12-25', time: '12:00:00' }).find(({ id }) => id === 'ganda_moola');
    expect(jyeshtha).toMatchObject({ limb: 'Jyeshtha', cows: 3 });
    const sankranti = found({ date: '2024-04-13', time: '22:00:00' }).find(({ id }) => id === 'sankranti');
    expect(sankranti).toMatchObject({ limb: 'Aries', weekday: 'Saturday', sankranti_name: 'Rakshasi' });
    const dark = found({ date: '2024-03-09', time: '12:00:00' }).find(({ id }) => id === 'krishna_chaturdashi');
    expect(dark?.sixth).toBeGreaterThanOrEqual(1);
    expect(dark?.sixth).toBeLessThanOrEqual(6);
  });

  it('names what rests on a time that was not given', () => {
    const { meta } = forBirth({ birth: { date: '1990-08-15', place }, at: '2026-01-01T00:00:00Z', sensitive: true });
    expect(meta.rests_on_birth_time).toEqual(['selected', 'not_selected', 'periods', 'birth', 'curses', 'running']);
    expect(gems({ birth: { date: '1990-08-15', place } }).meta.rests_on_birth_time).toEqual(['planets']);
  });

  it('refuses uncertain births, unknown parts, and a latitude without an ascendant', () => {
    expect(() => forBirth({ birth: { ...DELHI, uncertainty_minutes: 5 } })).toThrow(/uncertainty_minutes/);
    expect(() => forBirth({ birth: DELHI, select: [] })).toThrow(/at least one/);
    expect(() => forBirth({ birth: DELHI, at: 'now' })).toThrow(/ISO 8601/);
    const pole = { latitude: 90, longitude: 0, timezone: 'UTC' };
    expect(() => gems({ birth: { ...DELHI, place: pole } })).toThrow(/latitude/);
  });
});

describe('remedies.gems', () => {
  it('is silent on the running period without a moment, and names one lord with it', () => {
    const says = (at?: string) =>
      Object.values(gems({ birth: DELHI, at }).data.planets).map(
        ({ policies }) => policies.find(({ id }) => id === 'period_lord')?.says,
      );
    expect(new Set(says())).toEqual(new Set(['silent']));
    expect(says('2026-01-01T00:00:00Z').filter((one) => one === 'wear')).toHaveLength(1);
    expect(gems({ birth: DELHI, at: '1980-01-01T00:00:00Z' }).data.period_lord).toBeNull();
    expect(gems({ birth: DELHI }).data).not.toHaveProperty('period_lord');
  });

  it('speaks of the gem of the other list where a policy is that list’s', () => {
    const { policies, gem_by } = gems({ birth: DELHI }).data.planets.Moon;
    expect(gem_by.map(({ list, gem }) => `${list}: ${gem}`)).toEqual([
      'phaladeepika: pearl',
      "jyotistattva: cat's eye (vaidurya)",
    ]);
    expect(policies.map(({ gem }) => gem)).toEqual(['pearl', 'pearl', 'pearl', 'pearl', "cat's eye (vaidurya)"]);
  });
});
