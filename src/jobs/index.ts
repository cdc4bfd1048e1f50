/**
 * Births and other inputs by the million on many machines: a file is split into parts, a queue hands them to workers, each part writes its rows
 * under one name, and the rows are collected in the order of the file. The queue is Redis or Valkey (`bullmq`) or PostgreSQL (`pg-boss`); these
 * packages are optional, and loaded only when they are asked for.
 *
 * @packageDocumentation
 */
export {
  type CollectedJob,
  type CollectOptions,
  collectJob,
  type JobStatus,
  jobStatus,
  type RefusedRecord,
} from './collect.js';
export { folderStorage } from './folder.js';
export type { RowFormat } from './manifest.js';
export { memoryQueue } from './memory.js';
export type { FailedPart, JobQueue, JobStorage, Part, QueueProgress, TakenPart } from './ports.js';
export { postgresQueue } from './postgres.js';
export { redisQueue } from './redis.js';
export { type JobPlaces, resumeJob, type SubmitOptions, type SubmittedJob, submitJob } from './submit.js';
export { type PartCounts, type WorkDone, type WorkOptions, workOnJobs } from './work.js';
