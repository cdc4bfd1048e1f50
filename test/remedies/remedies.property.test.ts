import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEGREE, type MicroArcseconds, SIGN, signIndex, TURN } from '../../src/math/angle.js';
import { forBirth } from '../../src/remedies/index.js';
import { describePeriods } from '../../src/remedies/periods.js';
import { DUHSTHA_REASONS, type DuhsthaChart, reasonsOf, singledOut } from '../../src/remedies/rules/duhstha.js';
import { isCautioned, policiesOf } from '../../src/remedies/rules/policies.js';
import { housesOwned, triggerApplies } from '../../src/remedies/rules/triggers.js';
import { ANTARDASHAS } from '../../src/remedies/tables/antardashas.gen.js';
import { isCombust } from '../../src/zodiac/combustion.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { VIMSHOTTARI } from '../../src/zodiac/vimshottari.js';
import { runs } from '../support/sample.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map((value) => value as MicroArcseconds);
const ofEach = <Value>(value: (graha: Graha, i: number) => Value): Record<Graha, Value> =>
  Object.fromEntries(GRAHAS.map((graha, i) => [graha, value(graha, i)])) as Record<Graha, Value>;
const charts = fc
  .record({
    places: fc.tuple(...GRAHAS.map(() => longitude)),
    back: fc.tuple(...GRAHAS.map(() => fc.boolean())),
    lagna: fc.integer({ min: 0, max: 11 }),
  })
  .map(({ places, back, lagna }): DuhsthaChart => {
    const longitudes = ofEach((_, i) => places[i] as MicroArcseconds);
    const retrograde = ofEach((_, i) => back[i] as boolean);
    const combust = ofEach((graha) => isCombust(graha, longitudes[graha], longitudes.Sun, retrograde[graha]));
    return { longitudes, retrograde, combust, lagna, signs: ofEach((graha) => signIndex(longitudes[graha])) };
  });

it('a graha is singled out if and only if it has a reason, and strictly only with two', () => {
  fc.assert(
    fc.property(charts, (chart) => {
      const verse = singledOut(chart, 'verse');
      for (const graha of GRAHAS) {
        expect(verse.some(({ planet }) => planet === graha)).toBe(reasonsOf(graha, chart).length > 0);
      }
      expect(singledOut(chart, 'strict')).toEqual(verse.filter(({ reasons }) => reasons.length > 1));
      const counts = verse.map(({ reasons }) => reasons.length);
      expect(counts).toEqual([...counts].sort((one, other) => other - one));
    }),
  );
});

it('reasons are in order, each once, with evidence', () => {
  fc.assert(
    fc.property(charts, (chart) => {
      for (const graha of GRAHAS) {
        const reasons = reasonsOf(graha, chart);
        const ids = reasons.map(({ id }) => id);
        expect(ids).toEqual(DUHSTHA_REASONS.filter((id) => ids.includes(id)));
        for (const { id, evidence } of reasons) {
          if (id === 'combust') expect(evidence.distance).toBeLessThanOrEqual(evidence.limit ?? 0);
          if (id.startsWith('house_')) expect(id).toBe(`house_${evidence.house}`);
        }
      }
    }),
  );
});

it('turning the zodiac by whole signs moves no house: only what asks for a sign changes', () => {
  fc.assert(
    fc.property(charts, fc.integer({ min: 0, max: 11 }), (chart, by) => {
      const longitudes = ofEach((graha) => ((chart.longitudes[graha] + by * SIGN) % TURN) as MicroArcseconds);
      const turned = {
        ...chart,
        longitudes,
        lagna: (chart.lagna + by) % 12,
        signs: ofEach((graha) => signIndex(longitudes[graha])),
      };
      const unsigned = (one: DuhsthaChart, graha: Graha) =>
        reasonsOf(graha, one).filter(({ id }) => id === 'combust' || id.startsWith('house_'));
      for (const graha of GRAHAS) {
        expect(unsigned(turned, graha)).toEqual(unsigned(chart, graha));
        expect(isCautioned(graha, turned)).toBe(isCautioned(graha, chart));
      }
    }),
  );
});

it('the sub-periods of a period are the nine grahas in the order of Vimshottari, from its own lord on', () => {
  const order = VIMSHOTTARI.map(({ lord }) => lord);
  for (const lord of GRAHAS) {
    const from = order.indexOf(lord);
    const expected = [...order.slice(from), ...order.slice(0, from)];
    expect(ANTARDASHAS.filter(({ dasha }) => dasha === lord).map(({ antardasha }) => antardasha)).toEqual(expected);
  }
});

it('a lordship of the 2nd or the 7th belongs to one or two of the seven, with at most eighteen pairs', () => {
  const rows = ANTARDASHAS.filter(({ trigger }) => trigger === 'lord_of_2_or_7');
  fc.assert(
    fc.property(charts, (chart) => {
      const lords = SIGN_LORDS.filter((graha) => housesOwned(chart, graha).some((house) => house === 2 || house === 7));
      expect(lords.length).toBeGreaterThan(0);
      expect(lords.length).toBeLessThanOrEqual(2);
      const held = rows.filter(({ dasha, antardasha }) => triggerApplies('lord_of_2_or_7', dasha, antardasha, chart));
      const seven = held.filter(({ antardasha }) => SIGN_LORDS.some((lord) => lord === antardasha));
      expect(seven.length).toBeLessThanOrEqual(18);
      for (const { antardasha } of seven) expect(lords).toContain(antardasha);
    }),
  );
});

it('every sign has a lord: the houses owned are the twelve, and nodes own none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 11 }), (lagna) => {
      const owned = GRAHAS.flatMap((graha) => housesOwned({ lagna }, graha));
      expect(owned.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect([...housesOwned({ lagna }, 'Rahu'), ...housesOwned({ lagna }, 'Ketu')]).toEqual([]);
    }),
  );
});

it('a policy that says something says why, and only a lord of both kinds is mixed', () => {
  fc.assert(
    fc.property(charts, fc.option(fc.constantFrom(...GRAHAS), { nil: undefined }), (chart, lord) => {
      for (const graha of GRAHAS) {
        const found = policiesOf(graha, chart, lord);
        for (const { says, because } of Object.values(found)) {
          expect(because.includes('wear: ')).toBe(says === 'wear' || says === 'mixed');
          expect(because.includes('avoid: ')).toBe(says === 'avoid' || says === 'mixed');
        }
        expect(found.period_lord.says).toBe(graha === lord ? 'wear' : 'silent');
        expect(found.pacify_the_bad.says).toBe(reasonsOf(graha, chart).length > 0 ? 'wear' : 'silent');
        if (housesOwned(chart, graha).length === 0) expect(found.never_3_6_8_11.says).toBe('silent');
      }
    }),
  );
});

it('without a moment the periods are in the order of the table, each pair at most once', () => {
  const pairs = ANTARDASHAS.map(({ dasha, antardasha }) => ({
    dasha,
    antardasha,
    start: null,
    end: null,
    ms: undefined,
  }));
  const keys = pairs.map(({ dasha, antardasha }) => `${dasha}-${antardasha}`);
  fc.assert(
    fc.property(charts, (chart) => {
      const told = describePeriods(pairs, chart).periods.map(({ dasha, antardasha }) => `${dasha}-${antardasha}`);
      expect(told).toEqual(keys.filter((key) => told.includes(key)));
    }),
  );
});

it('the running sub-period of any birth contains the moment, and dates follow each other', () => {
  const day = fc.integer({ min: 0, max: 100 * 365 });
  const place = { latitude: 28.6139, longitude: 77.209, timezone: 'UTC' };
  const dateOf = (days: number): string =>
    new Date(Date.UTC(1900, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 80 * 365 }), (born, later) => {
      const at = dateOf(born + later);
      const { running, periods } = forBirth({
        birth: { date: dateOf(born), time: '00:00:00', place },
        at: `${at}T12:00:00Z`,
        select: ['period'],
      }).data;
      if (running == null) throw new Error('nothing runs within a life');
      expect(running.start <= at && running.end >= at).toBe(true);
      const starts = periods?.map(({ start }) => start ?? '') ?? [];
      expect(starts).toEqual([...starts].sort());
      expect(running.triggered).toBe(periods?.[0]?.antardasha === running.antardasha);
    }),
    { numRuns: runs(60) },
  );
});

it('a place a hair before a border is another than on it', () => {
  const chart = (moon: number): DuhsthaChart => {
    const longitudes = ofEach((graha) => (graha === 'Moon' ? moon : 70 * DEGREE) as MicroArcseconds);
    const no = ofEach(() => false);
    return {
      longitudes,
      retrograde: no,
      combust: no,
      lagna: 0,
      signs: ofEach((graha) => signIndex(longitudes[graha])),
    };
  };
  const of = (moon: number): string[] => reasonsOf('Moon', chart(moon)).map(({ id }) => id);
  expect(of(7 * SIGN)).toEqual(['debilitated', 'house_8']);
  expect(of(7 * SIGN - 1)).toEqual([]);
  expect(of(8 * SIGN)).toEqual([]);
});
