import { formatClock, formatDate } from '../time/calendar.js';
import { DAY_SECONDS } from '../time/julian.js';
import { isZoneName, offsetAt } from '../time/zone.js';
import type { Io, Option, Values } from './command.js';

/** What stands for the present in an option, by the end of the field that it fills. */
const WORDS: Readonly<Record<string, string>> = { date: 'today', time: 'now', moment: 'now' };

/** Returns the word for the present that an option takes, where it takes one. */
export function presentWord({ field }: Option): string | undefined {
  return WORDS[field?.split('.').at(-1) ?? ''];
}

/** Returns the present as fields have it: the date and the time on the clocks of a zone, and the moment. */
function present(now: Date, zone: string): Readonly<Record<string, string>> {
  const seconds = Math.floor(now.getTime() / 1000) + offsetAt(zone, now.getTime());
  const days = Math.floor(seconds / DAY_SECONDS);
  return {
    date: formatDate(days),
    time: formatClock(seconds - days * DAY_SECONDS),
    moment: `${now.toISOString().slice(0, 19)}Z`,
  };
}

/**
 * Returns the values of a call with `today` and `now` turned into the date, the time and the moment that count as the present: on the clocks of
 * `--tz`, or of UTC where there is no such option.
 */
export function withPresent(values: Values, options: readonly Option[], { now }: Pick<Io, 'now'>): Values {
  const asked = options.filter(
    (option) => values[option.flag] !== undefined && values[option.flag] === presentWord(option),
  );
  if (asked.length === 0) return values;
  const zone = String(values.tz ?? 'UTC');
  const texts = present(now, isZoneName(zone) ? zone : 'UTC');
  return {
    ...values,
    ...Object.fromEntries(asked.map(({ flag, field }) => [flag, texts[field?.split('.').at(-1) ?? ''] ?? ''])),
  };
}
