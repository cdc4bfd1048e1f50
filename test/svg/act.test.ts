import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { modulo } from '../../src/math/angle.js';
import { type ActDate, act } from '../../src/muhurta/index.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { hi } from '../../src/names/whole/hi.gen.js';
import { type ActResult, actStrip } from '../../src/svg/index.js';
import { emWidth } from '../../src/svg/scripts.js';
import { DELHI } from '../support/pictures.js';
import { runs } from '../support/sample.js';

const winter = act({ act: 'vivaha', place: DELHI, from: '2026-01-25', to: '2026-03-10', limit: 1 });

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

interface Bar {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly shade: number;
}

/** Steps of the strip and of its legend, the last five of them. */
function barsOf(svg: string): readonly [cells: readonly Bar[], legend: readonly Bar[]] {
  const bars = [
    ...svg.matchAll(
      /<rect class="g"(?: fill-opacity="([\d.]+)")? x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
    ),
  ].map(([, shade = '1', x, y, width, height]) => ({
    x: Number(x),
    foot: Number(y) + Number(height),
    width: Number(width),
    height: Number(height),
    shade: Number(shade),
  }));
  return [bars.slice(0, -5), bars.slice(-5)];
}

/** How many dates the description tells, each with its value in brackets. */
const told = (svg: string): number => (/<desc[^>]*>(.*?)<\/desc>/.exec(svg)?.[1] ?? '').split(/\d \(\d/).length - 1;

/** A span with dates of every step, from any day on. */
const results = fc
  .record({
    first: fc.integer({ min: dayOf('1950-01-01'), max: dayOf('2100-01-01') }),
    length: fc.integer({ min: 1, max: 366 }),
    picks: fc.array(fc.record({ at: fc.nat(365), score: fc.nat(100), minutes: fc.integer({ min: 0, max: 1441 }) })),
  })
  .map(({ first, length, picks }): { readonly first: number; readonly length: number; readonly result: ActResult } => {
    const dates = new Map<number, ActDate>();
    for (const { at, score, minutes } of picks)
      dates.set(at % length, { date: dateOf(first + (at % length)), weekday: 'Sunday', windows: 1, minutes, score });
    return {
      first,
      length,
      result: {
        data: {
          name: 'Marriage',
          span: { start: `${dateOf(first)}T06:30:00+05:30`, end: `${dateOf(first + length)}T06:30:00+05:30` },
          dates: [...dates].sort(([one], [other]) => one - other).map(([, date]) => date),
        },
      },
    };
  });

const languageOf = (tag: string) => LANGUAGES.find((language) => language.tag === tag);

describe('the strip of an act', () => {
  it('has a cell for every date of the result, and for no other', () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 240, max: 1200 }), ({ first, length, result }, size) => {
        const svg = actStrip(result, { size });
        const [cells] = barsOf(svg);
        const { dates } = result.data;
        expect(cells).toHaveLength(dates.length);
        expect(told(svg)).toBe(dates.length);
        // Rows are months in order; within one a cell's place is its day, or its day after the weekday of the first.
        const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        const feet = [...svg.matchAll(/stroke-opacity="\.55" d="M[\d.]+ ([\d.]+)L/g)].map(([, y]) => Number(y));
        expect(feet).toHaveLength(monthOf(dateOf(first + length - 1)) - monthOf(dateOf(first)) + 1);
        const columns = dates.map(({ date }) => {
          const begin = dayOf(`${date.slice(0, 8)}01`);
          return dayOf(date) - begin + (size >= 540 ? modulo(begin + 4, 7) : 0);
        });
        const [least, most] = [columns.indexOf(Math.min(...columns)), columns.indexOf(Math.max(...columns))];
        const apart = Math.max((columns[most] ?? 0) - (columns[least] ?? 0), 1);
        const pitch = ((cells[most]?.x ?? 0) - (cells[least]?.x ?? 0)) / apart;
        for (const [i, { date }] of dates.entries()) {
          const [cell, row] = [cells[i], monthOf(date) - monthOf(dateOf(first))];
          expect(Math.abs((cell?.foot ?? 0) - (feet[row] ?? 0))).toBeLessThan(0.03);
          const from = (columns[i] ?? 0) - (columns[least] ?? 0);
          expect(Math.abs((cell?.x ?? 0) - (cells[least]?.x ?? 0) - from * pitch)).toBeLessThan(0.05);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('fills by steps that rise in height and in shade alike', () => {
    fc.assert(
      fc.property(results, fc.constantFrom('score', 'minutes'), ({ result }, by) => {
        const [cells, legend] = barsOf(actStrip(result, { by }));
        const floors = by === 'score' ? [0, 80, 85, 90, 95] : [0, 120, 360, 720, 1080];
        const shades = legend.map(({ shade }) => shade);
        const heights = legend.map(({ height }) => height);
        expect([...shades].sort((one, other) => one - other)).toEqual(shades);
        expect(heights.every((height, i) => height > (heights[i - 1] ?? 0))).toBe(true);
        for (const [i, date] of result.data.dates.entries()) {
          const step = floors.filter((floor) => floor <= date[by]).length - 1;
          expect(cells[i]?.shade).toBe(shades[step]);
          const share = (cells[i]?.height ?? 0) / (heights[step] ?? 1);
          // The same share of its cell that the step has in the legend, for the rounding of both.
          expect(
            Math.abs(share - (cells[0]?.height ?? 0) / (heights[shades.indexOf(cells[0]?.shade ?? 0)] ?? 1)),
          ).toBeLessThan(0.02);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('keeps its letters within the picture, in every language', () => {
    fc.assert(
      fc.property(
        results,
        fc.constantFrom(...LANGUAGES.map(({ tag }) => tag)),
        fc.integer({ min: 240, max: 1200 }),
        ({ result }, tag, size) => {
          const svg = actStrip(result, { language: languageOf(tag), size, place: 'New Delhi, India' });
          for (const [, x, em, anchor, text = ''] of svg.matchAll(
            /<text class="[im]" x="([\d.]+)" y="[\d.]+" font-size="([\d.]+)"(?: text-anchor="(\w+)")?>([^<]*)</g,
          )) {
            const width = emWidth(text.replaceAll('&#60;', '<')) * Number(em);
            const left = Number(x) - (anchor === 'middle' ? width / 2 : 0);
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left + width).toBeLessThanOrEqual(size + 0.1);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('says act, place, span and dates, and each score to those who do not see it', () => {
    const svg = actStrip(winter, { place: 'New Delhi, India' });
    expect(svg).toContain('>Marriage · New Delhi, India</title>');
    expect(svg).toContain(`25 Jan 2026 – 10 Mar 2026 · Dates: ${winter.data.dates.length}`);
    const [first] = winter.data.dates;
    expect(svg).toContain(`February 2026: ${Number(first?.date.slice(8))} (${first?.score})`);
    expect(actStrip(winter, { by: 'minutes' })).toContain(`(${((first?.minutes ?? 0) / 60).toFixed(1)})`);
  });

  it('numbers the dates where they have room, below the names of their weekday', () => {
    const numbers = (size: number): string[] =>
      [...actStrip(winter, { size }).matchAll(/<text class="i"[^>]*>(\d+)</g)].map(([, text]) => `${text}`);
    expect(numbers(600)).toEqual(winter.data.dates.map(({ date }) => String(Number(date.slice(8)))));
    expect(numbers(539)).toEqual([]);
    expect(actStrip(winter, { size: 600 }).split('>Sunday<')).toHaveLength(6);
  });

  it('is drawn where there is no date, and for a single one', () => {
    const empty = act({ act: 'vivaha', place: DELHI, from: '2026-08-01', to: '2026-08-31' });
    expect(empty.data.dates).toEqual([]);
    expect(barsOf(actStrip(empty))[0]).toEqual([]);
    expect(actStrip(empty)).toContain('Dates: 0');
    const one = act({ act: 'vivaha', place: DELHI, from: '2026-02-05', to: '2026-02-05' });
    expect(barsOf(actStrip(one))[0]).toHaveLength(1);
  });

  it('speaks a language, and marks today', () => {
    const svg = actStrip(winter, { language: hi, digits: 'native', today: '2026-02-05', place: 'नई दिल्ली' });
    for (const text of ['जनवरी', 'फ़रवरी', 'मार्च', 'रविवार', 'अंक', '२०२६', '९५–१००']) expect(svg).toContain(text);
    expect(svg.split('<rect class="k"')).toHaveLength(2);
  });

  it.each([
    [{}, {}, 'invalid_value', 'result'],
    [
      { data: { ...winter.data, dates: [{ date: '2027-02-05', score: 90, minutes: 5 }] } },
      {},
      'invalid_value',
      'dates.0.date',
    ],
    [{ data: { ...winter.data, dates: [{ date: '2026-02-05' }] } }, {}, 'invalid_value', 'dates.0'],
    [winter, { by: 'hours' }, 'invalid_value', 'by'],
    [winter, { place: 7 }, 'invalid_value', 'place'],
    [winter, { today: '2027-01-01' }, 'invalid_value', 'today'],
    [winter, { week: 'monday' }, 'unknown_field', 'week'],
  ])('refuses unsuitable results and options: case %#', (result, options, code, field) => {
    let found: unknown;
    try {
      actStrip(result as never, options as never);
    } catch (error) {
      found = isSiddhantaError(error) ? [error.code, error.field] : error;
    }
    expect(found).toEqual([code, field]);
  });
});
