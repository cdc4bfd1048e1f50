import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.js';

// Counts as now, so that the running daśā does not change.
const NOW = new Date('2026-11-21T00:00:00Z');
const SAMPLE = fileURLToPath(new URL('../../fixtures/golden/cli/sample.txt', import.meta.url));
const GUIDE = fileURLToPath(new URL('../../docs/cli/', import.meta.url));
const PAGES = readdirSync(GUIDE);

async function output(argv: readonly string[]): Promise<string> {
  let text = '';
  const sink = { write: (part: string) => (text += part) };
  await run(argv, { stdout: sink, stderr: sink, now: NOW });
  return text;
}

// After an intended change, `npx vitest run test/golden/cli.test.ts -u` writes all of them anew, for review.

test('the sample is the reviewed text, at most 100 columns wide', async () => {
  expect(existsSync(SAMPLE)).toBe(true);
  const text = await output(['sample']);
  await expect(text).toMatchFileSnapshot(SAMPLE);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

const SESSION = /^```console\n\$ siddhanta (.*)\n(?:(?!```)[\s\S])*```$/gm;

/** Words are divided at spaces, quoted ones kept together, `| head -N` understood. */
async function printed(line: string): Promise<string> {
  const [command = '', head] = line.split(' | head -');
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const text = await output(words);
  return head === undefined ? text : `${text.split('\n').slice(0, Number(head)).join('\n')}\n`;
}

test.each(PAGES)('docs/cli/%s shows what the commands print', async (name) => {
  const file = join(GUIDE, name);
  let page = readFileSync(file, 'utf8');
  const sessions = [...page.matchAll(SESSION)];
  expect(sessions).toHaveLength(page.split('```console').length - 1);
  for (const [session, line = ''] of sessions) {
    const current = `\`\`\`console\n$ siddhanta ${line}\n${await printed(line)}\`\`\``;
    page = page.replace(session, () => current);
  }
  await expect(page).toMatchFileSnapshot(file);
});

test('the guide has sessions', () => {
  const all = PAGES.map((name) => readFileSync(join(GUIDE, name), 'utf8')).join('');
  expect([...all.matchAll(SESSION)].length).toBeGreaterThan(8);
});
