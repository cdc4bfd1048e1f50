import { rasiOperation } from '../../charts/rasi.js';
import { vimshottariOfAll } from '../../dashas/vimshottariOfAll.js';
import type { Operation } from '../../operation/operation.js';
import { panchangOperation } from '../../panchang/day.js';
import type { YogaReport } from '../../yogas/index.js';
import { listOperation } from '../../yogas/list.js';
import { GRAHAS } from '../../zodiac/names.js';

type Fields = Readonly<Record<string, unknown>>;

/** What a column holds. */
export type ColumnType = 'text' | 'whole' | 'real' | 'truth';

/** One column of the rows. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Returns its value in a result, null where there is none. */
  readonly of: (data: object, birthTimeAssumed: boolean) => unknown;
}

/** What may be computed in batches. */
export interface Kind {
  readonly name: string;
  readonly summary: string;
  readonly operation: Operation;
  /** Fields of the input that a row may have, by the names of their columns. */
  readonly fields: Readonly<Record<string, string>>;
  /** Columns that must be there. */
  readonly required: readonly string[];
  /** Fields of the input that have no option here. */
  readonly without: readonly string[];
  /** What stands in the input where no option says otherwise. */
  readonly base?: Fields;
  /** Returns the columns of the rows for what the options ask. */
  readonly columns: (base: Fields) => readonly Column[];
}

/** Returns a column that holds what stands at its dotted path: `ascendant.longitude:real`. */
function column(declared: string): Column {
  const [name = '', type = 'text'] = declared.split(':');
  const path = name.split('.');
  return {
    name,
    type: type as ColumnType,
    of(data) {
      let value: unknown = data;
      for (const key of path) {
        // Entries of lists are counted from 1.
        value = Array.isArray(value) ? value[Number(key) - 1] : (value as Fields | null | undefined)?.[key];
        if (value === undefined) return null;
      }
      return value;
    },
  };
}

const columns = (...declared: readonly string[]): Column[] => declared.map(column);
const under = (path: string, declared: readonly string[]): Column[] => declared.map((one) => column(`${path}.${one}`));

const TIME_ASSUMED: Column = {
  name: 'birth_time_assumed',
  type: 'truth',
  of: (_, birthTimeAssumed) => birthTimeAssumed,
};

const PLACE_FIELDS = {
  latitude: 'place.latitude',
  longitude: 'place.longitude',
  timezone: 'place.timezone',
} as const;
const BIRTH_FIELDS = {
  date: 'birth.date',
  time: 'birth.time',
  latitude: 'birth.place.latitude',
  longitude: 'birth.place.longitude',
  timezone: 'birth.place.timezone',
  clock: 'birth.clock',
  utc_offset: 'birth.utc_offset',
  fold: 'birth.fold',
  calendar: 'birth.calendar',
} as const;
const REQUIRED = ['date', 'latitude', 'longitude', 'timezone'] as const;

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

const CHARTS: Kind = {
  name: 'charts',
  summary: 'Birth charts (rasi) of the births of a CSV file, a row each: ascendant, nine grahas, houses',
  operation: rasiOperation as Operation,
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

const PERIOD = ['planet', 'start_date', 'end_date', 'duration_years:real'];
const PERIODS = 9;
const ONE_TO = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

const DASHAS: Kind = {
  name: 'dashas',
  summary: 'Vimshottari dasha of the births of a CSV file, a row each: the mahadashas with their dates',
  operation: vimshottariOfAll as Operation,
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

const LIMB = ['degrees:real', 'name', 'number:whole', 'progress_percent:real', 'end_date', 'end_time'];
const SUN_TIME = ['time', 'status', 'method'];
const MOON_TIME = ['date', ...SUN_TIME];

const PANCHANG: Kind = {
  name: 'panchang',
  summary: 'Panchanga of the dates and places of a CSV file, a row each: five limbs, risings and settings',
  operation: panchangOperation as Operation,
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

/** Returns a column of several names, as a cell of the CSV room has them. */
function listColumn(name: string, of: (report: YogaReport) => readonly string[]): Column {
  return { name, type: 'text', of: (data) => of(data as YogaReport).join('; ') };
}

const YOGAS: Kind = {
  name: 'yogas',
  summary: 'Yogas of the births of a CSV file, a row each: those that hold, those cancelled, other readings',
  operation: listOperation as Operation,
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

/** Everything that may be computed in batches, in the order of the help. */
export const KINDS: readonly Kind[] = [CHARTS, DASHAS, PANCHANG, YOGAS];

/** Returns the kind of a name. */
export function kindNamed(name: string): Kind {
  const kind = KINDS.find((one) => one.name === name);
  if (kind === undefined) throw new RangeError(`There is no batch of ${name}.`);
  return kind;
}
