import type { ErrorCode } from '../errors.js';
import type { Context, Operation } from '../operation/operation.js';
import type { BatchService } from './batches/ports.js';
import type { Compute } from './compute.js';
import type { CorsOptions } from './cors.js';
import type { DocUrlOptions, ErrorPages } from './docUrl.js';
import type { FeedOptions } from './feed/options.js';
import type { ServedLanguage } from './languages.js';
import type { KeyKind, KeyStore, Plans, UsageStore } from './ports.js';
import type { Fixtures } from './recording.js';

/** What turned a call away that asked for too much: the rate window, the calls under way at a time, or the units of the period. */
export type Limit = 'rate' | 'concurrency' | 'quota';

/** What a log or a metric may know of a response: neither the key, nor anything that was sent or computed. */
export interface ResponseEvent {
  readonly requestId: string;
  /** Dotted name of the operation, `charts.divisional.d9`; undefined when the path is none of ours. */
  readonly endpoint: string | undefined;
  readonly method: string;
  readonly status: number;
  /** Error code; undefined for a 2xx. */
  readonly code: ErrorCode | undefined;
  /** Which limit turned the call away; undefined for any other answer. */
  readonly limit: Limit | undefined;
  /** Units charged. */
  readonly units: number;
  /** Milliseconds from the arrival of the request until the response, or its charge, was settled. */
  readonly durationMs: number;
  /** Public id of the key, `key_…`; undefined before one was recognised. */
  readonly keyId: string | undefined;
  readonly keyKind: KeyKind | undefined;
  /** False when a 2xx that costs units was given up before its body was asked for, or could not be charged. */
  readonly delivered: boolean;
}

/** What {@link createHandler} is made from. */
export interface HandlerOptions extends DocUrlOptions {
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  /** Plans by name; the free tier alone by default. */
  readonly plans?: Plans;
  /**
   * What `GET /docs/errors/<code>` answers: the Markdown text of the page about each code, as the folder `docs/errors` of the package has
   * them. Without it there is nothing at those paths.
   */
  readonly errorPages?: ErrorPages;
  /** Which web pages may call from a browser; none by default. */
  readonly cors?: CorsOptions;
  /**
   * What `GET /openapi.json` answers: the content of `siddhanta/openapi.json`, or a description of your own. Without it there is
   * nothing at that path.
   */
  readonly openapi?: object;
  /** Documents to serve: `REPORTS` of `siddhanta/report`. None by default. */
  readonly reports?: readonly Operation[];
  /**
   * Languages with sentences, as `siddhanta/languages/hi/all` exports them, or a tag with what loads its language: documents are written in them to the
   * last sentence, and names are as there. In other languages names and terms alone are. None by default.
   */
  readonly languages?: readonly ServedLanguage[];
  /**
   * Prints an HTML document as PDF, for callers who accept `application/pdf` from the documents: `print` of `openPdfPrinter` of `siddhanta/http/pdf`, or
   * one of your own. Without it they are refused.
   */
  readonly pdf?: (html: string) => Promise<Uint8Array>;
  /** Computes batches: that of `openBatches`, or one before a queue of your own. Without it there are none. */
  readonly batches?: BatchService;
  /** Answers `GET /v1/calendar/feed/{token}.ics` without a key. Without it there is nothing at those paths. */
  readonly feeds?: FeedOptions;
  /** Handed to every operation; the library's own ephemeris by default. */
  readonly context?: Context;
  /** Computes the operations, where that is not to be done in place. The context is handed to it, and it is to compute with that. */
  readonly compute?: Compute;
  /** Returns what test keys are answered; asked once. By default the answers to the examples of the operations. */
  readonly fixtures?: () => Promise<Fixtures>;
  /** Names of operations that are switched off: their calls are answered 503. None by default. */
  readonly off?: readonly string[];
  /** Greatest length of a body, in bytes; 16 KiB by default. */
  readonly maxBodyBytes?: number;
  /** How long units are held for a response whose body has not been asked for, in milliseconds; 60 s by default. */
  readonly leaseMs?: number;
  /** Returns milliseconds since 1970-01-01T00:00Z; the system's clock by default. */
  readonly now?: () => number;
  /** Returns a new request id; `req_` and 24 random letters or digits by default. */
  readonly newRequestId?: () => string;
  /** Is told of every response, once it is settled. What it throws is ignored. */
  readonly onResponse?: (event: ResponseEvent) => unknown;
  /** Is told how many calls are under way in this process, whenever one begins or ends. What it throws is ignored. */
  readonly onUnderWay?: (calls: number) => unknown;
  /** Is told what was behind an `internal_error` or a broken body; it may hold anything, so mind where it goes. */
  readonly onError?: (problem: unknown, requestId: string) => unknown;
}
