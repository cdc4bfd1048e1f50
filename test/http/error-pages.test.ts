import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CODES } from './contract.js';
import { REFUSALS } from './refusals.js';
import { bench } from './support.js';

const FOLDER = new URL('../../docs/errors/', import.meta.url);
const page = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

it('there is one page a code, and the index lists them all', () => {
  const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
  expect(new Set(pages)).toEqual(new Set(CODES.map(([code]) => `${code}.md`)));
  const rows = CODES.map(([code, status, type]) => `| ${status} | ${type} | [${code}](${code}.md) |`);
  expect(page('README.md')).toContain(rows.join('\n'));
});

it.each(CODES)(
  'the page of %s tells what happened, shows a real example and says how to fix it',
  async (code, status, type) => {
    const text = page(`${code}.md`);
    expect(text.startsWith(`# ${code}\n\nStatus ${status}, type \`${type}\`.\n`)).toBe(true);
    const sections = text.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split('\n')[0])).toEqual(['What happened', 'Example', 'How to fix it']);
    for (const section of sections) expect(section.length).toBeGreaterThan(60);

    const example = /```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
    const answer = await REFUSALS[code]?.(await bench());
    const expected = { error: { ...answer?.json.error, request_id: 'req_…' } };
    expect(JSON.parse(example)).toEqual(expected);
  },
);
