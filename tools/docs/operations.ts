// Renders docs/operations.md: every operation of the registry with what it costs and the names under which it is asked for.
// usage: npx tsx tools/docs/operations.ts [--check]
// The function that computes an operation is found by asking each function the operation's example.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { COMMANDS } from '../../src/cli/commands/index.js';
import * as library from '../../src/index.js';
import type { Operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import { AYANAMSAS, type Result } from '../../src/types.js';
import { code, listed, schoolsOf } from '../lib/cells.js';
import { table } from './pages/kit.mjs';

const NAME = 'docs/operations.md';
const TARGET = new URL(`../../${NAME}`, import.meta.url);

function computes(call: unknown, { example, members }: Operation): boolean {
  if (typeof call !== 'function') return false;
  try {
    const { endpoint } = (call as (input: unknown) => Result<unknown>)(example).meta;
    return members.some(({ operation }) => operation === endpoint);
  } catch {
    return false;
  }
}

/** Returns the call that computes an operation, as it is reached from the top of the library or, failing that, from its entry. */
async function functionOf(operation: Operation): Promise<string> {
  const { name, subject } = operation;
  const namesIn = (entry: object): string[] =>
    Object.entries(entry)
      .filter(([, value]) => computes(value, operation))
      .map(([found]) => found);
  const room: object = await import(`../../src/${subject}/index.js`);
  const namespace: unknown = (library as Readonly<Record<string, unknown>>)[subject];
  const inRoom = namesIn(room).map((own) =>
    typeof namespace === 'object'
      ? code(`${subject}.${own}()`)
      : `${code(`${own}()`)} of ${code(`siddhanta/${subject}`)}`,
  );
  const found = [namesIn(library).map((own) => code(`${own}()`)), inRoom].find((names) => names.length > 0);
  const [first, ...others] = found ?? [];
  if (first === undefined || others.length > 0)
    throw new Error(`${name} is computed by ${found?.join(' and ') ?? 'no function of the library'}; it must be one.`);
  return first;
}

function commandOf({ name }: Operation): string | undefined {
  const names = COMMANDS.filter(({ operation }) => operation?.name === name).map((command) => command.name);
  return names.sort((a, b) => a.length - b.length)[0];
}

function whatOf({ summary, experimental, experimentalSchools, sensitive }: Operation): string {
  const marks = [
    ...(experimental ? ['experimental'] : []),
    ...(experimentalSchools.length === 0 ? [] : [`experimental in ${listed(experimentalSchools)}`]),
    ...(sensitive === undefined ? [] : ['sensitive']),
  ];
  return marks.length === 0 ? summary : `${summary} (${marks.join(', ')})`;
}

async function rowOf(operation: Operation): Promise<(string | number)[]> {
  const { name, units, unitsEach, method, path } = operation;
  const command = commandOf(operation);
  return [
    code(name),
    whatOf(operation),
    unitsEach === undefined ? units : unitsEach === 'day' ? `${units} a day` : `${units} or more`,
    schoolsOf(operation),
    await functionOf(operation),
    command === undefined ? '–' : code(`siddhanta ${command}`),
    code(`${method} ${path}`),
  ];
}

const PAGES: Readonly<Record<string, string>> = {
  'yogas.explain': 'tables/yogas.md',
  'calendar.festival': 'tables/festivals.md',
};

const HEAD = ['operation', 'what', 'units', 'schools', 'function', 'command', 'endpoint'];
const subjects = [...new Set(OPERATIONS.map(({ subject }) => subject))];
const sections = await Promise.all(
  subjects.map(async (subject) => {
    const own = OPERATIONS.filter((operation) => operation.subject === subject);
    const families = own
      .filter(({ memberField }) => memberField !== undefined)
      .map(({ name, memberField, members }) => {
        const values = members.map(({ operation }) => operation.slice(name.length + 1));
        const unsure = members
          .filter(({ experimental }) => experimental)
          .map(({ operation }) => operation.slice(name.length + 1));
        const marked =
          unsure.length === 0 || unsure.length === values.length ? '' : ` Experimental: ${listed(unsure)}.`;
        const withheld = members
          .filter(({ sensitive }) => sensitive)
          .map(({ operation }) => operation.slice(name.length + 1));
        const guarded = withheld.length === 0 ? '' : ` Sensitive: ${listed(withheld)}.`;
        const pages = PAGES[name];
        const which =
          pages === undefined ? listed(values) : `one of the ${values.length} identifiers of [this table](${pages})`;
        return `\n\`${name}\` is a family: \`${memberField}\` is ${which}.${marked}${guarded}\n`;
      });
    return `## ${subject}\n\n${table(HEAD, await Promise.all(own.map(rowOf)))}\n${families.join('')}`;
  }),
);
const members = OPERATIONS.flatMap((operation) => operation.members).length;
const text = `<!-- Written by tools/docs/operations.ts from src/registry.ts. Do not edit. -->
# Operations

${OPERATIONS.length} operations, ${members} with the members of the families. The input of a function is the body of the endpoint, with the field
that stands in its path. Units are what a call costs over HTTP. The schools are ${listed(AYANAMSAS)}; an operation without any has no ayanāṁśa in it.
\`capabilities()\` and \`GET /v1/meta/capabilities\` return the same list. Functions are imported from \`siddhanta\`, where \`charts.bhava()\` is \`bhava\` of the namespace
\`charts\`, unless another entry stands beside them. What is marked sensitive wants [\`sensitive: true\`](guide/faq.md#what-is-sensitive).

${sections.join('\n')}`;

if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) {
  console.error(`${NAME} is out of date. Run npx tsx tools/docs/operations.ts`);
  process.exitCode = 1;
}
