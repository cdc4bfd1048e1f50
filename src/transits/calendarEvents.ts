import { shortHash } from '../math/hash.js';
import { utcDate } from '../operation/ics.js';
import type { CalendarEvent } from '../operation/show.js';
import type { TransitCalendarData, TransitCalendarInput } from './calendar.js';
import type { CalendarEntry } from './calendarEntries.js';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');

/** Does not depend on the time: `saturn_enters_pisces_direct_1`. */
function idOf({ type, planet, ingress, station, aspect, eclipse }: CalendarEntry): string {
  const parts = [
    planet,
    ...(ingress === undefined
      ? []
      : ['enters', ingress.enters.sign ?? ingress.enters.nakshatra ?? '', ingress.motion, ingress.entry_number]),
    ...(station === undefined ? [] : ['turns', station.becomes]),
    ...(aspect === undefined ? [] : [aspect.kind, aspect.point, aspect.angle, aspect.hit]),
    ...(eclipse === undefined ? [] : [type]),
  ];
  return plain(parts.join(' '));
}

function textOf({ at, ingress, station, aspect, eclipse }: CalendarEntry): string {
  const place = station ?? aspect ?? eclipse;
  const lines = [
    `${at.slice(0, 10)} ${at.slice(11, 19)} (UTC${at.slice(19)})`,
    ...(ingress === undefined
      ? []
      : [
          `From ${ingress.leaves.sign ?? ingress.leaves.nakshatra}, ${ingress.motion}, entry ${ingress.entry_number}`,
          ...(ingress.murthi === undefined ? [] : [`Murthi ${ingress.murthi}`]),
        ]),
    ...(place === undefined ? [] : [`${place.sign} ${place.degrees}, ${place.nakshatra} ${place.pada}`]),
    ...(aspect === undefined || aspect.of === 1 ? [] : [`Hit ${aspect.hit} of ${aspect.of}`]),
  ];
  return lines.join('\n');
}

/** Numbers events that would have the same id on one day. */
export function calendarEvents({ events }: TransitCalendarData): CalendarEvent[] {
  const seen = new Map<string, number>();
  return events.map((entry): CalendarEvent => {
    const date = utcDate(entry.at);
    const key = `${idOf(entry)} ${date}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return {
      id: count === 1 ? idOf(entry) : `${idOf(entry)}_${count}`,
      date,
      at: entry.at,
      title: entry.title,
      text: textOf(entry),
    };
  });
}

/** Returns a number that separates the calendars of different births, schools and nodes and reveals nothing about them. */
export function scopeOf({ ayanamsa, node, conventions }: TransitCalendarInput, { natal }: TransitCalendarData): string {
  return shortHash(JSON.stringify([natal ?? null, ayanamsa ?? null, node ?? null, conventions ?? null]));
}
