import { expect } from 'vitest';
import type { DivisionalData, KpCuspsData, VimshottariData } from '../../src/index.js';
import type { Birth, Result } from '../../src/types.js';

type Value = string | number | null;
type Statements = Readonly<Record<string, Value>>;

/** The sensitivity of any operation. */
export interface AnySensitivity {
  readonly uncertainty_minutes: number;
  readonly start: string;
  readonly end: string;
  readonly holds: readonly string[];
  readonly changes: readonly {
    readonly statement: string;
    readonly at: string;
    readonly minutes_from_birth: number;
    readonly before: Value;
    readonly after: Value;
  }[];
}

/** An operation of a birth whose sensitivity is looked at, and its statements as they are read off what it prints. */
export interface Sensitive<Data> {
  readonly ask: (birth: Birth) => Result<Data & { readonly sensitivity?: AnySensitivity }>;
  readonly read: (data: Data) => Statements;
}

/** Returns the sensitivity that must be there. */
export function sensitivityOf<Data>({ ask }: Sensitive<Data>, birth: Birth): AnySensitivity {
  const { sensitivity } = ask(birth).data;
  if (sensitivity === undefined) throw new Error('no sensitivity');
  return sensitivity;
}

/** What a chart prints, by the names of its statements. */
export function chartStatements({ ascendant, planetary_positions }: DivisionalData): Statements {
  const { sign, nakshatra, pada } = ascendant;
  const told: Record<string, Value> = {
    'ascendant.sign': sign,
    'ascendant.nakshatra': nakshatra,
    'ascendant.pada': pada,
  };
  for (const [graha, position] of Object.entries(planetary_positions)) {
    for (const field of ['sign', 'nakshatra', 'pada', 'house', 'retrograde'] as const)
      told[`${graha.toLowerCase()}.${field}`] = position[field];
  }
  return told;
}

/** What a cusp chart prints, by the names of its statements. */
export function kpStatements({ ascendant, house_cusps, planets }: KpCuspsData): Statements {
  const told: Record<string, Value> = { 'ascendant.sign': ascendant.sign };
  for (const [house, { sign, star_lord, sub_lord }] of Object.entries(house_cusps))
    Object.assign(told, {
      [`cusp_${house}.sign`]: sign,
      [`cusp_${house}.star_lord`]: star_lord,
      [`cusp_${house}.sub_lord`]: sub_lord,
    });
  for (const [planet, { sign, nakshatra, sub_lord, house }] of Object.entries(planets)) {
    const name = planet.toLowerCase();
    Object.assign(told, {
      [`${name}.sign`]: sign,
      [`${name}.nakshatra`]: nakshatra,
      [`${name}.sub`]: sub_lord,
      [`${name}.house`]: house,
    });
  }
  return told;
}

/** What a daśā prints of its beginning, by the names of its statements. */
export function dashaStatements({ mahadashas: [first], nakshatra_at_birth }: VimshottariData): Statements {
  return {
    'moon.nakshatra': nakshatra_at_birth,
    'dasha.maha': first?.planet ?? null,
    'dasha.antar': first?.antardashas?.[0]?.planet ?? null,
  };
}

/** Returns the second of UTC of an instant. */
export const secondOf = (instant: string): number => {
  const [, wall = '', sign = '', hours = '', minutes = '', seconds = '0'] =
    /^(.{19})([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(instant) ?? [];
  const offset = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return Date.parse(`${wall}Z`) / 1000 - (sign === '-' ? -offset : offset);
};

/** Returns a birth at another instant: a second of UTC, on a clock of UTC. */
export function bornAt({ place }: Birth, second: number): Birth {
  const iso = new Date(second * 1000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 19), place, utc_offset: '+00:00' };
}

/**
 * Holds a sensitivity against the operation itself, asked anew: at each change and one second before, at both ends of the span, at the time
 * given, and at further seconds counted from it.
 */
export function expectTrue<Data>(operation: Sensitive<Data>, birth: Birth, further: readonly number[] = []): void {
  const { ask, read } = operation;
  const { uncertainty_minutes: _, ...certain } = birth;
  const asked = ask(birth);
  const { sensitivity, ...rest } = asked.data;
  const plain = ask(certain);
  // Only instants of the sensitivity may have seconds in their offset.
  const { exact_offsets, ...meta } = asked.meta;
  expect({ ...asked, data: rest, meta }).toEqual(plain);
  if (sensitivity === undefined) throw new Error('no sensitivity');
  const { holds, changes } = sensitivity;
  const [start, end] = [secondOf(sensitivity.start), secondOf(sensitivity.end)];
  const middle = (start + end) / 2;
  const statementsAt = (second: number): Statements => read(ask(bornAt(birth, second)).data);

  const changed = [...new Set(changes.map(({ statement }) => statement))];
  expect([...holds, ...changed].sort()).toEqual(Object.keys(read(plain.data)).sort());
  const order = changes.map(({ at, statement }) => `${secondOf(at) + 5e11} ${statement}`);
  expect(order).toEqual([...order].sort());
  for (const { at, minutes_from_birth } of changes) {
    expect(secondOf(at)).toBeGreaterThan(start);
    expect(secondOf(at)).toBeLessThan(end);
    expect(Math.abs(minutes_from_birth - (secondOf(at) - middle) / 60)).toBeLessThanOrEqual(0.05 + 1e-9);
  }
  for (const second of new Set(changes.map(({ at }) => secondOf(at)))) {
    const [before, after] = [statementsAt(second - 1), statementsAt(second)];
    const told = changes.filter(({ at }) => secondOf(at) === second);
    expect(
      Object.keys(after)
        .filter((name) => after[name] !== before[name])
        .sort(),
    ).toEqual(told.map(({ statement }) => statement));
    for (const change of told) {
      expect([change.statement, change.before]).toEqual([change.statement, before[change.statement]]);
      expect([change.statement, change.after]).toEqual([change.statement, after[change.statement]]);
    }
  }
  // From the statements at the start, the changes lead to those of every other instant.
  const first = statementsAt(start);
  for (const second of [middle, end - 1, ...further.map((seconds) => middle + seconds)]) {
    const then = { ...first };
    for (const { at, statement, after } of changes) if (secondOf(at) <= second) then[statement] = after;
    expect(statementsAt(second)).toEqual(then);
  }
}

/** Holds that the changes of a narrower span are those of a wider one that fall into it. */
export function expectNested<Data>(operation: Sensitive<Data>, birth: Birth, narrow: number, wide: number): void {
  const inner = sensitivityOf(operation, { ...birth, uncertainty_minutes: narrow });
  const outer = sensitivityOf(operation, { ...birth, uncertainty_minutes: wide });
  const [start, end] = [secondOf(inner.start), secondOf(inner.end)];
  expect(inner.changes).toEqual(outer.changes.filter(({ at }) => secondOf(at) > start && secondOf(at) < end));
}
