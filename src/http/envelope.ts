import { ERROR_CODES, type ErrorCode, type ErrorType, isSiddhantaError, SiddhantaError } from '../errors.js';
import type { LanguageTag } from '../names/language.js';
import type { Ayanamsa, Meta, Provenance } from '../types.js';
import type { Bytes } from './call.js';
import { HeaderList } from './headerList.js';
import { Refusal } from './refusal.js';
import { isUnreachable } from './unreachable.js';

/**
 * Units of use.
 *
 * @asType integer
 * @minimum 0
 */
export type Units = number;

/**
 * An instant, ISO 8601 in UTC.
 *
 * @format date-time
 */
export type ServiceInstant = string;

/**
 * Identifier of a request, `req_…`, to quote to support.
 *
 * @pattern ^req_
 */
export type RequestId = string;

/** `meta` of every 2xx response. */
export interface ResponseMeta extends Meta {
  /** `req_…`, to quote to support. */
  readonly request_id: RequestId;
  /** Units charged. */
  readonly units: Units;
  /** When it was computed: ISO 8601, UTC. */
  readonly computed_at: ServiceInstant;
  /** Present with a test key: the data is the recorded answer to an example and not to what was sent. */
  readonly test?: true;
  /**
   * The language of the names in the data, and of a document, where the body asked for another than English. Where it is there, the lists of English words in the schema of
   * the data (`enum`) do not hold for names; everything else in it does.
   */
  readonly language?: LanguageTag;
}

/** The body of every 2xx response. */
export interface Envelope<Data = unknown> {
  /** What was asked for. */
  readonly data: Data;
  /** What ran, when, and what it cost. */
  readonly meta: ResponseMeta;
  /** Where the result comes from. */
  readonly provenance?: Provenance;
}

/** The body of every other response. */
export interface ErrorBody {
  /** What went wrong. */
  readonly error: {
    /** Family of the code. */
    readonly type: ErrorType;
    /** Stable, meant for programs. */
    readonly code: ErrorCode;
    /** What was given, what is allowed and what to do, for people. */
    readonly message: string;
    /** Path of the input at fault, where a single one is. */
    readonly field?: string;
    /** With `not_available_in_school`: the schools that have the operation. */
    readonly schools?: readonly Ayanamsa[];
    /**
     * Address of the page about the code; a path of this service where its own address is not known.
     *
     * @format uri-reference
     */
    readonly doc_url: string;
    /** `req_…`, to quote to support. */
    readonly request_id: RequestId;
  };
}

/** Returns `meta` of a response from what the operation says of itself. */
export function responseMeta(
  { requestId, isTest = false, language }: ResponseOf,
  { endpoint, ...rest }: Meta,
  units: number,
  computedAt: ServiceInstant,
): ResponseMeta {
  return {
    request_id: requestId,
    endpoint,
    units,
    computed_at: computedAt,
    ...(isTest ? { test: true } : {}),
    ...rest,
    ...(language === undefined ? {} : { language }),
  };
}

/** Whose response it is. */
interface ResponseOf {
  readonly requestId: RequestId;
  readonly isTest?: boolean;
  readonly language?: LanguageTag | undefined;
}

/** Returns the headers that every response carries. */
export function commonHeaders(requestId: string): HeaderList {
  return new HeaderList([
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
    ['x-request-id', requestId],
  ]);
}

/** Returns the JSON text of an envelope from texts that are JSON already. */
export function envelopeText(data: string, meta: ResponseMeta, provenance: string | undefined): string {
  const rest = provenance === undefined ? '' : `,"provenance":${provenance}`;
  return `{"data":${data},"meta":${JSON.stringify(meta)}${rest}}`;
}

/** Returns what is before the data in {@link envelopeText}, and what behind it. */
export function envelopeEnds(meta: ResponseMeta, provenance: string | undefined): readonly [string, string] {
  const [before = '', after = ''] = envelopeText(HERE, meta, provenance).split(HERE, 2);
  return [before, after];
}

/** In place of the data while the rest of an envelope is written: no JSON text contains it. */
const HERE = '\u0000';

let encoder: TextEncoder | undefined;

/** Returns a text in UTF-8. */
export function utf8(text: string): Bytes {
  encoder ??= new TextEncoder();
  return encoder.encode(text);
}

/** Says in the headers that a body is JSON, and how many bytes it has. */
export function announceLength(length: number, headers: HeaderList): void {
  headers.set('content-type', 'application/json');
  headers.set('content-length', String(length));
}

/** Says in the headers that bytes are JSON, and how long they are; returns them. */
export function announceJson(bytes: Bytes, headers: HeaderList): Bytes {
  announceLength(bytes.length, headers);
  return bytes;
}

/**
 * Returns the bytes of a JSON text, and says in the headers what and how long they are.
 *
 * @internal
 */
export function jsonBytes(text: string, headers: HeaderList): Bytes {
  return announceJson(utf8(text), headers);
}

/** Seconds that a caller is asked to wait for a store that cannot be reached. */
export const UNREACHABLE_SECONDS = 2;

/**
 * Returns what a caught value is to the caller: an error of the library as it is, anything else an `internal_error` that tells
 * nothing of it; with status 503 where a store cannot be reached.
 */
export function publicError(caught: unknown): SiddhantaError {
  if (caught instanceof Refusal) return caught;
  if (isSiddhantaError(caught) && caught.code !== 'internal_error' && caught.code in ERROR_CODES) return caught;
  if (isUnreachable(caught)) {
    return new Refusal(
      'internal_error',
      503,
      `The service cannot reach its store at the moment; the request is not at fault and nothing was charged. Wait ${UNREACHABLE_SECONDS} s and try again.`,
    );
  }
  return new SiddhantaError(
    'internal_error',
    'The service failed; the request is not at fault and nothing was charged. Try again, and quote the request id if it fails again.',
  );
}

/**
 * Returns the JSON text of an error response.
 *
 * @param docUrl address of the page about its code
 */
export function errorText(error: SiddhantaError, requestId: string, docUrl: string): string {
  const { type, code, message, field, schools } = error;
  const body: ErrorBody = {
    error: {
      type,
      code,
      message,
      ...(field === undefined ? {} : { field }),
      ...(schools === undefined ? {} : { schools }),
      doc_url: docUrl,
      request_id: requestId,
    },
  };
  return JSON.stringify(body);
}
