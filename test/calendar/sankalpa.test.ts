import { describe, expect, it } from 'vitest';
import printed from '../../fixtures/sources/calendar-dates.json' with { type: 'json' };
import names from '../../fixtures/sources/names.json' with { type: 'json' };
import { day, type SankalpaRegion, sankalpa } from '../../src/calendar/index.js';
import { devanagari } from '../../src/calendar/rules/devanagari.js';
import { SANKALPA_KEYS } from '../../src/calendar/sankalpaText.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const told = (moment: string, region: SankalpaRegion) => sankalpa({ moment, region, place }).data;

describe.each(printed.sankalpa.rows)(
  'as printed: $source',
  ({ moment, place: where, region, names: expected, tithi, phrases }) => {
    const { data } = sankalpa({ moment, place: where, region: region as SankalpaRegion });

    it('names the same year, course, star and day', () => {
      expect(data).toMatchObject(expected);
      expect(data.tithi.number).toBe(tithi);
      for (const phrase of phrases) expect(data.iast.split(' ').join(' ')).toContain(phrase);
    });

    it('names no land outside South Asia', () => {
      expect(data.iast).not.toContain('jambūdvīpe');
      expect(data.phrases.map(({ key }) => key)).toEqual(
        SANKALPA_KEYS.filter((key) => key !== 'dvipa' && key !== 'varsha'),
      );
    });
  },
);

describe('the regions', () => {
  it('differ in month, year and words of the weekday', () => {
    const [south, tamil, north] = (['south', 'tamil', 'north'] as const).map((region) =>
      told('2026-02-10T09:00:00+05:30', region),
    );
    expect([south?.month, north?.month]).toEqual(['Magha', 'Phalguna']);
    expect(tamil?.iast).toContain('makaramāse');
    expect(south?.iast).toContain('bhaumavāsarayuktāyāṁ');
    expect(north?.iast).toContain('maṅgalavāsare');
    expect(north?.samvatsara).toBe(day({ date: '2026-02-10', place }).data.samvatsara.north);
    expect(south?.samvatsara).toBe(day({ date: '2026-02-10', place }).data.samvatsara.south);
  });

  it('tell an intercalary month', () => {
    expect(told('2026-05-20T09:00:00+05:30', 'south').iast).toContain('adhikajyeṣṭhamāse');
  });

  it('have Devanāgarī that says what the IAST says', () => {
    const { phrases } = told('2026-03-21T09:00:00+05:30', 'south');
    const of = (key: string) => phrases.find((phrase) => phrase.key === key)?.devanagari;
    expect([of('ritu'), of('masa'), of('paksha'), of('tithi')]).toEqual([
      'वसन्त ऋतौ',
      'चैत्रमासे',
      'शुक्लपक्षे',
      'तृतीयायां तिथौ',
    ]);
  });

  it('take the weekday from sunrise', () => {
    expect(told('2026-03-21T03:00:00+05:30', 'north').weekday).toBe('Friday');
    expect(told('2026-03-21T09:00:00+05:30', 'north').weekday).toBe('Saturday');
  });
});

it('writes the names of the almanac in Devanāgarī as the dictionary of names has them', () => {
  for (const group of ['masas', 'tithis', 'ayanas', 'ritus', 'karana_kinds', 'signs'] as const) {
    for (const { sa, 'sa-Latn': latin } of Object.values(names.groups[group])) {
      expect(devanagari(latin.t.toLowerCase().replace('ṃ', 'ṁ'))).toBe(sa.t);
    }
  }
  expect(devanagari('brahmaṇaḥ aiśānye')).toBe('ब्रह्मणः ऐशान्ये');
});
