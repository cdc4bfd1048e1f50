// A process with a handler of its own on the shared database, which makes the calls that it is sent.
import { openPostgres } from '../../../src/http/stores/postgres.js';
import { callAtOnce, handlerOver, type Load } from './pgLoad.js';

const { database } = JSON.parse(process.argv[2] ?? '') as { database: string };
const stores = await openPostgres(database, { timeoutMs: 60_000 });
process.on('message', async ({ key, plans, calls, giveUp, skew, names }: Load) => {
  process.send?.(await callAtOnce(handlerOver(stores, plans, skew), key, calls, giveUp, names));
});
process.send?.('ready');
