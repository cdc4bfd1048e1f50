import { type ErrorCode, SiddhantaError } from '../errors.js';

/** An error of the library with another HTTP status than its code has: where HTTP has one that says more than the 22 codes do. */
export class Refusal extends SiddhantaError {
  override readonly status: number;
  readonly retrySeconds: number;

  constructor(code: ErrorCode, status: number, message: string, retrySeconds = 2) {
    super(code, message);
    this.status = status;
    this.retrySeconds = retrySeconds;
  }
}

const OFF_SECONDS = 600;

export class SwitchedOff extends Refusal {
  constructor(operation: string) {
    super(
      'internal_error',
      503,
      `${operation} is switched off at the moment, and nothing was charged. Use the other operations, and try this one again later.`,
      OFF_SECONDS,
    );
  }
}

export function tooSlow(): Refusal {
  return new Refusal(
    'invalid_json',
    408,
    'The body did not arrive in time. Send the whole request at once over a new connection; this call was not charged.',
  );
}

/** Why a computation was stopped: its time was up, its caller disconnected, or it needed too much memory. */
export type EndReason = 'deadline' | 'gone' | 'memory';

const ENDED_SECONDS = 60;

const LESS = 'Ask for less: a shorter span, or fewer bodies, points or levels.';

const COUNTED = 'its processor time costs no units but counts in the rate limit.';

const ENDED: Readonly<Record<EndReason, (ms: number) => string>> = {
  deadline: (ms) => `The computation was stopped after ${Math.round(ms / 100) / 10} s; ${COUNTED} ${LESS}`,
  gone: () => `The computation was stopped, because its caller had disconnected; ${COUNTED}`,
  memory: () => `The computation was stopped, because it needed more memory than one call may use; ${COUNTED} ${LESS}`,
};

/** A computation that was stopped. It costs no units; the processor time that it used counts in the rate window. */
export class Ended extends Refusal {
  readonly reason: EndReason;
  readonly ms: number;

  constructor(reason: EndReason, ms: number) {
    super('internal_error', 503, ENDED[reason](ms), ENDED_SECONDS);
    this.reason = reason;
    this.ms = ms;
  }
}

export class Overloaded extends Refusal {
  constructor() {
    super(
      'internal_error',
      503,
      'The service is overloaded; the request is not at fault and nothing was charged. Wait a moment and try again.',
    );
  }
}

export const interrupted = (cause: Error): Refusal =>
  Object.assign(
    new Refusal(
      'internal_error',
      503,
      'The computation was interrupted; nothing was charged. Wait a moment and try again, and quote the request id if it fails again.',
    ),
    { cause },
  );
