import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './examples.js';
import { fencesOf } from './fences.js';

const manual = readdirSync(join(ROOT, 'docs'), { recursive: true })
  .map((name) => `docs/${String(name).replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.md') && !file.startsWith('docs/api/'));

it('every whole page of HTML says that it is as wide as the device', () => {
  const pages = ['README.md', ...manual].flatMap((file) =>
    fencesOf(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ info, body }) => info[0] === 'html' && /^<!doctype html>/i.test(body[0] ?? ''))
      .map(({ line, body }) => ({ at: `${file}:${line}`, html: body.join('\n') })),
  );
  expect(pages.length).toBeGreaterThan(1);
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  expect(pages.filter(({ html }) => !html.includes(viewport)).map(({ at }) => at)).toEqual([]);
});
