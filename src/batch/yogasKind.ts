import type { Operation } from '../operation/operation.js';
import type { YogaReport } from '../yogas/index.js';
import { list } from '../yogas/list.js';
import { BIRTH_FIELDS, type Column, column, type Kind, REQUIRED, TIME_ASSUMED } from './kind.js';

function listColumn(name: string, of: (report: YogaReport) => readonly string[]): Column {
  return { name, type: 'text', of: (data) => of(data as YogaReport).join('; ') };
}

export const YOGAS: Kind = {
  name: 'yogas',
  summary: 'Yogas of the births of a CSV file, a row each: those that hold, those cancelled, other readings',
  operation: list.operation as Operation,
  fields: { ...BIRTH_FIELDS, sex: 'sex' },
  required: REQUIRED,
  without: ['sex', 'include_absent'],
  columns: () => [
    TIME_ASSUMED,
    column('count:whole'),
    listColumn('yogas', ({ yogas }) => yogas.map(({ id }) => id)),
    listColumn('cancelled', ({ yogas }) =>
      yogas.flatMap(({ id, cancelled_by }) => (cancelled_by?.length === 0 ? [] : [id])),
    ),
    listColumn('by_variant_only', ({ by_variant_only }) =>
      by_variant_only.map(({ id, variant }) => `${id}:${variant}`),
    ),
    listColumn('skipped', ({ skipped }) => skipped.map(({ id }) => id)),
  ],
};
