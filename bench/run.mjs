// Times siddhanta and its peers in one run and prints ratios.
// usage: npm run bench -- [--write] [--no-peers] [--no-build] [--only=TEXT] [--rounds=N] [--dist=FOLDER] [--save=FILE] [--compare [FILE]] [--results=FILE]
//   --write     puts the results, with machine and date, into docs/benchmarks.md; with --only the sections that were measured, and leaves the others
//   --no-peers  measures siddhanta alone and installs nothing
//   --only      sections whose name contains the text, in capitals or not; attacks, stores, metering, playground and work are measured with it alone
//   --save      writes the ratios to other programs into a file, to be compared with later
//   --compare   says which of those ratios moved by more than 15 % since FILE, a page of results or a file of --save (docs/benchmarks.md when left out);
//               ends with 1 when one got worse
//   --results   takes the ratios from a page or file instead of measuring
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { comparison, readRatios } from './lib/compare.mjs';
import { machine } from './lib/machine.mjs';
import { CONTESTANTS, installPeers, open } from './lib/peers.mjs';
import { replaceSections } from './lib/sections.mjs';
import { cold } from './suites/cold.mjs';
import { operations } from './suites/operations.mjs';
import { packages } from './suites/package.mjs';
import { agreement, interpolationError, sky } from './suites/sky.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..');
const DOCUMENT = join(ROOT, 'docs', 'benchmarks.md');
const MARK = '<!-- results: written by npm run bench -- --write -->';

/** A ratio that moved by more than this share of itself has moved. */
const LIMIT = 0.15;

const { values: options, positionals } = parseArgs({
  // An option with a value that may be left out is two: the option, and what stands behind it.
  args: process.argv.slice(2).flatMap((one) => (one.startsWith('--compare=') ? ['--compare', one.slice(10)] : [one])),
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    save: { type: 'string' },
    results: { type: 'string' },
    write: { type: 'boolean', default: false },
    'no-peers': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '15' },
    dist: { type: 'string', default: join(ROOT, 'dist') },
  },
});
const rounds = Number(options.rounds);
if (!(Number.isInteger(rounds) && rounds >= 1)) throw new Error('--rounds wants a whole number from 1');
if (positionals.length > (options.compare ? 1 : 0)) throw new Error(`what is ${positionals.at(-1)}?`);
// Read before anything is measured: a wrong name is reported at once, and --write does not overwrite what is compared with.
const earlier = options.compare ? readRatios(readFileSync(positionals[0] ?? DOCUMENT, 'utf8')) : undefined;
const compareWith = (now) => {
  if (earlier === undefined) return;
  const { text, worse } = comparison(earlier, now, LIMIT);
  console.log(`\n## Against ${positionals[0] ?? 'docs/benchmarks.md'}\n\n${text}`);
  if (worse) process.exitCode = 1;
};
if (options.results !== undefined) {
  compareWith(readRatios(readFileSync(options.results, 'utf8')));
  process.exit();
}
const dist = resolve(options.dist);

if (!options['no-build']) execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
if (!options['no-peers']) installPeers();

const where = machine();
const names = options['no-peers'] ? ['siddhanta'] : Object.keys(CONTESTANTS);
const opened = [];
for (const name of names) opened.push(await open(name, dist));
const contestants = opened.filter(({ missing }) => missing === undefined);

const pieces = [];
const say = (text) => {
  console.log(text);
  pieces.push(text);
};
const only = options.only !== '';
let since = performance.now();
/** A section that was measured on another day than its neighbours says when and where itself. */
const section = ({ name, about, text }) => {
  say(`## ${name[0].toUpperCase()}${name.slice(1)}\n\n${about}${only ? `\n\nMeasured ${where}.` : ''}\n\n${text}\n`);
  const now = performance.now();
  console.error(`${name}: ${((now - since) / 1000).toFixed(0)} s`);
  since = now;
};
/** These take many minutes, or want a browser: they are asked for by name. */
const SLOW = ['attacks', 'metering', 'playground', 'stores', 'work'];
const wanted = (name) => name.toLowerCase().includes(options.only.toLowerCase());

say(`${where}. Medians of ${rounds} rounds in alternation.\n`);
say(
  opened
    .map((one) =>
      one.missing === undefined
        ? `- ${one.name} ${one.version}: ${one.note}`
        : `- ${one.name}: not measured (${one.missing})`,
    )
    .join('\n'),
);
say('');
if (wanted('cold start')) section(cold(contestants, Math.max(5, Math.round(rounds / 2)), dist));
if (wanted('package and start')) section(packages(rounds, !options['no-peers']));
for (const result of sky(contestants, rounds, wanted)) {
  section(result);
  if (result.name.startsWith('1,000')) say(interpolationError(contestants[0]));
}
if (contestants.length > 1 && wanted('largest difference')) section(agreement(contestants));
if (wanted('whole operations')) section(await operations(contestants, rounds, dist));

// Benchmarks that stand alone and print lines of their own.
for (const file of readdirSync(HERE)
  .filter((name) => name.endsWith('.bench.mjs'))
  .sort()) {
  const name = file.replace('.bench.mjs', '');
  if (!wanted(name) || (!only && SLOW.includes(name))) continue;
  let text;
  try {
    text = execFileSync(process.execPath, [join(HERE, file)], { cwd: ROOT, encoding: 'utf8' });
  } catch (error) {
    text = `failed: ${String(error.message).split('\n', 1)[0]}`;
    process.exitCode = 1;
  }
  section({ name, about: `\`node bench/${file}\``, text: `\`\`\`text\n${text.trimEnd()}\n\`\`\`` });
}

if (options.write) {
  const [prose, before = ''] = readFileSync(DOCUMENT, 'utf8').split(MARK);
  const results = pieces.join('\n').trim();
  writeFileSync(DOCUMENT, `${prose}${MARK}\n\n${only ? replaceSections(before, results) : results}\n`);
  console.log(`written: ${DOCUMENT}`);
}
const ratios = readRatios(pieces.join('\n'));
if (options.save !== undefined) {
  writeFileSync(options.save, `${JSON.stringify(ratios, null, 2)}\n`);
  console.log(`written: ${options.save}`);
}
compareWith(ratios);
