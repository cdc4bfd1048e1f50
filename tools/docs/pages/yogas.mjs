import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { predicateText } from '../../../src/yogas/predicateText.ts';
import { YOGA_DISPUTES } from '../../../src/yogas/tables/disputes.ts';
import { YOGA_CATEGORIES, YOGA_WORKS } from '../../../src/yogas/tables/names.gen.ts';
import { YOGA_RESULTS } from '../../../src/yogas/tables/results.gen.ts';
import { YOGA_CATALOGUE } from '../../../src/yogas/tables/yogas.gen.ts';
import { GROUP_WORDS, SIGN_CLASSES } from '../../../src/zodiac/predicates/groups.ts';
import { ARGUMENTS } from '../../../src/zodiac/predicates/vocabulary.ts';
import { ROOT } from '../../lib/package.mjs';
import { disputes, table } from './kit.mjs';

const cases = ['yogas', 'yogas-raman'].flatMap(
  (name) => JSON.parse(readFileSync(join(ROOT, `fixtures/oracle/${name}.json`), 'utf8')).cases,
);

const SHORT = {
  bphs: 'BPHS',
  santhanam: 'BPHS, Santhanam’s English',
  brihat_jataka: 'BJ',
  brihat_jataka_commentary: 'commentary on BJ',
  phaladeepika: 'PD',
  jataka_parijata: 'JP',
  saravali: 'Sārāvalī',
  jaimini: 'Jaimini',
  pvr: 'PVR',
  raman: 'Raman',
  pyjhora: 'PyJHora',
  practice: 'practice',
  jataka_tattva: 'JT',
};
const file = (category) => `yogas-${category.replaceAll('_', '-')}.md`;
const cited = (sources) =>
  sources
    .map(
      ({ work, locus, state }) =>
        `${SHORT[work]}${locus === '' ? '' : ` ${locus}`}${state === 'read' ? '' : ` [${state}]`}`,
    )
    .join('; ');
const percent = (share) => (share === undefined ? '–' : `${share}`);
const title = (category) => category.charAt(0).toUpperCase() + category.slice(1).replaceAll('_', ' ');

const rows = (category) =>
  YOGA_CATALOGUE.filter((rule) => rule.category === category).flatMap((rule) => [
    [
      `\`${rule.id}\``,
      rule.name,
      rule.definition + (rule.notes === undefined ? '' : ` *${rule.notes}*`),
      cited(rule.sources),
      percent(rule.share_of_births_percent),
      tried(rule) + predicateText(rule.when),
    ],
    ...Object.entries(rule.variants ?? {}).map(([name, variant]) => [
      `↳ \`${name}\``,
      '',
      variant.definition,
      cited(variant.sources),
      percent(variant.share_of_births_percent),
      predicateText(variant.when),
    ]),
  ]);

const tried = ({ for_each }) => {
  if (for_each === undefined) return '';
  const { over, var: names } = for_each;
  const what = typeof over === 'string' ? `one of ${GROUP_WORDS[over]}` : over.map((row) => row.join('–')).join(', ');
  return `with ${names
    .split(',')
    .map((name) => `$${name}`)
    .join(', ')} = ${what}: `;
};

/** What verses say of the results of the yogas of a category; what is sensitive is counted alone. */
function results(category) {
  const rows = YOGA_CATALOGUE.filter((rule) => rule.category === category).flatMap(({ id, name }) =>
    (YOGA_RESULTS[id] ?? []).map(({ work, locus, pratika, variant, reading, clauses }) => {
      const open = clauses.filter(({ sensitive }) => sensitive === undefined).map(({ says }) => says);
      const left = clauses.length - open.length;
      return [
        variant === undefined ? name : `${name}, \`${variant}\``,
        `${SHORT[work]} ${locus}`,
        `*${pratika}*`,
        [...open, ...(left === 0 ? [] : [`${left} withheld`])].join('; '),
        reading,
      ];
    }),
  );
  if (rows.length === 0) return '';
  return `
## What the verses say

What verses say of the results, in our words, as \`yogas.list\` has it with \`texts\`. It is what texts of their time say, and no prediction. Clauses on death, illness and the like need \`sensitive\`.
Two readers read each row alone: \`both\` where they agree, \`settled\` by a third look, \`one\` where it was read once.

${table(['yoga', 'verse', 'first words', 'what it says', 'read'], rows)}
`;
}

const page = (category) => () =>
  `# Yogas: ${title(category)}

${title(YOGA_CATEGORIES[category])}. What the last column says is what is computed. % is the share of 3,000 births of 1900 to 2023. A row with ↳ is another reading of
the yoga above it. A source was read in the text itself unless it is marked: quoted by a program or page, or from memory, and then tried only with
\`include_unsourced\`. [The abbreviations, the words and the disputes](yogas.md).

${table(['id', 'yoga', 'definition', 'source', '%', 'as it is judged'], rows(category))}
${results(category)}`;

const shape = (given) =>
  typeof given === 'string'
    ? given
    : Object.entries(given)
        .map(([name, kind]) => `${name}: ${kind}`)
        .join(', ');

const categories = Object.keys(YOGA_CATEGORIES);
const index = () => `# Yogas

${YOGA_CATALOGUE.length} yogas in ${categories.length} categories, a page each, with ${YOGA_CATALOGUE.reduce((sum, { variants = {} }) => sum + Object.keys(variants).length, 0)} other readings. [The guide](../guide/yogas.md) explains them with examples.

${table(
  ['category', 'what it holds', 'yogas'],
  categories.map((category) => [
    `[${title(category)}](${file(category)})`,
    YOGA_CATEGORIES[category],
    YOGA_CATALOGUE.filter((rule) => rule.category === category).length,
  ]),
)}

## Works

${table(
  ['here', 'work'],
  Object.entries(YOGA_WORKS).map(([key, work]) => [SHORT[key], work]),
)}

## Vocabulary

What each word takes; \`?\` marks what may be left out. A house is 1 … 12 counted with the first, from the lagna unless \`from\` (a ref) names a planet, a \`pada\` or a sign \`navamsha_of\` a planet. A term is a planet, a
variable, or one of \`lord\`, \`dispositor\`, \`navamsha_dispositor\`, \`navamsha_lagna_lord\`, \`exaltation_lord\`, \`exalted_in_sign_of\`, \`chara_karaka\`. Signs are named, or classes:
${SIGN_CLASSES.join(', ')}.

${table(
  ['word', 'takes'],
  Object.entries(ARGUMENTS).map(([word, given]) => [`\`${word}\``, shape(given)]),
)}

## Groups

${table(['group', 'who belongs to it'], Object.entries(GROUP_WORDS))}

## Disputes

${disputes(YOGA_DISPUTES)}

## Charts of which another program says otherwise

PyJHora (e20943c) tests its yogas with charts of its own. ${cases.filter(({ source }) => source.startsWith('PyJHora')).length} of them are complete enough to compare; of these ${cases.filter(({ agrees_with }) => agrees_with === 'default').length} agree with the default
reading, ${cases.filter(({ status, agrees_with, source }) => source.startsWith('PyJHora') && status === 'confirmed' && agrees_with !== 'default').length} with another one that is named, and these differ:

${table(
  ['case', 'yoga', 'PyJHora', 'here', 'why'],
  cases
    .filter(({ status }) => status === 'disagrees')
    .map(({ id, rule, pyjhora_expects, expected_default, reason }) => [
      id,
      rule,
      pyjhora_expects ? 'present' : 'absent',
      expected_default ? 'present' : 'absent',
      reason,
    ]),
)}
`;

export const modules = readdirSync(join(ROOT, 'src/yogas/tables')).map(
  (name) => `yogas/tables/${name.replace(/\.ts$/, '')}`,
);
export const pages = {
  'yogas.md': index,
  ...Object.fromEntries(categories.map((category) => [file(category), page(category)])),
};
