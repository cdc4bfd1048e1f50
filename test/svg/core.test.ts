import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divisional, isSiddhantaError, rasi } from '../../src/index.js';
import { bn } from '../../src/names/languages/bn.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { eastIndian, northIndian, type PlainChartResult, southIndian, wordsOf } from '../../src/svg/core.js';
import { BIRTH, crowded, DELHI, STYLES as EVERY } from '../support/pictures.js';

const PLAIN = { northIndian, southIndian, eastIndian };
const STYLES = ['northIndian', 'southIndian', 'eastIndian'] as const;
const chart = rasi({ birth: BIRTH, user_name: 'Asha & Ravi' });

function failure(run: () => unknown): readonly [string, string | undefined] {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
  return ['nothing', undefined];
}

describe('charts of a small bundle', () => {
  it('are those of siddhanta/svg, character by character', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom('d9', 'd10', 'd30', undefined),
        fc.constantFrom(...STYLES),
        fc.record({
          size: fc.constantFrom(240, 320, 600, 1200),
          theme: fc.constantFrom('light', 'dark', 'print', 'auto'),
          degrees: fc.boolean(),
          retrograde: fc.boolean(),
          highlight: fc.constantFrom(7, [1, 5, 9]),
        }),
        fc.constantFrom(undefined, hi, ta, bn),
        fc.constantFrom(undefined, 'latin', 'native'),
        (moment, varga, style, options, language, digits) => {
          const [date = '', time = ''] = moment.toISOString().split(/[T.]/);
          const birth = { date, time, place: DELHI };
          const result = varga === undefined ? rasi({ birth }) : divisional({ varga, birth });
          const words = language === undefined ? undefined : wordsOf(language, digits);
          expect(PLAIN[style](result, { ...options, words })).toBe(
            EVERY[style](result, { ...options, language, digits: language && digits }),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('draw a crowded house in the same way', () => {
    const full = crowded(3, 3) as PlainChartResult;
    for (const style of STYLES) expect(PLAIN[style](full, { size: 240 })).toBe(EVERY[style](full, { size: 240 }));
  });

  it('clip a name in letters of which they have no widths, and measure it with the words of a language', () => {
    const title = 'नरेन्द्र';
    expect(northIndian(chart, { title })).toMatch(/<svg x="[\d.]+" y="[\d.]+" width="[\d.]+" height="[\d.]+"><text/);
    expect(northIndian(chart, { title, words: wordsOf(undefined) })).toBe(EVERY.northIndian(chart, { title }));
  });

  it('refuse unknown options', () => {
    const draw = (options: object, result: unknown = chart) =>
      failure(() => northIndian(result as PlainChartResult, options));
    expect(draw({ language: hi })).toEqual(['unknown_field', 'language']);
    expect(draw({ combust: 'surya_siddhanta' })).toEqual(['unknown_field', 'combust']);
    expect(draw({ words: hi })).toEqual(['invalid_value', 'words']);
    expect(draw({ words: null })).toEqual(['invalid_value', 'words']);
    expect(draw({ degrees: 'yes' })).toEqual(['invalid_value', 'degrees']);
    expect(draw({ highlight: 13 })).toEqual(['invalid_value', 'highlight']);
    expect(failure(() => northIndian(chart, null as never))).toEqual(['invalid_value', 'options']);
    for (const result of [
      undefined,
      null,
      {},
      { data: {} },
      { data: { ...chart.data, planetary_positions: undefined } },
    ])
      expect(draw({}, result === undefined ? null : result)).toEqual(['invalid_value', 'result']);
    const { ascendant, ...rest } = chart.data;
    expect(draw({}, { data: rest })).toEqual(['invalid_value', 'data.ascendant.longitude']);
    const wrong = {
      ...chart.data.planetary_positions,
      Mars: { ...chart.data.planetary_positions.Mars, longitude: Number.NaN },
    };
    expect(draw({}, { data: { ...chart.data, ascendant, planetary_positions: wrong } })).toEqual([
      'invalid_value',
      'data.planetary_positions.Mars',
    ]);
    expect(failure(() => wordsOf(hi, 'roman' as never))).toEqual(['invalid_value', 'digits']);
    expect(failure(() => wordsOf('hi' as never))).toEqual(['invalid_value', 'language']);
  });
});
