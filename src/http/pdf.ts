/**
 * Prints documents as PDF through an installed Chromium. The package `playwright-core` is optional, and loaded only when a printer is opened.
 *
 * @packageDocumentation
 */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { Overloaded } from './refusal.js';
import { SetupError } from './setupError.js';
import { loadPeer } from './stores/peer.js';

/** Browsers of the Chromium family on Debian, Fedora, macOS and Windows. */
const PLACES: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns where a Chromium is installed: `CHROMIUM_PATH`, or one of the usual places; undefined where there is none.
 *
 * @internal
 */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
}

/** How documents are printed. */
export interface PdfPrinterOptions {
  /** Path of Chromium or Chrome; the `CHROMIUM_PATH` of the environment by default, or one of the usual places. */
  readonly executablePath?: string;
  /** Milliseconds that a document may take; 30 s by default. */
  readonly timeoutMs?: number;
}

/** Prints documents as PDF. */
export interface PdfPrinter {
  /** Returns an HTML document as PDF with outline and tags. One is printed at a time; who finds eight before it is refused with 503. */
  readonly print: (html: string) => Promise<Uint8Array>;
  /** Closes the browser. */
  close(): Promise<void>;
}

const MOST_WAITING = 8;
const TIMEOUT_MS = 30_000;

/**
 * Starts an installed Chromium and returns what prints documents with it, for the option `pdf` of `createHandler`. It needs the package
 * `playwright-core`. A browser that ends is started again for the next document.
 *
 * @throws {Error} where `playwright-core` is not installed, or no Chromium is found
 */
export async function openPdfPrinter(options: PdfPrinterOptions = {}): Promise<PdfPrinter> {
  const { executablePath = chromiumPath(), timeoutMs = TIMEOUT_MS } = options;
  const { chromium } = await loadPeer('playwright-core', () => import('playwright-core'));
  if (executablePath === undefined)
    throw new SetupError('No Chromium was found. Install Chromium or Chrome, or name the program in CHROMIUM_PATH.');
  // Chromium's sandbox cannot start as root, as in most containers; a document has no script and loads nothing.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const launch = (): Promise<Browser> => chromium.launch({ executablePath, args });
  let browser = await launch();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function printNow(html: string): Promise<Uint8Array> {
    if (!browser.isConnected()) browser = await launch();
    const used = browser;
    // What takes too long ends with its browser.
    const timer = setTimeout(() => used.close(), timeoutMs);
    try {
      const context = await used.newContext({ javaScriptEnabled: false, offline: true });
      const page = await context.newPage();
      await page.setContent(html);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
      await context.close();
      return pdf;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async print(html) {
      if (waiting >= MOST_WAITING) throw new Overloaded();
      waiting++;
      const printed = last.then(() => printNow(html));
      last = printed.catch(() => {});
      try {
        return await printed;
      } finally {
        waiting--;
      }
    },
    async close() {
      await last;
      await browser.close();
    },
  };
}
