import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { hi } from '../../src/names/whole/hi.gen.js';
import { ta } from '../../src/names/whole/ta.gen.js';
import { heliacalStrip } from '../../src/svg/index.js';
import { lostIn, SUN_PASSES } from '../../src/svg/rules/lost.js';
import { emWidth } from '../../src/svg/scripts.js';
import { type HeliacalEvent, heliacal } from '../../src/transits/index.js';
import { HELIACAL_STARS, STARS } from '../../src/transits/tables/heliacal.js';
import { DELHI } from '../support/pictures.js';
import { runs } from '../support/sample.js';

const span = { from: '2026-01-01T00:00:00+05:30', to: '2027-01-01T00:00:00+05:30' };
const year = heliacal({ place: DELHI, ...span });
const dayOf = (at: string): number => Date.parse(`${at.slice(0, 19)}Z`) / 86_400_000;
const bars = (svg: string): readonly [x: number, y: number, width: number][] =>
  [...svg.matchAll(/<rect class="m" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)]
    .map(([, x, y, width]): [number, number, number] => [Number(x), Number(y), Number(width)])
    // The last is that of the legend.
    .slice(0, -1);

const languageOf = (tag: string) => LANGUAGES.find((language) => language.tag === tag);

describe('the strip of visibilities', () => {
  it('has a bar from each setting to the next rising, on the scale of the span', () => {
    const svg = heliacalStrip(year, { size: 1000 });
    const [left = 0, right = 0] = (/<path class="l" d="M([\d.]+) [\d.]+L([\d.]+) /.exec(svg) ?? [])
      .slice(1)
      .map(Number);
    const days = 365;
    const x = (at: string): number => left + ((dayOf(at) - dayOf(span.from)) / days) * (right - left);
    const drawn = bars(svg);
    const expected = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Agastya'].flatMap((body) => {
      const own = year.data.events.filter(({ planet, star }) => (planet ?? star) === body);
      const first = own[0]?.phase.endsWith('first') === true ? [{ from: span.from, to: own[0].at }] : [];
      return [
        ...first,
        ...own.flatMap(({ phase, at }, i) =>
          phase.endsWith('last') ? [{ from: at, to: own[i + 1]?.at ?? span.to }] : [],
        ),
      ];
    });
    expect(drawn).toHaveLength(expected.length);
    for (const [i, { from, to }] of expected.entries()) {
      expect(drawn[i]?.[0]).toBeCloseTo(x(from), 1);
      expect((drawn[i]?.[0] ?? 0) + (drawn[i]?.[2] ?? 0)).toBeCloseTo(x(to), 1);
    }
  });

  it('has an arrow for each event: to the east in the morning, to the west in the evening', () => {
    const svg = heliacalStrip(year);
    const count = (tone: string): number => svg.split(`<path class="${tone}"`).length - 2;
    const mornings = year.data.events.filter(({ phase }) => phase.startsWith('morning')).length;
    expect([count('s'), count('o')]).toEqual([mornings, year.data.events.length - mornings]);
    expect(svg).toContain('Venus: invisible – 2026-02-17 (west), invisible 2026-10-19 (west) – 2026-10-29 (east).');
  });

  it('dates every event of a year in a wide picture', () => {
    const svg = heliacalStrip(year, { size: 1000 });
    const texts = [...svg.matchAll(/<text class="i"[^>]*>(\d+ [A-Z][a-z]{2})</g)].map(([, text]) => text);
    expect(texts).toHaveLength(year.data.events.length);
    expect(texts).toContain('19 Oct');
  });

  it('keeps letters apart and within the picture, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 36 }),
        fc.constantFrom(...LANGUAGES.map(({ tag }) => tag)),
        fc.integer({ min: 240, max: 1200 }),
        (begins, months, tag, size) => {
          const at = (month: number): string => new Date(Date.UTC(begins, month, 1)).toISOString();
          const result = heliacal({ place: DELHI, from: at(0), to: at(months) });
          if (result.data.events.length === 0) return;
          const rows = new Map<string, number>();
          for (const [, x, y = '', em, text = ''] of heliacalStrip(result, {
            language: languageOf(tag),
            size,
          }).matchAll(/<text class="[im]" x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)">([^<]*)</g)) {
            // A caption with letters that were not measured is clipped by a picture within the picture.
            if (x === '0') continue;
            expect(Number(x)).toBeGreaterThanOrEqual(rows.get(y) ?? 0);
            const end = Number(x) + emWidth(text) * Number(em);
            expect(end).toBeLessThanOrEqual(size + 0.1);
            rows.set(y, end - 0.1);
          }
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('speaks a language, and marks today', () => {
    const svg = heliacalStrip(year, { language: hi, digits: 'native', today: '2026-11-28', place: 'नई दिल्ली' });
    for (const text of ['शुक्र', 'अस्त', 'पश्चिम', 'पूर्व', 'आज', '२०२६', 'नई दिल्ली']) expect(svg).toContain(text);
    expect(heliacalStrip(year, { language: ta })).toContain('ஜூலை 14');
  });

  it('says where a star is never seen', () => {
    const north = heliacal({ place: { ...DELHI, latitude: 50 }, ...span, stars: ['Agastya', 'Abhijit'] });
    expect(heliacalStrip(north)).toContain('Agastya: never rises here.');
  });

  it.each([
    [{}, {}, 'invalid_value', 'result'],
    [{ data: { ...year.data, events: [] } }, {}, 'invalid_value', 'events'],
    [{ data: { ...year.data, events: [{ at: 'today' }] } }, {}, 'invalid_value', 'events.0.at'],
    [year, { place: 7 }, 'invalid_value', 'place'],
    [year, { today: '2027-02-01' }, 'invalid_value', 'today'],
    [year, { style: 'x' }, 'unknown_field', 'style'],
  ])('refuses unsuitable results and options: case %#', (result, options, code, field) => {
    let found: unknown;
    try {
      heliacalStrip(result as never, options as never);
    } catch (error) {
      found = isSiddhantaError(error) ? [error.code, error.field] : error;
    }
    expect(found).toEqual([code, field]);
  });
});

describe('what is lost in the light of the Sun', () => {
  const whole = { from: dayOf('2026-01-01T00:00:00'), to: dayOf('2028-01-01T00:00:00') };
  const seen = (...events: readonly (readonly [string, HeliacalEvent['phase']])[]) =>
    events.map(([date, phase]) => ({ day: dayOf(`${date}T00:00:00`), phase }));
  const dates = (events: ReturnType<typeof seen>, body: string): string[] =>
    lostIn(events, body, whole).map(({ from, to }) =>
      [from, to].map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)).join(' '),
    );

  it('is none between a first morning and a last evening a few days later', () => {
    const both = seen(
      ['2026-06-01', 'evening_first'],
      ['2026-08-10', 'morning_first'],
      ['2026-08-20', 'evening_last'],
      ['2026-11-01', 'morning_last'],
      ['2027-01-10', 'evening_first'],
    );
    expect(dates(both, 'Venus')).toEqual(['2026-01-01 2026-06-01', '2026-11-01 2027-01-10']);
    const outer = seen(['2026-03-01', 'morning_first'], ['2026-03-09', 'evening_last']);
    expect(dates(outer, 'Jupiter')).toEqual([]);
    const apart = seen(['2026-03-01', 'morning_first'], ['2027-03-09', 'evening_last']);
    expect(dates(apart, 'Jupiter')).toEqual(['2026-01-01 2026-03-01', '2027-03-09 2028-01-01']);
  });

  it('is short for the Moon, at the end of a span as well', () => {
    const moon = seen(['2026-01-17', 'morning_last'], ['2026-01-19', 'evening_first'], ['2026-02-15', 'morning_last']);
    expect(dates(moon, 'Moon')).toEqual(['2026-01-17 2026-01-19', '2026-02-15 2028-01-01']);
  });

  it('holds the day on which the Sun passes a star, however long that is', () => {
    // Agastya near the latitude at which it rises no more, longer lost than seen; Abhijit seen in morning and evening.
    const south = seen(['2026-03-20', 'evening_last'], ['2026-10-03', 'morning_first'], ['2027-03-20', 'evening_last']);
    expect(dates(south, 'Agastya')).toEqual(['2026-03-20 2026-10-03', '2027-03-20 2028-01-01']);
    const north = seen(['2026-02-01', 'evening_last'], ['2026-11-25', 'morning_first'], ['2027-02-01', 'evening_last']);
    expect(dates(north, 'Abhijit')).toEqual([]);
  });

  it('is about the day that the right ascensions give, to a day', () => {
    // The March equinox is on day 79 or 80 of the year.
    for (const star of HELIACAL_STARS)
      expect(
        Math.abs((SUN_PASSES[star] ?? 0) - ((79.5 + (STARS[star].rightAscension / 360) * 365.25) % 365.25)),
      ).toBeLessThanOrEqual(1);
    expect(Object.keys(SUN_PASSES)).toEqual([...HELIACAL_STARS]);
  });

  it('is what kālāṁśas at many latitudes say of stars: the Sun is beside what is lost', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -36, max: 48, noNaN: true }),
        fc.constantFrom(...HELIACAL_STARS),
        fc.integer({ min: 1950, max: 2060 }),
        (latitude, star, begins) => {
          const at = (one: number): string => `${one}-01-01T00:00:00Z`;
          const place = { ...DELHI, latitude };
          const { data } = heliacal({
            place,
            from: at(begins),
            to: at(begins + 2),
            planets: ['Saturn'],
            stars: [star],
          });
          const own = data.events.flatMap((event) => (event.star === star ? [{ ...event, day: dayOf(event.at) }] : []));
          if (own.length === 0) return;
          const edges = { from: dayOf(data.from), to: dayOf(data.to) };
          const lost = lostIn(own, star, edges);
          // Every year alike: as often lost as seen again, and never from a first visibility on.
          for (const { from, to } of lost) {
            const starts = own.find(({ day }) => day === from);
            const ends = own.find(({ day }) => day === to);
            expect(starts?.phase ?? 'evening_last').toBe('evening_last');
            expect(ends?.phase ?? 'morning_first').toBe('morning_first');
          }
        },
      ),
      { numRuns: runs(40) },
    );
  });
});
