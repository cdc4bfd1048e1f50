import { existsSync } from 'node:fs';
import { loadPeer } from '../http/stores/peer.js';
import { UsageError } from './command.js';

/** Browsers of the Chromium family on Debian, Fedora, macOS and Windows. */
const PLACES: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function browserPath(): string {
  const { CHROMIUM_PATH: named } = process.env;
  const found = named ?? PLACES.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new UsageError(
    '--pdf found no Chromium. Install Chromium or Chrome, or name the program in CHROMIUM_PATH. --html FILE needs neither.',
  );
}

/**
 * Returns an HTML document as PDF with outline and tags, printed by an installed Chromium.
 *
 * @throws {MissingPackageError} where `playwright-core` is not installed
 */
export async function pdfOf(html: string): Promise<Uint8Array> {
  const { chromium } = await loadPeer('playwright-core', () => import('playwright-core'));
  // Chromium's sandbox cannot start as root, as in most containers; the document has no script and loads nothing.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
  } finally {
    await browser.close();
  }
}
