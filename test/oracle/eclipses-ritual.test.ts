import { describe, expect, it } from 'vitest';
import { ritual } from '../../src/eclipses/index.js';
import { fixture } from '../support/fixtures.js';

interface City {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}
interface Row extends City {
  readonly kind: 'solar' | 'lunar';
  readonly published: {
    readonly begins?: string;
    readonly sutak_begins: string;
    readonly sutak_children_begins?: string;
  };
  readonly tolerance_seconds: number;
}

const { ritual: published, moonrise_of_the_disc_centre: risings } = fixture<{
  readonly ritual: { readonly rows: readonly Row[] };
  readonly moonrise_of_the_disc_centre: {
    readonly tolerance: { readonly seconds: number };
    readonly rows: readonly (City & { readonly published: string })[];
  };
}>('sources/eclipses.json');

const apart = (ours: string | undefined, printed: string): number =>
  Math.abs(Date.parse(String(ours)) - Date.parse(`${printed}${printed.length === 16 ? ':00' : ''}+05:30`)) / 1000;

function ritualOn(date: string, { latitude, longitude, timezone }: City) {
  const day = (days: number): string =>
    new Date(Date.parse(date.slice(0, 10)) + days * 864e5).toISOString().slice(0, 10);
  const { rituals } = ritual({ place: { latitude, longitude, timezone }, from: day(-1), to: day(1) }).data;
  const [found] = rituals.filter(({ observed }) => observed);
  if (found === undefined) throw new Error(`none observed near ${date}`);
  return found;
}

describe('sūtaka as published', () => {
  it.each(published.rows)('$kind, $place, $published.sutak_begins', (row) => {
    const { sutak_begins, sutak_children_begins, begins } = row.published;
    const found = ritualOn(sutak_begins, row);
    expect(found.kind).toBe(row.kind);
    expect(apart(found.sutak?.start, sutak_begins)).toBeLessThanOrEqual(row.tolerance_seconds);
    if (begins !== undefined) {
      expect(apart(found.punya_kala?.start, begins)).toBeLessThanOrEqual(row.tolerance_seconds);
    }
    if (sutak_children_begins !== undefined) {
      expect(apart(found.sutak_children?.start, sutak_children_begins)).toBeLessThanOrEqual(row.tolerance_seconds);
    }
  });

  it.each(risings.rows)('the Moon rises eclipsed on 2022-11-08 in $place at $published', (row) => {
    const found = ritualOn(row.published, row);
    expect(apart(found.punya_kala?.start, row.published)).toBeLessThanOrEqual(risings.tolerance.seconds);
  });
});
