import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdfPrinter, type PdfPrinter } from '../../src/http/pdf.js';
import { REPORTS } from '../../src/report/index.js';
import { bench } from '../http/support.js';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const isThere = existsSync(CHROMIUM) && spawnSync('qpdf', ['--version']).status === 0;
const missing = !isThere && process.env.CI !== 'true';
if (missing)
  console.warn(`SKIPPED: there is no ${CHROMIUM} or no qpdf. Install them from Debian, or set CHROMIUM_PATH.`);

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const pageOf = (words: string): string =>
  `<!doctype html><html lang="en"><title>${words}</title><h1>${words}</h1></html>`;

describe.skipIf(missing)('a printer of documents', () => {
  let printer: PdfPrinter;
  beforeAll(async () => {
    printer = await openPdfPrinter({ executablePath: CHROMIUM });
  });
  afterAll(() => printer.close());

  it('prints one after the other, each its own', { timeout: 60_000 }, async () => {
    const titles = ['First', 'Second', 'Third'];
    const all = await Promise.all(titles.map((title) => printer.print(pageOf(title))));
    for (const [i, pdf] of all.entries()) {
      expect(latin(pdf)).toMatch(/^%PDF-1/);
      expect(latin(pdf)).toContain(`/Title (${titles[i]})`);
      expect(latin(pdf)).toContain('/Marked true');
    }
  });

  it('loads nothing and runs nothing', { timeout: 60_000 }, async () => {
    const html = `<!doctype html><title>Still</title><script>document.title = 'Moved'</script><img src="http://127.0.0.1:9/x.png">`;
    expect(latin(await printer.print(html))).toContain('/Title (Still)');
  });

  it('turns away who finds too many before it', { timeout: 60_000 }, async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => printer.print(pageOf(`${i}`))));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [503, 'internal_error'],
      [503, 'internal_error'],
    ]);
  });

  it('ends a browser that takes too long, and starts another', { timeout: 60_000 }, async () => {
    const hurried = await openPdfPrinter({ executablePath: CHROMIUM, timeoutMs: 1 });
    try {
      await expect(hurried.print(pageOf('Slow'))).rejects.toThrow();
      // Started again, it is ended again.
      await expect(hurried.print(pageOf('Slow'))).rejects.toThrow();
    } finally {
      await hurried.close();
    }
  });

  it.each(REPORTS.map(({ path }) => [path]))(
    '%s is printed without an error of syntax',
    { timeout: 60_000 },
    async (path) => {
      const { send } = await bench({ reports: REPORTS, pdf: printer.print });
      const example = REPORTS.find((report) => report.path === path)?.example as object;
      const { chapters: _chapters, ...body } = example as { readonly chapters?: unknown };
      const response = await send(path, { body: { ...body, language: 'ta' }, headers: { Accept: 'application/pdf' } });
      const file = join(folder, `${path.split('/').at(-1)}.pdf`);
      writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
      const { status, stdout } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
      expect([status, stdout]).toEqual([0, expect.stringContaining('No syntax or stream encoding errors found')]);
    },
  );

  it('prints a document that a service is asked for', { timeout: 60_000 }, async () => {
    const { send } = await bench({ reports: REPORTS, pdf: printer.print });
    const body = { ...(REPORTS[0]?.example as object), name: 'Asha' };
    const response = await send('/v1/reports/kundli', { body, headers: { Accept: 'application/pdf' } });
    const pdf = new Uint8Array(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(latin(pdf)).toContain('/Title (Asha)');
    expect(latin(pdf)).toContain('/Outlines');
  });
});
