import { type ErrorCode, SiddhantaError } from '../errors.js';

/** An error of the library with another HTTP status than its code has: where HTTP has one that says more than the 22 codes do. */
export class Refusal extends SiddhantaError {
  override readonly status: number;
  /** Seconds that a caller is asked to wait, where it makes sense to try again. */
  readonly retrySeconds: number;

  constructor(code: ErrorCode, status: number, message: string, retrySeconds = 2) {
    super(code, message);
    this.status = status;
    this.retrySeconds = retrySeconds;
  }
}

/** Seconds after which an operation that is switched off may be back. */
const OFF_SECONDS = 600;

/** What a caller of an operation is told that the operator has switched off. */
export class SwitchedOff extends Refusal {
  constructor(operation: string) {
    super(
      'internal_error',
      503,
      `${operation} is switched off at the moment; nothing was charged. The other operations work; try this one again later.`,
      OFF_SECONDS,
    );
  }
}

/** Returns what a caller is told whose body did not come in time. */
export function tooSlow(): Refusal {
  return new Refusal(
    'invalid_json',
    408,
    'The body did not arrive in time. Nothing was charged; send the whole request at once, over a new connection.',
  );
}

/** Why a computation was ended before it had an answer: its time was over, its caller had gone, or it wanted too much memory. */
export type EndReason = 'deadline' | 'gone' | 'memory';

/** Seconds until its processor time is out of the rate window. */
const ENDED_SECONDS = 60;

const LESS = 'Ask for less: a shorter span, or fewer bodies, points or levels.';

const ENDED: Readonly<Record<EndReason, (ms: number) => string>> = {
  deadline: (ms) => `The computation was ended after ${Math.round(ms / 100) / 10} s of processor time. ${LESS}`,
  gone: () => 'The computation was ended, because its caller had gone.',
  memory: () => `The computation was ended, because it needed more memory than one call may have. ${LESS}`,
};

/** A computation that was ended. No units are charged; the processor time that it had counts in the rate window. */
export class Ended extends Refusal {
  readonly reason: EndReason;
  /** Milliseconds of processor time that it had. */
  readonly ms: number;

  constructor(reason: EndReason, ms: number) {
    super(
      'internal_error',
      503,
      `${ENDED[reason](ms)} No units were charged; its processor time counts in the rate limit.`,
      ENDED_SECONDS,
    );
    this.reason = reason;
    this.ms = ms;
  }
}

/** What a caller is told when a call waited for a thread as long as it may. */
export class Crowded extends Refusal {
  constructor() {
    super(
      'internal_error',
      503,
      'The service has more to compute than it can at the moment; the request is not at fault and nothing was charged. Wait a moment and try again.',
    );
  }
}

/** Returns what a caller is told whose computation was lost with its thread. */
export const cutOff = (cause: Error): Refusal =>
  Object.assign(
    new Refusal(
      'internal_error',
      503,
      'The computation was cut off; nothing was charged. Wait a moment and try again, and quote the request id if it fails again.',
    ),
    { cause },
  );
