// Pages of a check in Chromium: any error of the page, and any request to another host than its own, is a failure.
import { chromium } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Opens a page, hands it to `use`, and fails when it threw, wrote an error or asked another host. `PICTURES=DIR` keeps a picture of it. */
export async function inChromium(url, use, picture) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const isIcon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isIcon) problems.push(message.text());
    });
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(url).host) problems.push(`It asked ${request.url()}.`);
    });
    await page.goto(url);
    await use(page);
    if (process.env.PICTURES !== undefined && picture !== undefined) {
      await page.screenshot({ path: `${process.env.PICTURES}/${picture}.png`, fullPage: true });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.screenshot({ path: `${process.env.PICTURES}/${picture}-phone.png`, fullPage: true });
    }
    if (problems.length > 0) throw new Error(`${url}: ${problems.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** Returns the text of the picture that a page shows, from its elements or from the `<siddhanta-chart>` in it. */
export async function shownPicture(page) {
  await page.waitForFunction(PICTURE);
  return page.evaluate(`${PICTURE}.outerHTML`);
}
const PICTURE = `(document.querySelector('siddhanta-chart')?.shadowRoot ?? document).querySelector('svg')`;

/** Returns the text of a picture as the browser writes it back. */
export function asWritten(page, svg) {
  return page.evaluate(
    `document.importNode(new DOMParser().parseFromString(${JSON.stringify(svg)}, 'image/svg+xml').documentElement, true).outerHTML`,
  );
}
