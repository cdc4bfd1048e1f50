import { beforeAll, describe, expect, it } from 'vitest';
import * as calendar from '../../src/calendar/index.js';
import * as eclipses from '../../src/eclipses/index.js';
import { isSiddhantaError, panchang, panchangSpan } from '../../src/index.js';
import * as muhurta from '../../src/muhurta/index.js';
import { keysOf } from '../../src/names/cells.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { MASAS } from '../../src/svg/festivalMarks.js';
import { dayStrip, eclipse, eclipseSheet, type FestivalMark, type MonthMark, monthSheet } from '../../src/svg/index.js';
import { DELHI } from '../support/pictures.js';

const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => `${text}`);
const words = (svg: string): string => /<desc[^>]*>(.*?)<\/desc>/.exec(svg)?.[1] ?? '';
const bars = (svg: string, tone: string): readonly (readonly [x: number, width: number])[] =>
  [...svg.matchAll(new RegExp(`<rect class="${tone}" x="([\\d.]+)" y="[\\d.]+" width="([\\d.]+)"`, 'g'))].map(
    ([, x, width]) => [Number(x), Number(width)],
  );

function failure(run: () => unknown): readonly [string, string | undefined] {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
  return ['nothing', undefined];
}

describe('the strip of a day with its windows', () => {
  const asked = { date: '2025-11-22', place: DELHI };
  const day = panchang(asked);
  const windows = muhurta.day(asked);

  it('has each window where the clock has it, with its times', () => {
    const svg = dayStrip(day, { muhurta: windows });
    expect(texts(svg)).toContain('09:28–10:47');
    expect(words(svg)).toContain('Rahu kalam: 09:28–10:47. ');
    // Sought: Abhijit, Vijaya, godhuli, sandhya, Nishita, amrita; a time before sunrise has no bar.
    expect(bars(svg, 'g')).toHaveLength(6);
    expect(words(svg)).toContain('Brahma muhurta: ‹ 05:02–05:55.');
    const [[x = 0, width = 0] = []] = bars(svg, 's');
    const [[rahu = 0, long = 0] = []] = bars(svg, 'a');
    expect(long).toBeCloseTo(width / 8, 1);
    expect(rahu).toBeCloseTo(x + (width * 2) / 8, 1);
  });

  it('is the picture that it was without them', () => {
    expect(dayStrip(day, { muhurta: undefined, festivals: [], calendar: undefined })).toBe(dayStrip(day));
  });

  it('names windows in languages that have names, and prints the lunar date and the festivals', () => {
    const svg = dayStrip(day, {
      muhurta: windows,
      language: ta,
      calendar: calendar.day(asked),
      festivals: [
        { name: 'Ours', date: '2025-11-22' },
        { name: 'Not ours', date: '2025-11-23' },
        { name: 'None', date: null },
      ],
    });
    expect(texts(svg)).toContain('ராகு காலம்');
    expect(texts(svg)).toContain('Vijaya');
    expect(texts(svg)).toContain('Ours');
    expect(svg).not.toContain('Not ours');
    expect(svg).not.toContain('None');
    expect(words(dayStrip(day, { calendar: calendar.day(asked) }))).toMatch(
      /^Margashirsha, Shukla Paksha · Shaka 1947 Vishvavasu · Vikram 2082\. /,
    );
  });

  it('has only what the Moon makes where the Sun does not rise', () => {
    const tromso = { date: '2024-06-21', place: { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' } };
    const svg = dayStrip(panchang(tromso), { muhurta: muhurta.day(tromso) });
    expect(words(svg)).not.toContain('Rahu kalam');
    expect(words(svg)).toContain('Bhadra: 04:02–15:39.');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('takes the windows of the second day of a date with two sunrises only', () => {
    const kirkenes = { latitude: 69.727, longitude: 30.045, timezone: 'Europe/Oslo' };
    const [first, second] = [...panchangSpan(kirkenes, '1975-05-15', '1975-05-15')];
    const [firsts, seconds] = [...muhurta.span(kirkenes, '1975-05-15', '1975-05-15')];
    if (second === undefined || first === undefined) throw new Error('one sunrise');
    expect(words(dayStrip(second, { muhurta: seconds }))).toContain('Rahu kalam: 13:50–16:37');
    expect(failure(() => dayStrip(second, { muhurta: firsts }))).toEqual(['invalid_value', 'muhurta']);
    expect(failure(() => dayStrip(first, { muhurta: seconds }))).toEqual(['invalid_value', 'muhurta']);
  });

  it.each([
    [{ muhurta: muhurta.day({ ...asked, date: '2025-11-23' }) }, 'muhurta'],
    [{ muhurta: {} }, 'muhurta'],
    [{ calendar: calendar.day({ ...asked, date: '2025-11-23' }) }, 'calendar'],
    [{ calendar: { data: {} } }, 'calendar'],
    [{ festivals: 'Diwali' }, 'festivals'],
    [{ festivals: [{ date: '2025-11-22' }] }, 'festivals.0'],
  ])('refuses what is not of the day (%#)', (options, field) => {
    expect(failure(() => dayStrip(day, options as never))).toEqual(['invalid_value', field]);
  });
});

describe('the sheet of a month with festivals and lunar months', () => {
  const [from, to] = ['2026-05-01', '2026-05-31'];
  const days = [...panchangSpan(DELHI, from, to)];
  let festivals: readonly FestivalMark[] = [];
  let months: readonly MonthMark[] = [];
  beforeAll(() => {
    festivals = calendar.festivals({ from, to, place: DELHI }).data.festivals;
    months = calendar.months({ year: 2026, place: DELHI }).data.months;
  });

  it('names lunar months where they begin, shades an intercalary one, and lists festivals', () => {
    const svg = monthSheet(days, { size: 1200, festivals, months });
    expect(texts(svg).slice(0, 2)).toEqual(['May 2026', 'Vaishakha – Jyeshtha (adhika)']);
    expect(bars(svg, 'n')).toHaveLength(15);
    expect(words(svg)).toMatch(/17: Pratipada until [^.]*, Jyeshtha \(adhika\)\./);
    expect(words(svg)).toMatch(/1: [^.]*, Buddha Purnima, Kurma Jayanti\./);
  });

  it('lists them below where the cells are narrow, each with its date', () => {
    const svg = monthSheet(days, { size: 320, festivals, months });
    expect(texts(svg)).toContain('Buddha Purnima, Kurma Jayanti');
    expect(svg.split('<circle class="a"').length - 1).toBe(new Set(festivals.map(({ date }) => date)).size + 1);
    expect(texts(monthSheet(days, { size: 600, festivals, months }))).not.toContain('Buddha Purnima, Kurma Jayanti');
  });

  it('says how many a date has for which there is no room', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ name: `Feast ${i}`, date: '2026-05-08' }));
    const shown = texts(monthSheet(days, { size: 600, festivals: many }));
    expect(shown.filter((text) => text.startsWith('Feast'))).toHaveLength(6);
    expect(shown).toContain('+ 6');
  });

  it('is the sheet that it was without them', () => {
    expect(monthSheet(days, { festivals: [], months: [] })).toBe(monthSheet(days));
  });

  it('knows the names that languages have for lunar months, in their order', () => {
    expect(MASAS).toEqual(keysOf('masas'));
  });

  it.each([
    [{ festivals: 5 }, 'festivals'],
    [{ months: {} }, 'months'],
    [{ months: [{ name: 'Chaitra', first_day: 'x', last_day: '2026-05-02' }] }, 'months.0.first_day'],
  ])('refuses %j', (options, field) => {
    expect(failure(() => monthSheet(days, options as never))).toEqual(['invalid_value', field]);
  });
});

describe('a sheet of eclipses', () => {
  it('has a card for each, with date, type and instant', () => {
    const svg = eclipseSheet(eclipses.list({ from: '2026-01-01', to: '2026-12-31' }));
    expect(texts(svg)).toEqual([
      '2026-02-17 – 2026-08-28',
      ...['2026-02-17', 'Annular solar', '12:11 UTC', '2026-03-03', 'Total lunar', '11:33 UTC'],
      ...['2026-08-12', 'Total solar', '17:45 UTC', '2026-08-28', 'Partial lunar', '04:12 UTC'],
    ]);
    // The annular eclipse of 17 February has a radius of its own; of the others one is total, one almost.
    const radii = [...svg.matchAll(/<circle class="d"[^>]* r="([\d.]+)"/g)].map(([, r]) => Number(r));
    expect(radii).toHaveLength(3);
    expect(radii[0]).toBeLessThan(radii[1] ?? 0);
    expect(svg.split('<path class="d"').length - 1).toBe(1);
  });

  it('shows nothing of a penumbral eclipse', () => {
    const svg = eclipseSheet(eclipses.list({ from: '2027-07-01', to: '2027-07-31' }));
    expect(texts(svg)).toContain('Penumbral lunar');
    expect(svg).not.toContain('class="d"');
  });

  it.each([
    [{ data: { eclipses: [] } }, 'eclipses'],
    [{}, 'result'],
    [{ data: { eclipses: [{ kind: 'solar' }] } }, 'eclipses.0'],
  ])('refuses %j', (result, field) => {
    expect(failure(() => eclipseSheet(result as never))).toEqual(['invalid_value', field]);
  });
});

describe('an eclipse with its sutaka', () => {
  const [found] = eclipses.ritual({ place: DELHI, from: '2025-09-07', to: '2025-09-07' }).data.rituals;

  it('prints it under the title, with dates other than the eclipse’s', () => {
    if (found === undefined) throw new Error('no eclipse');
    expect(words(eclipse(found.eclipse, { sutak: found.sutak }))).toContain('Sutak 12:18 – 09-08 01:26. ');
    expect(eclipse(found.eclipse, { sutak: null })).toBe(eclipse(found.eclipse));
    expect(failure(() => eclipse(found.eclipse, { sutak: { start: 'noon', end: '' } }))).toEqual([
      'invalid_value',
      'sutak.start',
    ]);
  });
});
