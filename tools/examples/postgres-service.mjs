import { deepStrictEqual } from 'node:assert';
import { startPostgres } from '../../test/http/support/pg.ts';
import { checkApi } from './golden.mjs';

export async function check(app) {
  const cluster = await startPostgres();
  try {
    const env = { DATABASE_URL: await cluster.createDatabase(), PORT: '0' };
    const made = await app.run('npm', ['run', 'key', '--', '--plan', 'trial', '--json'], { env });
    const key = /svc_live_\w{38}/.exec(made)?.[0];
    const service = app.start('node', ['server.mjs'], { env });
    try {
      const url = await service.find(/Listening on (http:\S+)/);
      deepStrictEqual((await (await fetch(`${url}/plans`)).json()).trial, JSON.parse(app.read('plans.json')).trial);
      await checkApi(url, () => key);
      const usage = await (await fetch(`${url}/v1/meta/usage`, { headers: { 'X-API-Key': key } })).json();
      deepStrictEqual([usage.data.plan, usage.data.units_used, usage.data.units_included], ['trial', 1, 20]);
    } finally {
      await service.stop();
    }
  } finally {
    await cluster.stop();
  }
}
