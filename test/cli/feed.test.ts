import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { limitsFrom } from '../../src/cli/serveLimits.js';
import { readFeedToken } from '../../src/http/feed/token.js';
import { bench } from '../http/support.js';
import { commandLine } from '../support/commandLine.js';

const PLACE = '--lat 18.5204 --lon 73.8567 --tz Asia/Kolkata';
const FEED = `calendar feed ${PLACE} --festivals diwali,holi --ekadashi --shraddha-month Magha --shraddha-tithi 5`;
const NOW = new Date('2026-07-15T10:20:30Z');

const printed = (line: string, more: readonly string[] = []) =>
  commandLine([...line.split(' '), ...more], { now: NOW });

/** An address is one line. */
async function tokenOf(line: string, more: readonly string[] = []): Promise<string> {
  const { code, stdout, stderr } = await printed(`${line} --url https://api.example/`, more);
  expect([code, stderr]).toEqual([0, '']);
  return /^https:\/\/api\.example\/v1\/calendar\/feed\/([\w-]+)\.ics\n$/.exec(stdout)?.[1] ?? stdout;
}

describe('siddhanta calendar feed', () => {
  it('prints the days around its clock as a calendar', async () => {
    const { code, stdout, stderr } = await printed(FEED);
    expect([code, stderr]).toEqual([0, '']);
    const root = new ICAL.Component(ICAL.parse(stdout));
    const dates = root.getAllSubcomponents('vevent').map((one) => String(new ICAL.Event(one).startDate));
    expect(dates[0]?.slice(0, 7)).toBe('2026-05');
    expect(dates.at(-1)?.slice(0, 7)).toBe('2027-08');
    expect(stdout).toContain('SUMMARY:Diwali (Lakshmi Puja)');
    expect(stdout).toContain('SUMMARY:Shraddha: Shukla Paksha 5 Panchami');
  });

  it('prints what a service answers at the address that it prints', async () => {
    const service = await bench({ feeds: {} });
    service.clock.now = NOW.getTime();
    const response = await service.send(`/v1/calendar/feed/${await tokenOf(FEED)}.ics`, { key: null });
    expect(response.status).toBe(200);
    const { stdout } = await printed(FEED);
    const served = (await response.text()).replace(/^SOURCE;.*(\r\n .*)*\r\n/m, '');
    expect(served).toBe(stdout);
  });

  it('puts what was typed into the token, and no more', async () => {
    const birth = ['--birthday', '1869-10-02 07:12 21.6417 69.6293 Asia/Kolkata'];
    const line = `calendar feed ${PLACE} --birthday-by tithi,nakshatra --star-at six_ghatis --sunrise hindu`;
    const timezone = 'Asia/Kolkata';
    expect(readFeedToken(await tokenOf(line, birth))).toEqual({
      place: { latitude: 18.5204, longitude: 73.8567, timezone },
      sunrise: 'hindu',
      birthday: {
        birth: { date: '1869-10-02', time: '07:12:00', place: { latitude: 21.6417, longitude: 69.6293, timezone } },
        by: ['tithi', 'nakshatra'],
        options: { star_at: 'six_ghatis' },
      },
    });
  });

  it.each([
    ['', '--lat, --lon and --tz'],
    [PLACE, '--festivals: festivals, ekadashi, birthday or shraddha is required'],
    [`${PLACE} --festivals dewali`, 'Did you mean diwali?'],
    [`${PLACE} --shraddha-tithi 5`, '--shraddha-month is required'],
    [`${PLACE} --shraddha-month Magha --shraddha-tithi 31`, '--shraddha-tithi is 31; it must be a whole number'],
    [`${PLACE} --ekadashi --url api.example`, '--url is "api.example"; it must be an address'],
  ])('refuses %j', async (options, message) => {
    const { code, stdout, stderr } = await printed(`calendar feed ${options}`.trim());
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

it('siddhanta serve has feeds only where it is asked for them', () => {
  expect(limitsFrom({}).feeds).toBeUndefined();
  expect(limitsFrom({ feeds: true }).feeds).toEqual({});
  expect(limitsFrom({ feeds: true, 'feeds-rate': 5 }).feeds).toEqual({ rate_limit_per_minute: 5 });
  expect(() => limitsFrom({ 'feeds-rate': 5 })).toThrow('Add --feeds.');
  expect(() => limitsFrom({ feeds: true, 'feeds-rate': 0 })).toThrow('it must be a whole number from 1 on.');
});
