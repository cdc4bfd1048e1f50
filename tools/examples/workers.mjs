import { match, strictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/package.mjs';
import { checkApi } from './golden.mjs';

const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', NO_COLOR: '1' };

export async function check(app) {
  const guide = readFileSync(join(ROOT, 'docs/mounting/cloudflare-workers.md'), 'utf8');
  const [, program] = /```ts no-run\n\/\/ file: src\/index\.ts\n([\s\S]*?)```/.exec(guide) ?? [];
  strictEqual(
    app.read('src/index.ts'),
    program,
    'src/index.ts is not the program of docs/mounting/cloudflare-workers.md.',
  );
  match(await app.run('npm', ['run', 'deploy', '--', '--dry-run'], { env: QUIET }), /Total Upload/);
  const worker = app.start('npm', ['start', '--', '--ip', '127.0.0.1', '--port', '0'], { env: QUIET });
  try {
    const url = await worker.find(/Ready on (http:\/\/127\.0\.0\.1:\d+)/);
    await checkApi(url, () => worker.find(/Key: (svc_live_\w{38})/));
  } finally {
    await worker.stop();
  }
}
