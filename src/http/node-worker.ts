// The entry of a thread that computes operations and returns JSON: nothing imports it.
import { readlinkSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { isSiddhantaError } from '../errors.js';
import { languageFiles } from '../names/spoken.js';
import type { Context, Operation } from '../operation/operation.js';
import { OPERATIONS } from '../registry.js';
import { REPORTS } from '../report/operations.js';
import { atlas } from '../sky/atlas/atlas.js';
import { rowsInPlace } from './batches/computeRows.js';
import { computeInPlace } from './compute.js';
import { utf8 } from './envelope.js';
import { presenterByTag } from './language.js';
import { type Languages, languagesOf } from './languages.js';
import type { FromWorker, ThreadData, ToWorker } from './node-worker-messages.js';

function computer(
  operations: readonly Operation[],
  context: Context | undefined,
  languages: Languages,
  send: (message: FromWorker, moved?: ArrayBuffer) => void,
) {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const open = new Map<number, Iterator<string>>();

  function sendPiece(id: number, pieces: Iterator<string>): void {
    const began = performance.now();
    const { done, value } = pieces.next();
    if (done === true) {
      open.delete(id);
      send({ id, kind: 'end' });
    } else {
      const piece = utf8(value);
      send({ id, kind: 'piece', piece, tookMs: performance.now() - began }, piece.buffer);
    }
  }

  async function begin({ id, name, input, language, isBegun }: Extract<ToWorker, { kind: 'begin' }>): Promise<void> {
    const operation = byName.get(name);
    if (operation === undefined) throw new Error(`There is no operation ${name}.`);
    const shown = await presenterByTag(language, name, languages);
    const began = performance.now();
    const { data, meta, provenance } = computeInPlace({ operation, input, context, shown }, isBegun);
    if (typeof data === 'string') {
      const bytes = utf8(data);
      const tookMs = performance.now() - began;
      send({ id, kind: 'whole', data: bytes, meta, provenance, tookMs }, bytes.buffer);
      return;
    }
    const pieces = data[Symbol.iterator]();
    open.set(id, pieces);
    send({ id, kind: 'long', meta, provenance, tookMs: performance.now() - began });
    sendPiece(id, pieces);
  }

  return async (message: ToWorker): Promise<void> => {
    const { id } = message;
    try {
      const pieces = open.get(id);
      if (message.kind === 'begin') await begin(message);
      else if (message.kind === 'rows') {
        send({ id, kind: 'rows', result: await rowsInPlace(message.request, context, languages) });
      } else if (message.kind === 'next' && pieces !== undefined) sendPiece(id, pieces);
      else if (message.kind === 'cancel') {
        open.delete(id);
        pieces?.return?.();
      }
    } catch (problem) {
      open.delete(id);
      send(failureOf(id, problem));
    }
  };
}

function failureOf(id: number, problem: unknown): FromWorker {
  if (isSiddhantaError(problem)) {
    const { code, message, field, schools } = problem;
    return { id, kind: 'refused', code, message, field, schools };
  }
  const { name = typeof problem, message = '', stack } = problem instanceof Error ? problem : {};
  return { id, kind: 'failed', name, message, stack };
}

function ownTask(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

function listen(port: MessagePort, { atlas: shared, languages }: Partial<ThreadData>): void {
  const context = shared === undefined ? undefined : { ephemeris: atlas(shared) };
  const handle = computer(
    [...OPERATIONS, ...REPORTS],
    context,
    languagesOf(languageFiles(languages)),
    (message, moved) => port.postMessage(message, moved === undefined ? [] : [moved]),
  );
  port.on('message', handle);
  port.postMessage({ id: 0, kind: 'ready', task: ownTask() } satisfies FromWorker);
}

if (parentPort !== null) listen(parentPort, (workerData ?? {}) as Partial<ThreadData>);
