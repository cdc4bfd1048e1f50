import type { HeaderList } from './headerList.js';

/**
 * A request as the gates see it. Each platform has its own: web Requests cost Node more than the rest of a call, so that its server hands its
 * messages over as they are.
 */
export interface Call {
  readonly method: string;
  /** The path of the address. */
  readonly path: string;
  /** The whole address; made when it is asked for. */
  readonly url: URL;
  /** Whether the address carries a query. */
  readonly hasQuery: boolean;
  /** Returns the value of a header, by its name in lower case: several joined by commas; null when there is none. */
  header(name: string): string | null;
  /**
   * Returns the bytes of the body.
   *
   * @throws {Error} when the body breaks off; {@link TooLong} when it is longer than the limit: then the rest is not read; a `Refusal` where
   * it did not come in time
   */
  body(limit: number): Promise<Uint8Array>;
  /** Is aborted when the caller has disconnected. */
  readonly signal: AbortSignal;
}

/** Bytes in their own buffer, as encoders make them; older compilers know no such type by another name. */
export type Bytes = ReturnType<TextEncoder['encode']>;

/** A body is longer than it may be. */
export class TooLong extends Error {}

/** The bytes of a body, piece by piece as they are asked for. */
export interface Pieces {
  next(): Promise<IteratorResult<Uint8Array, unknown>>;
  /** Gives up what has not been asked for. */
  return(): Promise<unknown>;
}

/** An answer before it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers: HeaderList;
  /** None for an answer without a body. */
  readonly body: Bytes | Pieces | undefined;
}

/** Returns the bytes of pieces as one. */
export function joined(pieces: readonly Uint8Array[]): Bytes {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
