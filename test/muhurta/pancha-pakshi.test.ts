import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bala, panchaPakshi } from '../../src/muhurta/index.js';
import { actsOf, birdOf, subActsOf } from '../../src/muhurta/rules/panchaPakshi.js';
import { BIRDS, type BirdAct, type PakshiBird } from '../../src/muhurta/tables/panchaPakshi.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import { fixture } from '../support/fixtures.js';
import { whole } from '../support/laws.js';
import { PLACES } from '../support/panchang.js';
import { runs } from '../support/sample.js';

interface Row {
  readonly half: 'bright' | 'dark';
  readonly part: 'day' | 'night';
}

const theirs = fixture<{
  readonly samples: readonly (Row & { readonly weekday: number; readonly acts: Readonly<Record<string, string>> })[];
  readonly subs: readonly (Row & { readonly subs: readonly (readonly [string, string, readonly number[]])[] })[];
}>('oracle/pancha-pakshi.json');

const LETTERS: Readonly<Record<PakshiBird, string>> = { vulture: 'V', owl: 'O', crow: 'C', cock: 'K', peacock: 'P' };
const initials = (acts: readonly BirdAct[]): string => acts.map((act) => act.charAt(0).toUpperCase()).join('');
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

describe('pañca-pakṣī', () => {
  it.each(theirs.samples)(
    '$half $part of weekday $weekday has the acts of PyJHora',
    ({ half, part, weekday, acts }) => {
      const ours = BIRDS.map((bird) => [LETTERS[bird], initials(actsOf(bird, weekday, half, part))]);
      expect(Object.fromEntries(ours)).toEqual(acts);
    },
  );

  it.each(theirs.subs)('$half $part has its sub-acts', ({ half, part, subs }) => {
    const fifths = actsOf('vulture', 0, half, part).map((act, i) =>
      subActsOf('vulture', act, half, part, { start: 144 * i, end: 144 * (i + 1) }),
    );
    expect(
      fifths.map((fifth) => [
        initials(fifth.map(({ act }) => act)),
        fifth.map(({ bird }) => LETTERS[bird]).join(''),
        fifth.map(({ start, end }) => Math.round(end - start)),
      ]),
    ).toEqual(subs);
  });

  it('has all five acts among the five birds in every fifth, and in every bird’s day', () => {
    for (const half of ['bright', 'dark'] as const)
      for (const part of ['day', 'night'] as const)
        for (const weekday of whole(0, 6)) {
          const all = BIRDS.map((bird) => actsOf(bird, weekday, half, part));
          for (const i of whole(0, 4)) expect(new Set(all.map((acts) => acts[i])).size).toBe(5);
          for (const acts of all) expect(new Set(acts).size).toBe(5);
        }
  });

  it('gives each bird by nakṣatra, backwards in the dark half', () => {
    expect([1, 5, 6, 11, 12, 16, 17, 21, 22, 27].map((star) => birdOf(star, 'bright'))).toEqual([
      'vulture', 'vulture', 'owl', 'owl', 'crow', 'crow', 'cock', 'cock', 'peacock', 'peacock',
    ]); // biome-ignore format: pairs
    for (const star of whole(1, 27)) {
      const [bright, dark] = [BIRDS.indexOf(birdOf(star, 'bright')), BIRDS.indexOf(birdOf(star, 'dark'))];
      expect(bright + dark).toBe(4);
    }
  });

  it('covers day and night without gap or overlap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: daysOf('1900-01-10'), max: daysOf('2099-12-15') }).map(formatDate),
        fc.constantFrom(PLACES.delhi, PLACES.sydney, PLACES.newYork),
        fc.constantFrom(...BIRDS),
        (date, place, bird) => {
          const { day, yamas, natal } = panchaPakshi({ date, place, bird }).data;
          expect(natal).toBeNull();
          expect(yamas).toHaveLength(10);
          for (const list of [yamas, yamas.flatMap(({ subs }) => subs)]) {
            expect(list[0]?.start).toBe(day.sunrise);
            expect(list.at(-1)?.end).toBe(day.next_sunrise);
            for (const [i, { start }] of list.entries()) if (i > 0) expect(start).toBe(list[i - 1]?.end);
          }
          for (const { act, subs } of yamas) expect(subs[0]).toMatchObject({ act, bird });
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('takes the bird from a birth: Rohiṇī in the dark half is the peacock’s', () => {
    const birth = { date: '1990-08-15', time: '08:30:00', place: DELHI };
    const { bird, natal } = panchaPakshi({ date: '2025-11-22', place: DELHI, birth }).data;
    expect([bird, natal]).toEqual(['peacock', { nakshatra: 'Rohini', half: 'dark' }]);
    expect(bala({ date: '2025-11-22', place: DELHI, birth }).data.natal.nakshatra).toBe('Rohini');
  });

  it('refuses a birth with a bird, and neither', () => {
    const birth = { date: '1990-08-15', time: '08:30:00', place: DELHI };
    const day = { date: '2025-11-22', place: DELHI };
    expect(() => panchaPakshi({ ...day, birth, bird: 'owl' })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'bird' }),
    );
    expect(() => panchaPakshi(day)).toThrow(expect.objectContaining({ code: 'missing_field', field: 'birth' }));
  });
});
