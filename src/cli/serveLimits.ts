import type { FeedOptions } from '../http/feed/options.js';
import { OPERATIONS } from '../registry.js';
import { REPORTS } from '../report/operations.js';
import { type Option, UsageError, type Values } from './command.js';
import { textValue } from './storeOptions.js';

const MOST_SECONDS = 600;

export const LIMIT_OPTIONS: readonly Option[] = [
  {
    flag: 'deadline',
    kind: 'number',
    value: 'SECONDS',
    summary: 'Processor time after which a call is ended and answered 503; 10 by default',
  },
  {
    flag: 'drain',
    kind: 'number',
    value: 'SECONDS',
    summary: 'Time for which a server that was asked to end goes on answering, with /readyz 503; 0 by default',
  },
  {
    flag: 'off',
    kind: 'text',
    value: 'OPERATIONS',
    summary: 'Operations to switch off, by commas: they answer 503',
  },
  {
    flag: 'feeds',
    kind: 'switch',
    summary: 'Answer calendars to subscribe to (siddhanta calendar feed --url), without a key',
  },
  {
    flag: 'feeds-rate',
    kind: 'number',
    value: 'NUMBER',
    summary: 'Feeds in any 60 seconds, of all callers together, with --feeds; 60 by default',
  },
];

/** The limits of a server; times are in milliseconds. */
export interface ServeLimits {
  /** Processor time of one call; the default of the threads where it is undefined. */
  readonly deadlineMs: number | undefined;
  readonly drainMs: number;
  readonly off: readonly string[];
  /** Undefined where there are no feeds. */
  readonly feeds: FeedOptions | undefined;
}

function milliseconds(values: Values, flag: string, least: number): number | undefined {
  const value = values[flag];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (!(seconds >= least && seconds <= MOST_SECONDS)) {
    throw new UsageError(`--${flag} is ${value}; it must be a number of seconds from ${least} to ${MOST_SECONDS}.`);
  }
  return seconds * 1000;
}

function feedsFrom({ feeds, 'feeds-rate': rate }: Values): FeedOptions | undefined {
  if (rate === undefined) return feeds === true ? {} : undefined;
  if (feeds !== true) throw new UsageError('--feeds-rate applies only to a server with feeds. Add --feeds.');
  const limit = Number(rate);
  if (Number.isInteger(limit) && limit >= 1) return { rate_limit_per_minute: limit };
  throw new UsageError(`--feeds-rate is ${rate}; it must be a whole number from 1 on.`);
}

/** Returns the limits that the command line asks for. Throws `UsageError` for times out of range and for names of no operation. */
export function limitsFrom(values: Values): ServeLimits {
  const off = (textValue(values, 'off') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = off.find((name) => ![...OPERATIONS, ...REPORTS].some((operation) => operation.name === name));
  if (unknown !== undefined) {
    throw new UsageError(
      `--off names ${JSON.stringify(unknown)}, which is not an operation. Give dotted names such as charts.rasi, separated by commas.`,
    );
  }
  return {
    deadlineMs: milliseconds(values, 'deadline', 0.1),
    drainMs: milliseconds(values, 'drain', 0) ?? 0,
    off,
    feeds: feedsFrom(values),
  };
}
