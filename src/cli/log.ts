import type { ResponseEvent } from '../http/options.js';
import { SetupError } from '../http/setupError.js';
import { codesOf } from '../http/unreachable.js';
import { type Io, type Option, UsageError, type Values } from './command.js';
import { textValue } from './storeOptions.js';

const FORMATS = ['json', 'text', 'none'] as const;

export const LOG_OPTION: Option = {
  flag: 'log',
  kind: 'text',
  value: 'FORMAT',
  summary: `A line for each response and each failure: ${FORMATS.join(', ')} (of responses); json by default`,
};

export interface Log {
  readonly onResponse?: (event: ResponseEvent) => unknown;
  readonly onError: (problem: unknown, requestId: string) => unknown;
}

/** Without the message, which could repeat input, except for a mistake in the setup. */
function factsOf(problem: unknown): {
  readonly error: string;
  readonly message?: string;
  readonly codes: readonly string[];
  readonly trace: readonly string[];
} {
  if (!(problem instanceof Error)) return { error: typeof problem, codes: [], trace: [] };
  const frames = (problem.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: problem.name,
    ...(problem instanceof SetupError ? { message: problem.message } : {}),
    codes: codesOf(problem),
    trace: frames.map((line) => line.trim()),
  };
}

const instant = (): string => new Date().toISOString();
const tenth = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

function responseText({ requestId, endpoint, method, status, code, units, durationMs, keyId }: ResponseEvent): string {
  const facts = [
    instant(),
    status,
    method,
    endpoint ?? '-',
    code ?? '-',
    `${units} units`,
    `${tenth(durationMs)} ms`,
    keyId ?? '-',
    requestId,
  ];
  return `${facts.join(' ')}\n`;
}

function errorLines(problem: unknown, requestId: string): string {
  const { error, message, codes, trace } = factsOf(problem);
  const first =
    [`${instant()} ${requestId} ${error}`, ...codes].join(' ') + (message === undefined ? '' : `: ${message}`);
  return `${[first, ...trace].join('\n  ')}\n`;
}

/**
 * Returns the hooks that write what `--log` asks for: responses to the standard output, failures to the standard error. In `json` each is one line,
 * an object. Nothing is in them of a key, a body, a name or a place. Throws `UsageError` for another format.
 */
export function logFrom(values: Values, { stdout, stderr }: Pick<Io, 'stdout' | 'stderr'>): Log {
  const given = textValue(values, 'log') ?? 'json';
  const format = FORMATS.find((each) => each === given);
  if (format === undefined)
    throw new UsageError(`--log is ${JSON.stringify(given)}; it must be one of ${FORMATS.join(', ')}.`);
  const isText = format === 'text';
  const line = (facts: object): string => `${JSON.stringify({ at: instant(), ...facts })}\n`;
  const onError: Log['onError'] = (problem, requestId) =>
    stderr.write(isText ? errorLines(problem, requestId) : line({ requestId, ...factsOf(problem) }));
  if (format === 'none' || values.quiet === true) return { onError };
  return {
    onError,
    onResponse: (event) =>
      stdout.write(isText ? responseText(event) : line({ ...event, durationMs: tenth(event.durationMs) })),
  };
}
