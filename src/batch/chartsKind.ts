import { rasi } from '../charts/rasi.js';
import type { Operation } from '../operation/operation.js';
import { GRAHAS } from '../zodiac/names.js';
import { BIRTH_FIELDS, type Kind, REQUIRED, TIME_ASSUMED, under } from './kind.js';

const POSITION = [
  'degrees',
  'nakshatra',
  'pada:whole',
  'sign',
  'longitude:real',
  'nakshatra_number:whole',
  'sign_number:whole',
];
const BIRTH_DETAILS = [
  'birth_date',
  'birth_date_gregorian',
  'birth_time',
  'latitude:real',
  'longitude:real',
  'timezone_offset:real',
  'clock',
  'utc_offset',
  'utc',
  'clock_reason',
  'ambiguous:truth',
  'calendar',
];
const NOTES = ['ayanamsa', 'ayanamsa_value', 'chart_type', 'house_system'];

export const CHARTS: Kind = {
  name: 'charts',
  summary: 'Birth charts (rasi) of the births of a CSV file, a row each: ascendant, nine grahas, houses',
  operation: rasi.operation as Operation,
  fields: BIRTH_FIELDS,
  required: REQUIRED,
  without: [],
  columns: () => [
    TIME_ASSUMED,
    ...under('ascendant', POSITION),
    ...under('birth_details', BIRTH_DETAILS),
    ...under('notes', NOTES),
    ...GRAHAS.flatMap((graha) => under(`planetary_positions.${graha}`, [...POSITION, 'house:whole', 'retrograde'])),
  ],
};
