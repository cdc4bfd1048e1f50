import { describe, expect, it } from 'vitest';
import { drawn } from '../../src/element/drawn.js';
import { defineSiddhantaChart, registerLanguages } from '../../src/element/index.js';
import { divisional, rasi } from '../../src/index.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { northIndian, southIndian } from '../../src/svg/index.js';
import { BIRTH } from '../support/pictures.js';

const ATTRIBUTES = {
  date: '1990-08-15',
  time: '08:30',
  latitude: '28.6139',
  longitude: '77.209',
  timezone: 'Asia/Kolkata',
};
const shown = (attributes: Readonly<Record<string, string>>, result?: Parameters<typeof drawn>[1]) =>
  drawn((name) => attributes[name], result);

describe('what <siddhanta-chart> draws', () => {
  it('is imported and defined without harm where there is no DOM', () => {
    expect(typeof customElements).toBe('undefined');
    expect(() => defineSiddhantaChart()).not.toThrow();
  });

  it('is nothing before it has something to show', () => {
    expect(shown({ 'chart-style': 'south' })).toBeUndefined();
  });

  it('is the chart of a birth, or a division', () => {
    expect(shown(ATTRIBUTES)).toBe(northIndian(rasi({ birth: BIRTH })));
    const d9 = divisional({ birth: BIRTH, varga: 'd9' });
    expect(shown({ ...ATTRIBUTES, varga: 'd9', 'chart-style': 'south', theme: 'dark', size: '480' })).toBe(
      southIndian(d9, { theme: 'dark', size: 480 }),
    );
  });

  it('is a result, as JSON or as an object, which wins', () => {
    const [chart, d9] = [rasi({ birth: BIRTH }), divisional({ birth: BIRTH, varga: 'd9' })];
    expect(shown({ data: JSON.stringify(chart) })).toBe(northIndian(chart));
    expect(shown({ data: JSON.stringify(chart) }, d9)).toBe(northIndian(d9));
  });

  it('has the languages that were registered', () => {
    expect(() => shown({ ...ATTRIBUTES, language: 'ta' })).toThrow('it must be one of en.');
    registerLanguages(ta);
    const expected = northIndian(rasi({ birth: BIRTH }), { language: ta, digits: 'native' });
    expect(shown({ ...ATTRIBUTES, language: 'ta-IN', digits: 'native' })).toBe(expected);
    expect(shown({ ...ATTRIBUTES, language: 'en-GB' })).toBe(northIndian(rasi({ birth: BIRTH })));
  });

  it.each([
    [{ latitude: 'north' }, 'latitude'],
    [{ latitude: '' }, 'latitude'],
    [{ date: '1990-02-30' }, 'date'],
    [{ varga: 'd13' }, 'varga'],
    [{ 'chart-style': 'toString' }, 'chart-style'],
    [{ theme: 'blue' }, 'theme'],
    [{ size: '10' }, 'size'],
    [{ data: '{' }, 'data'],
    [{ data: 'null' }, 'result'],
  ])('refuses %j', (attributes, field) => {
    expect(() => shown({ ...ATTRIBUTES, ...attributes })).toThrow(field);
  });
});
