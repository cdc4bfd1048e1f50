import { describe, expect, it } from 'vitest';
import calendar from '../../fixtures/oracle/calendar.json' with { type: 'json' };
import published from '../../fixtures/sources/calendar.json' with { type: 'json' };
import { day, months, sankrantis } from '../../src/calendar/index.js';
import { NORTH_RECKONINGS, type NorthReckoning, SAMVATSARAS } from '../../src/calendar/tables/samvatsaras.js';
import { luminaryContext } from '../../src/cast/context.js';
import { lunarCalendarOf } from '../../src/cast/lunarCalendar.js';
import { DAY_MS, julianDay } from '../../src/time/julian.js';
import { lunarMonthName } from '../../src/zodiac/lunarMonth.js';

const DELHI = published.places['New Delhi'];
const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
const KOCHI = { latitude: 9.9312, longitude: 76.2673, timezone: 'Asia/Kolkata' };
const places: Readonly<Record<string, typeof DELHI>> = published.places;
const placeOf = (name: string): typeof DELHI => {
  const found = places[name];
  if (found === undefined) throw new Error(`no place ${name}`);
  return found;
};

const jd = (text: string): number => julianDay(Date.parse(`${text}Z`));
const seconds = (a: number, b: number): number => Math.abs(a - b) * (DAY_MS / 1000);
const apart = (told: string, ut: string): number => Math.abs(Date.parse(told) - Date.parse(`${ut}Z`)) / 1000;

describe('intercalary and lost months of 1900 to 2100, against Swiss Ephemeris', () => {
  const { rows, tolerance } = calendar.adhika_kshaya;
  const core = lunarCalendarOf(luminaryContext({}), DELHI);
  const found = core
    .monthsIn(jd('1900-01-01T00:00:00'), jd('2101-01-01T00:00:00'))
    .filter(({ kind }) => kind !== 'ordinary');

  it('are the same 76 and 2', () => {
    expect(rows.map(({ kind }) => kind).filter((kind) => kind === 'adhika').length).toBe(76);
    expect(found.map(({ kind, index, also }) => [kind, lunarMonthName(index), also])).toEqual(
      rows.map(({ kind, name, also }) => [kind, name, also === undefined ? undefined : indexOf(also)]),
    );
  });

  it.each(rows.map((row, i) => [row.start.slice(0, 10), row, found[i]] as const))('%s', (date, row, month) => {
    if (month === undefined) throw new Error(`nothing found for ${date}`);
    // Outside these years each program has its own extrapolation of ΔT.
    const limit = date >= '1972' && date < '2031' ? tolerance.seconds_1972_to_2030 : tolerance.seconds;
    expect(seconds(month.start, jd(row.start))).toBeLessThan(limit);
    expect(seconds(month.end, jd(row.end))).toBeLessThan(limit);
    const margin = core.marginMinutes(month);
    expect(Math.abs(margin - row.margin_minutes)).toBeLessThan(row.margin_minutes * tolerance.margin_share + 1);
  });

  it('have the same first days at New Delhi', () => {
    const years = [...new Set(rows.map(({ first_day }) => Number(first_day.slice(0, 4))))];
    const first = years.flatMap((year) =>
      months({ year, place: DELHI })
        .data.months.filter(({ is_adhika, is_kshaya }) => is_adhika || is_kshaya)
        .map(({ first_day }) => first_day),
    );
    expect(first).toEqual(rows.map(({ first_day }) => first_day));
  });
});

function indexOf(name: string): number {
  for (let index = 0; index < 12; index++) if (lunarMonthName(index) === name) return index;
  throw new Error(`no month ${name}`);
}

describe('months of 2018 to 2030, against Swiss Ephemeris', () => {
  const { rows, tolerance } = calendar.months;
  const years = Array.from({ length: 13 }, (_, i) => 2018 + i);
  const all = years.flatMap((year) => months({ year, place: DELHI }).data.months);

  it.each(rows)('$name of $start', (row) => {
    const month = all.find(({ start }) => apart(start, row.start) < 60);
    expect(month).toMatchObject({ name: row.name, is_adhika: row.adhika, is_kshaya: false });
    if (month === undefined) return;
    expect(apart(month.start, row.start)).toBeLessThanOrEqual(tolerance.seconds);
    expect(apart(month.full_moon, row.full_moon)).toBeLessThanOrEqual(tolerance.seconds);
    expect(apart(month.end, row.end)).toBeLessThanOrEqual(tolerance.seconds);
  });

  it('follow one another without a gap', () => {
    for (const [i, { end }] of all.slice(0, -1).entries()) expect(all[i + 1]?.start).toBe(end);
  });
});

describe('saṅkrāntis of 2020 to 2030, against Swiss Ephemeris', () => {
  const { rows, tolerance } = calendar.sankrantis;
  const years = Array.from({ length: 11 }, (_, i) => 2020 + i);
  const at = (place: typeof DELHI) => years.flatMap((year) => sankrantis({ year, place }).data.sankrantis);
  const [delhi, chennai, kochi] = [at(DELHI), at(CHENNAI), at(KOCHI)];

  it.each(rows)('$sign of $at', (row) => {
    const i = delhi.findIndex(({ at: told }) => apart(told, row.at) < 3600);
    const [here, south, west] = [delhi[i], chennai[i], kochi[i]];
    expect(here?.sign).toBe(row.sign);
    expect(apart(here?.at ?? '', row.at)).toBeLessThanOrEqual(tolerance.seconds);
    const { civil_day, civil_day_plus_one, orissa } = here?.dates ?? {};
    const { sunset } = south?.dates ?? {};
    const { three_fifths, sunrise_after } = west?.dates ?? {};
    const { sign: _sign, at: _at, ...dates } = row;
    expect({ sunset, three_fifths, civil_day, civil_day_plus_one, sunrise_after, orissa }).toEqual(dates);
  });
});

describe('days as published', () => {
  const { rows, north_ends_tolerance_hours } = published.days;

  it.each(rows)('$date at $place', (row) => {
    const { data } = day({ date: row.date, place: placeOf(row.place) });
    const { lunar_month, years, samvatsara, ritu, ayana, solar } = data;
    expect({
      amanta: lunar_month.amanta,
      purnimanta: lunar_month.purnimanta,
      vikram: years.vikram,
      north: samvatsara.north,
      north_running: samvatsara.north_running,
      shaka: years.shaka,
      south: samvatsara.south,
      gujarat: [years.vikram_gujarat, samvatsara.gujarat],
      punjab_day: solar.punjabi?.day,
      ritu_drik: ritu.drik,
      ritu_vedic: ritu.vedic,
      ayana_drik: ayana.drik,
      ayana_vedic: ayana.vedic,
      ...(row.bengali === undefined
        ? {}
        : { bengali: `${solar.bengali?.day} ${solar.bengali?.month} ${years.bengali}` }),
      north_ends: row.north_ends,
    }).toEqual(Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'date' && field !== 'place')));
    const late = (Date.parse(samvatsara.north_ends) - Date.parse(`${row.north_ends}:00+05:30`)) / 3_600_000;
    expect(late).toBeGreaterThan(1.9);
    expect(late).toBeLessThan(north_ends_tolerance_hours);
  });

  const otherwise = (row: (typeof rows)[number], north_samvatsara: NorthReckoning) =>
    day({ date: row.date, place: placeOf(row.place), north_samvatsara });

  it.each(rows)('$date at $place: without bija each saṁvatsara ends 41 days before the published end', (row) => {
    const { data, provenance } = otherwise(row, 'without_bija');
    // By the saṁvatsara of the year, or by the next, which lasts 361.0267 days, if that already ran when the year began.
    const printed = Date.parse(`${row.north_ends}:00+05:30`);
    const later = data.samvatsara.north === row.north ? 0 : 361.0267;
    const early = (printed - Date.parse(data.samvatsara.north_ends)) / 86_400_000 + later;
    // 8 of 364,220 revolutions in the 1.87 million days since the Kali epoch are 41.1 days; ours end 2 h after the published ones.
    expect(early).toBeGreaterThan(40.9);
    expect(early).toBeLessThan(41.2);
    expect(provenance?.rules?.['samvatsara.north']?.state).toBe('unconfirmed');
    expect(provenance?.conventions.north_samvatsara).toBe('without_bija');
  });

  it.each(rows)('$date at $place: the rule of Sewell and Dikshit is one name ahead', (row) => {
    const names = SAMVATSARAS.map(({ name }) => name as string);
    const { data, provenance } = otherwise(row, 'sewell');
    expect(names.indexOf(data.samvatsara.north)).toBe(names.indexOf(row.north) + 1);
    expect(provenance?.rules?.['samvatsara.north']?.state).toBe('agrees');
  });

  it('is the same by all three until 2017, and ahead by the rule of Sewell and Dikshit from 2018', () => {
    const told = (year: number) =>
      NORTH_RECKONINGS.map((north_samvatsara) => {
        const { samvatsara } = day({ date: `${year}-08-01`, place: DELHI, north_samvatsara }).data;
        return SAMVATSARAS.findIndex(({ name }) => name === samvatsara.north);
      });
    for (const year of [2005, 2011, 2017]) expect(new Set(told(year)).size).toBe(1);
    for (const year of [2018, 2022, 2026]) {
      const [bija = 0, , sewell] = told(year);
      expect(sewell).toBe(bija + 1);
    }
  });
});

describe('months as published', () => {
  it.each(published.months.rows)('$date at $place: $amanta', ({ date, place, amanta, adhika }) => {
    expect(day({ date, place: placeOf(place) }).data.lunar_month).toMatchObject({ amanta, is_adhika: adhika });
  });

  it.each(published.adhika.rows)('intercalary $month of $year', ({ year, month, first_day, slip }) => {
    const found = months({ year, place: DELHI }).data.months.find(({ is_adhika }) => is_adhika);
    expect(found?.name).toBe(month);
    if (slip === undefined) expect(found?.first_day).toBe(first_day);
    else expect(Date.parse(first_day) - Date.parse(found?.first_day ?? '')).toBe(DAY_MS);
  });
});
