// Renders docs/errors/messages.md: every message of the sources, by code, in its parts.
// usage: npx tsx tools/docs/messages.ts [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES } from '../../src/errors.js';
import { type Message, readMessages } from '../lib/messages.js';
import { table } from './pages/kit.mjs';

const NAME = 'docs/errors/messages.md';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TARGET = `${ROOT}${NAME}`;

function partsOf(message: string): [wrong: string, allowed: string, action: string] {
  const end = message.search(/(?<=[.?]) (?=[\p{L}‹`-])/u);
  const [first, action] = end < 0 ? [message, ''] : [message.slice(0, end), message.slice(end + 1)];
  const semicolon = first.indexOf('; ');
  if (semicolon >= 0) return [first.slice(0, semicolon + 1), first.slice(semicolon + 2), action];
  return /^(it|each|both) must /.test(first) ? ['', first, action] : [first, '', action];
}

const rows = (messages: readonly Message[]): string =>
  table(
    ['wrong', 'allowed', 'do', 'from'],
    messages.map(({ text, file }) => [...partsOf(text).map((part) => part.replaceAll('<', '&lt;')), file]),
  );

const messages = readMessages(ROOT);
const of = (code: string): Message[] => messages.filter((message) => message.code === code);
const codes = Object.keys(ERROR_CODES);
const sections = codes.map((code) => `## ${code}\n\n[About the code](${code}.md).\n\n${rows(of(code))}\n`);
const text = `<!-- Written by tools/docs/messages.ts from the sources. Do not edit. -->
# Messages

Every message of every code, as the sources make it. A value is shown as ‹name›; the three parts of a row, read one after the other, are the message.
The last column is the file in \`src\`.

${sections.join('\n')}
## Values that a field does not take

The field and its value come first: \`birth.place.latitude is 91; \` and then one of these. The code is \`invalid_value\`, or \`invalid_date\`,
\`invalid_time\`, \`invalid_timezone\`, \`invalid_moment\` or \`date_out_of_range\` where the field is a date, a time, a zone or an instant.

${rows(of('check'))}

## Command line

A command that is not used as its help says ends with exit code 2 and one of these. They have no code of the library.

${rows(of('UsageError'))}

Next: [all codes](README.md).
`;

if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) {
  console.error(`${NAME} is out of date. Run npx tsx tools/docs/messages.ts`);
  process.exitCode = 1;
}
