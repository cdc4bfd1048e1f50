import { describe, expect, it } from 'vitest';
import { declinationsAt } from '../../src/cast/declinations.js';
import { mahapata } from '../../src/muhurta/index.js';
import { patasIn } from '../../src/muhurta/rules/mahapata.js';
import { luminaries } from '../../src/sky/analytical/luminaries.js';
import { instantFromTt } from '../../src/sky/instant.js';
import { fixture } from '../support/fixtures.js';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly patas: readonly { readonly kind: string; readonly tt: number; readonly sun_declination: number }[];
}

const { samples } = fixture<{ readonly samples: readonly Span[] }>('oracle/mahapata.json');
const at = (tt: number) => declinationsAt(luminaries, tt);
const DAY = 86_400;

const rows = samples.flatMap(({ from, to, patas }) => {
  const ours = patasIn(at, { start: from - 20, end: to + 20 }).flatMap(({ kind, equal }) =>
    equal.filter((tt) => tt >= from && tt < to).map((tt) => ({ kind, tt })),
  );
  return patas.map((theirs, i) => ({ theirs, ours: ours[i], count: [patas.length, ours.length] }));
});

describe('mahāpātas against the declinations of Swiss Ephemeris, 1850–2150', () => {
  it('are as many, of the same kinds', () => {
    expect(rows.length).toBeGreaterThan(170);
    for (const { theirs, ours, count } of rows) {
      expect(count[0]).toBe(count[1]);
      expect(ours?.kind).toBe(theirs.kind);
    }
  });

  it('are at the same instants within 0.5 s', () => {
    const seconds = rows.map(({ theirs, ours }) => Math.abs((ours?.tt ?? 0) - theirs.tt) * DAY);
    expect(Math.max(...seconds)).toBeLessThan(0.5);
  });

  it('have declinations that are equal at their instants within 0.1″, and the Sun’s within 0.02″', () => {
    const off = rows.map(({ theirs: { kind, tt } }) => {
      const { sun, moon } = at(tt);
      return Math.abs(kind === 'vaidhriti' ? moon.declination + sun.declination : moon.declination - sun.declination);
    });
    expect(Math.max(...off) * 3600).toBeLessThan(0.1);
    const suns = rows.map(({ theirs }) => Math.abs(at(theirs.tt).sun.declination - theirs.sun_declination));
    expect(Math.max(...suns) * 3600).toBeLessThan(0.02);
  });

  it('are those of the operation, to the second', () => {
    const [{ patas } = { patas: [] }] = samples;
    const place = { latitude: 0, longitude: 0, timezone: 'UTC' };
    const told = ['2025', '2026'].flatMap(
      (year) =>
        mahapata({ place, from: `${year}-01-01`, to: `${year}-12-31`, conventions: { time_scale: 'ut1' } }).data.patas,
    );
    const instants = told.flatMap(({ equal }) => equal).filter((one) => one < '2026-12-31');
    expect(instants.length).toBeGreaterThan(50);
    for (const instant of instants) {
      const ut = Date.parse(instant) / (1000 * DAY) + 2440587.5;
      const nearest = Math.min(...patas.map(({ tt }) => Math.abs(instantFromTt(tt).ut - ut)));
      expect(nearest * DAY).toBeLessThan(1);
    }
  });
});
