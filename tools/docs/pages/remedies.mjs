import { grahaRows } from '../../../src/remedies/grahaRow.ts';
import * as rows from '../../../src/remedies/rows.ts';
import { NOTICE } from '../../../src/remedies/tables/attested.ts';
import { GEM_POLICIES, GEM_PRACTICE, GEMS_NOT_THERE } from '../../../src/remedies/tables/gems.ts';
import { RITES } from '../../../src/remedies/tables/rites.ts';
import { TRIGGERS } from '../../../src/remedies/tables/triggers.ts';
import { table } from './kit.mjs';

const marked = (text, historical) => (historical ? `${text} *(historical)*` : text);
const item = ({ text, of, historical }) => marked(of === undefined ? text : `${of}: ${text}`, historical);
const items = (list) => list.map(item).join('; ');
const where = ({ source: { work, locus }, state, label }) =>
  `${work}${locus === '' ? '' : ` ${locus}`}; ${state}; ${label}`;
const value = (told) => {
  if (told.value === null) return '–';
  if (Array.isArray(told.value)) return items(told.value);
  if (typeof told.value !== 'object') return marked(String(told.value), told.historical);
  return Object.entries(told.value)
    .filter(([, inner]) => inner !== null && inner !== true)
    .map(([name, inner]) => `${name}: ${[inner].flat().join(', ')}`)
    .join('; ');
};
const noted = ({ note }) => note ?? '';

const graha = ({ key, ...fields }) => `### ${key}

${table(
  ['', 'the texts have', 'where', 'note'],
  Object.entries(fields).flatMap(([name, told]) => [
    [name, value(told), where(told), noted(told)],
    ...(told.dressed_with === undefined
      ? []
      : [
          [
            `${name}, dressed with`,
            `${told.dressed_with.join(', ')}; oblations ${told.oblations.join(' or ')}`,
            where(told),
            '',
          ],
        ]),
    ...(told.variants ?? []).map((variant) => [
      `${name}, ${variant.list}`,
      value(variant),
      where(variant),
      noted(variant),
    ]),
  ]),
)}`;

const variantsOf = (key, told, variants) => [
  [key, value(told), where(told), noted(told)],
  ...variants.map((variant) => [`${key}, ${variant.list}`, value(variant), where(variant), noted(variant)]),
];

const LISTS = ['deities', 'images', 'mantras', 'samidh', 'names', 'rites', 'gifts', 'avoid', 'of_the_child'];
const birth = (row) => `### ${row.key}

${table(
  ['', 'the chapter has'],
  [
    ['for', row.circumstance],
    ['from `doshas.birth_moment`', row.from_birth_moment.join(', ') || 'the family has to be known'],
    ...LISTS.filter((list) => row[list].length > 0).map((list) => [
      list === 'of_the_child' ? 'of the child (with `sensitive`)' : list,
      items(row[list]),
    ]),
    ...(row.oblations.length === 0 ? [] : [['oblations', row.oblations.join(', ')]]),
    ...(row.when === null ? [] : [['when', row.when]]),
    ['where', where(row)],
    ...(row.note === undefined ? [] : [['note', row.note]]),
  ],
)}`;

const page = () => `# What the texts prescribe

${NOTICE}

Every row that \`remedies.table\` has, with \`unconfirmed\` and \`sensitive\`. *(historical)* marks what belongs to its time alone. After a source stand how it is known and what kind of word it is.

## Grahas

${grahaRows(true).map(graha).join('\n\n')}

## Gems

${table(
  ['', 'gem', 'where', 'note'],
  rows.gemRows().flatMap(({ key, gem, variants }) => variantsOf(key, gem, variants)),
)}

${GEMS_NOT_THERE}

### Policies, none of them recommended

${table(
  ['', 'says', 'tested as', 'who'],
  Object.entries(GEM_POLICIES).map(([id, policy]) => [id, policy.rule, policy.test, where(policy)]),
)}

### Practice of our time

${GEM_PRACTICE.note} ${where(GEM_PRACTICE)}.

${table(
  ['', 'finger', 'metal', 'day'],
  Object.keys(GEM_PRACTICE.finger).map((name) => [
    name,
    GEM_PRACTICE.finger[name],
    GEM_PRACTICE.metal[name],
    GEM_PRACTICE.day[name],
  ]),
)}

## Nakṣatras

${table(
  ['', '', 'deity', 'where', 'tree', 'where', 'elsewhere'],
  rows
    .nakshatraRows()
    .map(({ key, number, deity, tree }) => [
      number,
      key,
      deity.value,
      where(deity),
      tree.value,
      where(tree),
      (tree.variants ?? []).map((variant) => `${variant.value} (${where(variant)})`).join('; '),
    ]),
)}

## Sub-periods

X is the lord of the sub-period, D that of the period. Tests are named by their ids:

${table(['test', 'in words'], Object.entries(TRIGGERS))}

${table(
  ['rite', 'in words'],
  Object.entries(RITES).map(([id, rite]) => [id, item(rite)]),
)}

${table(
  ['D-X', 'test', 'rites', 'where', 'note'],
  rows
    .antardashaRows()
    .map((row) => [row.key, row.trigger ?? 'none', items(row.rites) || 'none', where(row), noted(row)]),
)}

## Births

${rows.birthRiteRows(true).map(birth).join('\n\n')}

## Curses

${table(
  ['', 'whose', 'singled out by', 'rites', 'gifts', 'where'],
  rows
    .curseRows(true)
    .map((row) => [
      row.key,
      row.circumstance,
      row.from_curses === null ? '–' : `${row.from_curses}_shapa_n`,
      items(row.rites),
      items(row.gifts),
      where(row),
    ]),
)}

## Doṣas

${table(
  ['', 'in the texts read', 'nearest', 'practice of our time', 'see', 'where', 'note'],
  rows
    .doshaRows(true)
    .map((row) => [
      row.key,
      row.in_texts_read ?? 'no rite',
      row.nearest ?? '',
      items(row.practice),
      row.see.join(', '),
      where(row),
      noted(row),
    ]),
)}
`;

export const modules = [
  'attested',
  'rites',
  'triggers',
  'antardashas',
  'antardashas.gen',
  'grahas',
  'worship',
  'dana',
  'gems',
  'nakshatras',
  'birthRites',
  'curseRites',
  'doshaRites',
].map((name) => `remedies/tables/${name}`);
export const pages = { 'remedies.md': page };
