import type { Operation } from '../operation/operation.js';
import { type Present, present } from '../time/present.js';
import type { Io, Option, Values } from './command.js';

const WORDS: Readonly<Record<string, string>> = { date: 'today', time: 'now', moment: 'now' } satisfies Present;

/** Returns the word for the present that an option takes, where it takes one. */
export function presentWord({ field }: Option): string | undefined {
  return WORDS[field?.split('.').at(-1) ?? ''];
}

/**
 * Returns the values of a call with `today` and `now` turned into the date, the time and the moment that count as the present: on the clocks of
 * `--tz`, or of UTC where there is no such option.
 */
export function withPresent(values: Values, options: readonly Option[], { now }: Pick<Io, 'now'>): Values {
  const requested = options.filter(
    (option) => values[option.flag] !== undefined && values[option.flag] === presentWord(option),
  );
  if (requested.length === 0) return values;
  const texts: Readonly<Record<string, string>> = { ...present(now, String(values.tz ?? 'UTC')) };
  return {
    ...values,
    ...Object.fromEntries(requested.map(({ flag, field }) => [flag, texts[field?.split('.').at(-1) ?? ''] ?? ''])),
  };
}

const OF_THIS_YEAR: readonly string[] = ['calendar.festivals'];

export function withThisYear(values: Values, { name }: Operation, { now }: Pick<Io, 'now'>): Values {
  const isGiven = ['year', 'from', 'to', 'input'].some((flag) => values[flag] !== undefined);
  if (isGiven || !OF_THIS_YEAR.includes(name)) return values;
  return { ...values, year: Number(present(now, String(values.tz ?? 'UTC')).date.split('-')[0]) };
}
