import { expect, it } from 'vitest';
import { READINGS } from '../../src/readings.gen.js';
import { list, type YogasInput } from '../../src/yogas/index.js';
import { DELHI } from '../support/fixtures.js';

const read = (more: Partial<YogasInput>): string => {
  const input = { birth: DELHI, categories: ['pancha_mahapurusha', 'nabhasa'] as const, ...more };
  const { data, meta } = list(input);
  return JSON.stringify(READINGS['yogas.list']?.show?.({ input, data, meta }));
};

it('a list of yogas has their names, and absent ones on request', () => {
  expect(read({})).toContain('["Pasha","Nabhasa"');
  expect(read({})).not.toContain('Not present: ');
  expect(read({ include_absent: true })).toMatch(/Not present: [^.]*\bHamsa\b[^.]*\./);
});

it('a pair of planets that makes a yoga by several houses is shown once', () => {
  const text = read({ categories: ['raja'] });
  expect(text).toMatch(/"Kendra-Trikona Raja","Raja","[^"]*","[^"]*Jupiter Cancer 11, Venus Cancer 11[^"]*"/);
  expect(text).not.toMatch(/(Jupiter Cancer 11, Venus Cancer 11)[^"]*\1/);
});
