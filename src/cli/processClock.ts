import type { ZoneClock } from '../time/zoneOffset.js';

/** A zone with one offset, seconds, since it left local mean time. */
const PROBE = 'Etc/GMT+11';
const PROBED = -11 * 3600;
/** Seconds from 1970: in the first clocks show local mean time, in the second standard time. */
const LONG_AGO = -1e10;
const LATELY = 946_684_800;

/** V8 caches the clock of the process: returns how far it is ahead of UTC, seconds. */
function offsetWith(zone: string, utcSeconds: number): number {
  if (process.env.TZ !== zone) process.env.TZ = zone;
  const at = new Date(utcSeconds * 1000);
  const clock = new Date(0);
  clock.setUTCFullYear(at.getFullYear(), at.getMonth(), at.getDate());
  clock.setUTCHours(at.getHours(), at.getMinutes(), at.getSeconds());
  return clock.getTime() / 1000 - utcSeconds;
}

/**
 * Returns a clock that sets the process into each zone it is asked for and reads the time of day there: V8 has the rules for it from where
 * `Intl.DateTimeFormat` has them, which takes ten times as long to load. For the main thread of a program that asks for no other local time and ends
 * soon: it stays in the last zone. Nothing says whether a zone was taken. So the clock reports the time only of zones whose offset has changed at some
 * time, which one that is not known would not show, and only where the zone of the process can be set at all.
 */
export function processClock(): ZoneClock {
  let works: boolean | undefined;
  const known = new Map<string, boolean>();
  const isKnown = (zone: string): boolean => {
    works ??= [LONG_AGO, LATELY].every((second) => offsetWith(PROBE, second) === PROBED);
    return works && offsetWith(zone, LONG_AGO) !== offsetWith(zone, LATELY);
  };
  return (zone, utcSeconds) => {
    let trusted = known.get(zone);
    if (trusted === undefined) {
      trusted = isKnown(zone);
      known.set(zone, trusted);
    }
    return trusted ? offsetWith(zone, utcSeconds) : undefined;
  };
}
