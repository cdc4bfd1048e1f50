/**
 * The metered HTTP API over the library, as a function from a web Request to a web Response.
 *
 * @packageDocumentation
 */
export type { Presenter } from '../names/present.js';
export type { Work } from '../operation/work.js';
export type { ComputeRows, RowOutcome, RowsRequest, RowsResult } from './batches/computeRows.js';
export type {
  Batch,
  BatchBegun,
  BatchEnd,
  BatchError,
  BatchLimits,
  BatchPart,
  BatchRows,
  BatchService,
  BatchState,
  BatchStore,
  BatchWebhook,
} from './batches/ports.js';
export type { BatchReport } from './batches/report.js';
export { type BatchOptions, openBatches, type RunningBatches } from './batches/runner.js';
export type { Delivery, SendWebhook } from './batches/webhook.js';
export type { Computation, Compute, Computed } from './compute.js';
export type { CorsOptions } from './cors.js';
export type { Handler } from './direct.js';
export type { DocUrlOptions, ErrorPages } from './docUrl.js';
export type { Envelope, ErrorBody, ResponseMeta } from './envelope.js';
export type { FeedOptions } from './feed/options.js';
export { type FeedSelection, feedToken, readFeedToken } from './feed/token.js';
export { recordedFixtures } from './fixtures.js';
export { createHandler } from './handler.js';
export { type IssuedKey, issueKey, type NewKey, type NewRotation, rotateKey } from './issue.js';
export { hashKey, isWellFormedKey } from './keys.js';
export type { LanguageFile, ServedLanguage } from './languages.js';
export { memoryStores } from './memory.js';
export type { HandlerOptions, Limit, ResponseEvent } from './options.js';
export { type Period, periodAt } from './period.js';
export { parsePlans } from './plans.js';
export {
  type Account,
  type Admission,
  type AdmissionRequest,
  type BackupFacts,
  DEFAULT_PLANS,
  type Held,
  type HeldOnce,
  type KeyKind,
  type KeyRecord,
  type KeyStore,
  LOOKUP_DIGITS,
  ONCE_MS,
  type Once,
  type Plan,
  type Plans,
  RATE_WINDOW_MS,
  type ReservationRequest,
  type Rotation,
  type StoredKey,
  type Stores,
  type Usage,
  type UsageStore,
} from './ports.js';
export type { Fixtures, Recording } from './recording.js';
export { type Route, routes, scopes } from './routes.js';
