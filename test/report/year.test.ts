import { describe, expect, it } from 'vitest';
import { chart, dashas, month, sahams, strengths, yogas } from '../../src/annual/index.js';
import { timeline } from '../../src/dashas/index.js';
import { sadeSati } from '../../src/doshas/index.js';
import { en } from '../../src/names/languages/en.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { text } from '../../src/names/resolve.js';
import { kundli, type YearReportInput, type YearReportOptions, year } from '../../src/report/index.js';
import { YEAR_CHAPTERS } from '../../src/report/year/chapters.js';
import { calendar } from '../../src/transits/index.js';
import { AYANAMSAS, type Birth } from '../../src/types.js';
import { GRAHAS, SIGNS } from '../../src/zodiac/names.js';
import { sampled } from '../support/sample.js';
import { BIRTHS } from './births.js';

const GANDHI = BIRTHS.Gandhi as Birth;
const AT = '1930-03-12T06:00:00+05:30';
const INPUT: YearReportInput = { birth: GANDHI, year: 1929 };
const OPTIONS: YearReportOptions = { name: 'M. K. Gandhi', place_name: 'Porbandar, India', at: AT };
const ASKED = { birth: GANDHI, completed_years: 60 };
const page = year(INPUT, OPTIONS);

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);
const chaptersOf = (html: string): string[] => all(html, /<section class="chapter" id="(\w+)"/g);

/** The cells of the table under a caption, row by row. */
function tableIn(html: string, caption: string): string[][] {
  const [body = ''] = all(html, new RegExp(`<caption>${caption}</caption>.*?<tbody>(.*?)</tbody>`, 'gs'));
  return all(body, /<tr[^>]*>(.*?)<\/tr>/gs).map((row) => all(row, /<td[^>]*>(.*?)<\/td>/gs));
}

const chapter = (id: YearReportOptions['chapters'], options: YearReportOptions = {}): string =>
  year(INPUT, { ...options, chapters: id });

describe('a varṣaphala', () => {
  it('is the same for the same input, however the year is said', () => {
    expect(year(INPUT, OPTIONS)).toBe(page);
    expect(year(ASKED, OPTIONS)).toBe(page);
    expect(year({ birth: GANDHI, at: AT }, OPTIONS)).toBe(page);
    expect(year({ birth: GANDHI }, OPTIONS)).toBe(page);
    expect(year({ birth: GANDHI, at: AT }, { ...OPTIONS, at: undefined })).toBe(page);
  });

  it('loads nothing and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link|<iframe|@import|url\(|\son\w+=/);
    expect(all(page, /(?:src|href)="([^"]*)"/g).filter((address) => !address.startsWith('#'))).toEqual([]);
    expect(Buffer.byteLength(page)).toBeLessThan(500_000);
  });

  it('has a chapter for each of its contents, and every picture under its own id', () => {
    const links = all(page, /<li><a href="#(\w+)"/g);
    expect(links).toEqual(YEAR_CHAPTERS.map(({ id }) => id));
    expect(chaptersOf(page)).toEqual(links);
    const ids = all(page, /\sid="([^"]+)"/g);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('writes the chapters that are asked for, in its own order, without a page of contents for a few', () => {
    const html = chapter(['months', 'yogas']);
    expect(chaptersOf(html)).toEqual(['yogas', 'months']);
    expect(html).not.toContain('id="contents"');
  });

  it('marks what runs, and nothing where no moment is given or it is in another year', () => {
    expect(page).toContain('Running on 12 Mar 1930');
    const marked = all(page, /<tr class="now"><td[^>]*>([^<]*)<\/td>/g);
    for (const period of ['Mercury', 'Lagna', 'Rahu–Saturn–Jupiter', '6']) expect(marked).toContain(period);
    const periods = chapter(['periods']);
    expect(periods).not.toContain('class="now"');
    expect(year(INPUT, { at: '1950-01-01T00:00:00Z', chapters: ['periods'] })).toBe(periods);
    expect(chapter(['glance'])).not.toContain('Running on');
  });

  it('escapes what it is given', () => {
    const name = '<b>"A" & B</b>';
    const html = year(INPUT, { name, contact: name, place_name: name, chapters: ['glance'] });
    expect(html).not.toContain('<b>"A"');
    expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
  });

  it('says which input makes it again', () => {
    const [question = ''] = all(page, /siddhanta report year --input - .*?\n(.*?)\nJSON/g);
    const asked = JSON.parse(question.replaceAll('&quot;', '"'));
    expect(asked).toEqual(ASKED);
    expect(year(asked, OPTIONS)).toBe(page);
  });

  it.each(sampled(Object.entries(BIRTHS), 2))('is whole for the birth of %s', (_, birth) => {
    const html = year({ birth, completed_years: 35 }, { sensitive: true });
    expect(all(html, /(undefined|NaN|\[object|null)/g)).toEqual([]);
    expect(chaptersOf(html)).toHaveLength(YEAR_CHAPTERS.length);
  });

  it.each(sampled(AYANAMSAS, 2))('is written for the school %s', (ayanamsa) => {
    expect(year({ ...INPUT, ayanamsa, node: 'mean' }, { chapters: ['places', 'transits'] })).toContain('Eclipses');
  });

  it('is written for the year of the birth itself', () => {
    expect(year({ birth: GANDHI, completed_years: 0 })).toContain('Year 1 of life');
  });
});

describe('the numbers of a varṣaphala', () => {
  const { data } = chart(ASKED);

  it('are the instants, munthā and lord of the operation', () => {
    expect(data.return).toBe('1929-10-03T16:57:45+05:30');
    expect(page).toContain('<dd>3 Oct 1929, 16:57</dd>');
    expect(page).toContain(`Munthā in ${data.muntha.sign}, house ${data.muntha.house}`);
    expect(page).toContain(`${data.year_lord.lord} is lord of the year`);
  });

  it('give the reason for the lord, and who is stronger and does not count', () => {
    expect(page).toContain(
      'Saturn is the strongest of the office bearers that aspect the lagna. It has 11.65 of 20 viśvā. Mercury has 16.54, but does not aspect the lagna.',
    );
    expect(tableIn(page, 'The office bearers').map(([, , planet, , vishwa]) => [planet, vishwa])).toEqual(
      data.year_lord.candidates.map(({ planet, vishwa }) => [planet, vishwa.toFixed(2)]),
    );
  });

  it('place the twelve houses from both lagnas', () => {
    const rows = tableIn(page, 'Houses of the year and of the birth');
    expect(rows.map(([house]) => house)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
    expect(rows[8]?.slice(1)).toEqual(['Libra', 'Venus, in 7', 'Mars, Ketu, Munthā', '1', 'Mars, Mercury, Venus']);
    const grahas = rows.flatMap(([, , , inYear = '']) => inYear.split(', ').filter((name) => name !== ''));
    expect(grahas).toHaveLength(10);
  });

  it('are those of the strengths', () => {
    const { pancha_vargiya: five, harsha } = strengths(ASKED).data;
    const rows = tableIn(page, 'Pañcavargīya bala');
    expect(rows.map((row) => Number(row.at(-1)?.split(' ').at(-1)))).toEqual(
      rows.map(([graha]) => Number(five[graha as 'Sun'].vishwa.toFixed(2))),
    );
    const joys = tableIn(page, 'Harṣa and dvādaśavargīya bala');
    expect(joys.map((row) => row[6])).toEqual(
      joys.map(([graha]) => `${harsha[graha as 'Sun'].class} ${harsha[graha as 'Sun'].total}`),
    );
  });

  it('count the pairs and yogas', () => {
    const { data: found } = yogas(ASKED);
    const judged = found.pairs.filter(({ yoga }) => yoga !== null);
    const rows = tableIn(page, 'Aspects within their orbs');
    expect(rows.map(([grahas]) => grahas)).toEqual(judged.map(({ planets }) => planets.join(', ')));
    expect(rows[0]).toEqual([
      'Moon, Mercury',
      'conjunction, strong malefic',
      'Ithasala, vartamana',
      '3.13°',
      '9.5°',
      '3 Oct 1929, 22:11',
    ]);
    const others = found.yogas.filter(({ name }) => name !== 'ithasala' && name !== 'ishrafa');
    expect(tableIn(page, 'Yogas of Tājika')).toHaveLength(others.length);
  });

  it('say a fact of a yoga for each that the operation gives', () => {
    const row = tableIn(page, 'Yogas of Tājika').at(-1);
    expect(row).toEqual([
      'Durapha',
      'Moon, Mercury',
      'Moon in ithasala with Mercury, 3.13°, in house 8, combust; Mercury in house 8, combust, retrograde',
    ]);
  });

  it('leave out sensitive sahams, and count them', () => {
    const count = sahams(ASKED).data.withheld?.count ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(page).toContain(`${count} sahams of death`);
    const rows = (html: string): number => html.split('<tr').length;
    const html = chapter(['sahams'], { sensitive: true });
    expect(html).toContain('<td>Mrityu</td>');
    expect(rows(html) - rows(chapter(['sahams']))).toBe(count);
  });

  it.each([
    ['mudda', 'Muddā \\(Varṣa Viṁśottarī\\)'],
    ['patyayini', 'Patyāyinī'],
  ] as const)('date the periods of %s', (system, caption) => {
    const periods = dashas({ ...ASKED, system }).data.dashas;
    const rows = tableIn(page, caption);
    expect(rows.map(([, , , days]) => days)).toEqual(periods.map(({ days }) => days.toFixed(2)));
    const antardashas = all(page, /<div class="dense five">(.*?)<\/div><\/div>/gs);
    expect(antardashas[system === 'mudda' ? 0 : 1]?.split('<tr').length).toBe(
      periods.flatMap(({ antardashas: within }) => within).length + 1,
    );
  });

  it('date Vimśottarī of the birth to the third level', () => {
    const { return: start, next_return: end } = data;
    const { periods } = timeline({ birth: GANDHI, start, end, levels: 3 }).data;
    const rows = tableIn(page, 'Vimśottarī of the birth in this year');
    expect(rows.map(([name]) => name?.split('–').at(-1))).toEqual(
      periods.filter(({ level }) => level === 3).map(({ lord }) => lord),
    );
    expect(rows[0]?.[0]).toBe('Rahu–Saturn–Rahu');
    expect(rows.at(-1)?.[0]).toBe('Rahu–Mercury–Ketu');
  });

  it('list sign changes, stations, eclipses and hits of the slow grahas', () => {
    const { return: from, next_return: to } = data;
    const planets = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;
    const { events } = calendar({ birth: GANDHI, from, to, timezone: 'Asia/Kolkata', planets }).data;
    const count = (...types: string[]): number => events.filter(({ type }) => types.includes(type)).length;
    expect(tableIn(page, 'Sign changes and stations of the slow grahas')).toHaveLength(count('ingress', 'station'));
    expect(tableIn(page, 'Exact conjunctions with natal points, and full aspects on them')).toHaveLength(
      count('aspect'),
    );
    expect(tableIn(page, 'Eclipses')).toEqual([
      ['1 Nov 1929, 17:34', 'Annular, Sun', '15°43′ Libra', '4', 'Mercury, 4.0°', 'visible'],
      ['17 Nov 1929, 05:32', 'Penumbral, Moon', '1°11′ Taurus', '11', 'Jupiter, 3.0°', 'visible'],
      ['13 Apr 1930, 11:28', 'Partial, Moon', '29°47′ Virgo', '3', 'Lagna, 4.6°', 'unseen'],
      ['29 Apr 1930, 00:33', 'Hybrid, Sun', '14°52′ Aries', '10', 'Jupiter, 13.3°', 'unseen'],
    ]);
  });

  it('have Sāḍe Sātī where it touches the year, and where Saturn is where it does not', () => {
    expect(page).toContain('The year has neither Sāḍe Sātī nor ḍhaiyā. It begins with Saturn in house 6');
    const found = sadeSati({ birth: GANDHI }).data.cycles[0];
    const html = year({ birth: GANDHI, at: found?.start }, { chapters: ['transits'] });
    const rows = tableIn(html, 'Sāḍe Sātī');
    expect(rows.map(([name]) => name)).toContain('Rising, 12th');
    expect(rows.at(-1)?.at(-1)).toBe('after the year');
  });

  it('draw and list the twelve months', () => {
    const months = Array.from({ length: 12 }, (_, i) => month({ ...ASKED, month: i + 1 }).data);
    const rows = tableIn(page, 'Lords of the months');
    expect(rows.map(([, , , house, lord]) => [house, lord])).toEqual(
      months.map(({ muntha, month_lord: lord }) => [String(muntha.house), lord.lord]),
    );
    const [charts = ''] = all(page, /<div class="sheet months">(.*?)<table/gs);
    expect(charts.split('<figure>')).toHaveLength(13);
    const offices = tableIn(page, 'Office bearers of the months');
    expect(offices.map((row) => row.length)).toEqual(offices.map(() => 7));
  });

  it('follow the options of the annual chart', () => {
    const place = { latitude: 51.5, longitude: -0.12, timezone: 'Europe/London' };
    const input = { ...INPUT, place, relation: 'two_camps' } as const;
    const html = year(input, { place_name: 'Porbandar, India', chapters: ['glance', 'places', 'strengths'] });
    const there = chart({ ...ASKED, place, relation: 'two_camps' }).data;
    expect(html).toContain(`${there.chart.ascendant.sign} rises`);
    expect(html).toContain('Europe/London');
    expect(html).toContain('Relations are those of the two camps');
    expect(html).not.toContain('At the place</dt><dd>Porbandar');
    expect(page).toContain('At the place</dt><dd>Porbandar, India');
  });
});

describe('a birth without a time', () => {
  const { time: _, ...timeless } = GANDHI;

  it('has the chapters that need none, and says what is left out', () => {
    const html = year({ birth: timeless, year: 1929 }, { at: AT });
    expect(chaptersOf(html)).toEqual(['glance', 'transits', 'method']);
    expect(html).toContain('time unknown, noon stands in');
    expect(html).toContain('their chapters are left out');
    expect(html).toContain('within 12 hours');
    expect(html).not.toContain('is lord of the year');
    expect(tableIn(html, 'Eclipses').map(([, , , , nearest = '']) => nearest.split(',')[0])).not.toContain('Lagna');
  });

  it('has no chapter that needs one, by itself', () => {
    expect(() => year({ birth: timeless, year: 1929 }, { chapters: ['sahams', 'months'] })).toThrow(
      expect.objectContaining({ code: 'missing_field', field: 'birth.time' }),
    );
  });
});

describe('what a varṣaphala refuses', () => {
  it.each([
    [{}, 'missing_field', 'year'],
    [{ year: 1929, completed_years: 60 }, 'invalid_value', 'year'],
    [{ year: 1929, at: AT }, 'invalid_value', 'year'],
    [{ completed_years: 60, at: AT }, 'invalid_value', 'at'],
    [{ year: 1868 }, 'invalid_value', 'year'],
    [{ year: 2070 }, 'invalid_value', 'year'],
    [{ year: 1929.5 }, 'invalid_value', 'year'],
    [{ year: '1929' }, 'invalid_value', 'year'],
    [{ completed_years: 201 }, 'invalid_value', 'completed_years'],
    [{ at: '1850-01-01T00:00:00Z' }, 'invalid_value', 'at'],
    [{ year: 1929, user_name: 'x' }, 'unknown_field', 'user_name'],
    [{ year: 1929, zodiac: 'draconic' }, 'invalid_value', 'zodiac'],
    [{ year: 1929, birth: { ...GANDHI, uncertainty_minutes: 5 } }, 'invalid_value', 'birth.uncertainty_minutes'],
    [{ year: 1929, birth: { ...GANDHI, date: 'yesterday' } }, 'invalid_date', 'birth.date'],
  ])('%j', (input, code, field) => {
    expect(() => year({ birth: GANDHI, ...input } as YearReportInput)).toThrow(
      expect.objectContaining({ code, field }),
    );
  });

  it.each([
    [{ style: 'west' }, 'invalid_value', 'style'],
    [{ chapters: [] }, 'invalid_value', 'chapters'],
    [{ chapters: ['kp'] }, 'invalid_value', 'chapters'],
    [{ name: 7 }, 'invalid_value', 'name'],
    [{ colour: 'red' }, 'unknown_field', 'colour'],
    [{ at: 'yesterday' }, 'invalid_value', 'at'],
  ])('the options %j', (options, code, field) => {
    expect(() => year(INPUT, options as YearReportOptions)).toThrow(expect.objectContaining({ code, field }));
  });

  it('options that are no object, and a birth that is none', () => {
    expect(() => year(INPUT, null as never)).toThrow(expect.objectContaining({ code: 'invalid_value' }));
    expect(() => year({ birth: 7, year: 1929 } as never)).toThrow(expect.objectContaining({ field: 'birth' }));
  });
});

describe('a varṣaphala in a language', () => {
  const told = (html: string): string => html.replace(/<(style|svg|code)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
  const chapters: YearReportOptions['chapters'] = YEAR_CHAPTERS.map(({ id }) => id).filter((id) => id !== 'method');

  it.each(
    sampled(
      LANGUAGES.filter(({ fallback }) => fallback.length > 0),
      4,
    ).map((language) => [language.tag, language] as const),
  )('%s has its names of grahas and signs, and none of them in English', (tag, language) => {
    const html = year(ASKED, { ...OPTIONS, language, digits: 'latin', chapters });
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html).not.toMatch(/undefined|NaN|\[object|null/);
    const words = told(html);
    const cells = all(html, /<td[^>]*>([^<]*)<\/td>/g);
    expect(cells.length).toBeGreaterThan(500);
    for (const [group, names] of [
      ['grahas', GRAHAS],
      ['signs', SIGNS.map(({ name }) => name)],
    ] as const)
      for (const name of names) {
        const own = text(language, group, name);
        expect(words).toContain(own);
        if (!own.includes(name)) expect(cells.filter((cell) => cell.split(/\W+/).includes(name))).toEqual([]);
      }
  });

  it('writes dates with its months, and digits as asked', () => {
    const html = (digits: 'latin' | 'native'): string =>
      told(year(ASKED, { ...OPTIONS, language: hi, digits, chapters: ['periods'] }));
    expect(html('latin')).toContain('3 अक्टू॰ 1929, 16:57');
    expect(html('native')).toContain('३ अक्टू॰ १९२९, १६:५७');
  });

  it('is the English one in English', () => {
    expect(year(ASKED, { ...OPTIONS, language: en })).toBe(page);
  });
});

describe('what reports share', () => {
  it('lets a kuṇḍalī have a node, which Sāḍe Sātī does not ask for', () => {
    expect(kundli({ birth: GANDHI, node: 'mean' }, { chapters: ['sade_sati'] })).toContain('Sade Sati 1');
  });

  it('fills the cover of the paper', () => {
    const height = (paper: 'a4' | 'letter'): string[] => all(chapter(['glance'], { paper }), /min-height:(\d+)mm/g);
    expect(height('a4')).toEqual(['255']);
    expect(height('letter')).toEqual(['237']);
  });
});
