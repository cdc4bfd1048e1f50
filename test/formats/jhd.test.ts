import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/rasi.js';
import { readJhd, writeJhd } from '../../src/formats/index.js';
import type { Birth } from '../../src/types.js';

/** Two files of Jagannatha Hora, as VedAstro’s tests of its own reader have them: B. V. Raman’s standard horoscope, and Marilyn Monroe. */
const RAMAN = `10
16
1918
14.199999999999999
-5.300000
-77.350000
12.590000
0.000000
-5.500000
-5.500000
0
105
Bangalore
India
1
1013.250000
20.000000
2
`;
const MONROE = `6
1
1926
9.300000000000001
8.000000
118.145667
34.031333
330.000000
8.000000
7.000000
0
254
Los^Angeles
California,^USA
1
1013.250000
20.000000
2
`;

const codeOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (problem) {
    const { code, field, message } = problem as { code: string; field: string; message: string };
    return [code, field, message];
  }
};

describe('a file of Jagannatha Hora', () => {
  it('has east with a minus, and minutes after the point', () => {
    expect(readJhd(RAMAN, { name: 'Standard' })).toEqual({
      name: 'Standard',
      place_name: 'Bangalore, India',
      birth: {
        date: '1918-10-16',
        time: '14:20:00',
        place: { latitude: 12.983333, longitude: 77.583333, timezone: 'Asia/Kolkata' },
        utc_offset: '+05:30',
      },
    });
  });

  it('has fractions of a minute behind the minutes: Los Angeles is at 34°03′08″ N, 118°14′34″ W', () => {
    const { birth, place_name } = readJhd(MONROE);
    expect(place_name).toBe('Los Angeles, California, USA');
    expect(birth).toEqual({
      date: '1926-06-01',
      time: '09:30:00',
      place: { latitude: 34.052222, longitude: -118.242778, timezone: 'America/Los_Angeles' },
      utc_offset: '-08:00',
    });
  });

  it('gives a birth that computes as the clock of the place does', () => {
    const { birth } = readJhd(MONROE);
    const { utc_offset: _, ...byZone } = birth;
    expect(rasi({ birth }).data.ascendant).toEqual(rasi({ birth: byZone }).data.ascendant);
  });

  it('may be of an older layout, end with any line break, and be without names', () => {
    const old = '10\r\n2\r\n1869\r\n7.12\r\n-4.384333\r\n-69.365580\r\n21.385320\r\n0.000000';
    expect(readJhd(old)).toEqual({
      name: '',
      place_name: '',
      birth: {
        date: '1869-10-02',
        time: '07:12:00',
        place: { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' },
        utc_offset: '+04:38:26',
      },
    });
    expect(readJhd(`${RAMAN.replace('Bangalore', 'Unknown').replace('India', '12.5')}`).place_name).toBe('');
  });

  it.each<[string, string, string]>([
    ['is none', 'Dear Sir', 'The file has 1 lines'],
    ['has a word for a number', RAMAN.replace('1918', 'MCMXVIII'), 'Line 3 of the file is "MCMXVIII"'],
    ['has no whole month', RAMAN.replace('10\n', '10.5\n'), 'Line 1 of the file is 10.5'],
    ['has more than 59 minutes', RAMAN.replace('14.199999999999999', '14.7'), 'Line 4 of the file is 14.7'],
    ['has no time of day', RAMAN.replace('14.199999999999999', '24.3'), 'it must be a time of day'],
    ['has no date', RAMAN.replace('16\n', '32\n'), '1918-10-32 is no date'],
    ['has no place', RAMAN.replace('12.590000', '95.000000'), 'there is no place at latitude 95'],
    ['is older than the calendar', RAMAN.replace('1918', '1518'), 'before 15 October 1582'],
  ])('is refused where it %s', (_, text, words) => {
    expect(codeOf(() => readJhd(text))).toEqual(['invalid_value', 'text', expect.stringContaining(words)]);
  });

  it('is refused where it is no text', () => {
    expect(codeOf(() => readJhd(null as unknown as string))).toEqual(['invalid_value', 'text', expect.any(String)]);
  });
});

describe('a birth as a file of Jagannatha Hora', () => {
  const place = { latitude: 12.983333, longitude: 77.583333, timezone: 'Asia/Kolkata' };

  it('has eighteen lines that the program reads', () => {
    const file = writeJhd({ birth: { date: '1918-10-16', time: '14:20:00', place }, place_name: 'Bangalore, India' });
    const lines = file.split('\r\n');
    expect(lines.slice(0, 7)).toEqual(['10', '16', '1918', '14.200000', '-5.300000', '-77.350000', '12.590000']);
    expect(lines.slice(7, 14)).toEqual(['0.000000', '-5.500000', '-5.500000', '0', '0', 'Bangalore', 'India']);
    expect(lines.slice(14)).toEqual(['1', '1013.250000', '20.000000', '2', '']);
  });

  it('is the same birth again: place to a tenth of a second of arc, instant to the second', () => {
    const birth = fc.record({
      days: fc.integer({ min: -100_000, max: 20_000 }),
      seconds: fc.integer({ min: 0, max: 86_399 }),
      latitude: fc.integer({ min: -64_000_000, max: 64_000_000 }),
      longitude: fc.integer({ min: -179_000_000, max: 179_000_000 }),
      offset: fc.integer({ min: -50_000, max: 50_000 }),
    });
    const text = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);
    fc.assert(
      fc.property(birth, ({ days, seconds, latitude, longitude, offset }) => {
        const given: Birth = {
          date: new Date(days * 86_400_000).toISOString().slice(0, 10),
          time: text(seconds),
          place: { latitude: latitude / 1e6, longitude: longitude / 1e6, timezone: 'UTC' },
          utc_offset: `${offset < 0 ? '-' : '+'}${text(Math.abs(offset))}`,
        };
        const { birth: read } = readJhd(writeJhd({ birth: given }));
        expect([read.date, read.time]).toEqual([given.date, given.time]);
        expect(Math.abs(read.place.latitude - given.place.latitude)).toBeLessThan(3e-5);
        expect(Math.abs(read.place.longitude - given.place.longitude)).toBeLessThan(3e-5);
        const offsetOf = (one: Birth): string => `${one.utc_offset}:00`.slice(0, 9);
        expect(offsetOf(read)).toBe(offsetOf(given));
      }),
      { numRuns: 200 },
    );
  });

  it('has the offset of the clock that the birth had, and Latin letters', () => {
    const birth = { date: '1869-10-02', time: '07:12:00', place: { ...place, latitude: 21.6422, longitude: 69.6093 } };
    const lines = writeJhd({ birth, place_name: 'पोरबंदर, São Paulo\n, Índia' }).split('\r\n');
    expect([lines[4], lines[12], lines[13]]).toEqual(['-4.384333', '???????, São Paulo', 'Índia']);
  });

  it('needs a time and a date of the Gregorian calendar, and a birth that is one', () => {
    const birth = { date: '1918-10-16', time: '14:20:00', place };
    expect(codeOf(() => writeJhd({ birth: { ...birth, time: undefined } }))).toMatchObject([
      'missing_field',
      'birth.time',
      expect.any(String),
    ]);
    expect(codeOf(() => writeJhd({ birth: { ...birth, date: '1518-10-16' } }))).toMatchObject([
      'invalid_value',
      'text',
      expect.any(String),
    ]);
    expect(codeOf(() => writeJhd({ birth: { ...birth, time: '25:00:00' } }))).toMatchObject([
      'invalid_time',
      'birth.time',
      expect.any(String),
    ]);
  });
});
