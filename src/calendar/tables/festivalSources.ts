import type { Source } from '../../types.js';

export const FESTIVAL_SOURCES: readonly Source[] = [
  {
    work: 'vacanza/holidays, holidays/calendars/hindu.py',
    locus: 'dates of 2001 to 2034',
    note: 'published dates of thirty-one festivals, from Time and Date, Drik Panchang and lists of the states: the rules were chosen to give them',
  },
  {
    work: 'krazykrackpot/panchang',
    locus: 'historical-dates.ts, dates of 2020 to 2025',
    note: 'a second list of published dates, from Prokerala and Shubh Panchang',
  },
  {
    work: 'Drik Panchang',
    locus: 'days of 2022 and 2023, as kept in Prashanthmn166/hamara-calendar',
    note: 'decided which of two days a rule takes, and the day of a tithi that no window holds',
  },
  {
    work: 'jyotisham/adyatithi',
    locus: 'rules with Smriti Kaustubha, Vaidyanatha Dikshitiya and Vratanirnayakalpavalli as their sources',
    note: 'windows and priorities of some 460 rules, compared while choosing',
  },
  {
    work: 'Dasmesh Darbar, gurpurabs of 2021',
    locus: 'dasmeshdarbar.ca/gurpurabs',
    note: 'the fixed dates of the Nanakshahi calendar of 2003',
  },
  {
    work: 'Dharmasindhu, Nirnayasindhu',
    locus: 'from memory; no text was read',
    note: 'the reasons behind the rules',
  },
];
