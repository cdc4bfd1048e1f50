import { deepStrictEqual, strictEqual } from 'node:assert';
import { asWritten, inChromium, shownPicture } from '../lib/chromium.mjs';
import { freePort } from '../lib/program.mjs';
import { BIRTH } from './golden.mjs';

export async function check(app) {
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  await app.run('npm', ['run', 'build'], { env });
  const port = await freePort();
  const server = app.start('npm', ['start', '--', '-H', '127.0.0.1', '-p', `${port}`], { env });
  try {
    await server.find(/Ready in/);
    const { rasi } = app.require('siddhanta');
    const { northIndian } = app.require('siddhanta/svg');
    const { place, ...when } = BIRTH;
    const asked = async (fields) => {
      const response = await fetch(`http://127.0.0.1:${port}/chart?${new URLSearchParams(fields)}`);
      return { status: response.status, json: await response.json() };
    };
    const chart = rasi({ birth: BIRTH });
    deepStrictEqual(await asked({ ...when, ...place }), { status: 200, json: JSON.parse(JSON.stringify(chart)) });
    const wrong = await asked({ ...when, ...place, date: '1990-02-30' });
    deepStrictEqual([wrong.status, wrong.json.error.code, wrong.json.error.field], [400, 'invalid_date', 'birth.date']);
    const missing = await asked(when);
    deepStrictEqual([missing.status, missing.json.error.code], [400, 'missing_field']);
    await inChromium(
      `http://127.0.0.1:${port}/`,
      async (page) =>
        strictEqual(await shownPicture(page), await asWritten(page, northIndian(chart, { theme: 'auto' }))),
      'nextjs',
    );
  } finally {
    await server.stop();
  }
}
