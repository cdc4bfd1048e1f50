import { at } from '../../src/math/at.js';

/** Reads the offset of a zone, seconds ahead of UTC, by a formatter of its own: the runtime's word, without what the library adds to it. */
export function formatted(zone: string): (utcSecond: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (utcSecond) => {
    const fields = (format.format(utcSecond * 1000).match(/\d+/g) ?? []).map(Number);
    const [month, day, year, hour, minute, second] = [0, 1, 2, 3, 4, 5].map((i) => at(fields, i)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const wall = new Date(0);
    wall.setUTCFullYear(year, month - 1, day);
    wall.setUTCHours(hour % 24, minute, second);
    return wall.getTime() / 1000 - utcSecond;
  };
}

/** Returns the seconds between two at which another offset begins; no zone changes twice within the six days that it steps by. */
export function changesOf(offset: (utcSecond: number) => number, from: number, to: number): number[] {
  const step = 6 * 86_400;
  const found: number[] = [];
  let before = offset(from);
  for (let end = from + step; end <= to; end += step) {
    const after = offset(end);
    if (after === before) continue;
    let low = end - step;
    let high = end;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offset(middle) === before) low = middle;
      else high = middle;
    }
    found.push(high);
    before = after;
  }
  return found;
}
