// A service of one's own over siddhanta/http: keys and usage in PostgreSQL, plans from plans.json.
// DATABASE_URL is the address of the database; PORT the port, 8080 by default; PUBLIC_URL where callers reach the service.
import { readFileSync } from 'node:fs';
import { createHandler, parsePlans } from 'siddhanta/http';
import { serve } from 'siddhanta/http/node';
import { openPostgres } from 'siddhanta/http/postgres';

const { DATABASE_URL, PORT = '8080', PUBLIC_URL } = process.env;
if (!DATABASE_URL) {
  console.error('DATABASE_URL is not set: postgres://user:password@host/database');
  process.exit(2);
}
const plans = parsePlans(JSON.parse(readFileSync(new URL('plans.json', import.meta.url), 'utf8')));
const stores = await openPostgres(DATABASE_URL, { connections: 10 });

const api = createHandler({
  ...stores,
  plans,
  ...(PUBLIC_URL ? { publicUrl: PUBLIC_URL } : {}),
  // There is nothing in it of a key, a body, a name or a place.
  onResponse: (event) => console.log(JSON.stringify(event)),
  onError: (problem, requestId) => console.error(JSON.stringify({ requestId, problem: problem?.name })),
});

/** A page of the service's own beside the API. */
function handler(request) {
  if (new URL(request.url).pathname === '/plans') return Response.json(plans);
  return api(request);
}

const serving = await serve(handler, { port: Number(PORT) });
console.log(`Listening on ${serving.url}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    // Calls under way are finished before the database is left.
    await serving.close();
    await stores.close();
  });
}
