import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort.js';
import { built, CHROMIUM, missing, type Served, serve } from './support.js';

const LIGHTHOUSE = fileURLToPath(new URL('../../site/node_modules/lighthouse/cli/index.js', import.meta.url));

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly displayValue?: string }>>;
}

async function judged(url: string, folder: string): Promise<Report> {
  const output = join(folder, 'report.json');
  const flags = ['--output=json', `--output-path=${output}`, '--quiet', `--port=${await freePort()}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const child = spawn(process.execPath, [LIGHTHOUSE, url, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: CHROMIUM },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

describe.skipIf((missing.length > 0 || !existsSync(LIGHTHOUSE)) && process.env.CI !== 'true')('Lighthouse', () => {
  let folder: string;
  let site: Served;
  const reports = mkdtempSync(join(tmpdir(), 'siddhanta-lighthouse-'));

  beforeAll(async () => {
    folder = built();
    site = await serve(folder);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dirname(folder), { recursive: true, force: true });
    rmSync(reports, { recursive: true });
  });

  it.each(['', '#overview', '#match'])('has nothing against the page %s but, at most, its speed', async (hash) => {
    const { categories, audits } = await judged(site.url + hash, reports);
    const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score]));
    const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
    // Speed depends on what else the machine does: it is told, and judged by the bytes and calls of the first view.
    console.log(hash, scores, ...shown.map((name) => `${name} ${audits[name]?.displayValue}`));
    expect(scores).toMatchObject({
      accessibility: expect.toSatisfy((score: number) => score >= 0.95),
      'best-practices': expect.toSatisfy((score: number) => score >= 0.95),
      seo: expect.toSatisfy((score: number) => score >= 0.95),
    });
    expect(audits['cumulative-layout-shift']?.numericValue).toBeLessThan(0.1);
  });
});
