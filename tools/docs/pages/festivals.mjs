import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleText, verifiedText } from '../../../src/calendar/ruleWords.ts';
import {
  ADHIKA_EKADASHIS,
  EKADASHI_ALIASES,
  EKADASHI_CASES,
  EKADASHI_NAMES,
  MAHADVADASHIS,
  MAHADVADASHIS_OF_ALMANACS,
} from '../../../src/calendar/tables/ekadashis.ts';
import { FESTIVAL_DISPUTES } from '../../../src/calendar/tables/festivalDisputes.ts';
import { FESTIVALS } from '../../../src/calendar/tables/festivals.ts';
import { OTHER_WINDOWS, WINDOWS } from '../../../src/calendar/tables/windows.ts';
import { ROOT } from '../../lib/package.mjs';
import { disputes, table } from './kit.mjs';

const { differences } = JSON.parse(readFileSync(join(ROOT, 'fixtures/sources/festivals.json'), 'utf8'));

/** With its other names. */
const named = (name) => [name, ...EKADASHI_ALIASES[name]].join(', ');

const lists = {
  published: 'published',
  second_list: 'second list',
  other_program: 'other program',
  drik: 'Drik Panchang',
  nanakshahi: 'Dasmesh Darbar',
};
const rights = {
  here: 'the date here',
  there: 'the date of the list',
  custom: 'both, by custom',
  place: 'each at its place',
  open: 'open',
};
const kept = ({ regions = [], traditions = [] }) => [...regions, ...traditions].join(', ');

const festivals = () => `# Festivals

How the day of each festival is found: what is read here is what the engine does. [The guide](../guide/festivals.md) explains it with examples.

## Windows of a day

${table(
  ['window', 'what it is'],
  [...Object.entries(WINDOWS).map(([name, { text }]) => [name, text]), ...Object.entries(OTHER_WINDOWS)],
)}

## Rules

The first step that any day answers decides. \`checked\`: compared with published dates; \`agrees\`: with another program; \`unconfirmed\`: with no list, or with that of 2022 and 2023 alone; returned only when asked for.

${table(
  ['id', 'festival', 'rule', 'kept by', 'state', 'compared with', 'disputed'],
  FESTIVALS.map((rule) => [
    [rule.id, ...(rule.aka ?? [])].join(', '),
    rule.name,
    ruleText(rule),
    kept(rule),
    rule.state,
    verifiedText(rule.verified),
    (rule.disputed ?? []).join(', '),
  ]),
)}

## Disputes

${Object.entries(FESTIVAL_DISPUTES)
  .map(([name, dispute]) => `### ${name}\n\n${disputes([dispute])}`)
  .join('\n\n')}

## Dates that differ from a list

Every date of the lists in \`fixtures/sources/festivals.json\` that the rules do not give, and who is right.

${table(
  ['festival', 'list', 'its date', 'here', 'right', 'why'],
  differences.rows.map(({ festival, list, published, here, right, why }) => [
    festival,
    lists[list],
    published,
    here,
    rights[right],
    why,
  ]),
)}

## Ekādaśīs

${table(
  ['month (amānta)', 'bright half', 'dark half'],
  [
    ...Object.entries(EKADASHI_NAMES).map(([month, { shukla, krishna }]) => [month, named(shukla), named(krishna)]),
    ['intercalary', named(ADHIKA_EKADASHIS.shukla), named(ADHIKA_EKADASHIS.krishna)],
  ],
)}

${table(['case', 'what it is'], Object.entries(EKADASHI_CASES))}

## Mahādvādaśīs

${table(
  ['name', 'what it is', 'moves the Vaiṣṇava fast'],
  Object.entries(MAHADVADASHIS).map(([name, text]) => [
    name,
    text,
    MAHADVADASHIS_OF_ALMANACS.includes(name) ? 'yes' : 'with `mahadvadashis: "eight"`',
  ]),
)}
`;

export const modules = [
  'calendar/tables/festivals',
  'calendar/tables/festivalsChaitra',
  'calendar/tables/festivalsShravana',
  'calendar/tables/festivalsAshvina',
  'calendar/tables/festivalsMargashirsha',
  'calendar/tables/festivalsMonthly',
  'calendar/tables/festivalsSolar',
  'calendar/tables/festivalsEkadashi',
  'calendar/tables/festivalsVratas',
  'calendar/tables/festivalsShraddha',
  'calendar/tables/festivalsJayantis',
  'calendar/tables/festivalsRegional',
  'calendar/tables/festivalsJain',
  'calendar/tables/festivalsSikh',
  'calendar/tables/festivalSteps',
  'calendar/tables/festivalDisputes',
  'calendar/tables/windows',
  'calendar/tables/ekadashis',
];
export const pages = { 'festivals.md': festivals };
