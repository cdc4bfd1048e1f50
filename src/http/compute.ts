import type { Presenter } from '../names/present.js';
import type { Judged } from '../operation/judged.js';
import type { Context, Operation } from '../operation/operation.js';
import type { Meta } from '../types.js';
import { describeIn } from './language.js';
import { REPORTS_SCOPE } from './reportsScope.js';

/** Bytes from which an answer is long: it is made in a thread where there are some, and leaves piece by piece. */
export const LONG_BYTES = 1_000_000;

/** What an operation answers: its data as JSON, whole as text or bytes, or in pieces that are made as they are asked for. */
export interface Computed {
  readonly data: string | Uint8Array | Iterable<string> | AsyncIterable<Uint8Array>;
  readonly meta: Meta;
  /** JSON. */
  readonly provenance: string | undefined;
  /** Called when nothing more of it will be asked for; may be called again without effect. */
  readonly giveUp?: () => void;
}

/** What is computed in place: its data is text. */
export interface ComputedHere extends Computed {
  readonly data: string | Iterable<string>;
}

/** A computation that is asked for. */
export interface Computation {
  readonly operation: Operation;
  readonly input: unknown;
  readonly context: Context | undefined;
  /** Shows it in the language that is asked for; none where it is shown as it is. */
  readonly shown: Presenter | undefined;
  /**
   * The input as the operation judged it, with its work; judged anew where it is left out.
   *
   * @internal
   */
  readonly judged?: Judged;
  /** Public id of the key that asks: computing time is shared out among keys. Calls without one share alike. */
  readonly key?: string;
  /** Whose call it is. */
  readonly call: {
    /** Is aborted when the caller has disconnected. */
    readonly signal: AbortSignal;
  };
}

/**
 * Computes an operation, here or elsewhere.
 *
 * @throws {SiddhantaError} what the operation throws
 */
export type Compute = (computation: Computation) => Computed | Promise<Computed>;

/**
 * Computes an operation in place.
 *
 * @param areOffsetsKnown whether the offsets that its instants round are known: they are not sought then, and `meta` does not report them
 */
export function computeInPlace(
  { operation, input, judged, context, shown: presenter }: Omit<Computation, 'call'>,
  areOffsetsKnown = false,
): ComputedHere {
  const given = { ...context, maxWork: Number.POSITIVE_INFINITY };
  const inLanguage = { ...given, language: presenter?.language };
  const result =
    operation.subject === REPORTS_SCOPE
      ? operation.stream(judged ?? input, inLanguage, undefined, areOffsetsKnown)
      : operation.stream(judged ?? input, given, presenter?.present, areOffsetsKnown);
  const { text, meta, provenance } = describeIn(presenter, result);
  return {
    data: Array.isArray(text) ? text.join('') : text,
    meta,
    provenance: provenance === undefined ? undefined : JSON.stringify(provenance),
  };
}
