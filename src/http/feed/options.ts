/** How a service answers feeds of days, which calendar programs read without a key. */
export interface FeedOptions {
  /** Feeds in any 60 seconds, of all callers together, a whole number ≥ 1; 60 when left out. */
  readonly rate_limit_per_minute?: number | undefined;
}
