import { describe, expect, it } from 'vitest';
import { ekadashi, festivals, months } from '../../src/calendar/index.js';
import { local } from '../../src/eclipses/index.js';
import { span as muhurtaSpan } from '../../src/muhurta/index.js';
import { en } from '../../src/names/languages/en.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { localise } from '../../src/names/localise.js';
import { text } from '../../src/names/resolve.js';
import { span } from '../../src/panchang/index.js';
import { type AlmanacReportInput, type AlmanacReportOptions, almanac } from '../../src/report/index.js';
import { sampled } from '../support/sample.js';

const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
const INPUT: AlmanacReportInput = { year: 2027, place };
const OPTIONS: AlmanacReportOptions = { name: 'Example Press', place_name: 'Pune, India' };
const AUTUMN: AlmanacReportInput = { from: '2027-10-15', to: '2027-11-14', place };
const wall = almanac(INPUT, OPTIONS);
const booklet = almanac(INPUT, { ...OPTIONS, form: 'booklet' });

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);
const chaptersOf = (html: string): string[] => all(html, /<section class="chapter" id="([\w-]+)"/g);
const sectionOf = (html: string, id: string): string =>
  all(html, new RegExp(`<section class="chapter" id="${id}">(.*?)</section>`, 'gs'))[0] ?? '';
const rowsOf = (html: string): string[][] =>
  all(html, /<tr[^>]*>(.*?)<\/tr>/gs)
    .map((row) => all(row, /<td[^>]*>(.*?)<\/td>/gs))
    .filter((row) => row.length > 0);
const factOf = (html: string, label: string): string =>
  all(html, new RegExp(`<dt>${label}</dt><dd>(.*?)</dd>`, 'g')).join();

/** Conventions may speak of what is null. */
const withoutMethod = (html: string): string => html.replace(sectionOf(html, 'method'), '');

const MONTHS = Array.from({ length: 12 }, (_, i) => `m-2027-${String(i + 1).padStart(2, '0')}`);
const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dayText = (date: string): string => `${Number(date.slice(8, 10))} ${SHORT[Number(date.slice(5, 7)) - 1]}`;

describe('an almanac', () => {
  it('is the same for the same input', () => {
    expect(almanac(INPUT, OPTIONS)).toBe(wall);
    expect(almanac({ from: '2027-01-01', to: '2027-12-31', place }, OPTIONS).replace(/<code>.*?<\/code>/s, '')).toBe(
      wall.replace(/<code>.*?<\/code>/s, ''),
    );
  });

  it('loads nothing and runs nothing', () => {
    expect(booklet).not.toMatch(/<script|<link|<iframe|@import|url\(|\son\w+=/);
    expect(all(booklet, /(?:src|href)="([^"]*)"/g).filter((address) => !address.startsWith('#'))).toEqual([]);
    expect(Buffer.byteLength(booklet)).toBeLessThan(1_000_000);
  });

  it('has a chapter for each month, then festivals, the lunar year and its method', () => {
    expect(chaptersOf(wall)).toEqual([...MONTHS, 'festivals', 'lunar', 'method']);
    expect(chaptersOf(booklet)).toEqual(chaptersOf(wall));
    expect(all(booklet, /<li><a href="#([\w-]+)"/g)).toEqual(chaptersOf(wall));
    expect(wall).not.toContain('id="contents"');
    const ids = all(booklet, /\sid="([^"]+)"/g);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('has the months of a span, the first and last of which are cut', () => {
    const html = almanac(AUTUMN, { form: 'booklet' });
    expect(chaptersOf(html).slice(0, 2)).toEqual(['m-2027-10', 'm-2027-11']);
    expect(html).toContain('<h1>15 Oct 2027 – 14 Nov 2027</h1>');
    expect(rowsOf(sectionOf(html, 'm-2027-10')).map(([date]) => date)[0]).toBe('15 Friday');
    expect(rowsOf(sectionOf(html, 'm-2027-11'))).toHaveLength(14);
  });

  it('names its year, its place and the years of the eras', () => {
    expect(wall).toContain('<h1>2027</h1>');
    expect(wall).toContain('Example Press · Pune, India');
    expect(wall).toContain('From 7 Apr 2027: Śaka 1949, Vikrama 2084, Plavanga');
    expect(almanac(AUTUMN)).toContain('18.5204° N 73.8567° E, Asia/Kolkata');
    expect(almanac(AUTUMN)).not.toContain('Śaka');
  });

  it('has the years of the eras with whatever festivals are asked for', () => {
    expect(almanac({ ...INPUT, ids: ['diwali'] }, { form: 'wall' })).toContain('From 7 Apr 2027: Śaka 1949');
  });

  it('has the new moon of its last evening', () => {
    // The new moon of 2027-12-28 at 01:42 is before the sunrise of its date, that of 2027-08-31 at 23:11 after sunset.
    const html = almanac({ from: '2027-08-01', to: '2027-08-31', place });
    expect(factOf(sectionOf(html, 'm-2027-08'), 'New moon')).toBe('2 Aug, 15:35 · 31 Aug, 23:11');
  });

  it('escapes what it is given', () => {
    const name = '<b>"A" & B</b>';
    const html = almanac(AUTUMN, { name, contact: name, place_name: name });
    expect(html).not.toContain('<b>"A"');
    expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
  });

  it('says which input makes it again', () => {
    const [question = ''] = all(wall, /siddhanta report almanac --input - .*?\n(.*?)\nJSON/g);
    expect(almanac(JSON.parse(question.replaceAll('&quot;', '"')), OPTIONS)).toBe(wall);
    expect(wall).not.toContain('Statements of yogas');
  });

  it('is whole where the Sun does not rise for weeks', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const html = almanac({ year: 2026, place: tromso }, { form: 'booklet' });
    expect(all(withoutMethod(html), /(undefined|NaN|\[object|null)/g)).toEqual([]);
    expect(rowsOf(sectionOf(html, 'm-2026-12')).length).toBeGreaterThan(0);
  });
});

describe('the numbers of an almanac', () => {
  it('are the festivals of the operation, each with its reason', () => {
    const found = festivals(INPUT).data.festivals.filter(({ date }) => date !== null);
    expect(found.length).toBeGreaterThan(80);
    const rows = rowsOf(sectionOf(wall, 'festivals'));
    const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    expect(rows).toEqual(
      found.map(({ date, name, why }) => [`${dayText(date ?? '')} 2027`, escaped(name), escaped(why)]),
    );
    expect(sectionOf(wall, 'm-2027-10')).toContain('Diwali');
  });

  it('are those of the festivals that are asked for', () => {
    const html = almanac({ ...INPUT, ids: ['diwali'] });
    expect(rowsOf(sectionOf(html, 'festivals')).map(([date, name]) => [date, name])).toEqual([
      ['29 Oct 2027', 'Diwali (Lakshmi Puja)'],
    ]);
  });

  it('mark new and full moons and festivals on the cover', () => {
    const lunar = [2026, 2027].flatMap((year) => months({ year, place }).data.months);
    const inYear = (dates: readonly string[]): string[] => dates.filter((date) => date.startsWith('2027'));
    const [cover = ''] = all(wall, /<div class="year">(.*?)<p class="note legend">/gs);
    const marked = (name: string): number => all(cover, new RegExp(`class="([^"]*\\b${name}\\b[^"]*)"`, 'g')).length;
    expect(marked('dark')).toBe(inYear(lunar.map(({ start }) => start.slice(0, 10))).length);
    expect(marked('full')).toBe(inYear(lunar.map(({ full_moon: full }) => full.slice(0, 10))).length);
    expect(marked('fest')).toBe(new Set(festivals(INPUT).data.festivals.map(({ date }) => date)).size);
    expect(all(cover, /<span[^>]*>(\d+)<\/span>/g)).toHaveLength(365);
  });

  it('put the first of a month under its weekday, whichever begins the week', () => {
    const blanks = (html: string): number[] =>
      all(html, /<tbody><tr>(.*?)<\/tr>/g)
        .slice(0, 12)
        .map((row) => row.split('<td></td>').length - 1);
    // 2027-01-01 is a Friday, 2027-08-01 a Sunday.
    expect([blanks(wall)[0], blanks(wall)[7]]).toEqual([5, 0]);
    const monday = almanac(INPUT, { ...OPTIONS, week: 'monday' });
    expect([blanks(monday)[0], blanks(monday)[7]]).toEqual([4, 6]);
  });

  it('are the phases, Ekādaśīs, saṅkrāntis and eclipses of each month', () => {
    const lunar = [2026, 2027].flatMap((year) => months({ year, place }).data.months);
    const at = (instant: string): string => `${dayText(instant)}, ${instant.slice(11, 16)}`;
    const eclipses = local({ place, from: '2027-01-01', to: '2027-12-31' }).data.eclipses;
    const { ekadashis } = ekadashi(INPUT).data;
    expect(eclipses.map(({ date }) => date.slice(0, 7))).toEqual(['2027-02', '2027-07', '2027-08']);
    for (const id of MONTHS) {
      const html = sectionOf(wall, id);
      const isIn = (date: string): boolean => date.startsWith(id.slice(2));
      expect(factOf(html, 'New moon')).toBe(
        lunar
          .map(({ start }) => start)
          .filter(isIn)
          .map(at)
          .join(' · '),
      );
      expect(factOf(html, 'Full moon')).toBe(
        lunar
          .map((one) => one.full_moon)
          .filter(isIn)
          .map(at)
          .join(' · '),
      );
      const entries = lunar.flatMap(({ sankrantis }) => sankrantis).filter((one) => isIn(one.at));
      expect(factOf(html, 'The Sun enters')).toBe(
        entries.map(({ sign, at: when }) => `${dayText(when)}, ${sign} at ${when.slice(11, 16)}`).join(' · '),
      );
      const names = ekadashis.filter(({ smarta }) => smarta !== null && isIn(smarta));
      for (const { name, smarta } of names)
        expect(factOf(html, 'Ekādaśī')).toContain(`${dayText(smarta ?? '')}, ${name}`);
      expect(factOf(html, 'Eclipse').split('greatest at').length - 1).toBe(
        eclipses.filter(({ date }) => isIn(date)).length,
      );
    }
    expect(factOf(sectionOf(wall, 'm-2027-08'), 'Eclipse')).toContain(
      '2 Aug, solar eclipse, partial, greatest at 16:43',
    );
  });

  it('are the five limbs of each date in a booklet', () => {
    const { days } = span({ from: '2027-01-01', to: '2027-12-31', place }).data;
    const windows = [...muhurtaSpan(place, '2027-01-01', '2027-12-31')];
    const rows = MONTHS.flatMap((id) => rowsOf(sectionOf(booklet, id)));
    expect(rows).toHaveLength(365);
    for (const [i, [date, tithi = '', nakshatra, yoga, karana, rahu]] of rows.entries()) {
      const day = days[i];
      if (day === undefined) throw new Error('There is no such day.');
      const { panchanga: limbs, input } = day;
      const until = ({ end_date: end, end_time: time }: typeof limbs.tithi | typeof limbs.yoga): string => {
        const on = (Date.parse(end) - Date.parse(input.date)) / 86_400_000;
        return `${String(24 * on + Number(time.slice(0, 2))).padStart(2, '0')}:${time.slice(3, 5)}`;
      };
      expect(date).toBe(`${Number(input.date.slice(8))} ${limbs.vara.name}`);
      expect(tithi.replace(/^(Krishna|Shukla) /, '')).toBe(`${limbs.tithi.name} ${until(limbs.tithi)}`);
      expect(nakshatra).toBe(`${limbs.nakshatra.name} ${until(limbs.nakshatra as never)}`);
      expect(yoga).toBe(`${limbs.yoga.name} ${until(limbs.yoga)}`);
      expect(karana).toBe(limbs.karana.name);
      const window = windows[i]?.bad.rahu_kalam;
      expect(rahu).toBe(`${window?.start.slice(11, 16)}–${window?.end.slice(11, 16)}`);
    }
    // The half of the month stands where a page or a half begins.
    const halves = rowsOf(sectionOf(booklet, MONTHS[0] ?? '')).map(
      ([, tithi = '']) => /^(Krishna|Shukla) /.exec(tithi)?.[1],
    );
    expect(halves.flatMap((half, i) => (half === undefined ? [] : [`${i + 1} ${half}`]))).toEqual([
      '1 Krishna',
      '8 Shukla',
      '23 Krishna',
    ]);
  });
});

describe('an almanac in a language', () => {
  const others = LANGUAGES.filter(({ fallback }) => fallback.length > 0).map(
    (language) => [language.tag, language] as const,
  );
  const autumn = span({ from: '2027-10-15', to: '2027-11-14', place });
  it.each(sampled(others, 4))('%s has its names of weekdays, months, tithis and nakṣatras', (tag, language) => {
    const html = almanac(AUTUMN, { form: 'booklet', language, digits: 'latin' });
    expect(html).toContain(`<html lang="${tag}">`);
    expect(withoutMethod(html)).not.toMatch(/undefined|NaN|\[object|null/);
    const { days } = localise(autumn, language).data;
    const rows = ['m-2027-10', 'm-2027-11'].flatMap((id) => rowsOf(sectionOf(html, id)));
    for (const [i, [date = '', tithi = '', nakshatra = '', yoga = '', karana]] of rows.entries()) {
      const limbs = days[i]?.panchanga;
      const name = (cell: string): string => cell.replace(/ \d\d:\d\d$/, '');
      expect([date.replace(/^\d+ /, ''), name(nakshatra), name(yoga), karana]).toEqual(
        [limbs?.vara, limbs?.nakshatra, limbs?.yoga, limbs?.karana].map((limb) => limb?.name),
      );
      // The first of a half has its name before it.
      expect(name(tithi).endsWith(limbs?.tithi.name ?? '-')).toBe(true);
    }
    const masas = rowsOf(sectionOf(html, 'lunar')).map(([name]) => name);
    expect(masas).toEqual(['Ashvina', 'Kartika'].map((key) => text(language, 'masas', key)));
  });

  it('writes digits as asked', () => {
    const html = almanac(INPUT, { language: hi, digits: 'native' });
    expect(html).toContain('<h1>२०२७</h1>');
    expect(html).toContain('"जनवरी २०२७"');
  });

  it('is the English one in English', () => {
    expect(almanac(INPUT, { ...OPTIONS, language: en })).toBe(wall);
  });
});

describe('an almanac of a school', () => {
  it('is that of conventions.ayanamsa in every chapter', () => {
    const input = { from: '2026-05-15', to: '2026-06-20', place };
    const raman = withoutMethod(almanac({ ...input, ayanamsa: 'raman' }));
    expect(raman).toBe(withoutMethod(almanac({ ...input, conventions: { ayanamsa: 'raman' } })));
    expect(raman).not.toBe(withoutMethod(almanac(input)));
  });

  it('has the years of the eras that begin in that school', () => {
    // By Lahiri the lunar year of 2002 begins a month later, after an intercalary month.
    const input = { from: '2002-03-01', to: '2002-03-31', place };
    expect(almanac({ ...input, ayanamsa: 'raman' })).toContain(
      'From 15 Mar 2002: Śaka 1924, Vikrama 2059, Chitrabhanu',
    );
    expect(almanac({ ...input, conventions: { ayanamsa: 'raman' } })).toContain('Śaka 1924');
    expect(almanac(input)).not.toContain('Śaka');
  });
});

describe('what an almanac refuses', () => {
  it.each([
    [{ place }, 'missing_field', 'year'],
    [{ year: 2027 }, 'missing_field', 'place'],
    [{ year: 1000, place }, 'invalid_value', 'year'],
    [{ year: 2027, from: '2027-01-01', place }, 'invalid_value', undefined],
    [{ from: '2027-01-01', to: '2028-06-01', place }, 'invalid_value', 'to'],
    [{ year: 2027, place, regions: ['mars'] }, 'invalid_value', 'regions.0'],
    [{ year: 2027, place, ayanamsa: 'fagan_bradley' }, 'invalid_value', 'ayanamsa'],
    [{ year: 2027, place, birth: {} }, 'unknown_field', 'birth'],
  ])('%j', (input, code, field) => {
    expect(() => almanac(input as AlmanacReportInput)).toThrow(
      expect.objectContaining(field === undefined ? { code } : { code, field }),
    );
  });

  it.each([
    [{ form: 'scroll' }, 'invalid_value', 'form'],
    [{ week: 'friday' }, 'invalid_value', 'week'],
    [{ paper: 'a5' }, 'invalid_value', 'paper'],
    [{ name: 7 }, 'invalid_value', 'name'],
    [{ style: 'south' }, 'unknown_field', 'style'],
    [{ at: '2027-01-01T00:00:00Z' }, 'unknown_field', 'at'],
    [{ language: 'hi' }, 'invalid_value', 'language'],
  ])('the options %j', (options, code, field) => {
    expect(() => almanac(AUTUMN, options as AlmanacReportOptions)).toThrow(expect.objectContaining({ code, field }));
  });
});
