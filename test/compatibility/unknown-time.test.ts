import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { run } from '../../src/cli/run.js';
import { ashtakoota } from '../../src/compatibility/ashtakoota.js';
import { manglik } from '../../src/compatibility/manglik.js';
import type { PointsRange } from '../../src/compatibility/pointsRange.js';
import { porutham } from '../../src/compatibility/porutham.js';
import { sadeSati } from '../../src/doshas/sadeSati.js';
import { kutaWheel } from '../../src/svg/index.js';
import { formatClock, formatDate } from '../../src/time/calendar.js';
import type { Birth } from '../../src/types.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };
const HAVANA = { latitude: 23.1136, longitude: -82.3666, timezone: 'America/Havana' };
const GROOM: Birth = {
  date: '1988-11-05',
  time: '10:28:00',
  place: { ...DELHI, latitude: 19.076, longitude: 72.8777 },
};

const dateAt = (days: number): Birth => ({ date: formatDate(days), place: DELHI });
const atSecond = (birth: Birth, second: number): Birth => ({ ...birth, time: formatClock(second) });
const score = (bride: Birth, groom: Birth): number =>
  ashtakoota({ bride: { birth: bride }, groom: { birth: groom } }).data.female.guna_milan_results.total_score;

function rangeOf(bride: Birth, groom: Birth = GROOM): PointsRange {
  const { points_range: range } = ashtakoota({ bride: { birth: bride }, groom: { birth: groom } }).data;
  if (range === undefined) throw new Error('no range');
  return range;
}

async function printed(...argv: string[]): Promise<string> {
  let stdout = '';
  const io = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: () => 0 }, now: new Date(0) };
  expect(await run(argv, io)).toBe(0);
  return stdout;
}

describe('a match of a date without a time', () => {
  const bride: Birth = { date: '1990-08-15', place: DELHI };

  it('has the points of every hour, and no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 18_000 }), fc.integer({ min: 0, max: 18_000 }), (hers, his) => {
        const [her, him] = [dateAt(hers), dateAt(his)];
        const range = rangeOf(her, him);
        const looks = Array.from({ length: 9 }, (_, i) => Math.min(i * 10_800, 86_399));
        for (const second of looks) {
          const points = score(atSecond(her, second), atSecond(him, 86_399 - second));
          expect(points).toBeGreaterThanOrEqual(range.minimum);
          expect(points).toBeLessThanOrEqual(range.maximum);
        }
        const pair = range.pairs[(hers + his) % range.pairs.length];
        const [from, at] = [range.female.moons[pair?.female ?? -1], range.male.moons[pair?.male ?? -1]];
        const timed = (birth: Birth, start = ''): Birth => ({ ...birth, time: start?.slice(11, 19) });
        expect(score(timed(her, from?.start ?? ''), timed(him, at?.start ?? ''))).toBe(pair?.total_score);
        expect(range.pairs.map((one) => one.total_score)).toContain(range.minimum);
        expect(range.pairs.map((one) => one.total_score)).toContain(range.maximum);
      }),
      { numRuns: 25 },
    );
  });

  it('has a stretch for each pada, to the second, and the halves of Sagittarius', () => {
    const { female, male } = rangeOf(bride);
    expect(male).toMatchObject({
      time_known: true,
      moons: [{ start: null, end: null, nakshatra_name: 'Uttara Phalguni' }],
    });
    expect(female.moons.map(({ nakshatra_name, pada }) => `${nakshatra_name} ${pada}`)).toEqual([
      'Rohini 1',
      'Rohini 2',
      'Rohini 3',
      'Rohini 4',
      'Mrigashira 1',
      'Mrigashira 2',
    ]);
    const padaAt = (text: string, less: number): number => {
      const second = Date.parse(text) / 1000 - less;
      const time = formatClock((((second + 19_800) % 86_400) + 86_400) % 86_400);
      const { data } = ashtakoota({ bride: { birth: { ...bride, time } }, groom: { birth: GROOM } });
      return data.female.birth_details.moon.pada;
    };
    for (const { start, pada } of female.moons.slice(1)) {
      expect(padaAt(`${start}`, 0)).toBe(pada);
      expect(padaAt(`${start}`, 1)).toBe(((pada + 2) % 4) + 1);
    }
    // She passed 15° of Sagittarius, within a pada, in the evening of that date.
    const halves = rangeOf({ date: '2024-01-10', place: DELHI }).female.moons;
    expect(halves.map(({ nakshatra_name, pada, rashi }) => `${rashi} ${nakshatra_name} ${pada}`)).toContainEqual(
      '9 Purva Ashadha 1',
    );
    expect(halves.filter(({ nakshatra_name, pada }) => nakshatra_name === 'Purva Ashadha' && pada === 1)).toHaveLength(
      2,
    );
  });

  it.each([
    ['2024-03-10', NEW_YORK, '2024-03-10T00:00:00-05:00', '2024-03-11T00:00:00-04:00', 23],
    ['2024-11-03', NEW_YORK, '2024-11-03T00:00:00-04:00', '2024-11-04T00:00:00-05:00', 25],
    ['2024-03-10', HAVANA, '2024-03-10T01:00:00-04:00', '2024-03-11T00:00:00-04:00', 23],
    ['2024-11-03', HAVANA, '2024-11-03T00:00:00-04:00', '2024-11-04T00:00:00-05:00', 25],
  ] as const)('of %s has the hours of that date on the clocks of its place', (date, place, from, to, hours) => {
    const { moons } = rangeOf({ date, place }).female;
    expect([moons[0]?.start, moons.at(-1)?.end]).toEqual([from, to]);
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(hours);
  });

  it('follows the requested clock', () => {
    const mean = rangeOf({ ...bride, clock: 'local_mean' }).female.moons;
    expect(Date.parse(`${mean.at(-1)?.end}`.slice(0, 19)) - Date.parse(`${mean[0]?.start}`.slice(0, 19))).toBe(
      86_400_000,
    );
    expect(`${mean[0]?.start}`).toMatch(/^1990-08-15T00:00:/);
    const offset = rangeOf({ ...bride, utc_offset: '+05:00' }).female.moons;
    expect(offset[0]?.start).toBe('1990-08-15T00:00:00+05:00');
  });

  it.each(['1000-01-01', '2999-12-31'])('of %s is answered', (date) => {
    expect(rangeOf({ date, place: DELHI }).female.moons.length).toBeGreaterThan(3);
  });

  it('leaves the result of noon as it is, and says what rests on it', () => {
    const { data, meta } = ashtakoota({ bride: { birth: bride }, groom: { birth: GROOM } });
    const noon = ashtakoota({ bride: { birth: { ...bride, time: '12:00:00' } }, groom: { birth: GROOM } });
    const { points_range: _, ...rest } = data;
    expect(rest).toEqual(noon.data);
    expect(noon.data).not.toHaveProperty('points_range');
    expect(noon.meta).not.toHaveProperty('rests_on_birth_time');
    expect(meta.rests_on_birth_time).toEqual(['female.birth_details', 'female.guna_milan_results']);
  });
});

describe('what is read of it', () => {
  const groom = '1988-11-05 10:28 19.076 72.8777 Asia/Kolkata';
  const match = (bride: string): Promise<string> => printed('match', '--bride', bride, '--groom', groom);

  it('has no ascendant, the range, and no verdict that some hours have not', async () => {
    const text = await match('1990-08-15 28.6139 77.209 Asia/Kolkata');
    expect(text).toContain('Moon of that date: Taurus, Rohini 1 to Mrigashira 2; no ascendant without a time');
    expect(text).toContain('29.5 to 32 of 36 points: the time of the bride is not known.');
    expect(text).toContain('No verdict: the hour decides between Excellent and Good.');
    expect(text.match(/ascendant [A-Z]\w+/g)).toEqual(['ascendant Sagittarius']);
    expect(text).not.toContain('88.89');
    expect(text).not.toContain('An excellent match');
  });

  it('has the verdict where every hour has it', async () => {
    const text = await match('1990-08-16 28.6139 77.209 Asia/Kolkata');
    expect(text).toMatch(/^24\.5 to 30\.5 of 36 points.*\nGood at every hour\. A good match, commonly accepted\.$/m);
  });
});

test('the wheel draws what every hour gives, and how far some go', () => {
  const bride: Birth = { date: '1990-08-15', place: DELHI };
  const svg = kutaWheel(ashtakoota({ bride: { birth: bride }, groom: { birth: GROOM } }));
  expect(svg).toContain('>29.5–32</text>');
  expect(svg).toContain('Tara: 1.5–3/3.');
  expect(svg).toContain('Yoni: 1/4.');
});

test('poruthams tell the grades of the date', () => {
  const { data } = porutham({
    bride: { birth: { date: '1990-08-15', place: DELHI } },
    groom: { birth: { date: '1988-11-05', place: GROOM.place } },
  });
  expect(data.poruthams[0]).toMatchObject({ key: 'dina', grade: 'good', possible_grades: ['good', 'none'] });
  expect(data.counts_range).toEqual({
    minimum: { good: 6, middling: 0, none: 2 },
    maximum: { good: 7, middling: 1, none: 4 },
  });
  expect(data.groom.signs_of_day).toEqual(['Leo', 'Virgo']);
  for (const [grade, count] of Object.entries(data.counts) as [keyof typeof data.counts, number][]) {
    expect(count).toBeGreaterThanOrEqual(data.counts_range?.minimum[grade] ?? 99);
    expect(count).toBeLessThanOrEqual(data.counts_range?.maximum[grade] ?? -1);
  }
});

test('Mars without a time: nothing from the lagna, and from the others what every hour has', async () => {
  const { data } = manglik({
    bride: { birth: { date: '1990-08-15', time: '08:30:00', place: DELHI } },
    groom: { birth: { date: '1988-11-05', place: GROOM.place } },
  });
  expect(data.groom.references.map(({ from, counts_on_date }) => [from, counts_on_date])).toEqual([
    ['lagna', null],
    ['Moon', true],
    ['Venus', true],
  ]);
  expect(data.bride.references.map((one) => 'counts_on_date' in one)).toEqual([false, false, false]);
  const sides = ['--bride', '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata'];
  const text = await printed('compatibility', 'manglik', ...sides, '--groom', '1988-11-05 19.076 72.8777 Asia/Kolkata');
  expect(text).toMatch(/^lagna +unknown$/m);
  expect(text).toContain('cannot be said without both times of birth');
});

test('the signs of a date in the Sade Sati are those of its own hours', () => {
  const { data } = sadeSati({ birth: { date: '2024-11-03', place: NEW_YORK } });
  const { moons } = rangeOf({ date: '2024-11-03', place: NEW_YORK }).female;
  expect(data.moon_signs_of_day).toEqual([...new Set(moons.map(({ rashi_name }) => rashi_name))]);
});
