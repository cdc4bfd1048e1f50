import type { Operation } from '../operation/operation.js';
import { panchang } from '../panchang/day.js';
import { columns, type Kind, REQUIRED, under } from './kind.js';

const PLACE_FIELDS = {
  latitude: 'place.latitude',
  longitude: 'place.longitude',
  timezone: 'place.timezone',
} as const;
const LIMB = ['degrees:real', 'name', 'number:whole', 'progress_percent:real', 'end_date', 'end_time'];
const SUN_TIME = ['time', 'status', 'method'];
const MOON_TIME = ['date', ...SUN_TIME];

export const PANCHANG: Kind = {
  name: 'panchang',
  summary: 'Panchanga of the dates and places of a CSV file, a row each: five limbs, risings and settings',
  operation: panchang.operation as Operation,
  fields: { date: 'date', ...PLACE_FIELDS },
  required: REQUIRED,
  without: [],
  columns: () => [
    ...under('input', ['date', 'time', 'latitude:real', 'longitude:real', 'timezone']),
    ...under('panchanga.tithi', [...LIMB, 'paksha']),
    ...under('panchanga.nakshatra', [...LIMB, 'pada:whole']),
    ...under('panchanga.yoga', LIMB),
    ...under('panchanga.karana', [...LIMB.slice(1), 'type']),
    ...under('panchanga.vara', ['name', 'number:whole', 'end_date', 'end_time']),
    ...under('panchanga.planetary_positions', ['sun_longitude:real', 'moon_longitude:real', 'phase_angle:real']),
    ...under('times.sunrise', SUN_TIME),
    ...under('times.sunset', SUN_TIME),
    ...under('times.moonrise', [...MOON_TIME, 'time_24plus', 'note']),
    ...under('times.moonset', MOON_TIME),
    ...columns('times_partial:truth', 'status', 'note'),
  ],
};
