import { chromiumPath, openPdfPrinter } from '../http/pdf.js';
import { UsageError } from './command.js';

/** Returns where a Chromium is. Throws `UsageError` where there is none, by the option that needs it. */
export function requireChromium(flag: string, otherwise: string): string {
  const found = chromiumPath();
  if (found !== undefined) return found;
  throw new UsageError(
    `--${flag} found no Chromium. Install Chromium or Chrome, name the program in CHROMIUM_PATH, or ${otherwise}.`,
  );
}

/**
 * Returns an HTML document as PDF with outline and tags, printed by an installed Chromium.
 *
 * @throws {MissingPackageError} where `playwright-core` is not installed
 */
export async function pdfOf(html: string): Promise<Uint8Array> {
  const printer = await openPdfPrinter({ executablePath: requireChromium('pdf', 'write HTML with --html FILE') });
  try {
    return await printer.print(html);
  } finally {
    await printer.close();
  }
}
