import { type DivisionalInput, divisional } from '../charts/divisional.js';
import { rasi } from '../charts/rasi.js';
import { SiddhantaError } from '../errors.js';
import { CHART_STYLES, type ChartStyle } from '../svg/chartStyles.js';
import type { ChartOptions, ChartResult } from '../svg/figure.js';
import { clockTime } from '../time/clockTime.js';
import type { Birth } from '../types.js';
import { registeredLanguage } from './languages.js';

/** The attributes that a chart is drawn from. */
export const ATTRIBUTES = [
  'date',
  'time',
  'latitude',
  'longitude',
  'timezone',
  'varga',
  'data',
  'chart-style',
  'theme',
  'language',
  'digits',
  'size',
] as const;

type Attribute = (typeof ATTRIBUTES)[number];

type Read = (name: Attribute) => string | undefined;

/** What is no number stays a text, for the library to refuse. */
function numberIn(text: string | undefined): number | undefined {
  const value = Number(text);
  return (text?.trim() === '' || Number.isNaN(value) ? text : value) as number | undefined;
}

function parsed(text: string): ChartResult {
  try {
    return JSON.parse(text);
  } catch {
    throw new SiddhantaError('invalid_value', 'data is not valid JSON; it must be the result of a chart.', {
      field: 'data',
    });
  }
}

function computed(read: Read): ChartResult {
  const time = read('time');
  const place = {
    latitude: numberIn(read('latitude')),
    longitude: numberIn(read('longitude')),
    timezone: read('timezone'),
  };
  const birth = { date: read('date'), ...(time === undefined ? {} : { time: clockTime(time) }), place } as Birth;
  const varga = read('varga');
  return varga === undefined || varga === 'd1'
    ? rasi({ birth })
    : divisional({ birth, varga: varga as DivisionalInput['varga'] });
}

function styleOf(name: string): ChartStyle {
  if (Object.hasOwn(CHART_STYLES, name)) return name as ChartStyle;
  throw new SiddhantaError(
    'invalid_value',
    `chart-style is ${JSON.stringify(name.slice(0, 40))}; it must be one of ${Object.keys(CHART_STYLES).join(', ')}.`,
    { field: 'chart-style' },
  );
}

/**
 * Returns the chart that an element shows, as SVG; undefined while it has nothing to show.
 *
 * @throws {SiddhantaError} as the functions that compute and draw it
 */
export function drawn(read: Read, result: ChartResult | undefined): string | undefined {
  const data = read('data');
  if (result === undefined && data === undefined && read('date') === undefined) return undefined;
  const style = styleOf(read('chart-style') ?? 'north');
  const tag = read('language');
  const options = {
    theme: read('theme'),
    digits: read('digits'),
    size: numberIn(read('size')),
    language: tag === undefined ? undefined : registeredLanguage(tag),
  } as ChartOptions;
  return CHART_STYLES[style](result ?? (data === undefined ? computed(read) : parsed(data)), options);
}
