import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '../../tools/lib/pictures.js';
import { sampled } from '../support/sample.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

describe('the pictures that were looked at', () => {
  it.each(sampled(Object.entries(PICTURES), 20))('%s is drawn as it was', (file, draw) => {
    expect(draw()).toBe(readFileSync(join(ROOT, file), 'utf8'));
  });

  it('are all that there are', () => {
    const kept = ['docs/images', 'fixtures/svg'].flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        // Those of the page on SQL are made with its answers, by tools/docs/analytics.mjs.
        .filter((file) => file.endsWith('.svg') && !file.startsWith('analytics-'))
        .map((file) => `${folder}/${file}`),
    );
    expect(kept.sort()).toEqual(Object.keys(PICTURES).sort());
  });
});
