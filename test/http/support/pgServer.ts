import { createHandler } from '../../../src/http/index.js';
import { serve } from '../../../src/http/node.js';
import { openStores, type StoreLocation } from '../../../src/http/stores/open.js';
import { WIDE } from '../support.js';

const { keys, usage } = await openStores(JSON.parse(process.argv[2] ?? '') as StoreLocation);
const { url } = await serve(createHandler({ keys, usage, plans: WIDE }), { port: 0 });
process.send?.(url);
