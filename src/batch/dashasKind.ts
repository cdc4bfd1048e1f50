import { vimshottariOfAll } from '../dashas/vimshottariOfAll.js';
import type { Operation } from '../operation/operation.js';
import { BIRTH_FIELDS, columns, type Kind, REQUIRED, TIME_ASSUMED, under } from './kind.js';

const PERIOD = ['planet', 'start_date', 'end_date', 'duration_years:real'];
const PERIODS = 9;
const ONE_TO = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export const DASHAS: Kind = {
  name: 'dashas',
  summary: 'Vimshottari dasha of the births of a CSV file, a row each: the mahadashas with their dates',
  operation: vimshottariOfAll.operation as Operation,
  fields: BIRTH_FIELDS,
  required: REQUIRED,
  without: [],
  base: { levels: 1 },
  columns: ({ levels, tribhagi, from }) => [
    TIME_ASSUMED,
    ...columns('moon_longitude:real', 'nakshatra_at_birth'),
    ...(from === undefined || from === 'moon' ? [] : columns('from', 'longitude:real', 'nakshatra')),
    ...ONE_TO(tribhagi === true ? 3 * PERIODS : PERIODS).flatMap((i) => [
      ...under(`mahadashas.${i}`, PERIOD),
      ...(levels === 1 ? [] : ONE_TO(PERIODS).flatMap((k) => under(`mahadashas.${i}.antardashas.${k}`, PERIOD))),
    ]),
  ],
};
