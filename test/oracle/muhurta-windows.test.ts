import { describe, expect, it } from 'vitest';
import { vasas, yoginis } from '../../src/muhurta/index.js';
import { banaOf } from '../../src/muhurta/rules/bana.js';
import { chandraDirection, homahuti, kumbhaPart, shivaPlace } from '../../src/muhurta/rules/vasas.js';
import { shulaOf, sideOf, yoginiDirection } from '../../src/muhurta/rules/yoginis.js';
import type { Compass } from '../../src/muhurta/tables/directions.js';
import { RAHU_DIRECTIONS, RAHU_EIGHTHS } from '../../src/muhurta/tables/vasas.js';
import { NAKSHATRAS } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';
import { whole } from '../support/laws.js';

interface Case {
  readonly operation: string;
  readonly kind: string;
  readonly date?: string;
  readonly sun?: number;
  readonly moon?: number;
  readonly first?: number;
  readonly yogini?: Compass;
  readonly printed: unknown;
  readonly slip?: string;
  readonly source: string;
}

const { cases } = fixture<{ readonly cases: readonly Case[] }>('sources/muhurta-windows.json');
const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

const entries = (printed: unknown): [string, unknown][] => Object.entries(printed as Record<string, unknown>);

/** What we have in place of what is printed. */
const OURS: Readonly<Record<string, (one: Case) => unknown>> = {
  chandra: ({ date = '' }) => vasas({ date, place }).data.chandra[0]?.direction,
  chandra_table: () => whole(1, 12).map(chandraDirection),
  homahuti: ({ sun = 0, moon = 0 }) => homahuti(moon, sun).graha,
  kumbha: ({ sun = 0, moon = 0 }) => kumbhaPart(moon, sun).part,
  shiva_month: ({ first = 0, printed }) => (printed as string[]).map((_, i) => shivaPlace(first + i, 'month').place),
  shiva_fortnight: ({ printed }) =>
    Object.fromEntries(
      entries(printed).map(([where]) => [
        where,
        [...whole(1, 15), 30].filter((tithi) => shivaPlace(tithi, 'fortnight').place === where),
      ]),
    ),
  rahu_parts: () => RAHU_EIGHTHS,
  rahu_weekday: () => RAHU_DIRECTIONS,
  weekday: ({ date = '' }) => yoginis({ date, place }).data.shula.weekday,
  nakshatra_shula: ({ date = '' }) => yoginis({ date, place }).data.shula.nakshatra,
  nakshatra_table: ({ printed }) =>
    Object.fromEntries(
      entries(printed).map(([name]) => [name, shulaOf(NAKSHATRAS.findIndex((one) => one.name === name) + 1)]),
    ),
  yogini: () => whole(1, 30).map(yoginiDirection),
  degrees: ({ printed }) =>
    Object.fromEntries(
      entries(printed).map(([name]) => [name, whole(0, 29).filter((degree) => banaOf(degree)?.name === name)]),
    ),
  sides: ({ yogini = 'east', printed }) =>
    Object.fromEntries(entries(printed).map(([to]) => [to, sideOf(yogini, to as Compass)])),
};

describe('dwellings and directions as printed', () => {
  it.each(cases.map((one) => [`${one.kind} ${one.date ?? ''}: ${one.source}`, one] as const))('%s', (_, one) => {
    const ours = OURS[one.kind]?.(one);
    if (one.slip === undefined) return expect(ours).toEqual(one.printed);
    const list = one.printed as unknown[];
    expect((ours as unknown[]).filter((value, i) => value !== list[i])).toEqual(Array(4).fill('southwest'));
  });
});
