import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { icsText } from '../../src/operation/ics.js';
import { icsOf, transits } from '../../src/readings.js';
import { calendar } from '../../src/transits/index.js';
import { commandLine } from '../support/commandLine.js';
import { DELHI } from '../support/fixtures.js';

function read(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

const faultsOf = (text: string): readonly string[] =>
  text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75);

describe('the transits of a year as a calendar file, read by ical.js', () => {
  const input = { birth: DELHI, from: '2026-01-01T00:00:00+05:30', to: '2027-01-01T00:00:00+05:30' } as const;
  const result = calendar(input);
  const text = icsOf(transits, input, result);
  const entries = read(text);

  it('has every event at its instant, in UTC, which lasts no time', () => {
    expect(entries).toHaveLength(result.data.events.length);
    entries.forEach(({ startDate, duration, summary, description }, i) => {
      const event = result.data.events[i];
      expect(startDate.isDate).toBe(false);
      expect(startDate.zone).toBe(ICAL.Timezone.utcTimezone);
      expect(startDate.toJSDate().getTime()).toBe(Date.parse(String(event?.at)));
      expect(duration.toSeconds()).toBe(0);
      expect(summary).toBe(event?.title);
      expect(description).toContain(event?.at.slice(11, 19));
    });
    expect(faultsOf(text)).toEqual([]);
  });

  it('has a unique UID for each, which stays the same in another file', () => {
    const uids = entries.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    const part = { ...input, from: '2026-06-01T00:00:00+05:30', timezone: 'Europe/London' };
    const others = read(icsOf(transits, part, calendar(part))).map(({ uid }) => uid);
    expect(others.length).toBeGreaterThan(50);
    expect(uids.slice(-others.length)).toEqual(others);
  });

  it('has other UIDs for another birth, and none that identifies a birth for the sky alone', () => {
    const other = { ...input, birth: { ...DELHI, time: '09:30:00' } };
    const uids = new Set(entries.map(({ uid }) => uid));
    expect(read(icsOf(transits, other, calendar(other))).some(({ uid }) => uids.has(uid))).toBe(false);
    expect([...uids].join()).not.toContain('28.6139');
  });

  it('is what the command line writes', async () => {
    const line =
      'transits calendar --date 1990-08-15 --time 08:30 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata --from 2026-01-01T00:00:00+05:30 --to 2027-01-01T00:00:00+05:30 --ics';
    const { code, stdout } = await commandLine(line.split(' '));
    expect(code).toBe(0);
    expect(read(stdout).map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid));
  });

  it('takes an offset with seconds, as a local mean time has', () => {
    const written = icsText({
      name: 'own',
      events: [{ id: 'own', date: '1900-01-01', at: '1900-01-01T00:00:00+05:53:20', title: 'a', text: 'b' }],
    });
    expect(written).toContain('DTSTART:18991231T180640Z\r\n');
    expect(written).toContain('UID:own-19000101@siddhanta\r\n');
  });
});
