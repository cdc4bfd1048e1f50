import type { Operation } from '../../operation/operation.js';

/** The data of a result, or the fields of an input. */
export type Fields = Readonly<Record<string, unknown>>;

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
export function column(declared: string): Column {
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

/** Returns columns, each as {@link column} has it. */
export const columns = (...declared: readonly string[]): Column[] => declared.map(column);
/** Returns the columns that stand under a path. */
export const under = (path: string, declared: readonly string[]): Column[] =>
  declared.map((one) => column(`${path}.${one}`));

/** Whether a time of birth was assumed. */
export const TIME_ASSUMED: Column = {
  name: 'birth_time_assumed',
  type: 'truth',
  of: (_, birthTimeAssumed) => birthTimeAssumed,
};

/** Fields of the input of a birth, by their columns. */
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

/** Columns that every kind needs. */
export const REQUIRED = ['date', 'latitude', 'longitude', 'timezone'] as const;
