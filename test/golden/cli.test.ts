import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.js';

// Counts as now, so that the running daśā does not change.
const NOW = new Date('2026-11-21T00:00:00Z');
const SAMPLE = fileURLToPath(new URL('../../fixtures/golden/cli/sample.txt', import.meta.url));
const GUIDE = fileURLToPath(new URL('../../docs/cli.md', import.meta.url));

async function output(argv: readonly string[]): Promise<string> {
  let text = '';
  const sink = { write: (part: string) => (text += part) };
  await run(argv, { stdout: sink, stderr: sink, now: NOW });
  return text;
}

// After an intended change, `npx vitest run test/golden/cli.test.ts -u` writes both texts anew, for review.

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

test('the guide shows what the commands print', async () => {
  let guide = readFileSync(GUIDE, 'utf8');
  const sessions = [...guide.matchAll(SESSION)];
  expect(sessions).toHaveLength(guide.split('```console').length - 1);
  expect(sessions.length).toBeGreaterThan(8);
  for (const [session, line = ''] of sessions) {
    const current = `\`\`\`console\n$ siddhanta ${line}\n${await printed(line)}\`\`\``;
    guide = guide.replace(session, () => current);
  }
  await expect(guide).toMatchFileSnapshot(GUIDE);
});
