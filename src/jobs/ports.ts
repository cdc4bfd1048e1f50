/** A part of a job, as a queue carries it: names alone, no birth. */
export interface Part {
  /** Name of the job. */
  readonly job: string;
  /** Number of the part, from 1. */
  readonly part: number;
  /** Seconds in which one worker has to finish it; then it goes to another. */
  readonly lease: number;
}

/** A part that a worker has taken. */
export interface TakenPart extends Part {
  /** Takes it from the queue. Does nothing where the lease is over and another worker has it. */
  finish(): Promise<void>;
  /** Gives it back with the reason. It is taken again after a while, up to five times in all; then it counts as failed. */
  fail(reason: string): Promise<void>;
}

/** A part that failed five times. */
export interface FailedPart {
  readonly job: string;
  readonly part: number;
  /** Message of the last error. */
  readonly reason: string;
}

/** What is in a queue, of all jobs. */
export interface QueueProgress {
  /** Parts that wait for a worker, or for their next try. */
  readonly waiting: number;
  /** Parts that a worker has. */
  readonly active: number;
  /** The parts that failed, at most 1,000. */
  readonly failed: readonly FailedPart[];
}

/**
 * A queue of parts, which delivers each at least once. `redisQueue` and `postgresQueue` return one; any other queue with leases can be put
 * behind these four functions.
 */
export interface JobQueue {
  /** Adds parts. Those that wait already stay, those that failed are tried anew. */
  add(parts: readonly Part[]): Promise<void>;
  /** Returns a part that waits or whose lease is over, and undefined where none comes within about a second. */
  take(): Promise<TakenPart | undefined>;
  /** Returns what is in the queue. */
  progress(): Promise<QueueProgress>;
  /** Ends its connections. What is taken and not finished goes to other workers when its lease is over. */
  close(): Promise<void>;
}

/**
 * Where the inputs and rows of jobs are: a folder that all machines share (`folderStorage`), or a bucket of object storage. Names have
 * letters, digits, `.`, `_`, `-` and `/`.
 */
export interface JobStorage {
  /** Writes a whole object, in place of one that is there. A reader sees the whole or nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes of an object, and undefined where there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Returns whether there is an object. */
  has(name: string): Promise<boolean>;
  /** Returns the names of all objects that begin with a text, in any order. */
  list(prefix: string): Promise<readonly string[]>;
}
