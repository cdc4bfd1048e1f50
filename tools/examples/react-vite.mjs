import { match, strictEqual } from 'node:assert';
import { asWritten, inChromium, shownPicture } from '../lib/chromium.mjs';
import { freePort } from '../lib/program.mjs';
import { BIRTH } from './golden.mjs';

export async function check(app) {
  await app.run('npm', ['run', 'build']);
  const port = await freePort();
  const server = app.start('npx', ['vite', 'preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort']);
  try {
    await server.find(/127\.0\.0\.1/);
    const { rasi } = app.require('siddhanta');
    const { northIndian, southIndian } = app.require('siddhanta/svg');
    await inChromium(
      `http://127.0.0.1:${port}/`,
      async (page) => {
        const chart = rasi({ birth: BIRTH });
        strictEqual(await shownPicture(page), await asWritten(page, northIndian(chart, { theme: 'auto' })));
        await page.selectOption('select', 'south');
        strictEqual(await shownPicture(page), await asWritten(page, southIndian(chart, { theme: 'auto' })));
        await page.fill('[name=time]', '20:30:00');
        await page.click('button');
        const later = southIndian(rasi({ birth: { ...BIRTH, time: '20:30:00' } }), { theme: 'auto' });
        strictEqual(await shownPicture(page), await asWritten(page, later));
        await page.fill('[name=latitude]', '99');
        await page.click('button');
        match(await page.textContent('[role=alert]'), /latitude/);
        await page.fill('[name=latitude]', '28.6139');
        await page.click('button');
        await shownPicture(page);
      },
      'react-vite',
    );
  } finally {
    await server.stop();
  }
}
