import { expect, it } from 'vitest';
import { VARGAS } from '../../src/types.js';
import { goldenFiles, recordsOf } from '../support/goldens.js';

const births = goldenFiles('charts/').filter(({ content }) => 'operations' in (content as object));

it('there are fifteen golden births', () => {
  expect(births).toHaveLength(15);
});

it.each(births)('$path has rāśi, fifteen divisions and daśā', (file) => {
  expect(recordsOf(file).map(({ meta }) => meta?.endpoint)).toEqual([
    'charts.rasi',
    ...VARGAS.map((varga) => `charts.divisional.${varga}`),
    'dashas.vimshottari',
  ]);
});
