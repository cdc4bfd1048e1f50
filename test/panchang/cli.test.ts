import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.js';
import { panchang } from '../../src/panchang/day.js';
import { panchangSpan } from '../../src/panchang/span.js';
import { PLACES } from '../support/panchang.js';

async function call(line: string): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const io = {
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
    now: new Date(0),
  };
  const code = await run(['panchang', ...line.split(' ')], io);
  return { code, out, err };
}

const DELHI = '--lat 28.6139 --lon 77.209 --tz Asia/Kolkata';

describe('siddhanta panchang', () => {
  it('prints a day', async () => {
    const { code, out, err } = await call(`--date 2025-11-22 ${DELHI}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('2025-11-22 Saturday, 28.6139° N 77.209° E, Asia/Kolkata');
    expect(out).toMatch(/^Tithi {6}2 Dvitiya, Shukla Paksha +60\.6\d % {2}until 17:11:5\d$/m);
    expect(out).toMatch(/^Nakshatra {2}18 Jyeshtha, pada 3 /m);
    expect(out).toMatch(/^Karana {5}4 Kaulava, movable /m);
    expect(out).toMatch(/^Vara {7}7 Saturday +until 06:50:0\d on 2025-11-23$/m);
    expect(out).toMatch(/^Sunrise {4}06:49:1\d$/m);
    expect(out).toMatch(/^Moonset {4}18:43:3\d$/m);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('prints what there is where the Sun does not rise', async () => {
    const { out } = await call('--date 2024-06-21 --lat 69.6492 --lon 18.9553 --tz Europe/Oslo');
    expect(out).toMatch(/^Sunrise {4}none$/m);
    expect(out).toMatch(/^Moonrise {3}none {2}\(No moonrise before/m);
    expect(out).toContain('hour angle');
  });

  it('shows a sunset after midnight', async () => {
    const { out } = await call('--date 2024-06-21 --lat 64.1466 --lon -21.9426 --tz Atlantic/Reykjavik');
    expect(out).toMatch(/^Sunset {5}00:0\d:\d\d {2}\(the next day\)$/m);
  });

  it('prints a table of days with lost and repeated tithis', async () => {
    const { code, out } = await call(`--date 2024-01-01 --days 31 ${DELHI}`);
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(2 + 2 + 31 + 1);
    expect(out).toMatch(/^2024-01-14 Sun 07:15 17:44 {2}S3 Tritiya .*\n {28}S4 Chaturthi {4}28:59 {2}kshaya$/m);
    expect(lines.filter((line) => line.endsWith('vriddhi')).map((line) => line.slice(0, 10))).toEqual([
      '2024-01-29',
      '2024-01-30',
    ]);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(101);
  });

  it('takes the other sunrise', async () => {
    const [limb, centre] = await Promise.all([
      call(`--date 2025-11-22 ${DELHI}`),
      call(`--date 2025-11-22 ${DELHI} --sunrise hindu`),
    ]);
    expect(centre.out).toMatch(/^Sunrise {4}06:53:2\d$/m);
    expect(centre.out).toContain('hindu sunrise');
    expect(limb.out).toContain('upper limb sunrise');
    expect((await call(`--date 2025-11-22 --days 2 ${DELHI} --sunrise hindu`)).out).toContain('hindu sunrise');
  });

  it('prints JSON: the result, or the list of days', async () => {
    const day = await call(`--date 2025-11-22 ${DELHI} --json`);
    expect(JSON.parse(day.out)).toEqual(
      JSON.parse(JSON.stringify(panchang({ date: '2025-11-22', place: PLACES.delhi }))),
    );
    const days = await call(`--date 2025-11-22 --days 3 ${DELHI} --json`);
    const span = [...panchangSpan(PLACES.delhi, '2025-11-22', '2025-11-24')];
    expect(JSON.parse(days.out)).toEqual(JSON.parse(JSON.stringify(span)));
  });

  it.each([
    [DELHI, '--date is required'],
    [`--date 2025-02-30 ${DELHI}`, '--date is "2025-02-30"'],
    ['--date 2025-11-22 --lat 91 --lon 77 --tz Asia/Kolkata', '--lat is 91'],
    ['--date 2025-11-22 --lat 28 --lon 77 --tz +05:30', '--tz is "+05:30"'],
    [`--date 2025-11-22 --sunrise civil ${DELHI}`, '--sunrise is "civil"'],
    [`--date 2025-11-22 --days 0 ${DELHI}`, '--days is 0'],
    [`--date 2025-11-22 --days 1.5 ${DELHI}`, '--days is 1.5'],
    ['--date 2011-12-30 --lat -13.83 --lon -171.77 --tz Pacific/Apia', 'skipped 2011-12-30'],
  ])('refuses %s', async (line, message) => {
    const { code, out, err } = await call(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
