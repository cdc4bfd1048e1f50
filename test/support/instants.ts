/** Returns the seconds since 1970 of an instant with its offset; unlike `Date.parse` it also reads the offsets of local mean time, which have seconds. */
export function secondsOf(text: string | null): number {
  const [, clock, sign, hours, minutes, rest = '0'] = /^(.*)([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(String(text)) ?? [];
  if (clock === undefined) return Date.parse(String(text)) / 1000;
  const offset = 3600 * Number(hours) + 60 * Number(minutes) + Number(rest);
  return Date.parse(`${clock}Z`) / 1000 - (sign === '-' ? -offset : offset);
}
