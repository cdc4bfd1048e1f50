/** Seconds of tolerance for clock differences: times are often rounded to the minute. */
const ROUNDED = 30;
const DAY = 86_400;

/** Daylight-saving shifts, seconds. */
export const SUMMER = [3600, -3600, 1800, -1800];
/** Days between the calendars, from the tenth century to some way beyond our time. */
const CALENDARS = { from: 5, to: 14 };

/**
 * Possible reasons for another instant, in words.
 * @param seconds by which the other program's instant is later
 * @param meanTime seconds by which it would be later if the clock were local mean time; `undefined` where it was read so here, too
 */
export function delayWords(seconds: number, meanTime: number | undefined): string {
  const near = (other: number): boolean => Math.abs(seconds - other) <= ROUNDED;
  if (near(0)) return 'a rounded time, or another ΔT';
  if (meanTime !== undefined && near(meanTime)) return 'the clock was read as local mean time';
  if (SUMMER.some(near)) return 'daylight saving time: one program adds the hour and the other does not';
  const days = Math.round(Math.abs(seconds) / DAY);
  if (days >= CALENDARS.from && days <= CALENDARS.to && near(Math.sign(seconds) * days * DAY))
    return 'the date was read in the other calendar, Julian or Gregorian';
  return 'another instant: another zone, another fold of the clock, or a time typed otherwise';
}
