import { describe, expect, it } from 'vitest';
import { festival as festivalOperation } from '../../src/calendar/festival.js';
import { ekadashi, type FestivalRule, festival, festivals } from '../../src/calendar/index.js';
import { chooseEkadashi, type EkadashiDay, paranaOf } from '../../src/calendar/rules/ekadashi.js';
import { type MahadvadashiSky, mahadvadashiOf } from '../../src/calendar/rules/mahadvadashi.js';
import { type CandidateDay, decide } from '../../src/calendar/rules/steps.js';
import { type DayMarks, overlapOf, windowOf } from '../../src/calendar/rules/windows.js';
import { READINGS } from '../../src/calendar/show.js';
import { FESTIVALS } from '../../src/calendar/tables/festivals.js';
import { icsText } from '../../src/operation/ics.js';
import { viewOf } from '../../src/operation/show.js';
import { sampled } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
const PUNE = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };

const marksOf = (day: number): DayMarks => ({
  sunrise: day,
  sunset: () => day + 0.5,
  nextSunrise: () => day + 1,
  sunsetBefore: () => day - 0.5,
  moonrise: () => day + 0.6,
});
const OPTIONS = { arunodaya: '96_minutes' } as const;
const dayOf = (day: number): CandidateDay & { readonly day: number } => ({
  day,
  sunrise: day,
  end: day + 1,
  window: (name) => windowOf(name, marksOf(day), OPTIONS),
});
const DAYS = [0, 1, 2, 3].map(dayOf);
const noStar = () => false;

describe('windows', () => {
  it('are parts of day and night', () => {
    expect(windowOf('madhyahna', marksOf(1), OPTIONS)).toEqual({ start: 1.2, end: 1.3 });
    expect(windowOf('pradosha', marksOf(1), OPTIONS)).toEqual({ start: 1.5, end: 1.6 });
    expect(windowOf('sunset', marksOf(1), OPTIONS)).toEqual({ start: 1.5, end: 1.5 });
    expect(windowOf('arunodaya', marksOf(1), OPTIONS)?.start).toBeCloseTo(1 - 96 / 1440, 12);
    expect(windowOf('arunodaya', marksOf(1), { arunodaya: 'night_fifteenths' })?.start).toBeCloseTo(1 - 1 / 15, 12);
  });

  it('are missing where the Sun does not rise, or does not set', () => {
    const never = () => undefined;
    const dark = { ...marksOf(1), sunrise: undefined };
    expect(windowOf('moonrise', dark, OPTIONS)).toBeUndefined();
    expect(windowOf('pradosha', dark, OPTIONS)).toBeUndefined();
    const bright = { ...marksOf(1), sunset: never };
    expect(windowOf('sunrise', bright, OPTIONS)).toEqual({ start: 1, end: 1 });
    expect(windowOf('madhyahna', bright, OPTIONS)).toBeUndefined();
  });

  it('an instant belongs to the tithi that begins with it', () => {
    const sunrise = { start: 1, end: 1 };
    expect(overlapOf(sunrise, { start: 1, end: 2 })).toBe(0);
    expect(overlapOf(sunrise, { start: 0, end: 1 })).toBeUndefined();
    expect(overlapOf({ start: 1, end: 2 }, { start: 0, end: 1 })).toBeUndefined();
  });
});

describe('steps', () => {
  const rule = (
    window: 'pradosha' | 'sunrise' | 'purvahna',
    test: 'touch' | 'cover' | 'cover_first' | 'touch_second',
    pick: 'first' | 'second' | 'second_if_ghati' | 'longer_first' | 'longer_second' | 'second_if_3_muhurtas',
  ) => ({ steps: [{ window, test, pick }], fallback: 'next_sunrise' }) as const;

  it('a ghati of the second evening decides', () => {
    const ghati = 1 / 60;
    const at = (end: number) => decide(DAYS, { start: 0.4, end }, rule('pradosha', 'touch', 'second_if_ghati'), noStar);
    expect(at(1.5 + ghati * 1.01).chosen?.day).toBe(1);
    expect(at(1.5 + ghati * 0.99).chosen?.day).toBe(0);
    expect(at(1.5).case).toBe('one');
  });

  it('shares that are equal go to the day that the pick names', () => {
    const even = { start: 0.5, end: 1.6 };
    expect(decide(DAYS, even, rule('pradosha', 'touch', 'longer_first'), noStar).chosen?.day).toBe(0);
    expect(decide(DAYS, even, rule('pradosha', 'touch', 'longer_second'), noStar).chosen?.day).toBe(1);
  });

  it('a day is filled, or first filled, or touched a second time', () => {
    const tithi = { start: 0.55, end: 1.7 };
    expect(decide(DAYS, tithi, rule('pradosha', 'cover', 'first'), noStar).chosen?.day).toBe(1);
    expect(decide(DAYS, tithi, rule('pradosha', 'cover_first', 'second'), noStar).case).toBe('none');
    expect(decide(DAYS, tithi, rule('pradosha', 'touch_second', 'second'), noStar)).toMatchObject({
      case: 'one',
      chosen: { day: 1 },
    });
  });

  it('a tithi that lasts three fifteenths of the second day takes it', () => {
    const at = (end: number) =>
      decide(DAYS, { start: 0.1, end }, rule('purvahna', 'touch', 'second_if_3_muhurtas'), noStar).chosen?.day;
    expect(at(1 + 0.5 / 5)).toBe(1);
    expect(at(1 + 0.499 / 5)).toBe(0);
  });

  const chosenBy = (
    fallback: 'begins_on' | 'greater_part' | 'next_sunrise',
    window: 'pradosha' | 'sunrise',
    tithi: { readonly start: number; readonly end: number },
    days = DAYS,
  ) => {
    const found = decide(days, tithi, { ...rule(window, 'touch', 'first'), fallback }, noStar);
    expect(found).toMatchObject({ case: 'none', step: undefined });
    return found.chosen?.day;
  };

  it('a tithi without a sunrise falls on its own day, or on the next', () => {
    const tithi = { start: 1.01, end: 1.98 };
    expect(chosenBy('begins_on', 'sunrise', tithi)).toBe(1);
    expect(chosenBy('greater_part', 'sunrise', tithi)).toBe(1);
    expect(chosenBy('next_sunrise', 'sunrise', tithi)).toBe(2);
  });

  it('a tithi that misses a window on two days falls on the one with more of it, the first where they are equal', () => {
    expect(chosenBy('greater_part', 'pradosha', { start: 1.61, end: 2.38 })).toBe(1);
    expect(chosenBy('greater_part', 'pradosha', { start: 1.61, end: 2.4 })).toBe(2);
    expect(chosenBy('begins_on', 'pradosha', { start: 1.61, end: 2.4 })).toBe(1);
    expect(chosenBy('greater_part', 'pradosha', { start: 1.625, end: 2.375 })).toBe(1);
    const dark = DAYS.map((day) => (day.day === 1 ? { ...day, sunrise: undefined, window: () => undefined } : day));
    expect(chosenBy('greater_part', 'pradosha', { start: 1.61, end: 2.2 }, dark)).toBe(2);
    expect(chosenBy('greater_part', 'pradosha', { start: 1.1, end: 1.9 }, dark)).toBeUndefined();
  });
});

describe('rules of Ekādaśī', () => {
  const days: readonly EkadashiDay[] = [0, 1, 2, 3].map((sunrise) => ({
    sunrise,
    sunset: sunrise + 0.5,
    limit: sunrise - 96 / 1440,
  }));

  it('by the sunrises within the tithi', () => {
    expect(chooseEkadashi({ start: 0.5, end: 1.4 }, 2.4, days)).toEqual({ case: 'plain', smarta: 1, vaishnava: 1 });
    expect(chooseEkadashi({ start: 0.95, end: 1.9 }, 2.4, days)).toEqual({ case: 'plain', smarta: 1, vaishnava: 2 });
    expect(chooseEkadashi({ start: 0.5, end: 1.1 }, 2, days)).toEqual({
      case: 'dvadashi_kshaya',
      smarta: 0,
      vaishnava: 1,
    });
    expect(chooseEkadashi({ start: 0.99, end: 2.01 }, 3.01, days)).toEqual({
      case: 'vriddhi',
      smarta: 2,
      vaishnava: 2,
    });
    expect(chooseEkadashi({ start: 0.99, end: 2.01 }, 2.99, days)).toEqual({
      case: 'vriddhi',
      smarta: 1,
      vaishnava: 2,
    });
    expect(chooseEkadashi({ start: 1.01, end: 1.98 }, 2.9, days)).toEqual({ case: 'kshaya', smarta: 1, vaishnava: 2 });
  });

  const great = (start: number, end: number, dvadashiEnd: number, more: Partial<MahadvadashiSky> = {}) =>
    mahadvadashiOf(
      { ekadashi: { start, end }, dvadashiEnd, bright: false, parvaGrows: () => false, stars: () => [], ...more },
      days,
    );
  const LIMIT = 1 - 96 / 1440;

  it('the Mahādvādaśīs of the tithis', () => {
    expect(great(0.5, 1.4, 2.4)).toBeUndefined();
    expect(great(0.9, 2.01, 2.99)).toEqual({ names: ['unmilani', 'trisprisha'], index: 2 });
    expect(great(0.9, 2.01, 3)).toEqual({ names: ['unmilani', 'trisprisha'], index: 2 });
    expect(great(0.9, 2.01, 3.01)).toEqual({ names: ['unmilani'], index: 2 });
    // Daśamī at aruṇodaya: the second day is a plain Ekādaśī.
    expect(great(0.95, 2.01, 3.01)).toBeUndefined();
    expect(great(LIMIT, 1.99, 3.01)).toEqual({ names: ['vyanjuli'], index: 2 });
    expect(great(LIMIT + 1e-6, 1.99, 3.01)).toBeUndefined();
    expect(great(LIMIT, 1.99, 3)).toBeUndefined();
    expect(great(0.5, 1.1, 2)).toEqual({ names: ['trisprisha'], index: 1 });
    expect(great(0.95, 1.1, 2)).toBeUndefined();
    expect(great(0.5, 1.4, 2.4, { parvaGrows: () => true })).toEqual({ names: ['pakshavardhini'], index: 2 });
    expect(great(LIMIT, 1.99, 3.01, { parvaGrows: () => true })?.names).toEqual(['vyanjuli', 'pakshavardhini']);
    expect(great(0.5, 1.1, 2, { parvaGrows: () => true })?.names).toEqual(['trisprisha']);
  });

  it('the Mahādvādaśīs of the stars: bright half, until sunset but for Shravana, as long as the tithi where it runs at sunrise', () => {
    const star = (number: number, start: number, end: number) => ({
      bright: true,
      stars: () => [{ number, start, end }],
    });
    expect(great(0.5, 1.4, 2.6, star(7, 1.9, 2.6))).toEqual({ names: ['jaya'], index: 2 });
    expect(great(0.5, 1.4, 2.6, star(7, 1.9, 2.59))).toBeUndefined();
    expect(great(0.5, 1.4, 2.6, star(7, 2.1, 2.2))).toEqual({ names: ['jaya'], index: 2 });
    expect(great(0.5, 1.4, 2.6, { ...star(7, 2.1, 2.2), bright: false })).toBeUndefined();
    expect(great(0.5, 1.4, 2.5, star(7, 1.9, 2.6))).toBeUndefined();
    expect(great(0.5, 1.4, 2.5, star(22, 1.9, 2.6))).toEqual({ names: ['vijaya'], index: 2 });
    expect(great(0.5, 1.4, 2.6, star(4, 1.9, 2.6))?.names).toEqual(['jayanti']);
    expect(great(0.5, 1.4, 2.6, star(8, 1.9, 2.6))?.names).toEqual(['papanashini']);
    expect(great(0.5, 1.4, 2.6, star(9, 1.9, 2.6))).toBeUndefined();
  });

  it('the fast ends within Dvadashi and the first fifth, or later, or after it', () => {
    const day = { sunrise: 2, sunset: 2.5, limit: undefined };
    expect(paranaOf({ start: 0.6, end: 1.6 }, 2.6, day)).toEqual({ start: 2, end: 2.1, note: null });
    expect(paranaOf({ start: 0.9, end: 1.9 }, 2.9, day)).toEqual({ start: 2.15, end: 2.5, note: 'after_pratahkala' });
    expect(paranaOf({ start: 0.1, end: 1 }, 2, day)).toEqual({ start: 2, end: 2.1, note: 'dvadashi_over' });
    expect(paranaOf({ start: 0.1, end: 1 }, 2, { ...day, sunset: undefined })).toBeUndefined();
  });
});

describe('calendar.festival', () => {
  it('is a member for each festival of the catalogue', () => {
    const { members, exampleOf } = festivalOperation.operation;
    expect(members.map(({ operation }) => operation)).toEqual(FESTIVALS.map(({ id }) => `calendar.festival.${id}`));
    expect(exampleOf('calendar.festival.holi')).toMatchObject({ festival: 'holi', year: 2024 });
    expect(festival({ festival: 'holi', year: 2025, place: DELHI }).meta.endpoint).toBe('calendar.festival.holi');
  });

  it.each(sampled(FESTIVALS, 15).map(({ id }) => id))('tells of %s what the festivals of those years tell', (id) => {
    const { data, provenance } = festival({ festival: id, year: 2025, years: 2, place: CHENNAI });
    const years = [2025, 2026].map((year) => festivals({ year, place: CHENNAI, ids: [id] }));
    expect(data.days).toEqual(years.flatMap((each) => each.data.festivals));
    expect([data.festival, data.first_year, data.last_year]).toEqual([id, 2025, 2026]);
    if (data.days.length > 0) expect(Object.keys(provenance?.rules ?? {})).toEqual([id]);
  });

  it('keeps the rites of every month each month, and options choose', () => {
    const monthly = festival({ festival: 'purnima', year: 2025, place: DELHI }).data.days;
    expect(monthly.length).toBeGreaterThanOrEqual(12);
    const dates = (options: object) =>
      festival({ festival: 'diwali', year: 2024, place: DELHI, options }).data.days.map(({ date }) => date);
    expect([dates({}), dates({ diwali: 'longer' })]).toEqual([['2024-11-01'], ['2024-10-31']]);
  });

  it.each([
    [{ festival: 'easter' }, 'invalid_value', 'festival'],
    [{ festival: 'deepavali_of_nobody' }, 'invalid_value', 'festival'],
    [{ festival: undefined }, 'missing_field', 'festival'],
    [{ years: 0 }, 'invalid_value', 'years'],
    [{ years: 31 }, 'invalid_value', 'years'],
    [{ year: 2999 }, 'invalid_value', 'year'],
    [{ year: 2998, years: 2 }, 'date_out_of_range', 'years'],
    [{ year: 2980, years: 30 }, 'date_out_of_range', 'years'],
  ])('refuses %j', (wrong, code, field) => {
    const ask = () => festival({ festival: 'holi', year: 2025, place: DELHI, ...wrong } as never);
    expect(ask).toThrow(expect.objectContaining({ code, field }));
  });
});

describe('calendar.festivals', () => {
  const ids = (input: object) =>
    new Set(festivals({ year: 2026, place: DELHI, ...input } as never).data.festivals.map(({ id }) => id));

  it('leaves out festivals that no list confirms, unless requested', () => {
    expect(ids({}).has('lohri')).toBe(false);
    expect(ids({ unconfirmed: true }).has('lohri')).toBe(true);
    expect(ids({ ids: ['lohri'] })).toEqual(new Set(['lohri']));
    expect(ids({ ids: ['gudi_padwa'] })).toEqual(new Set(['ugadi']));
  });

  it('has every rule of the catalogue in some year', () => {
    const found = new Set([2024, 2025, 2026].flatMap((year) => [...ids({ year, unconfirmed: true })]));
    expect(FESTIVALS.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  it('asks for regions and traditions of those that have some', () => {
    const tamil = ids({ regions: ['tamil'] });
    expect([tamil.has('pongal'), tamil.has('onam'), tamil.has('diwali')]).toEqual([true, false, true]);
    const jain = ids({ traditions: ['jain'] });
    expect([jain.has('mahavira_jayanti'), jain.has('krishna_janmashtami'), jain.has('diwali')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('options choose', () => {
    const date = (id: string, year: number, options: object) =>
      festivals({ year, place: DELHI, ids: [id as 'diwali'], options }).data.festivals.map((each) => each.date);
    expect(date('diwali', 2024, {})).toEqual(['2024-11-01']);
    expect(date('diwali', 2024, { diwali: 'longer' })).toEqual(['2024-10-31']);
    expect(date('ganga_dussehra', 2026, {})).toEqual(['2026-05-25']);
    expect(date('ganga_dussehra', 2026, { ganga_dussehra: 'nija' })).toEqual(['2026-06-24']);
    expect(date('ganga_dussehra', 2027, { ganga_dussehra: 'nija' })).toEqual(['2027-06-13']);
    expect(date('nag_panchami', 2026, { nag_panchami: 'dark' })).toEqual(['2026-09-02']);
  });

  it('Holika and Raksha Bandhan list Bhadra', () => {
    const found = festivals({ year: 2027, place: PUNE, ids: ['holika_dahan', 'raksha_bandhan', 'diwali'] }).data
      .festivals;
    expect(found.map(({ id, bhadra }) => [id, bhadra?.length])).toEqual([
      ['holika_dahan', 1],
      ['raksha_bandhan', 0],
      ['diwali', undefined],
    ]);
  });

  it.each([
    [{ place: DELHI }, 'missing_field', 'year'],
    [{ place: DELHI, year: 2027, from: '2027-01-01' }, 'invalid_value', 'year'],
    [{ place: DELHI, from: '2027-01-01' }, 'missing_field', 'to'],
    [{ place: DELHI, to: '2027-01-01' }, 'missing_field', 'from'],
    [{ place: DELHI, from: '2027-01-02', to: '2027-01-01' }, 'invalid_value', 'to'],
    [{ place: DELHI, from: '2027-01-01', to: '2028-01-02' }, 'invalid_value', 'to'],
    [{ place: DELHI, year: 2027, ids: ['no_such'] }, 'invalid_value', 'ids.0'],
    [{ place: DELHI, year: 2027, ids: [] }, 'invalid_value', 'ids'],
    [{ place: DELHI, year: 2027, options: { diwali: 'x' } }, 'invalid_value', 'options.diwali'],
    [{ place: DELHI, year: 2027, options: { holi: 'x' } }, 'unknown_field', 'options.holi'],
    [{ place: DELHI, year: 2027, ayanamsa: 'fagan_bradley' }, 'invalid_value', 'ayanamsa'],
  ])('refuses %j', (input, code, field) => {
    expect(() => festivals(input as never)).toThrow(expect.objectContaining({ code, field }));
  });
});

/** Days that almanacs and newspapers print: the first is that of New Delhi, the second of Mumbai or Chennai. */
describe('published days', () => {
  const MUMBAI = { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };
  const MIRZAPUR = { latitude: 25.15, longitude: 82.55, timezone: 'Asia/Kolkata' };

  it.each([
    // A tithi without a sunrise: the day in which it begins, not the day after.
    ['tulasi_vivaha', '2025-11-02', DELHI],
    ['tulasi_vivaha', '2025-11-02', MUMBAI],
    ['mauni_amavasya', '2024-02-09', DELHI],
    ['labh_panchami', '2022-10-29', DELHI],
    ['rang_panchami', '2022-03-22', DELHI],
    ['phulera_dooj', '2023-02-21', DELHI],
    ['mahavira_jayanti', '2027-04-18', MUMBAI],
    ['purnima', '2025-12-04', DELHI],
    ['amavasya', '2025-02-27', DELHI],
    // freepressjournal.in of that day; Ekādaśī runs from 07:51 to 05:01 of the next day.
    ['vaikuntha_ekadashi', '2025-12-30', CHENNAI],
    ['vaikuntha_ekadashi', '2017-01-08', CHENNAI],
    // A tithi without its window: the day that has more of it, which at night is often the second.
    ['pitru_paksha_begins', '2023-09-29', MIRZAPUR],
    ['darsha_amavasya', '2023-02-19', MIRZAPUR],
    ['pradosha_krishna', '2022-01-30', MIRZAPUR],
    ['karva_chauth', '2025-10-10', DELHI],
    ['maha_shivaratri', '2031-02-20', DELHI],
    ['narasimha_jayanti', '1996-05-02', DELHI],
    // The greater share of two days.
    ['ganga_saptami', '2023-04-27', DELHI],
    ['govatsa_dwadashi', '2022-10-21', DELHI],
    ['nagula_chavithi', '2023-11-17', MIRZAPUR],
    ['pradosha_shukla', '2023-02-02', DELHI],
    ['pradosha_krishna', '2023-10-11', DELHI],
    ['pradosha_shukla', '2023-11-24', DELHI],
    // From the Ekādaśī itself.
    ['gita_jayanti', '2023-12-22', DELHI],
    // Second sources: latestly.com of 2023-05-28; a list of the optional holidays of the states, 2023; Puruṣārthacintāmaṇi.
    ['vat_purnima', '2023-06-03', DELHI],
    ['vat_purnima', '2025-06-10', DELHI],
    ['yajur_upakarma', '2023-08-30', CHENNAI],
    ['ganga_dussehra', '2026-05-25', DELHI],
    ['ganga_dussehra', '2022-06-09', DELHI],
  ] as const)('%s is on %s', (id, date, place) => {
    const found = festivals({ year: Number(date.slice(0, 4)), place, ids: [id] }).data.festivals;
    expect(found.map((each) => each.date)).toContain(date);
    const before = found.filter((each) => Math.abs(Date.parse(String(each.date)) - Date.parse(date)) < 7 * 86_400_000);
    expect(before.map((each) => each.date)).toEqual([date]);
  });

  it.each([2023, 2032, 2034])('Gita Jayanti of %i is on the Smarta day of Mokshada Ekadashi', (year) => {
    const [gita] = festivals({ year, place: DELHI, ids: ['gita_jayanti'] }).data.festivals;
    const mokshada = ekadashi({ year, place: DELHI }).data.ekadashis.find(({ name }) => name === 'Mokshada');
    expect(gita).toMatchObject({ date: mokshada?.smarta, case: null, step: null, why: mokshada?.why.smarta });
  });

  it('candidates say how much of the tithi each of two days has', () => {
    const [found] = festivals({ year: 2023, place: MIRZAPUR, ids: ['nagula_chavithi'] }).data.festivals;
    expect(found?.candidates.map(({ date, tithi_seconds }) => [date, Math.floor((tithi_seconds ?? 0) / 60)])).toEqual([
      ['2023-11-16', 14],
      ['2023-11-17', 24],
    ]);
    expect(found?.why).toBe(
      'Chaturthi holds madhyahna on 16 Nov (14 min) and on 17 Nov (24 min): the second, which has the greater share.',
    );
  });
});

describe('Ekādaśīs by name', () => {
  const named = (names: readonly string[], input: object = { year: 2026 }) =>
    ekadashi({ place: DELHI, names, ...input } as never).data.ekadashis;

  it('are those of all, in the order of the year', () => {
    const all = ekadashi({ year: 2026, place: DELHI }).data.ekadashis;
    expect(named(['Parama', 'Nirjala'])).toEqual(all.filter(({ name }) => name === 'Parama' || name === 'Nirjala'));
    expect(named(['Padmini'], { year: 2025 })).toEqual([]);
  });

  it('name the month by both systems, and other names', () => {
    const [yogini, padmini, parama] = ['Yogini', 'Padmini', 'Parama'].flatMap((name) => named([name]));
    expect(yogini).toMatchObject({ month: 'Jyeshtha', purnimanta: 'Ashadha', is_adhika: false, also: [] });
    expect(padmini).toMatchObject({ month: 'Jyeshtha', purnimanta: 'Jyeshtha', is_adhika: true, also: ['Kamala'] });
    expect(parama).toMatchObject({ month: 'Jyeshtha', purnimanta: 'Jyeshtha', is_adhika: true, also: ['Kamada'] });
  });

  it('are festivals on their Smārta days, the two of an intercalary month where there is one', () => {
    const all = [2025, 2026].flatMap((year) => ekadashi({ year, place: DELHI }).data.ekadashis);
    const rows = FESTIVALS.filter(({ kind }) => kind === 'ekadashi').filter(({ id }) => id !== 'gita_jayanti');
    expect(rows).toHaveLength(26);
    for (const { id, name } of sampled(rows, 6)) {
      const { days } = festival({ festival: id, year: 2025, years: 2, place: DELHI }).data;
      const theirs = all.filter((each) => `${each.name} Ekadashi` === name);
      expect([id, days.map(({ date }) => date)]).toEqual([id, theirs.map(({ smarta }) => smarta)]);
      expect([id, days.map((each) => each.is_adhika)]).toEqual([id, theirs.map((each) => each.is_adhika)]);
    }
    const { days } = festival({ festival: 'padmini_ekadashi', year: 2020, years: 10, place: DELHI }).data;
    expect(days.map(({ date, month }) => `${date} ${month}`)).toEqual([
      '2020-09-27 Ashvina',
      '2023-07-29 Shravana',
      '2026-05-27 Jyeshtha',
      '2029-03-26 Chaitra',
    ]);
  });

  it.each([
    [['Easter'], 'names.0'],
    [[], 'names'],
    ['Nirjala', 'names'],
  ])('refuses %j', (names, field) => {
    expect(() => named(names as never)).toThrow(expect.objectContaining({ code: 'invalid_value', field }));
  });
});

describe('Mahādvādaśīs', () => {
  const MIRZAPUR = { latitude: 25.15, longitude: 82.55, timezone: 'Asia/Kolkata' };
  const of = (name: string, input: object) =>
    ekadashi({ year: 2023, place: MIRZAPUR, ...input } as never).data.ekadashis.find((each) => each.name === name);

  it('Vyanjuli takes the place of Kamada 2023', () => {
    expect(of('Kamada', {})).toMatchObject({
      smarta: '2023-04-01',
      vaishnava: '2023-04-02',
      mahadvadashi: { names: ['vyanjuli'], date: '2023-04-02', kept: true },
      why: { vaishnava: 'Vyanjuli Mahadvadashi is on 2 Apr and takes the place of the Ekadashi.' },
    });
  });

  it('the fast of Vyanjuli ends within Dvadashi, two days after the Smarta one', () => {
    const { start, end } = of('Kamada', {})?.parana.vaishnava ?? {};
    expect([start?.slice(0, 10), end]).toEqual(['2023-04-03', of('Kamada', {})?.dvadashi_end]);
  });

  it('Jayanti and Pakshavardhini are named, and move the fast only where all eight are kept', () => {
    const plain = of('Pausha Putrada', {});
    expect(plain).toMatchObject({
      vaishnava: '2023-01-02',
      mahadvadashi: { names: ['jayanti'], date: '2023-01-03', kept: false },
    });
    expect(plain?.why.vaishnava).toMatch(/ Jayanti Mahadvadashi would be on 3 Jan\.$/);
    expect(of('Pausha Putrada', { mahadvadashis: 'eight' })).toMatchObject({
      smarta: '2023-01-02',
      vaishnava: '2023-01-03',
      mahadvadashi: { kept: true },
    });
    expect(of('Aja', { mahadvadashis: 'eight' })).toMatchObject({
      vaishnava: '2023-09-11',
      mahadvadashi: { names: ['pakshavardhini'] },
    });
  });

  it('a Mahādvādaśī that is kept is shown with the case', () => {
    const input = { from: '2023-03-30', to: '2023-04-20', place: MIRZAPUR };
    const blocks = READINGS['calendar.ekadashi']?.show?.(viewOf(input, ekadashi(input)));
    const rows = blocks?.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.at(-1)) : []));
    expect(rows).toEqual(['plain, vyanjuli', 'plain']);
  });

  it('most Ekadashis have none', () => {
    expect(of('Mohini', {})?.mahadvadashi).toBeNull();
    expect(() => of('Mohini', { mahadvadashis: 'nine' })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'mahadvadashis' }),
    );
  });
});

describe('custom rules', () => {
  const temple: FestivalRule = {
    id: 'temple_day',
    name: 'Temple day',
    kind: 'tithi',
    month: 'Magha',
    tithi: 11,
    steps: [{ window: 'madhyahna', test: 'touch', pick: 'longer_first' }],
    fallback: 'next_sunrise',
  };
  const fair: FestivalRule = { id: 'fair', name: 'Fair', kind: 'relative', base: 'temple_day', offset: 2 };

  it('are found and explained by the same engine', () => {
    const found = festivals({ year: 2027 }, PUNE, [temple, fair]);
    expect(found.map(({ id, date, unconfirmed }) => [id, date, unconfirmed])).toEqual([
      ['temple_day', '2027-02-17', true],
      ['fair', '2027-02-19', true],
    ]);
    expect(found[0]?.why).toContain('madhyahna');
  });

  it('may be counted from the catalogue, with its options', () => {
    const after: FestivalRule = { id: 'after', name: 'After', kind: 'relative', base: 'diwali', offset: 1 };
    const date = (diwali: 'ghati' | 'longer') =>
      festivals({ year: 2024 }, DELHI, [after], { options: { diwali } }).map((each) => each.date);
    expect([date('ghati'), date('longer')]).toEqual([['2024-11-02'], ['2024-11-01']]);
  });

  it('names an unknown field of a rule, and which may have been meant', () => {
    expect(() => festivals({ year: 2027 }, PUNE, [{ ...temple, montj: 'Magha' } as never])).toThrow(
      /^rules\.0\.montj is not a field of this rule; did you mean month\? If not, leave it out\.$/,
    );
  });

  it('each rule of the catalogue, given as one’s own, has the same days', () => {
    const given = festivals({ year: 2026, place: DELHI, unconfirmed: true }).data.festivals.filter(
      ({ base }) => base === null,
    );
    const bare = FESTIVALS.filter((rule) => !('base' in rule)).map(
      ({ state: _, verified: __, disputed: ___, aka: ____, ...rule }) => ({ ...rule, id: `own_${rule.id}` }),
    );
    // At most 200 rules at a time.
    const halves = [bare.slice(0, 120), bare.slice(120)];
    const own = halves.flatMap((rules) => festivals({ year: 2026 }, DELHI, rules as readonly FestivalRule[]));
    const words = (all: readonly { readonly id: string; readonly date: string | null; readonly why: string }[]) =>
      all.map(({ id, date, why }) => `${date} ${id.replace(/^own_/, '')}: ${why}`).sort();
    expect(words(own)).toEqual(words(given));
  });

  it('may be of a weekday, a Gregorian date, or a nakṣatra', () => {
    const rules: readonly FestivalRule[] = [
      temple,
      { id: 'first', name: 'First', kind: 'on_weekday', base: 'temple_day', or_base: 'diwali', weekday: 3 },
      { id: 'leap', name: 'Leap day', kind: 'gregorian', month: 2, day: 29 },
      { id: 'early', name: 'Early', kind: 'gregorian', month: 3, day: 1, since: 2028 },
      {
        id: 'star',
        name: 'Star',
        kind: 'nakshatra',
        nakshatra: 8,
        month: 'Pausha',
        half: 'shukla',
        steps: [{ window: 'sunrise', test: 'touch', pick: 'first' }],
        fallback: 'begins_on',
      },
    ];
    const of = (year: number) => festivals({ year }, PUNE, rules).map(({ id, date, why }) => `${id} ${date}: ${why}`);
    expect(of(2027).filter((text) => !text.startsWith('star'))).toEqual([
      'temple_day 2027-02-17: Ekadashi holds madhyahna on 17 Feb (all of it): that day.',
      'first 2027-02-17: Temple day of 17 Feb is a Wednesday.',
    ]);
    expect(of(2028).filter((text) => /^(?:leap|early)/.test(text))).toEqual([
      'leap 2028-02-29: 29 Feb of the Gregorian calendar, every year.',
      'early 2028-03-01: 1 Mar of the Gregorian calendar, every year.',
    ]);
  });

  it('a Gregorian date that the clocks skipped has no festival', () => {
    const apia = { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' };
    const on = (day: number) =>
      festivals({ year: 2011 }, apia, [{ id: 'own', name: 'Own', kind: 'gregorian', month: 12, day }]).map(
        ({ date }) => date,
      );
    expect([on(29), on(30), on(31)]).toEqual([['2011-12-29'], [], ['2011-12-31']]);
  });

  it('the weekdays of a month that ends with the full moon step over an intercalary month', () => {
    const mondays = (month_system: 'amanta' | 'purnimanta') =>
      festivals({ year: 2023 }, DELHI, [
        { id: 'own', name: 'Own', kind: 'weekday_of_month', month: 'Shravana', month_system, weekday: 1 },
      ]).map(({ date }) => date);
    expect(mondays('purnimanta')).toEqual(['2023-07-10', '2023-07-17', '2023-08-21', '2023-08-28']);
    expect(mondays('amanta')).toEqual(['2023-08-21', '2023-08-28', '2023-09-04', '2023-09-11']);
  });

  it.each([
    [[{ ...fair, kind: 'on_weekday', offset: undefined, weekday: 7 }], 'rules.0.weekday'],
    [
      [temple, { id: 'own', name: 'Own', kind: 'on_weekday', base: 'temple_day', or_base: 'nobody', weekday: 1 }],
      'rules.1.or_base',
    ],
    [
      [temple, { id: 'own', name: 'Own', kind: 'on_weekday', base: 'temple_day', or_base: 'own', weekday: 1 }],
      'rules.1.or_base',
    ],
    [[{ id: 'own', name: 'Own', kind: 'gregorian', month: 13, day: 1 }], 'rules.0.month'],
    [
      [
        {
          id: 'own',
          name: 'Own',
          kind: 'tithis',
          tithis: [],
          bright: temple.steps,
          dark: temple.steps,
          fallback: 'begins_on',
        },
      ],
      'rules.0.tithis',
    ],
  ])('refuses %j', (rules, field) => {
    expect(() => festivals({ year: 2027 }, PUNE, rules as never)).toThrow(
      expect.objectContaining({ code: 'invalid_value', field }),
    );
  });

  it.each([
    [[], 'rules'],
    [[{ ...temple, id: 'diwali' }], 'rules.0.id'],
    [[temple, temple], 'rules.1.id'],
    [[fair], 'rules.0.base'],
    [[{ ...fair, base: 'fair' }], 'rules.0.base'],
    [[{ ...temple, month: 'May' }], 'rules.0.month'],
    [[{ ...temple, steps: [] }], 'rules.0.steps'],
    [[{ ...temple, steps: [{ window: 'noonish', test: 'touch', pick: 'first' }] }], 'rules.0.steps.0.window'],
    [[{ ...temple, kind: 'moon' }], 'rules.0.kind'],
    [[{ id: 'eka', name: 'Eka', kind: 'ekadashi', month: 'Magha', tithi: 12 }], 'rules.0.tithi'],
    [['diwali'], 'rules.0'],
  ])('refuses %j', (rules, field) => {
    expect(() => festivals({ year: 2027 }, PUNE, rules as never)).toThrow(
      expect.objectContaining({ code: 'invalid_value', field }),
    );
  });
});

describe('where the Sun does not rise', () => {
  const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

  it('a festival has no date and says so, an Ekādaśī no days', () => {
    const found = festivals({ from: '2024-12-05', to: '2024-12-25', place: TROMSO, unconfirmed: true }).data.festivals;
    const purnima = found.find(({ id }) => id === 'dattatreya_jayanti');
    expect(purnima).toMatchObject({ date: null, case: 'none', candidates: [] });
    expect(purnima?.why).toBe('No day that holds Purnima has a sunrise: it has no date.');
    const [first] = ekadashi({ from: '2024-12-05', to: '2024-12-15', place: TROMSO }).data.ekadashis;
    expect(first).toMatchObject({
      case: null,
      smarta: null,
      vaishnava: null,
      parana: { smarta: null, vaishnava: null },
    });
  });
});

describe('as a calendar', () => {
  const input = { year: 2027, place: PUNE };
  const result = festivals(input);
  const events = READINGS['calendar.festivals']?.events?.(viewOf(input, result));
  if (events === undefined) throw new Error('festivals have no events');
  const text = icsText(events);
  const lines = text.split('\r\n');

  it('lines end with CR and LF and have 75 octets at most', () => {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('unfolds to one entry a festival, each with its day and a unique identifier', () => {
    const whole = text.replaceAll('\r\n ', '').split('\r\n');
    const values = (name: string) => whole.flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));
    const dates = result.data.festivals.map(({ date }) => date?.replaceAll('-', ''));
    expect(values('DTSTART;VALUE=DATE:')).toEqual(dates);
    expect(values('SUMMARY:').map((title) => title.replace(/\\([,;\\])/g, '$1'))).toEqual(
      result.data.festivals.map(({ name }) => name),
    );
    expect(new Set(values('UID:')).size).toBe(dates.length);
    expect(new Set(values('DTSTAMP:'))).toEqual(new Set(['20270114T000000Z']));
  });

  it('characters of several octets are not cut, and marks are escaped', () => {
    const event = { id: 'a', date: '2027-01-01', title: 'ā'.repeat(80), text: 'one, two; three\\four\nfive' };
    const made = icsText({ ...events, events: [event] }, '2026-11-22T10:00:00+05:30');
    expect(made.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:${'ā'.repeat(80)}\r\nDESCRIPTION:one\\, two\\; three\\\\four\\nfive\r\n`,
    );
    expect(made).toContain('DTSTAMP:20261122T043000Z');
    expect(() => icsText(events, 'today')).toThrow(expect.objectContaining({ code: 'invalid_moment' }));
  });
});
