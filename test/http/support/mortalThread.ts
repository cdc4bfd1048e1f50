// Dies when it is asked for a birth of 1912-12-12, or for the third piece of a long answer of one of 1913-12-13.
import { parentPort } from 'node:worker_threads';

interface Message {
  readonly id: number;
  readonly kind: string;
  readonly input?: { readonly birth?: { readonly date?: string } };
}

const doomed = new Map<number, number>();
parentPort?.on('message', ({ id, kind, input }: Message) => {
  const date = input?.birth?.date;
  if (date === '1912-12-12') process.exit(7);
  if (date === '1913-12-13') doomed.set(id, 0);
  const pieces = doomed.get(id);
  if (kind !== 'next' || pieces === undefined) return;
  doomed.set(id, pieces + 1);
  if (pieces === 2) process.exit(8);
});
// Imported last, so that a message kills the thread before it is computed.
await import('../../../src/http/node-worker.js');
