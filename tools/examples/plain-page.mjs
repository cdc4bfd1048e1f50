import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { asWritten, inChromium, shownPicture } from '../lib/chromium.mjs';
import { BIRTH, CHART } from './golden.mjs';

export async function check(app) {
  const printed = await app.run('npm', ['start', '--silent']);
  const url = /file:\/\/\S+/.exec(printed)?.[0] ?? '';
  const { rasi } = app.require('siddhanta');
  const { northIndian } = app.require('siddhanta/svg');
  await inChromium(
    url,
    async (page) => {
      const chart = await asWritten(page, northIndian(rasi({ birth: BIRTH }), { theme: 'auto' }));
      strictEqual(await shownPicture(page), chart);
      const rows = await page.$$eval('tbody tr', (list) =>
        list.map((row) => [...row.cells].map((cell) => cell.textContent)),
      );
      const golden = Object.entries(CHART.planetary_positions);
      deepStrictEqual(
        rows,
        golden.map(([graha, { sign, degrees, nakshatra, pada }]) => [graha, sign, degrees, `${nakshatra} ${pada}`]),
      );
      await page.fill('[name=timezone]', 'Asia/Kolkatta');
      await page.click('button');
      match(await page.textContent('[role=alert]'), /Asia\/Kolkatta/);
      await page.fill('[name=timezone]', 'Asia/Kolkata');
      await page.click('button');
      strictEqual(await page.isVisible('[role=alert]'), false);
    },
    'plain-page',
  );
}
