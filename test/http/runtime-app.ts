// Memory stores, one live and one test key, listed at /keys.
import { createHandler, issueKey, memoryStores } from '../../src/http/index.js';

const { keys, usage } = memoryStores();
const plans = { free: { units_included: 10, rate_limit_per_minute: 100 } };
const handler = createHandler({ keys, usage, plans });
let issued: Promise<string> | undefined;

/** Answers a request. Workers may make random numbers only while they answer one, so the keys come with the first. */
export async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/keys') return handler(request);
  issued ??= (async () => {
    const [live, test] = [await issueKey(keys), await issueKey(keys, { kind: 'test' })];
    return JSON.stringify({ live: live.key, test: test.key });
  })();
  return new Response(await issued);
}
