import { isClockTime } from '../time/calendar.js';
import type { Option } from './command.js';

/** Returns the options that make up a Place at a path of the input. */
export function placeOptions(path: string): readonly Option[] {
  return [
    {
      flag: 'lat',
      kind: 'number',
      field: `${path}.latitude`,
      value: 'DEGREES',
      summary: 'Latitude of the place, south negative',
    },
    {
      flag: 'lon',
      kind: 'number',
      field: `${path}.longitude`,
      value: 'DEGREES',
      summary: 'Longitude of the place, west negative',
    },
    {
      flag: 'tz',
      kind: 'text',
      field: `${path}.timezone`,
      value: 'ZONE',
      summary: 'IANA name of the zone whose clocks the place keeps, such as Asia/Kolkata; no fixed offset',
    },
  ];
}

/** The options that make up a Birth. */
export const BIRTH_OPTIONS: readonly Option[] = [
  {
    flag: 'date',
    kind: 'text',
    field: 'birth.date',
    value: 'YYYY-MM-DD',
    summary: 'Date of birth at the place',
    explain: true,
  },
  {
    flag: 'time',
    kind: 'text',
    field: 'birth.time',
    value: 'HH:MM[:SS]',
    summary: 'Local clock time; leave it out when unknown, then noon is used',
    read: (text) => (isClockTime(`${text}:00`) ? `${text}:00` : text),
  },
  ...placeOptions('birth.place'),
];

/** The school of ayanāṁśa. */
export const AYANAMSA_OPTION: Option = {
  flag: 'ayanamsa',
  kind: 'text',
  field: 'ayanamsa',
  value: 'SCHOOL',
  summary: 'School of ayanamsa',
};

/** Which lunar node Rāhu is. */
export const NODE_OPTION: Option = {
  flag: 'node',
  kind: 'text',
  field: 'node',
  value: 'KIND',
  summary: 'Lunar node that Rahu stands for',
};

/** A name to head the result. */
export const NAME_OPTION: Option = {
  flag: 'name',
  kind: 'text',
  field: 'user_name',
  value: 'TEXT',
  summary: 'Name to head the result',
};

/** The part of an example that is the birth. */
export const EXAMPLE_BIRTH = '--date 1990-08-15 --time 08:30 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata';
