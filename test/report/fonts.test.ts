import { describe, expect, it } from 'vitest';
import { almanac, kundli, match, type ReportFont, year } from '../../src/report/index.js';

const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
const birth = { date: '1869-10-02', time: '07:12:00', place };
const FONT: ReportFont = { family: 'Noto Serif', data: 'data:font/woff2;base64,d09GMg==' };
const FACE =
  '@font-face{font-family:"Noto Serif";src:url(data:font/woff2;base64,d09GMg==);font-weight:400;font-display:block}';

const kundliWith = (fonts: unknown): string =>
  kundli({ birth }, { chapters: ['method'], fonts: fonts as readonly ReportFont[] });

describe('fonts within a document', () => {
  it('are in the style sheet of every document, before the families that ask for them', () => {
    const fonts = [FONT, { ...FONT, weight: '600 800' }];
    const all = [
      kundliWith(fonts),
      match({ bride: { birth }, groom: { birth } }, { fonts }),
      year({ birth, year: 1929 }, { chapters: ['method'], fonts }),
      almanac({ from: '2027-10-01', to: '2027-10-02', place }, { fonts }),
    ];
    for (const html of all) {
      expect(html).toContain(`<style>${FACE}`);
      expect(html).toContain('font-weight:600 800');
      expect(html.indexOf('@font-face')).toBeLessThan(html.indexOf("'Noto Serif'"));
    }
    expect(kundliWith([])).not.toContain('@font-face');
    expect(kundliWith(undefined)).toBe(kundliWith([]));
  });

  it.each<[unknown, string]>([
    ['Noto Serif', 'fonts'],
    [Array.from({ length: 13 }, () => FONT), 'fonts'],
    [[{ ...FONT, family: 'Noto"}body{display:none' }], 'fonts.0.family'],
    [[FONT, { ...FONT, data: 'https://example.org/font.woff2' }], 'fonts.1.data'],
    [[{ ...FONT, data: 'data:font/woff2;base64,d09)}' }], 'fonts.0.data'],
    [[{ ...FONT, data: `data:font/woff2;base64,${'A'.repeat(2_000_000)}` }], 'fonts.0.data'],
    [[{ ...FONT, weight: 'bold' }], 'fonts.0.weight'],
    [[{ ...FONT, weight: 700 }], 'fonts.0.weight'],
    [[null], 'fonts.0'],
  ])('are refused where they are none: %#', (fonts, field) => {
    expect(() => kundliWith(fonts)).toThrow(expect.objectContaining({ code: 'invalid_value', field }));
  });

  it('have no other fields', () => {
    expect(() => kundliWith([{ ...FONT, style: 'italic' }])).toThrow(
      expect.objectContaining({ code: 'unknown_field', field: 'style' }),
    );
  });
});
