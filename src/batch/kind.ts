import type { Operation } from '../operation/operation.js';

export type Fields = Readonly<Record<string, unknown>>;

export type ColumnType = 'text' | 'whole' | 'real' | 'truth';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly of: (data: object, birthTimeAssumed: boolean) => unknown;
}

export interface Kind {
  readonly name: string;
  readonly summary: string;
  readonly operation: Operation;
  readonly fields: Readonly<Record<string, string>>;
  /** Columns that must be there. */
  readonly required: readonly string[];
  readonly without: readonly string[];
  /** What is in the input where no option says otherwise. */
  readonly base?: Fields;
  readonly columns: (base: Fields) => readonly Column[];
}

/** Returns a column that holds what is at its dotted path: `ascendant.longitude:real`. */
export function column(declared: string): Column {
  const [name = '', type = 'text'] = declared.split(':');
  const path = name.split('.');
  return {
    name,
    type: type as ColumnType,
    of(data) {
      let value: unknown = data;
      for (const key of path) {
        value = Array.isArray(value) ? value[Number(key) - 1] : (value as Fields | null | undefined)?.[key];
        if (value === undefined) return null;
      }
      return value;
    },
  };
}

/** Returns columns, each as {@link column} has it. */
export const columns = (...declared: readonly string[]): Column[] => declared.map(column);
export const under = (path: string, declared: readonly string[]): Column[] =>
  declared.map((one) => column(`${path}.${one}`));

export const TIME_ASSUMED: Column = {
  name: 'birth_time_assumed',
  type: 'truth',
  of: (_, birthTimeAssumed) => birthTimeAssumed,
};

export const BIRTH_FIELDS = {
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

export const REQUIRED = ['date', 'latitude', 'longitude', 'timezone'] as const;
