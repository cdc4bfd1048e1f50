import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResolvedBirth } from '../../src/cast/birth.js';
import { skyContext } from '../../src/cast/context.js';
import { ascendantMover, type BirthSpan, type Mover, sensitivityOf } from '../../src/cast/sensitivity.js';
import { sensitivityBlocks } from '../../src/cast/sensitivityWords.js';
import type { Instant } from '../../src/sky/instant.js';
import { instantFromUtc } from '../../src/sky/utc.js';

const spanOf = (seconds: number): BirthSpan => ({
  seconds,
  instantAt: (second) => ({ ut: second, tt: second }) as Instant,
  msAt: (second) => Date.UTC(2000, 0, 1, 12) + second * 1000,
});
const RESOLVED = { offsetSeconds: 3600 } as ResolvedBirth;
const mover = <State>(of: (second: number) => State, cell: Mover<State>['cell'], step = 3600): Mover<State> => ({
  at: ({ ut }) => of(ut),
  cell,
  step,
});

describe('what changes in a span', () => {
  it('is each first second in another cell, whatever leaps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 600 }),
        fc.array(fc.integer({ min: -600, max: 600 }), { maxLength: 30 }),
        (seconds, leaps) => {
          const at = (second: number): number => leaps.filter((leap) => leap <= second).length;
          const movers = { step: mover(at, (state) => state) };
          const { changes, holds } = sensitivityOf(1, RESOLVED, spanOf(seconds), movers, ({ step }) => ({ step }));
          const expected = [...new Set(leaps)]
            .filter((leap) => leap > -seconds && leap < seconds)
            .sort((a, b) => a - b);
          expect(changes.map(({ after }) => after)).toEqual(expected.map(at));
          expect(changes.map(({ at: when }) => when)).toEqual(
            expected.map((leap) => new Date(spanOf(0).msAt(leap + 3600)).toISOString().replace('.000Z', '+01:00')),
          );
          expect(holds).toEqual(expected.length === 0 ? ['step'] : []);
        },
      ),
    );
  });

  it('includes its first second and not its end', () => {
    const leaps = [-60, -59, 59, 60];
    const movers = { step: mover((now) => leaps.filter((leap) => leap <= now).length, Number) };
    const { changes } = sensitivityOf(1, RESOLVED, spanOf(60), movers, ({ step }) => ({ step }));
    expect(changes.map(({ before, after, minutes_from_birth: m }) => [before, after, m])).toEqual([
      [1, 2, -1],
      [2, 3, 1],
    ]);
  });

  it('puts movers of one second together, and sorts their statements by name', () => {
    const since = (second: number) => mover((now) => now >= second, Number);
    const movers = { zeta: since(10), alpha: since(10), beta: since(-3), steady: since(5000) };
    const { changes, holds } = sensitivityOf(1, RESOLVED, spanOf(60), movers, (states) => ({
      both: states.zeta && states.alpha ? 'R' : '',
      zeta: Number(states.zeta),
      alpha: states.alpha ? 1 : null,
      steady: Number(states.steady),
      beta: Number(states.beta),
    }));
    expect(
      changes.map(({ statement, before, after: now, minutes_from_birth: m }) => [statement, before, now, m]),
    ).toEqual([
      ['beta', 0, 1, 0],
      ['alpha', null, 1, 0.2],
      ['both', '', 'R', 0.2],
      ['zeta', 0, 1, 0.2],
    ]);
    expect(Object.is(changes[0]?.minutes_from_birth, 0)).toBe(true);
    expect(holds).toEqual(['steady']);
  });

  it('is found by a body that crosses a boundary and comes back around its station', () => {
    // Longitude 1000 − (t − 1800)² / 1000: above 900 for 632 seconds, all of it between two looks.
    const body = mover(
      (now) => ({ cell: Math.floor((1000 - (now - 1800) ** 2 / 1000) / 900), back: now > 1800 }),
      ({ cell, back }) => `${cell} ${back}`,
    );
    const { changes } = sensitivityOf(60, RESOLVED, spanOf(3600), { body }, (states) => ({
      cell: Math.max(states.body.cell, 0),
      back: states.body.back ? 'R' : '',
    }));
    expect(changes.map(({ statement, minutes_from_birth: m, after }) => [statement, m, after])).toEqual([
      ['cell', 24.7, 1],
      ['back', 30, 'R'],
      ['cell', 35.3, 0],
    ]);
  });
});

describe('the moving ascendant', () => {
  const place = (latitude: number) => ({ latitude, longitude: 0, timezone: 'UTC' });
  const stepAt = (latitude: number) => ascendantMover(skyContext({}), place(latitude), Number).step;

  it('is looked at each hour, within the polar circles each minute', () => {
    expect([0, -66.3, 66.3].map(stepAt)).toEqual([3600, 3600, 3600]);
    expect([66.44, -66.7, 89].map(stepAt)).toEqual([60, 60, 60]);
  });

  it('has a separate cell where nothing rises', () => {
    const { at, cell } = ascendantMover(skyContext({}), place(90), Number);
    const state = at(instantFromUtc(0));
    expect(state).toBeUndefined();
    expect(cell(state)).toBe(-1);
  });
});

describe('the reading of a sensitivity', () => {
  const certain = { uncertainty_minutes: 2, start: '2000-01-01T12:58:00+01:00', end: '2000-01-01T13:02:00+01:00' };

  it('is nothing where the birth is certain', () => {
    expect(sensitivityBlocks(undefined)).toEqual([]);
  });

  it('says that nothing changes', () => {
    expect(sensitivityBlocks({ ...certain, holds: ['moon.sign', 'moon.pada', 'sun.sign'], changes: [] })).toEqual([
      {
        kind: 'heading',
        title: 'Time of birth within 2 min: 2000-01-01 12:58:00 to 2000-01-01 13:02:00',
        lines: ['Nothing changes in that span'],
      },
      {
        kind: 'facts',
        title: 'Certain over the whole span',
        rows: [
          { label: 'moon', value: 'sign, pada' },
          { label: 'sun', value: 'sign' },
        ],
        measure: 'line',
      },
    ]);
  });

  it('lists what changes, and says so where nothing rises and where a graha is direct', () => {
    const change = { at: '2000-01-01T13:00:07+01:00', minutes_from_birth: 0.1 };
    const blocks = sensitivityBlocks(
      {
        ...certain,
        holds: [],
        changes: [
          { ...change, statement: 'ascendant.sign', before: null, after: 'Aries' },
          { ...change, statement: 'mars.retrograde', before: 'R', after: '' },
        ],
      },
      ['One line more'],
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'table']);
    expect(blocks[0]).toMatchObject({ lines: ['One line more'] });
    expect(blocks[1]).toMatchObject({
      rows: [
        ['2000-01-01 13:00:07', '0.1', 'ascendant sign', 'none', 'Aries'],
        ['2000-01-01 13:00:07', '0.1', 'mars retrograde', 'R', 'direct'],
      ],
    });
  });
});
