import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './examples.js';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const LIMITS: Readonly<Record<string, string>> = {
  '`rasi`': 'rasi',
  '`panchang`': 'panchang',
  '`vimshottari`': 'vimshottari',
  '`ashtakoota`': 'ashtakoota',
  'everything of `siddhanta`': 'everything',
  '`northIndian` of `siddhanta/svg/core`': 'svg/core: northIndian',
  '`northIndian` of `siddhanta/svg`': 'svg: northIndian',
  '`text` of `siddhanta/names/core`': 'names: text',
  'one language, such as `siddhanta/names/ta`': 'names: ta',
  '`siddhanta/places` with its list of places': 'places: everything, with the data',
  '`siddhanta/element`': 'element',
};

it('the page for app developers has the size limits of .size-limit.json, in whole kilobytes', () => {
  const page = read('docs/for/app-developer.md');
  const table = page.slice(page.indexOf('| import |'), page.indexOf('These are the size limits'));
  const said = [...table.matchAll(/^\| (.+) \| (\d+) \|$/gm)].map(([, row = '', kilobytes]) => [
    row,
    Number(kilobytes),
  ]);
  const limits = JSON.parse(read('.size-limit.json')) as readonly { name: string; limit: string }[];
  const kilobytesOf = (name: string): number =>
    Math.ceil(Number.parseFloat(limits.find((limit) => limit.name === name)?.limit ?? ''));
  expect(said).toEqual(Object.entries(LIMITS).map(([row, name]) => [row, kilobytesOf(name)]));
});
