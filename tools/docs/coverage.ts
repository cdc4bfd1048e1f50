// Renders docs/coverage.md: each operation with its schools, sources, reference cases and state.
// usage: npx tsx tools/docs/coverage.ts [--check]
//
// Sources are those of the provenance of the operation's own example; cases are counted from the fixtures (tools/lib/references.ts).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import { AYANAMSAS, type Provenance, type Result } from '../../src/types.js';
import { code, listed as codes, schoolsOf } from '../lib/cells.js';
import { featureSection } from '../lib/features.js';
import { knownOperations, referencesOf } from '../lib/references.js';
import { textSection } from '../lib/textCoverage.js';
import { table } from './pages/kit.mjs';

const NAME = 'docs/coverage.md';
const TARGET = new URL(`../../${NAME}`, import.meta.url);

type Sources = Provenance['sources'];

/** Families up to this many members are asked for each: those of larger ones differ in what the data of each says. */
const SMALL_FAMILY = 40;

function sourcesOf({ call, example, exampleOf, members }: Operation): Sources {
  const inputs = members.length > SMALL_FAMILY ? [example] : members.map(({ operation }) => exampleOf(operation));
  return inputs.flatMap((input) => {
    const result: Result<unknown> = call(input);
    return 'provenance' in result ? (result.provenance?.sources ?? []) : [];
  });
}

const sources = new Map(OPERATIONS.map((operation) => [operation.name, sourcesOf(operation)]));
const keyOf = ({ work, locus }: Sources[number]): string => `${work}, ${locus}`;

const uses = new Map<string, number>();
for (const named of sources.values())
  for (const key of new Set(named.map(keyOf))) uses.set(key, (uses.get(key) ?? 0) + 1);
/** What half the operations or more rest on is named once, above the tables. */
const isCommon = (source: Sources[number]): boolean => (uses.get(keyOf(source)) ?? 0) > OPERATIONS.length / 2;

function listed(named: Sources): string {
  const places = new Map<string, string[]>();
  for (const { work, locus } of named) {
    const known = places.get(work) ?? [];
    if (!known.includes(locus)) known.push(locus);
    places.set(work, known);
  }
  return [...places].map(([work, loci]) => `${work}: ${loci.join('; ')}`).join('. ');
}

function casesOf({ name }: Operation): string {
  const { counts, as } = referencesOf(name);
  const own = counts.map(({ file, cases }) => `${cases} in ${code(file.replace('.json', ''))}`);
  const lent = as === undefined ? [] : [`those of ${code(as.operation)}: ${as.because}`];
  return [...own, ...lent].join('; ') || 'none';
}

function stateOf({ name, experimental, experimentalSchools, members }: Operation): string {
  const { counts, as } = referencesOf(name);
  if (experimental) return 'experimental';
  const unsure = members.filter((member) => member.experimental).length;
  const inSome = experimentalSchools.length > 0 ? `, experimental in ${codes(experimentalSchools)}` : '';
  const some = unsure > 0 ? `, ${unsure} of ${members.length} members experimental` : inSome;
  if (counts.length > 0) return `held against cases${some}`;
  return as === undefined ? `by its texts alone${some}` : `with ${code(as.operation)}${some}`;
}

const rowOf = (operation: Operation): string[] => [
  code(operation.name),
  operation.members.length > 1 ? `${operation.members.length}` : '1',
  schoolsOf(operation),
  listed((sources.get(operation.name) ?? []).filter((source) => !isCommon(source))) || '–',
  casesOf(operation),
  stateOf(operation),
];

const known = new Set(OPERATIONS.map(({ name }) => name));
const strange = knownOperations().filter((name) => !known.has(name));
if (strange.length > 0) throw new Error(`tools/lib/references.ts names what is no operation: ${strange.join(', ')}.`);

const HEAD = ['operation', 'members', 'schools', 'sources', 'reference cases', 'state'];
const subjects = [...new Set(OPERATIONS.map(({ subject }) => subject))];
const sections = subjects.map((subject) => {
  const own = OPERATIONS.filter((operation) => operation.subject === subject);
  return `## ${subject}\n\n${table(HEAD, own.map(rowOf))}\n${subject === 'texts' ? `\n${textSection()}` : ''}`;
});

const members = OPERATIONS.flatMap((operation) => operation.members);
const inSchool = AYANAMSAS.map(
  (school) => [school, members.filter(({ schools }) => schools.includes(school)).length] as const,
);
const inNone = members.filter(({ schools }) => schools.length === 0);
const [largest, most] = inSchool.reduce((best, one) => (one[1] > best[1] ? one : best));
const total = OPERATIONS.flatMap(({ name }) => referencesOf(name).counts);
const cases = total.reduce((sum, one) => sum + one.cases, 0);
const states = OPERATIONS.map(stateOf);
const counted = (start: string): number => states.filter((state) => state.startsWith(start)).length;
const common = [...sources.values()].flat().filter(isCommon);

const text = `<!-- Written by tools/docs/coverage.ts from src/registry.ts and fixtures. Do not edit. -->
# Coverage

${OPERATIONS.length} operations in ${subjects.length} subjects. \`capabilities()\` lists ${members.length} members: what is asked for by its own name and has a result of its own,
such as \`charts.divisional.d9\`, \`yogas.explain.gaja_kesari\` or \`calendar.festival.holi\`. In ${code(largest)}, the largest school, there are ${most};
${inSchool.map(([school, count]) => `${code(school)} ${count}`).join(', ')}. No ayanāṁśa enters ${inNone.map(({ operation }) => code(operation)).join(', ')}, which belongs to no school.

- **${counted('held')} are held against cases**: ${cases.toLocaleString('en')} charts, days, periods and tables, printed, published or computed by another program. Where
  a source slips, its test says so. The files stand below \`fixtures\`: \`sources\` tells where each case was found, \`oracle\` with which program it was made.
- **${counted('with')} are with another**, of whose parts they are made.
- **${counted('by its')} rest on their texts alone**: no published case was found.
- **${counted('experimental')} are experimental**: no text prescribes what they do, or none was read. \`capabilities()\` and the provenance of every result say so.

The sources are those which the results themselves name. What the sky of nearly all of them rests on is left out below: ${listed(common)}.
What each operation does, costs and is called stands in [operations](operations.md).

${sections.join('\n')}
${featureSection([...known])}`;

if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) {
  console.error(`${NAME} is out of date. Run npx tsx tools/docs/coverage.ts`);
  process.exitCode = 1;
}
