import type { Readable } from 'node:stream';
import type { Operation } from '../operation/operation.js';
import type { ZoneClock } from '../time/zoneOffset.js';

export interface Sink {
  write(content: string | Uint8Array): unknown;
  /** Resolves when more may be written, after `write` has returned false; a stream of Node has an event for it. */
  drained?(): Promise<unknown>;
  /** Whether it is a terminal, whose text nobody keeps. */
  readonly isTTY?: boolean | undefined;
}

/** The world as a command sees it. */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly now: Date;
  /** What reads the clocks of zones for a command that ends soon; the runtime's formatters by default. */
  readonly clock?: ZoneClock;
  /** Width of the terminal; 100 when it has none. */
  readonly columns?: number | undefined;
  /** Whether texts on the standard output are coloured; not by default. */
  readonly colour?: boolean;
  /** Whether messages on the standard error are coloured; not by default. */
  readonly errorColour?: boolean;
  readonly readStdin?: () => Promise<string>;
  readonly stdin?: Readable;
  /** The program of a thread that computes; the one of the package by default. */
  readonly threadEntry?: URL;
  /** The program of a thread that computes rows; the one of the package by default. */
  readonly batchEntry?: URL;
}

export interface Option {
  /** Name without the dashes: `lat`. */
  readonly flag: string;
  readonly kind: 'text' | 'number' | 'switch';
  /** Dotted path of the input field that it fills, `birth.place.latitude`; none when it is about the output. */
  readonly field?: string;
  /** What stands for the value in the help: `DEGREES`. */
  readonly value?: string;
  readonly summary: string;
  /** Its value is a whole birth in one text, which may name its place. */
  readonly birth?: true;
  /** A value of a dash alone stands for the standard input, or output. */
  readonly dash?: true;
  readonly choices?: readonly string[];
  readonly listed?: string;
  readonly explain?: true;
  readonly read?: (text: string) => unknown;
  /** Turns what the library takes into what is typed; the value itself by default. */
  readonly write?: (value: unknown) => string;
}

/** The option values of one call, by flag. */
export type Values = Readonly<Record<string, string | number | boolean>>;

export interface Command {
  /** One word or two: `rasi`, `charts rasi`. */
  readonly name: string;
  readonly summary: string;
  readonly options: readonly Option[];
  /** Flag of the option whose value may stand alone behind the name: `keys revoke KEY_ID` for `keys revoke --id KEY_ID`. */
  readonly operand?: string;
  readonly example: string;
  /** The operation that it calls, from which the help takes units, schools and allowed values. */
  readonly operation?: Operation;
  /** Ends soon, and nothing else of the program reads a local time meanwhile. */
  readonly brief?: true;
  readonly subject?: string;
  readonly run: (values: Values, io: Io) => string | Promise<string>;
}

export const JSON_OPTION: Option = {
  flag: 'json',
  kind: 'switch',
  summary: 'Print the result as JSON, exactly as the library returns it',
};

/** A mistake on the command line: one line on the standard error, exit code 2. */
export class UsageError extends Error {}

/** What was asked is done in part: one line on the standard error, and an exit code that says so. */
export class Unfinished extends Error {
  /** 1, or 128 and the number of the signal that ended it. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export function json(result: unknown): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}
