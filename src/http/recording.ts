import type { Meta } from '../types.js';

/** A recorded answer. The texts are JSON and are sent as they are, so that not one byte differs from call to call. */
export interface Recording {
  readonly data: string;
  readonly provenance?: string;
  readonly meta: Meta;
  /** Whose answer it is, in a few words for the header `X-Test-Fixture`: `1990-08-15 New Delhi`. The name of the operation by default. */
  readonly subject?: string;
}

/**
 * What test keys are answered: recordings by the name of the operation or the member of a family, `charts.divisional.d9`. A member
 * that has none is answered `internal_error`.
 */
export interface Fixtures {
  /** Stands as `computed_at` in every answer: ISO 8601, UTC. */
  readonly computedAt: string;
  readonly recordings: Readonly<Record<string, Recording>>;
}
