export const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Returns the tag that the browser writes dates in: a day before its month in English, too. */
export const tagOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/**
 * Returns a date in words of a language, `28 Nov 2026`; what is no date stays as it is. The dates are those of the place, so no zone moves
 * them.
 */
export function dateWords(
  date: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string {
  const at = DATE.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? date : new Date(at).toLocaleDateString(tagOf(language), { ...options, timeZone: 'UTC' });
}

/** Returns the date some days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns how many days lie between two dates, less than none where the second is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
