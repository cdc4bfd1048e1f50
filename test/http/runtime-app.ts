// Memory stores, two live keys and one test key, listed at /keys; documents, in Hindi to the last sentence.
import { createHandler, issueKey, memoryStores } from '../../src/http/index.js';
import { hi } from '../../src/names/whole/hiAll.gen.js';
import { REPORTS } from '../../src/report/index.js';

const { keys, usage } = memoryStores();
const plans = {
  free: { units_included: 10, rate_limit_per_minute: 100 },
  wide: { units_included: 1000, rate_limit_per_minute: 100 },
};
const handler = createHandler({ keys, usage, plans, reports: REPORTS, languages: [hi] });
let issued: Promise<string> | undefined;

/** Answers a request. Workers may make random numbers only while they answer one, so the keys come with the first. */
export async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/keys') return handler(request);
  issued ??= (async () => {
    const [live, test] = [await issueKey(keys), await issueKey(keys, { kind: 'test' })];
    const wide = await issueKey(keys, { plan: 'wide' });
    return JSON.stringify({ live: live.key, test: test.key, wide: wide.key });
  })();
  return new Response(await issued);
}
