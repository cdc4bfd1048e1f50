import type { FieldWords } from '../operation/show.js';
import { readTime, writeTime } from './birth.js';

/** A field that many operations have, as it is typed. */
export interface CommonField extends FieldWords {
  /** Adds the schema's own words on what is allowed to the help. */
  readonly explain?: true;
  /** Turns what may be typed into what the library takes. */
  readonly read?: (text: string) => string;
  /** Turns what the library takes into what is typed. */
  readonly write?: (text: string) => string;
}

/** The last entries of a command's options, in this order. */
export const LAST: readonly string[] = ['ayanamsa', 'node', 'sunrise', 'user_name'];

/**
 * The fields that many operations have, by the end of their path: `place.latitude` is also `birth.place.latitude`. The names are
 * those of the options.
 */
export const COMMON: Readonly<Record<string, CommonField>> = {
  'birth.date': { name: 'date', value: 'YYYY-MM-DD', summary: 'Date of birth at the place', explain: true },
  'birth.time': {
    name: 'time',
    value: 'HH:MM[:SS]',
    summary: 'Local clock time; leave it out when unknown, then noon is used',
    read: readTime,
    write: writeTime,
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
    summary: 'What sunrise means: the upper limb with refraction, or (hindu) the centre of the disc without',
  },
  user_name: { name: 'name', value: 'TEXT', summary: 'Name to head the result' },
};
