import { type ErrorCode, SiddhantaError } from '../errors.js';

/** An error of the library with another HTTP status than its code has: where HTTP has one that says more than the 22 codes do. */
export class Refusal extends SiddhantaError {
  override readonly status: number;

  constructor(code: ErrorCode, status: number, message: string) {
    super(code, message);
    this.status = status;
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
