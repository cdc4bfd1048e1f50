import type { LocalInstant, Meta, Place, Result, Withheld } from '../types.js';
import type { PlanetaryPosition, ZodiacPosition } from '../zodiac/position.js';
import type { Context, Declared } from './operation.js';
import { withheldText } from './sensitive.js';

/**
 * How the lines of a text are set: `line` leaves each whole, `page` breaks it at some hundred characters, `face` as wide as
 * the face is.
 */
export type Measure = 'line' | 'page' | 'face';

/** What stands over a result or a part of it: whose it is, when and where, by what rules. */
export interface HeadingBlock {
  readonly kind: 'heading';
  /** What is said first; left out where it is empty. */
  readonly title?: string;
  readonly lines: readonly string[];
  /** `line` by default. */
  readonly measure?: Measure;
}

/** Labels, each with its value. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly title?: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly remark?: string }[];
  /** Characters of the longest label there can be, where neighbours are to line up; of the longest here by default. */
  readonly size?: number;
  /** `face` by default. */
  readonly measure?: Measure;
}

/** A column of a table. */
export interface Column {
  readonly title: string;
  /** Where its cells stand; at the start by default. */
  readonly align?: 'start' | 'end';
  /** Characters of the longest cell there can be, so that tables of one kind are alike; of the longest here by default. */
  readonly size?: number;
  /** It belongs to the column before it, and stands closer to it than to others. */
  readonly tight?: true;
}

/** Rows of cells under titles. */
export interface TableBlock {
  readonly kind: 'table';
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that sum up the others. */
  readonly foot?: readonly (readonly string[])[];
  /** It goes on with the columns of the table before it, so that their titles need not be said again. */
  readonly continued?: true;
}

/** A chart of the twelve signs, whose first house is the sign of the ascendant. */
export interface ChartBlock {
  readonly kind: 'chart';
  /** What it is, in words for its middle: `Rasi`, `Lahiri`. */
  readonly title: readonly string[];
  readonly ascendant: ZodiacPosition;
  /** By the name of the body, in the order in which they are listed. */
  readonly positions: Readonly<Record<string, PlanetaryPosition>>;
}

/** A period of a timeline with those within it. */
export interface Period {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** `YYYY-MM-DD`, the date on which the next one begins. */
  readonly to: string;
  readonly years: number;
  readonly within: readonly Period[];
}

/** Periods that follow one another, in levels. It follows a heading, to which it adds what runs now. */
export interface TimelineBlock {
  readonly kind: 'timeline';
  /** Names of its levels from the first, as many as it has. */
  readonly levels: readonly string[];
  readonly periods: readonly Period[];
  /** Seconds east of Greenwich of the clock by which its dates go, to find what runs at an instant. */
  readonly offsetSeconds: number;
  /** How to ask for a part of it, in a sentence: for faces that do not show all. */
  readonly less?: string;
}

/** Sentences, a line each; a line that begins with spaces belongs to the one before. */
export interface ProseBlock {
  readonly kind: 'prose';
  readonly lines: readonly string[];
  /** `face` by default. */
  readonly measure?: Measure;
}

/** A part of a result as it is read. The faces draw it; it knows no widths, colours or markup. */
export type Block = HeadingBlock | FactsBlock | TableBlock | ChartBlock | TimelineBlock | ProseBlock;

/** A result with the input that it answers. */
export interface View<Input, Data> {
  readonly input: Input;
  readonly data: Data;
  readonly meta: Meta;
}

/** Turns a result into what is read of it, in order. */
export type Show<Input = unknown, Data = unknown> = (view: View<Input, Data>) => readonly Block[];

/** How an input field is asked for. */
export interface FieldWords {
  /** A shorter name than the field's own. */
  readonly name?: string;
  /** What stands for the value: `DEGREES`. */
  readonly value?: string;
  readonly summary: string;
}

/** The same question put to several days or places in a row: what a face offers beside the operation itself. */
export interface Series<Input = unknown, Item = unknown> {
  /** Name of the number that is asked for: `days`. */
  readonly name: string;
  /** The operation that has all of them in one answer, in a field of that name: `panchang.span`. */
  readonly whole: string;
  readonly summary: string;
  readonly minimum: number;
  readonly maximum: number;
  /** Returns the items one by one; the input has been judged. */
  items(input: Input, count: number, context?: Context): Iterable<Item>;
  show(input: Input, items: Iterable<Item>): readonly Block[];
}

/** An entry of a calendar: a whole day, or an instant. */
export interface CalendarEvent {
  /** What distinguishes it from others of the same day: lower-case letters, digits and `_`. */
  readonly id: string;
  /** `YYYY-MM-DD`; of an instant the date in UTC. */
  readonly date: string;
  /** Only of an instant: ISO 8601 with its offset from UTC. */
  readonly at?: LocalInstant;
  readonly title: string;
  /** Lines that say more. */
  readonly text: string;
}

/** The entries of a result, for a calendar that has a name. */
export interface CalendarEvents {
  readonly name: string;
  /** Where the days are those of a place. */
  readonly place?: Place;
  /** What else distinguishes the calendar from others of its kind: lower-case letters and digits. */
  readonly scope?: string;
  readonly events: readonly CalendarEvent[];
}

/** What a room says about the reading of one operation. All of it may be left out: then the data speak for themselves. */
export interface Reading<Input = unknown, Data = unknown> {
  readonly show?: Show<Input, Data>;
  /** Words for input fields by dotted path, where the field is not one that many operations have. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
  /** An input for help texts that shows more than the operation's example. */
  readonly example?: Input;
  readonly series?: Series<Input>;
  /** Returns a result as entries of a calendar, where it has dates. */
  readonly events?: (view: View<Input, Data>) => CalendarEvents;
}

/** The readings of a room, by the names of its operations. */
export type Readings = Readonly<Record<string, Reading>>;

/** Returns what a result says of what it leaves out. */
function withheldBlocks(data: unknown): Block[] {
  const { withheld } = data as { readonly withheld?: Withheld };
  return withheld === undefined ? [] : [{ kind: 'prose', lines: [withheldText(withheld)], measure: 'page' }];
}

/**
 * Returns the reading of an operation as an entry for {@link Readings}; the compiler holds it to the operation's types.
 *
 * @internal
 */
export function reading<Input, Data>(
  { operation: { name } }: Declared<Input, Data>,
  words: Reading<Input, Data>,
): Readonly<Record<string, Reading>> {
  const { show } = words;
  const typed: Reading<Input, Data> =
    show === undefined
      ? words
      : {
          ...words,
          show: (view) => {
            const [first, ...rest] = show(view);
            return [...(first === undefined ? [] : [first]), ...withheldBlocks(view.data), ...rest];
          },
        };
  // Faces ask by name, and hand back what the operation of that name took and gave.
  return { [name]: typed as unknown as Reading };
}

/** Returns what is read of a result, with a word on offsets from UTC that its instants round to the minute. */
export function blocksOf<Input, Data>(show: Show<Input, Data>, view: View<Input, Data>): readonly Block[] {
  const { exact_offsets: offsets = [] } = view.meta;
  if (offsets.length === 0) return show(view);
  const lines = offsets.map(
    ({ offset, exact }) =>
      `Clocks were at UTC${exact}. Instants are written at UTC${offset}, the nearest whole minute.`,
  );
  return [...show(view), { kind: 'prose', lines: [...new Set(lines)] }];
}

/** Returns the view of a result. */
export function viewOf<Input, Data>(input: Input, { data, meta }: Result<Data>): View<Input, Data> {
  return { input, data, meta };
}
