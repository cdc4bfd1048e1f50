import type { Meta } from '../../src/types.js';

const secondsOf = (offset: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
};

/** Returns the time `HH:MM:SS` that the clocks truly showed at an instant of a result, whose own offset may be rounded to the minute. */
export function exactClock(instant: string, { exact_offsets: offsets = [] }: Pick<Meta, 'exact_offsets'>): string {
  const ms = Date.parse(instant);
  const written = instant.slice(19);
  const found = offsets.find(
    ({ offset, first, last }) => offset === written && Date.parse(first) <= ms && ms <= Date.parse(last),
  );
  return new Date(ms + secondsOf(found?.exact ?? written) * 1000).toISOString().slice(11, 19);
}
