import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { ashtakoota, rasi } from '../../src/index.js';
import { commandLine } from '../support/commandLine.js';

const call = (line: string, ...more: readonly string[]) => commandLine([...line.split(' '), ...more]);

const BIRTH = 'rasi --date 1990-08-15 --time 08:30 --json';

describe('--place', () => {
  it('replaces latitude, longitude and zone, and says on the standard error what was chosen', async () => {
    const { code, stdout, stderr } = await call(BIRTH, '--place', 'Porbandar');
    const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } }));
    expect(stderr).toBe('Place: Porbandar, Gujarat, India (21.6422 69.6093 Asia/Kolkata), by GeoNames\n');
  });

  it('takes the only place of a name before larger ones whose names go on', async () => {
    const { code, stderr } = await call('panchang --date 2025-11-22', '--place', 'Delhi');
    expect([code, stderr]).toEqual([0, 'Place: Delhi, Delhi, India (28.652 77.2315 Asia/Kolkata), by GeoNames\n']);
  });

  it('takes a place by its own name before one beside it that is spelled so, too', async () => {
    const places = ['New Delhi', 'Surat', 'Aligarh'].map(async (name) => (await call(BIRTH, '--place', name)).stderr);
    expect(await Promise.all(places)).toEqual([
      'Place: New Delhi, Delhi, India (28.6358 77.2245 Asia/Kolkata), by GeoNames\n',
      expect.stringMatching(/^Place: Sūrat, Gujarat, India \(/),
      expect.stringMatching(/^Place: Alīgarh, Uttar Pradesh, India \(/),
    ]);
  });

  it('takes a beginning that only one place has', async () => {
    const { code, stderr } = await call(BIRTH, '--place', 'Thiruvananthap');
    expect([code, stderr]).toEqual([0, expect.stringContaining('Place: Thiruvananthapuram, Kerala, India')]);
  });

  it('shows the choice where several places have the name', async () => {
    const { code, stdout, stderr } = await call(BIRTH, '--place', 'Aurangabad');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(
      'may be Aurangabad, Maharashtra, India (19.8776 75.3423 Asia/Kolkata); Aurangābād, Bihar, India (',
    );
    expect(stderr).toContain('Add the region or the country after a comma, or give --lat, --lon and --tz.');
    expect((await call(BIRTH, '--place', 'Aurangabad, Bihar')).code).toBe(0);
  });

  it('shows eight of many', async () => {
    const { code, stderr } = await call(BIRTH, '--place', 'San Jos');
    expect(code).toBe(2);
    expect(stderr.match(/; /g)?.length).toBe(8);
    expect(stderr).toContain('; and others. Add');
  });

  it('never takes a place that is only spelt alike', async () => {
    const { code, stderr } = await call(BIRTH, '--place', 'Kolkatta');
    expect(code).toBe(2);
    expect(stderr).toContain('did you mean Kolkata, West Bengal, India (22.5626 88.363 Asia/Kolkata)');
  });

  it('says so where there is none', async () => {
    const { code, stderr } = await call(BIRTH, '--place', 'Xyzzy');
    expect(code).toBe(2);
    expect(stderr).toContain(
      '"Xyzzy" is not in the list of places with 15,000 people or more. For another place give --lat',
    );
  });

  it.each(['--lat=3', '--lon=3', '--tz=UTC'])('is refused beside %s', async (other) => {
    const { code, stderr } = await call(`${BIRTH} ${other}`, '--place', 'Delhi');
    expect([code, stderr]).toEqual([2, expect.stringContaining(`--place and ${other.split('=')[0]} are both given;`)]);
  });

  it('is refused where it names nothing', async () => {
    const { code, stderr } = await call(BIRTH, '--place', ' ');
    expect([code, stderr]).toEqual([2, expect.stringContaining('query is " "')]);
  });

  it('is an option of every command with a latitude, a longitude and a zone, and of no other', () => {
    for (const { name, options } of COMMANDS) {
      const flags = options.map(({ flag }) => flag);
      expect([name, flags.includes('place')]).toEqual([
        name,
        ['lat', 'lon', 'tz'].every((flag) => flags.includes(flag)),
      ]);
    }
  });
});

describe('the name of a place in a birth of one text', () => {
  const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
  const bride = { birth: { date: '1990-08-15', time: '08:30:00', place } };
  const groom = { birth: { date: '1988-11-05', place: { ...place, latitude: 24.752, longitude: 84.3742 } } };

  it('replaces two numbers and a zone, the region or country behind a comma', async () => {
    const { code, stdout, stderr } = await call(
      'match --json',
      ...['--bride', '1990-08-15 8:30 Porbandar', '--groom', '1988-11-05 Aurangabad, Bihar'],
    );
    expect(stderr).toBe(
      'Place of --bride: Porbandar, Gujarat, India (21.6422 69.6093 Asia/Kolkata), by GeoNames\n' +
        'Place of --groom: Aurangābād, Bihar, India (24.752 84.3742 Asia/Kolkata), by GeoNames\n',
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(ashtakoota({ bride, groom }));
  });

  it.each([
    ['1990-08-15 08:30 Aurangabad', '--bride "Aurangabad" may be Aurangabad, Maharashtra, India ('],
    [
      '1990-08-15 Kolkatta',
      '--bride "Kolkatta" is not in the list of places with 15,000 people or more; did you mean Kol',
    ],
    ['1990-08-15 08:30 Xyzzy', 'For another place write its latitude, longitude and zone.'],
    ['1990-08-15 08:30 28.6 77,2x Asia/Kolkata', 'write it as "YYYY-MM-DD [HH:MM[:SS]] LATITUDE LONGITUDE ZONE"'],
    ['Porbandar', '--bride is "Porbandar"; write it as'],
  ])('%s is refused', async (text, message) => {
    const { code, stdout, stderr } = await call('match', '--bride', text, '--groom', '1988-11-05 Porbandar');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

describe('the name of a place in --input', () => {
  const input = (typed: unknown, ...argv: readonly string[]) =>
    commandLine([...argv, '--input', '-', '--json'], { typed: JSON.stringify(typed) });

  it('is allowed wherever an input has a place', async () => {
    const birth = { date: '1990-08-15', place: 'Porbandar' };
    const { stdout, stderr } = await input({ bride: { birth }, groom: { birth } }, 'compatibility', 'ashtakoota');
    expect(stderr).toMatch(/^Place of bride\.birth\.place: Porbandar.*\nPlace of groom\.birth\.place: Porbandar.*\n$/);
    const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
    const whole = { birth: { ...birth, place } };
    expect(JSON.parse(stdout)).toEqual(ashtakoota({ bride: whole, groom: whole }));
  });

  it('is refused where several fit', async () => {
    const { code, stderr } = await input({ birth: { date: '1990-08-15', place: 'Aurangabad' } }, 'charts', 'rasi');
    expect([code, stderr]).toEqual([2, expect.stringContaining('birth.place "Aurangabad" may be Aurangabad, Mah')]);
  });
});

describe('a zone that is misspelt', () => {
  it.each([
    [`${BIRTH} --lat 22.5 --lon 88.3 --tz Asia/Kolkatta`, ' Did you mean Asia/Kolkata?\n'],
    [`${BIRTH} --lat 22.5 --lon 88.3 --tz asia/kolkata`, ' Did you mean Asia/Kolkata?\n'],
    [`${BIRTH} --lat 22.5 --lon 88.3 --tz IST`, 'a birth as utc_offset.\n'],
    [`${BIRTH} --lat 22.5 --lon 88.3 --tz +05:30`, 'a birth as utc_offset.\n'],
  ])('%s', async (line, end) => {
    const { code, stderr } = await call(line);
    expect([code, stderr.slice(-end.length)]).toEqual([2, end]);
  });

  it('is named in a birth of one text, too', async () => {
    const bride = ['--bride', '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata'];
    const { code, stderr } = await call('match', ...bride, '--groom', '1988-11-05 10:28 19.076 72.8777 Asia/Kolcata');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/Did you mean Asia\/Kolkata\?\n$/)]);
  });
});
