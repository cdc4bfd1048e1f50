import { Client } from 'pg';
import { createHandler, issueKey, memoryStores } from 'siddhanta/http';
import { sqlStores } from 'siddhanta/http/postgres';

interface Env {
  readonly HYPERDRIVE?: { readonly connectionString: string };
}

// For trying only: each isolate has its own stores, which end with it.
const trial = memoryStores();
const trialHandler = createHandler(trial);
let isIssued = false;

export default {
  async fetch(request: Request, env: Env, context: { waitUntil(work: Promise<unknown>): void }): Promise<Response> {
    if (env.HYPERDRIVE === undefined) {
      if (!isIssued) {
        isIssued = true;
        console.log(`Key: ${(await issueKey(trial.keys)).key}`);
      }
      return trialHandler(request);
    }
    // A connection belongs to one request. It is opened by the first statement and closed when the response is settled.
    const client = new Client({ connectionString: env.HYPERDRIVE.connectionString });
    client.on('error', () => {});
    let opened: Promise<unknown> | undefined;
    async function query(text: string, params: unknown[]): Promise<{ rows: unknown[] }> {
      opened ??= client.connect();
      await opened;
      return client.query(text, params);
    }
    const onResponse = (): void => {
      if (opened !== undefined) context.waitUntil(client.end());
    };
    return createHandler({ ...sqlStores({ query }), onResponse })(request);
  },
};
