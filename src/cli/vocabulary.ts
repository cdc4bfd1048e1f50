import { readTime, writeTime } from '../input/birthText.js';
import type { FieldWords } from '../operation/show.js';

export interface CommonField extends FieldWords {
  readonly explain?: true;
  readonly listed?: string;
  readonly read?: (text: string) => string;
  readonly write?: (text: string) => string;
}

/** The last entries of a command's options, in this order. */
export const LAST: readonly string[] = [
  'ayanamsa',
  'node',
  'sunrise',
  'conventions.profile',
  'conventions.positions',
  'conventions.ayanamsa',
  'conventions.star_place',
  'conventions.ayanamsa_reference',
  'conventions.moon',
  'conventions.year',
  'conventions.time_scale',
  'sensitive',
  'user_name',
];

/** Fields that are in an input twice and are typed once, by their other place. */
export const TWICE: readonly string[] = ['conventions.node', 'conventions.sunrise'];

/** The fields that many operations have, by the end of their path: `place.latitude` is also `birth.place.latitude`. The names are those of the options. */
export const COMMON: Readonly<Record<string, CommonField>> = {
  'birth.date': { name: 'date', value: 'YYYY-MM-DD', summary: 'Date of birth at the place', explain: true },
  'birth.time': {
    name: 'time',
    value: 'HH:MM[:SS]',
    summary: 'Local clock time; leave it out when unknown, then noon is used',
    read: readTime,
    write: writeTime,
  },
  'birth.clock': {
    name: 'clock',
    value: 'CLOCK',
    summary: 'Whose clock showed the time; without it, by place and date',
  },
  'birth.utc_offset': {
    name: 'utc-offset',
    value: 'OFFSET',
    summary: 'How far the clock was ahead of UTC, such as +04:51:00, where that is known',
  },
  'birth.fold': { name: 'fold', value: 'WHICH', summary: 'Which of two equal clock times, where clocks went back' },
  'birth.calendar': { name: 'calendar', value: 'CALENDAR', summary: 'Calendar of the date of birth' },
  'birth.uncertainty_minutes': {
    name: 'uncertainty',
    value: 'MINUTES',
    summary: 'Minutes by which the time may be wrong either way; adds what is certain and what changes in that span',
  },
  'conventions.profile': {
    name: 'profile',
    value: 'PROGRAM',
    summary: 'Whose conventions stand for what is not given',
  },
  'conventions.positions': {
    name: 'positions',
    value: 'KIND',
    summary: 'Bodies where they are seen, or (true) where they are, without light-time and aberration',
  },
  'conventions.star_place': {
    name: 'star-place',
    value: 'KIND',
    summary: 'Where the star stands that holds an ayanamsa such as true_chitra',
  },
  'conventions.ayanamsa_reference': {
    name: 'ayanamsa-reference',
    value: 'KIND',
    summary: 'Nutation taken off with the ayanamsa, or (mean_from_true) left in the longitudes',
  },
  'conventions.moon': {
    name: 'moon',
    value: 'FROM',
    summary: 'The Moon from the centre of the Earth, or from the place',
  },
  'conventions.year': {
    name: 'year',
    value: 'YEAR',
    summary: 'Year in which dashas are reckoned, by name or as { "days": 360 }',
  },
  'conventions.ayanamsa': {
    name: 'ayanamsa-name',
    value: 'NAME',
    summary: 'Ayanamsa of any name, in place of a school, or { "epoch": "1900-01-01", "value_degrees": 22.46 }',
    listed: 'siddhanta conventions list',
  },
  'conventions.time_scale': {
    name: 'time-scale',
    value: 'SCALE',
    summary: 'What civil time is read as: UTC with leap seconds since 1972, or UT1 throughout',
  },
  'place.latitude': { name: 'lat', value: 'DEGREES', summary: 'Latitude of the place, south negative' },
  'place.longitude': { name: 'lon', value: 'DEGREES', summary: 'Longitude of the place, west negative' },
  'place.timezone': {
    name: 'tz',
    value: 'ZONE',
    summary: 'IANA name of the zone whose clocks the place keeps, such as Asia/Kolkata; no fixed offset',
  },
  date: { name: 'date', value: 'YYYY-MM-DD', summary: 'Date at the place', explain: true },
  time: {
    name: 'time',
    value: 'HH:MM[:SS]',
    summary: 'Local clock time at the place',
    explain: true,
    read: readTime,
    write: writeTime,
  },
  moment: {
    name: 'moment',
    value: 'DATETIME',
    summary: 'Moment with its offset from UTC, such as 2024-02-05T15:51:00+05:30',
  },
  ayanamsa: { name: 'ayanamsa', value: 'SCHOOL', summary: 'School of ayanamsa' },
  node: { name: 'node', value: 'KIND', summary: 'Lunar node that Rahu stands for' },
  sunrise: {
    name: 'sunrise',
    value: 'DEFINITION',
    summary: 'What sunrise means: which part of the disc, with refraction or without (hindu: the centre, without)',
  },
  sensitive: { name: 'sensitive', summary: 'Tell what speaks of death, illness or intimate life' },
  user_name: { name: 'name', value: 'TEXT', summary: 'Name to head the result' },
};
