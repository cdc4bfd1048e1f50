import type { Dispute, Rule, Source } from '../../types.js';
import type { NorthReckoning } from './samvatsaras.js';

const rule = (text: string, source: string, state: Rule['state'] = 'checked'): Rule => ({ rule: text, source, state });

const PAGES = 'four published days, Drik Panchang';

export const MONTH_RULES: Readonly<Record<string, Rule>> = {
  amanta: rule(
    'from new moon to new moon; named by the first sign that the Sun enters in it: Chaitra has the entry into Aries',
    `${PAGES}; five months of PyJHora`,
  ),
  purnimanta: rule(
    'the same days; the dark half has the name of the next month, but for an intercalary month, which keeps its own',
    PAGES,
  ),
  is_adhika: rule(
    'no entry of the Sun into a sign between the new moons; named by the month that follows',
    'six of seven first days printed for 2007 to 2023 (Marathi Wikipedia, Adhikamas); the seventh is a day late there',
  ),
  is_kshaya: rule(
    'two entries between the new moons; two names, and the rites of both months fall in it',
    'computed a second way from Swiss Ephemeris: the same two of 1900 to 2100',
    'agrees',
  ),
  samsarpa: rule(
    'the intercalary month before a lost one; ordinary rites are allowed in it',
    'from memory; no text was read',
    'unconfirmed',
  ),
};

/** Names of the year in each reckoning of the northern saṁvatsara. */
export const NORTH_RULES: Readonly<Record<NorthReckoning, Rule>> = {
  bija: rule(
    'mean Jupiter of the Surya Siddhanta with bija: the one that runs at the sunrise of Chaitra 1 names the year',
    `${PAGES}: all names; their four ends stand 2 h 00 to 2 h 13 before ours`,
  ),
  without_bija: rule(
    'mean Jupiter of the Surya Siddhanta without bija, 364,220 revolutions: the one that runs at the sunrise of Chaitra 1 names the year',
    `from memory; ${PAGES}, do not have its ends, which come 41 days before theirs`,
    'unconfirmed',
  ),
  sewell: rule(
    'the one numbered kali + 27 + floor((211 kali - 108) / 18000) in the sixty names the year: without bija, at the entry into Aries',
    'Sewell & Dikshit, The Indian Calendar (1896), art. 59a, as bdsatish’s panchanga.py quotes it; Shaka 1876 is Plavanga there, after the Calendar Reform Committee, app. 5-E',
    'agrees',
  ),
};

export const YEAR_RULES: Readonly<Record<string, Rule>> = {
  shaka: rule('expired; from the first day of Chaitra, the intercalary one where there are two', PAGES),
  vikram: rule('from the first day of Chaitra', PAGES),
  vikram_gujarat: rule('from the first day of Kartika', PAGES),
  kali: rule('expired; Shaka + 3179', 'common reckoning; not on the published days', 'agrees'),
  bengali: rule('from Boishakh 1', 'three published days, Drik Panchang'),
  kollam: rule('from Chingam 1', 'common reckoning; not on the published days', 'agrees'),
  'samvatsara.south': rule('the Shaka year + 11, in the sixty', `${PAGES}; Birthastro`),
  'samvatsara.north': NORTH_RULES.bija,
  'samvatsara.gujarat': rule('the Vikram year of Gujarat + 8, in the sixty', 'three years, Drik Panchang'),
};

export const SEASON_RULES: Readonly<Record<string, Rule>> = {
  'ritu.vedic': rule('two lunar months each, from Chaitra', PAGES),
  'ritu.drik': rule('60 degrees each of the tropical Sun, from 330', PAGES),
  'ayana.vedic': rule('the sidereal Sun from 270 to 90 degrees: Uttarayana', PAGES),
  'ayana.drik': rule('the tropical Sun from 270 to 90 degrees: Uttarayana', PAGES),
};

const SEWELL = 'Sewell & Dikshit, The Indian Calendar (1896), art. 28';

export const SOLAR_RULES: Readonly<Record<string, Rule>> = {
  'solar.tamil': rule(
    'before sunset of the day from sunrise to sunrise: that day is the first; else the next',
    `${SEWELL}; Pongal of 33 of 34 published years`,
  ),
  'solar.malayalam': rule(
    'before three fifths of the daylight: that day is the first; else the next',
    SEWELL,
    'agrees',
  ),
  'solar.bengali': rule('the civil date after that of the sankranti', `${SEWELL}; three published days`),
  'solar.odia': rule('the civil date of the sankranti', SEWELL, 'agrees'),
  'solar.punjabi': rule('the civil date of the sankranti', `${PAGES}; the names of the months are from memory`),
  'solar.national': rule(
    'arithmetic: Chaitra 1 is 22 March, 21 in a Gregorian leap year',
    'Report of the Calendar Reform Committee (1955), part B: months of 1876 to 1880',
  ),
};

const DATE = {
  sunset: rule('the day from sunrise to sunrise if before its sunset, else the next (Tamil months)', SEWELL),
  three_fifths: rule(
    'the day from sunrise to sunrise if before three fifths of its daylight, else the next (Malayalam months)',
    SEWELL,
    'agrees',
  ),
  civil_day: rule('the civil date (Odisha, Punjab, Haryana)', SEWELL),
  civil_day_plus_one: rule('the civil date after (Bengal)', SEWELL),
  sunrise_after: rule('the first sunrise at or after', 'Vishu of 26 of 34 published years', 'agrees'),
  orissa: rule('the day from sunrise to sunrise', SEWELL, 'agrees'),
} as const satisfies Readonly<Record<string, Rule>>;

/** By field of the dates. */
export const DATE_RULE_ROWS: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(DATE).map(([name, rule]) => [`dates.${name}`, rule]),
);

export const CALENDAR_SOURCES: readonly Source[] = [
  {
    work: 'Drik Panchang, pages of days',
    locus: '2020-12-31, 2022-01-24, 2025-11-22 (New Delhi), 2026-09-28 (Bodh Gaya)',
    note: 'months, years, saṁvatsaras with their ends, ṛtu, ayana, Bengali and Punjabi days',
  },
  {
    work: 'Sewell & Dikshit, The Indian Calendar (1896)',
    locus: 'art. 28 (read in part), table XII',
    note: 'civil beginning of the solar months; names of the sixty years',
  },
  {
    work: 'Sūrya Siddhānta',
    locus: 'revolutions of Jupiter and their bīja, from memory, confirmed by four printed ends of the year',
    note: 'the northern saṁvatsara',
  },
];

export const MONTH_DISPUTES: readonly Dispute[] = [
  {
    element: 'intercalary months',
    note: 'They follow from saṅkrāntis, and these from the ayanāṁśa: 1′ of it moves them by 24 minutes. Of 1900 to 2100 five lie within an hour of another outcome: 1926 Phālguna, 2029 Caitra, 1963 (lost), 2067, 1907. margin_minutes of calendar.months tells how near a month is.',
  },
  {
    element: 'year of a lost month',
    note: 'Both intercalary months around it are reported as such here; others count only the second. The note of the first says so.',
  },
  {
    element: 'year with an intercalary first month',
    note: 'The year begins with the intercalary month here, as bdsatish’s program has it; others begin it with the ordinary one.',
  },
];

export const YEAR_DISPUTES: readonly Dispute[] = [
  {
    element: 'northern saṁvatsara',
    note: 'With the bīja of −8 revolutions by default: all names of four published days, ends 2 h later than theirs. Without it each ends 41 days earlier in our time. The older rule of Sewell & Dikshit, art. 59a, names one ahead of them since 2018. `north_samvatsara` takes either.',
  },
  {
    element: 'ṛtu',
    note: 'By lunar months (vedic) and by the tropical Sun (drik), as published days have both; by the sidereal sign of the Sun fits none of them.',
  },
];

const EXAMPLES = 'Sewell & Dikshit, The Indian Calendar (1896), arts. 139–152';

/** Of conversions. */
export const CONVERT_RULES: Readonly<Record<string, Rule>> = {
  lunar: rule(
    'the civil day whose sunrise lies in the tithi; two where the tithi is repeated, none where it is skipped',
    `Sewell & Dikshit, The Indian Calendar (1896), art. 32; twelve of sixteen worked examples of theirs, ${EXAMPLES}`,
  ),
  julian_day: rule(
    'day count of noon of the civil date',
    'Richards, Explanatory Supplement to the Astronomical Almanac (3rd ed.), section 15.11',
  ),
  kali_ahargana: rule(
    'Julian day number - 588466: 0 on 18 February 3102 BCE (Julian)',
    'bdsatish’s almanac of June 2026 to July 2027: 1872727 to 1873152',
  ),
};

export const CONVERT_DISPUTES: readonly Dispute[] = [
  {
    element: 'old almanacs',
    note: 'Sun and Moon are those of the sky here. Almanacs by the Sūrya or Ārya Siddhānta had tithis up to six hours off and saṅkrāntis up to three days: a date of an inscription may be a day apart, and an intercalary or lost month another one.',
  },
];
