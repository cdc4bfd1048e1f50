import { describe, expect, it } from 'vitest';
import { en } from '../../src/names/languages/en.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { mr } from '../../src/names/languages/mr.gen.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { text } from '../../src/names/resolve.js';
import { CHAPTERS } from '../../src/report/chapters.js';
import { type KundliOptions, kundli } from '../../src/report/index.js';
import { forBirth } from '../../src/texts/index.js';
import { AYANAMSAS, type Birth } from '../../src/types.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { sampled } from '../support/sample.js';
import { BIRTHS } from './births.js';

const GANDHI = BIRTHS.Gandhi as Birth;
const OPTIONS: KundliOptions = { name: 'M. K. Gandhi', at: '1930-03-12T06:00:00+05:30' };
const page = kundli({ birth: GANDHI }, OPTIONS);

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);

describe('a kuṇḍalī', () => {
  it('has the day of the birth in every school', () => {
    const html = kundli({ birth: GANDHI, ayanamsa: 'raman' }, { chapters: ['birth'] });
    expect(html).toContain('Pañcāṅga of the day');
    expect(html).toContain('Raman ayanāṁśa');
  });

  it('is the same for the same input', () => {
    expect(kundli({ birth: GANDHI }, OPTIONS)).toBe(page);
  });

  it('loads nothing and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link|<iframe|@import|url\(|\son\w+=/);
    expect(all(page, /(?:src|href)="([^"]*)"/g).filter((address) => !address.startsWith('#'))).toEqual([]);
  });

  it('is at most a megabyte', () => {
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
  });

  it('has a chapter for each of its contents, and every picture under its own id', () => {
    const links = all(page, /<li><a href="#(\w+)"/g);
    expect(links).toEqual(CHAPTERS.filter(({ onWish }) => onWish !== true).map(({ id }) => id));
    const ids = all(page, /\sid="([^"]+)"/g);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has balanced elements', () => {
    const body = page.slice(page.indexOf('<body>'), page.indexOf('</html>'));
    const open: string[] = [];
    for (const [, slash, name = '', rest = ''] of body.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>/gi)) {
      if (slash === '/') expect(open.pop()).toBe(name);
      else if (!rest.endsWith('/') && name !== 'br' && name !== 'img') open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('says what runs at the moment given, and nothing of a moment where none is given', () => {
    expect(page).toContain('Running on 12 Mar 1930');
    expect(page).toContain('Rahu–Saturn period');
    expect(page).toContain('Rahu–Saturn to the third level');
    const timeless = kundli({ birth: GANDHI });
    expect(timeless).not.toContain('Running on');
    expect(timeless).not.toContain('to the third level');
  });

  it('marks the period that runs on its day alone', () => {
    const marked = all(page, /<tr class="now"><td>([^<]*)<\/td>/g);
    expect(marked).toEqual(['Lagna', 'Rahu–Saturn–Jupiter', 'Saturn', 'Sankata (Rahu)']);
  });

  it('states the places of its birth', () => {
    for (const text of ['4°23′ Libra', '27°55′ Cancer', 'Ashlesha 4', '2 Oct 1869', 'UTC+04:38:31'])
      expect(page).toContain(text);
  });

  it('escapes what it is given', () => {
    const name = '<b>"A" & B</b>';
    const html = kundli({ birth: GANDHI }, { name, contact: name, place_name: name, chapters: ['method'] });
    expect(html).not.toContain('<b>"A"');
    expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    expect(html).toContain(String.raw`content:"\3c b>\22 A\22  & B\3c /b>"`);
  });

  it('cannot be left through the name in the style sheet', () => {
    expect(
      kundli({ birth: GANDHI }, { name: 'x</style><script>alert(1)</script>', chapters: ['method'] }),
    ).not.toContain('<script>');
  });

  it('writes the chapters that are asked for, in its own order', () => {
    const html = kundli({ birth: GANDHI }, { chapters: ['kp', 'birth'] });
    expect(all(html, /<section class="chapter[^"]*" id="(\w+)"/g)).toEqual(['birth', 'kp']);
  });

  it('leaves out what is sensitive unless it is asked for', () => {
    expect(page).toContain('rules about death or illness are left out');
    expect(kundli({ birth: GANDHI }, { chapters: ['yogas'], sensitive: true })).not.toContain('are left out');
  });

  it.each(sampled(Object.entries(BIRTHS), 2))('is whole for the birth of %s', (_, birth) => {
    const html = kundli({ birth }, { at: '1960-01-01T00:00:00Z' });
    expect(html).not.toMatch(/undefined|NaN|\[object|null/);
    expect(all(html, /<section class="chapter[^"]*" id="(\w+)"/g)).toHaveLength(CHAPTERS.length - 1);
  });

  it.each(sampled(AYANAMSAS, 2))('is written for the school %s', (ayanamsa) => {
    expect(kundli({ birth: GANDHI, ayanamsa }, { chapters: ['glance', 'yogas'] })).toContain('At a glance');
  });

  it('says that a time is unknown, and what a wrong time changes', () => {
    const { time: _, ...timeless } = GANDHI;
    expect(kundli({ birth: timeless })).toContain('unknown; noon stands in');
    const wrong = kundli({ birth: { ...GANDHI, uncertainty_minutes: 10 } });
    expect(wrong).toContain('If the time is wrong by up to 10 minutes');
  });
});

describe('the pages of a kuṇḍalī', () => {
  it('a narrow tall table stands in two halves, with every row once', () => {
    const [, halves = ''] = /<h4>Varnada of each house<\/h4><div class="halves">(.*?)<\/div>/s.exec(page) ?? [];
    expect(all(halves, /<table/g)).toHaveLength(2);
    expect(all(halves, /<tr><td[^>]*>(\d+)<\/td>/g)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  });

  it('Sāḍe Sātī shares those of the doṣas and their running head, and has its own where it stands alone', () => {
    expect(page).toContain('content:"Doṣas as evidence · Sāḍe Sātī"');
    expect(page).toContain('#doshas,#sade_sati{page:doshas}');
    const alone = kundli({ birth: GANDHI }, { chapters: ['sade_sati'] });
    expect(alone).toContain('content:"Sāḍe Sātī"');
    expect(alone).toContain('<section class="chapter" id="sade_sati">');
  });
});

describe('a kuṇḍalī in a language', () => {
  const told = (html: string): string => html.replace(/<(style|svg|code)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
  const chapters: KundliOptions['chapters'] = ['glance', 'birth', 'houses', 'vargas', 'periods', 'yogini'];

  it.each(
    sampled(
      LANGUAGES.filter(({ fallback }) => fallback.length > 0),
      4,
    ).map((language) => [language.tag, language] as const),
  )('%s has its names of grahas, signs, nakṣatras and limbs, and none of them in English', (tag, language) => {
    const html = kundli({ birth: GANDHI }, { ...OPTIONS, language, digits: 'latin', chapters });
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html).not.toMatch(/undefined|NaN|\[object|null/);
    const words = told(html);
    const cells = all(html, /<td[^>]*>([^<]*)<\/td>/g);
    expect(cells.length).toBeGreaterThan(100);
    for (const graha of GRAHAS) {
      expect(words).toContain(text(language, 'grahas', graha));
      if (text(language, 'grahas', graha) !== graha) expect(cells).not.toContain(graha);
    }
    for (const star of ['Ashlesha', 'Chitra']) expect(words).toContain(text(language, 'nakshatras', star));
    for (const sign of ['Libra', 'Cancer', 'Virgo']) expect(words).toContain(text(language, 'signs', sign));
    expect(words).toContain(text(language, 'limbs', 'tithi'));
    expect(kundli({ birth: GANDHI }, { ...OPTIONS, language, digits: 'latin', chapters })).toBe(html);
  });

  it('writes dates with its months, and digits as asked', () => {
    const withDigits = (digits?: 'latin' | 'native') =>
      kundli(
        { birth: GANDHI },
        { ...OPTIONS, language: hi, ...(digits === undefined ? {} : { digits }), chapters: ['periods'] },
      );
    expect(told(withDigits())).toContain('2 अक्टू॰ 1869');
    expect(told(withDigits('native'))).toContain('२ अक्टू॰ १८६९');
    expect(withDigits('native')).toBe(withDigits('native'));
    const marathi = kundli({ birth: GANDHI }, { ...OPTIONS, language: mr, chapters: ['method'] });
    expect(marathi).toContain('१८६९');
    // What is typed stays as it is typed, and so do style sheet and pictures.
    expect(/<code>(.*?)<\/code>/s.exec(marathi)?.[1]).toContain('1869-10-02');
    expect(/<style>(.*?)<\/style>/s.exec(marathi)?.[1]).not.toMatch(/[०-९]/);
  });

  it('says once what stays in English', () => {
    const html = kundli({ birth: GANDHI }, { ...OPTIONS, language: hi, chapters: ['method'] });
    expect(all(html, /(What the language has no words for)/g)).toHaveLength(1);
    expect(page).not.toContain('What the language has no words for');
  });

  it('is the English one in English', () => {
    expect(kundli({ birth: GANDHI }, { ...OPTIONS, language: en })).toBe(page);
  });
});

describe('options of a kuṇḍalī', () => {
  it.each([
    [{ style: 'west' }, 'invalid_value', 'style'],
    [{ paper: 'a5' }, 'invalid_value', 'paper'],
    [{ chapters: [] }, 'invalid_value', 'chapters'],
    [{ chapters: ['weather'] }, 'invalid_value', 'chapters'],
    [{ logo: 'https://example.com/logo.png' }, 'invalid_value', 'logo'],
    [{ name: 7 }, 'invalid_value', 'name'],
    [{ sensitive: 'yes' }, 'invalid_value', 'sensitive'],
    [{ colour: 'red' }, 'unknown_field', 'colour'],
    [{ at: 'yesterday' }, 'invalid_value', 'at'],
    [{ language: 'hi' }, 'invalid_value', 'language'],
    [{ digits: 'roman' }, 'invalid_value', 'digits'],
  ])('%j is refused', (options, code, field) => {
    expect(() => kundli({ birth: GANDHI }, options as KundliOptions)).toThrow(expect.objectContaining({ code, field }));
  });

  it('an input with a field that there is not is refused', () => {
    expect(() => kundli({ birth: GANDHI, user_name: 'x' } as never)).toThrow(
      expect.objectContaining({ code: 'unknown_field' }),
    );
  });
});

describe('what the texts say', () => {
  const chapter = (options: KundliOptions): string => kundli({ birth: GANDHI }, { ...options, chapters: ['texts'] });

  it('stands verse by verse, with the notice whose statements these are', () => {
    const html = chapter({});
    expect(html).toContain('They are not statements of this library');
    expect(all(html, /<td>(Phaladīpikā 9\.7)<\/td><td>Libra rises<\/td>/g).length).toBeGreaterThan(0);
    expect(html).not.toContain('period of Rahu');
    expect(chapter({ at: '1930-03-12T06:00:00+05:30' })).toContain('period of Rahu');
  });

  it('counts what is sensitive, and has it where it is asked for', () => {
    const count = forBirth({ birth: GANDHI }).data.withheld?.count;
    expect(count).toBeGreaterThan(0);
    expect(chapter({})).toContain(`${count} clauses about death`);
    const html = chapter({ sensitive: true });
    expect(html).not.toContain('clauses about death');
    expect(html.length).toBeGreaterThan(chapter({}).length);
  });

  it('shows at most 24 rows of a topic, and how many more there are', () => {
    const html = chapter({ sensitive: true });
    const counts = all(html, /<tbody>(.*?)<\/tbody>/gs).map((body) => body.split('<tr').length - 1);
    expect(Math.max(...counts)).toBe(24);
    expect(html).toMatch(/<p class="note">\d+ more on this topic: siddhanta texts for-birth\.<\/p>/);
  });
});
