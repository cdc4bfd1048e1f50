/** Reads the offset of a zone, seconds ahead of UTC, by a formatter of its own: the runtime's word, without what the library adds to it. */
export function formatted(zone: string): (utcSecond: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (utcSecond) => {
    // 7/23/1811, GMT-04:56:02; nothing follows GMT where it is the time of Greenwich.
    const text = format.format(utcSecond * 1000);
    const from = text.indexOf('GMT') + 3;
    const two = (place: number): number => Number(text.slice(from + place, from + place + 2));
    return (text[from] === '-' ? -1 : 1) * (two(1) * 3600 + two(4) * 60 + two(7)) + 0;
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
