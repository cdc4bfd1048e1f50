import { expect, it } from 'vitest';
import { EVERYDAY_WORDS, everydayOperation } from '../../src/operation/everyday.js';
import { OPERATIONS } from '../../src/registry.js';

it('stands for operations that there are, each word for one', () => {
  const names = OPERATIONS.map(({ name }) => name);
  for (const name of Object.keys(EVERYDAY_WORDS)) expect(names).toContain(name);
  const words = Object.values(EVERYDAY_WORDS).flat();
  expect(new Set(words).size).toBe(words.length);
});

it.each([
  ['kundli', 'charts.rasi'],
  ['Rahu Kaal', 'muhurta.rahu_kalam'],
  ['rahukaal', 'muhurta.rahu_kalam'],
  ['sade-sati', undefined],
  ['guna_milan', 'compatibility.ashtakoota'],
  ['weather', undefined],
])('%s is %s', (word, name) => {
  expect(everydayOperation(word)).toBe(name);
});
