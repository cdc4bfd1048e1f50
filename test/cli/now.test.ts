import { describe, expect, it } from 'vitest';
import { commandLine } from '../support/commandLine.js';

const NOW = new Date('2026-11-21T21:15:30.900Z');

async function call(line: string) {
  const { code, stdout, stderr } = await commandLine([...line.split(' '), '--json'], { now: NOW });
  return { code, stderr, result: code === 0 ? JSON.parse(stdout) : undefined };
}

describe('today and now', () => {
  it('are those of the clocks at the place', async () => {
    const { result } = await call('rasi --date today --time now --lat 22.57 --lon 88.36 --tz Asia/Kolkata');
    expect(result.data.birth_details).toMatchObject({ birth_date: '2026-11-22', birth_time: '02:45:30' });
  });

  it('are those of the place that --place names', async () => {
    const { result } = await call('rasi --date today --time now --place London,GB');
    expect(result.data.birth_details).toMatchObject({ birth_date: '2026-11-21', birth_time: '21:15:30' });
  });

  it('are those of UTC where an operation has no place', async () => {
    const { code, result } = await call('conventions list --date today');
    expect(code).toBe(0);
    const given = await call('conventions list --date 2026-11-21');
    expect(result).toEqual(given.result);
  });

  it('are a moment', async () => {
    const { result } = await call('kp-horary --number 140 --moment now --lat 11.02 --lon 76.983 --tz Asia/Kolkata');
    expect([result.data.date, result.data.time]).toEqual(['2026-11-21', '21:15:30']);
  });

  it('leave the refusal of a zone that is none to the operation', async () => {
    const { code, stderr } = await call('rasi --date today --lat 22.57 --lon 88.36 --tz Nowhere/City');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--tz is "Nowhere/City"')]);
  });

  it('are no words for other options', async () => {
    const { code, stderr } = await call('rasi --date now --lat 22.57 --lon 88.36 --tz Asia/Kolkata');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--date is "now"')]);
  });
});

describe('a time as people write it', () => {
  it.each([
    ['8:30', '08:30:00'],
    ['8.30pm', '20:30:00'],
    ['20.30', '20:30:00'],
  ])('%s is %s', async (typed, expected) => {
    const { result } = await call(`rasi --date 1990-08-15 --time ${typed} --lat 22.57 --lon 88.36 --tz Asia/Kolkata`);
    expect(result.data.birth_details.birth_time).toBe(expected);
  });
});

describe('festivals', () => {
  it('are those of this year at the place where no year is given', async () => {
    const { result } = await call('festivals --place Pune');
    expect(result.data.festivals[0].date).toMatch(/^2026-01-/);
    const given = await call('festivals --place Pune --year 2026');
    expect(result).toEqual(given.result);
    const span = await call('festivals --place Pune --from 2027-01-01 --to 2027-02-01');
    expect(span.result.data.festivals[0].date).toMatch(/^2027-01-/);
  });
});
