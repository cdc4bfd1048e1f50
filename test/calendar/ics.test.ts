import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { festivals } from '../../src/calendar/festivals.js';
import { icsText } from '../../src/operation/ics.js';
import { calendar, icsOf } from '../../src/readings.js';
import { commandLine } from '../support/commandLine.js';

const PUNE = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };

function read(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  const entries = root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { root, entries };
}

/** RFC 5545: the length of lines, and their ends. */
const faultsOf = (text: string): readonly string[] => [
  ...text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75),
  ...(text.replaceAll('\r\n', '').match(/[\r\n]/g) ?? []),
];

describe('a calendar file, read by ical.js', () => {
  const input = { year: 2027, place: PUNE, unconfirmed: true };
  const result = festivals(input);
  const told = result.data.festivals.filter(({ date }) => date !== null);
  const text = icsOf(calendar, input, result);

  it('has every festival on its day, all day, with its name and why', () => {
    const { root, entries } = read(text);
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(entries.map(({ startDate, summary }) => [String(startDate), summary])).toEqual(
      told.map(({ date, name }) => [date, name]),
    );
    for (const [i, { startDate, duration, description, uid }] of entries.entries()) {
      expect([startDate.isDate, duration.toSeconds()]).toEqual([true, 86_400]);
      expect(description).toContain(told[i]?.why ?? '?');
      expect(uid).toContain(String(told[i]?.id));
    }
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    expect(faultsOf(text)).toEqual([]);
  });

  it('is what the command line writes', async () => {
    const line = 'festivals --year 2027 --lat 18.5204 --lon 73.8567 --tz Asia/Kolkata --unconfirmed --ics';
    const { code, stdout } = await commandLine(line.split(' '));
    expect(code).toBe(0);
    expect(read(stdout).entries.map(({ uid }) => uid)).toEqual(read(text).entries.map(({ uid }) => uid));
  });

  it('keeps every text, whatever is in it', () => {
    // A line end of any kind becomes the same one in the file, where other control characters have no place.
    const words = fc
      .array(
        fc.oneof(
          fc.constantFrom(',', ';', '\\', '\n', '\\n', ':', '"', 'दीपावली ', 'தீபாவளி ', '😀', 'Diwali '),
          fc.string({ unit: 'grapheme', maxLength: 8 }).filter((one) => !/\p{Cc}/u.test(one)),
        ),
        { minLength: 1, maxLength: 60 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, words, words, (name, title, why) => {
        const written = icsText({
          name,
          place: PUNE,
          events: [{ id: 'own', date: '2027-01-01', title, text: why }],
        });
        expect(faultsOf(written)).toEqual([]);
        const { root, entries } = read(written);
        expect(root.hasProperty('x-wr-calname')).toBe(true);
        expect(entries.map(({ summary, description }) => [summary, description])).toEqual([[title, why]]);
      }),
      { numRuns: 60 },
    );
  });

  it('has a creation time: the given one, or its first day', () => {
    const stampOf = (file: string): string => String(read(file).entries[0]?.component.getFirstPropertyValue('dtstamp'));
    expect(stampOf(text)).toBe(`${told[0]?.date}T00:00:00Z`);
    expect(stampOf(icsOf(calendar, input, result, { stamp: '2026-11-22T10:00:00+05:30' }))).toBe(
      '2026-11-22T04:30:00Z',
    );
  });
});
