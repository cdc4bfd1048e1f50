import { ERROR_CODES, type ErrorCode } from '../../../src/errors.js';
import { REFUSALS } from '../../../test/http/refusals.js';
import { bench } from '../../../test/http/support.js';
import { EXAMPLE_REQUEST_ID } from './answers.js';

/** An answer with an error code. */
export interface Failure {
  readonly code: ErrorCode;
  readonly status: number;
  readonly answer: unknown;
}

async function failure(code: ErrorCode): Promise<Failure> {
  const refuse = REFUSALS[code];
  if (refuse === undefined) throw new Error(`test/http/refusals.ts has no call that gives ${code}.`);
  const { status, json } = await refuse(await bench());
  if (status !== ERROR_CODES[code].status || json.error?.code !== code) {
    throw new Error(`The call that should give ${code} gives ${status} ${json.error?.code}.`);
  }
  return { code, status, answer: { error: { ...json.error, request_id: EXAMPLE_REQUEST_ID } } };
}

/** Returns an answer for each of the error codes, in the order of the table. */
export async function failures(): Promise<Failure[]> {
  const all: Failure[] = [];
  for (const code of Object.keys(ERROR_CODES) as ErrorCode[]) all.push(await failure(code));
  return all;
}
