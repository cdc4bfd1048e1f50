import { parseInput } from '../../input/parse.js';
import { panchangOperation } from '../../panchang/day.js';
import { panchangSpan } from '../../panchang/span.js';
import { daysFromCivil, formatDate, parseDate } from '../../time/calendar.js';
import type { Place } from '../../types.js';
import { type Command, JSON_OPTION, json, type Option, UsageError, type Values } from '../command.js';
import { toInput } from '../input.js';
import { placeOptions } from '../options.js';
import { panchangaLines, panchangaTable, placeText } from '../render/panchanga.js';

const MAX_DAYS = 3660;

const OPTIONS: readonly Option[] = [
  { flag: 'date', kind: 'text', field: 'date', value: 'YYYY-MM-DD', summary: 'Date at the place', explain: true },
  ...placeOptions('place'),
  {
    flag: 'sunrise',
    kind: 'text',
    field: 'sunrise',
    value: 'DEFINITION',
    summary: 'What sunrise means: the upper limb with refraction, or (hindu) the centre of the disc without',
  },
  {
    flag: 'days',
    kind: 'number',
    value: 'N',
    summary: `Print a table of N days from the date on, 1 to ${MAX_DAYS}`,
  },
  JSON_OPTION,
];

function daysAsked({ days }: Values): number | undefined {
  if (days === undefined) return undefined;
  const count = Number(days);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_DAYS) return count;
  throw new UsageError(`--days is ${days}; it must be a whole number from 1 to ${MAX_DAYS}.`);
}

/** `siddhanta panchang` */
export const panchangCommand: Command = {
  name: 'panchang',
  operation: panchangOperation,
  summary: panchangOperation.summary,
  options: OPTIONS,
  example: 'panchang --date 2025-11-22 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata',
  run(values) {
    const schema = panchangOperation.schema();
    const count = daysAsked(values);
    const given = toInput(OPTIONS, values, schema);
    const sunrise = values.sunrise === 'hindu' ? 'hindu' : 'upper limb';
    if (count === undefined) {
      const result = panchangOperation.call(given);
      return values.json === true ? json(result) : `${panchangaLines(result.data, sunrise).join('\n')}\n`;
    }
    // The schema has accepted the input, so it is of the operation's input type.
    const input = parseInput(schema, given) as { date: string; place: Place };
    const { year, month, day } = parseDate(input.date);
    const last = formatDate(daysFromCivil(year, month, day) + count - 1);
    const days = panchangSpan(input.place, input.date, last, values.sunrise === 'hindu' ? { sunrise: 'hindu' } : {});
    if (values.json === true) return `${JSON.stringify([...days], null, 2)}\n`;
    const lines = [`${placeText(input.place)}, Lahiri ayanamsa, ${sunrise} sunrise`, ''];
    return `${[...lines, ...panchangaTable(days)].join('\n')}\n`;
  },
};
