import { expect, it } from 'vitest';
import { READINGS } from '../../src/readings.gen.js';
import { list, type YogasInput } from '../../src/yogas/index.js';
import { DELHI } from '../support/fixtures.js';

const read = (more: Partial<YogasInput>): string => {
  const input = { birth: DELHI, categories: ['pancha_mahapurusha', 'nabhasa'] as const, ...more };
  const { data, meta } = list(input);
  return JSON.stringify(READINGS['yogas.list']?.show?.({ input, data, meta }));
};

it('a list of yogas has their ids, and those that are absent where that is asked', () => {
  expect(read({})).toContain('["Pasha","pasha","nabhasa"');
  expect(read({})).not.toContain('Not present: ');
  expect(read({ include_absent: true })).toMatch(/Not present: [a-z_, 0-9]*\bhamsa\b[a-z_, 0-9]*\./);
});
