import { openPglite } from '../../../src/http/stores/postgres.js';

await openPglite(JSON.parse(process.argv[2] ?? '') as string);
process.send?.('open');
