import { describe, expect, it } from 'vitest';
import { commandLine } from '../support/commandLine.js';

const PUNE = '--lat 18.5204 --lon 73.8567 --tz Asia/Kolkata';
const KIRKENES = '--lat 69.7269 --lon 30.0459 --tz Europe/Oslo';
const TROMSO = '--lat 69.65 --lon 18.96 --tz Europe/Oslo';
const APIA = '--lat -13.83 --lon -171.76 --tz Pacific/Apia';

const call = (line: string, now = '2025-11-21T20:00:00Z') => commandLine(line.split(' '), { now: new Date(now) });

describe('siddhanta today', () => {
  it('is the civil day on the clocks of the place', async () => {
    expect((await call(`today ${PUNE}`)).stdout).toMatch(/^2025-11-22 Saturday, /);
    expect((await call('today --lat 40.71 --lon -74 --tz America/New_York')).stdout).toMatch(/^2025-11-21 Friday, /);
    expect((await call(`today ${PUNE} --date 2025-11-25`)).stdout).toMatch(/^2025-11-25 Tuesday, /);
  });

  it('has the pañcāṅga and the windows of one day', async () => {
    const { code, stdout, stderr } = await call(`today ${PUNE}`);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Tithi {6}2 Dvitiya, Shukla Paksha .* until 17:11:5\d$/m);
    expect(stdout).toMatch(/^Sunrise {4}06:45:0\d$/m);
    expect(stdout).toMatch(/^Rahu kalam {9}09:32:5\d {15}10:56:4\d$/m);
    expect(stdout).toMatch(/^Abhijit {12}11:58:1\d {15}12:43:0\d$/m);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('says none where the Sun does not rise', async () => {
    const { code, stdout } = await call(`today ${TROMSO} --date 2024-12-21`);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Rahu kalam {9}none$/m);
    expect(stdout).toMatch(/^Sunrise {4}none$/m);
  });

  it('is in the language, and gives both results as data', async () => {
    expect((await call(`today ${PUNE} --lang hi`)).stdout).toContain('शनिवार');
    const result = JSON.parse((await call(`today ${PUNE} --json`)).stdout);
    expect(Object.keys(result)).toEqual(['panchang.day', 'muhurta.day']);
    expect(result['muhurta.day'].data.day.date).toBe('2025-11-22');
    expect(result['panchang.day'].data.input.date).toBe('2025-11-22');
  });

  it('draws the strip of the day with all of it', async () => {
    const { code, stdout } = await call(`today ${PUNE} --date 2025-11-05 --svg - --theme dark`);
    expect(code).toBe(0);
    for (const told of ['12:18–13:43', 'Bharani', 'Dev Diwali', 'Kartika, Shukla Paksha · Shaka 1947 Vishvavasu'])
      expect(stdout).toContain(told);
  });

  it.each([
    [`today ${APIA} --date 2011-12-30`, 'siddhanta today: --date: Clocks in Pacific/Apia skipped 2011-12-30'],
    ['today --lat 91 --lon 0 --tz UTC', 'siddhanta today: --lat'],
    [`today ${PUNE} --date 2025-02-30`, 'siddhanta today: --date'],
    [`today ${PUNE} --month 2025-11`, 'siddhanta today: '],
    ['today', 'siddhanta today: '],
  ])('refuses %s', async (line, message) => {
    const { code, stdout, stderr } = await call(line);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('siddhanta month', () => {
  const rows = (stdout: string): string[] => stdout.split('\n').filter((line) => /^\d{4}-\d\d-\d\d /.test(line));

  it.each([
    ['2025-11', 30],
    ['2024-02', 29],
    ['2025-02', 28],
    ['2999-12', 31],
    ['1000-01', 31],
  ])('has every date of %s', async (month, days) => {
    const { code, stdout } = await call(`month --month ${month} ${PUNE}`);
    expect(code).toBe(0);
    const dates = rows(stdout).map((row) => row.slice(0, 10));
    expect(dates).toHaveLength(days);
    expect([dates[0], dates.at(-1)]).toEqual([`${month}-01`, `${month}-${days}`]);
  });

  it('is that of today on the clocks of the place', async () => {
    expect((await call(`month ${PUNE}`, '2025-11-30T20:00:00Z')).stdout).toMatch(/^2025-12, /);
    const west = await call('month --lat 40.71 --lon -74 --tz America/New_York', '2025-11-30T20:00:00Z');
    expect(west.stdout).toMatch(/^2025-11, /);
  });

  it('has the windows of each of two sunrises on one date', async () => {
    const { stdout } = await call(`month --month 1975-05 ${KIRKENES}`);
    const both = rows(stdout).filter((row) => row.startsWith('1975-05-15'));
    expect(both.map((row) => row.slice(15, 20))).toEqual(['00:02', '23:51']);
    expect(both.map((row) => /(\d\d:\d\d–\d\d:\d\d) {2}(\d\d:\d\d)/.exec(row)?.slice(1))).toEqual([
      ['13:45–16:30', '10:17'],
      ['13:50–16:37', '10:17'],
    ]);
    const result = JSON.parse((await call(`month --month 1975-05 ${KIRKENES} --json`)).stdout);
    const days = result['panchang.span'].data.days.map((one: { input: { time: string } }) => one.input.time);
    const windows = result['muhurta.day'].map(({ data }: { data: { day: { sunrise: string | null } } }) =>
      data.day.sunrise?.slice(11, 19),
    );
    expect(windows.slice(0, 16)).toEqual(days.slice(0, 16));
    expect(windows).toHaveLength(days.length);
  });

  it('leaves out a date that the clocks skipped, and times where the Sun does not rise', async () => {
    expect(rows((await call(`month --month 2011-12 ${APIA}`)).stdout)).toHaveLength(30);
    const dark = rows((await call(`month --month 2024-12 ${TROMSO}`)).stdout);
    expect(dark).toHaveLength(31);
    expect(dark[20]).toMatch(/^2024-12-21 Sat {3}– {5}– {4}.* – {12}–( |$)/);
  });

  it('draws the sheet with festivals and lunar months', async () => {
    const { code, stdout } = await call(`month --month 2025-10 ${PUNE} --svg - --size 840`, '2025-10-20T06:00:00Z');
    expect(code).toBe(0);
    for (const told of ['October 2025', 'Ashvina – Kartika', 'Karva Chauth']) expect(stdout).toContain(told);
    expect(stdout.split('<rect class="w"')).toHaveLength(2);
  });

  it.each([
    [`month --month 2025-13 ${PUNE}`, '--month is 2025-13; it must be written YYYY-MM, such as 2025-11.'],
    [`month --month November ${PUNE}`, '--month is November; it must be written YYYY-MM, such as 2025-11.'],
    [`month --month 3000-01 ${PUNE}`, '3000-01-01'],
    [`month --date 2025-11-01 ${PUNE}`, 'siddhanta month: '],
    ['month --month 2025-11 --lat 18 --lon 73 --tz Nowhere/City', 'siddhanta month: --tz'],
  ])('refuses %s', async (line, message) => {
    const { code, stdout, stderr } = await call(line);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
