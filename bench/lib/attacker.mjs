// The thread of those who attack: see attacks.mjs.
import { parentPort, workerData } from 'node:worker_threads';
import { attackFor } from './attacks.mjs';

parentPort.postMessage(await attackFor(workerData));
