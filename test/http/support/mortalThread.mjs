// A thread that can be made to die: when it is asked for a birth of 1912-12-12, or for the third piece of a long answer of one of 1913-12-13.
import { parentPort } from 'node:worker_threads';

const doomed = new Map();
parentPort.on('message', ({ id, kind, input }) => {
  const date = input?.birth?.date;
  if (date === '1912-12-12') process.exit(7);
  if (date === '1913-12-13') doomed.set(id, 0);
  if (kind !== 'next' || !doomed.has(id)) return;
  doomed.set(id, doomed.get(id) + 1);
  if (doomed.get(id) === 3) process.exit(8);
});
await import('./thread.mjs');
