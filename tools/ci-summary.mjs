// Adds up what the steps of .ci/run recorded: node tools/ci-summary.mjs FOLDER
//
// FOLDER/steps.tsv has name, exit code and seconds of each step; FOLDER/NAME.json its totals, by vitest or { passed, failed, skipped }.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = process.argv[2] ?? '.';
const lines = readFileSync(join(folder, 'steps.tsv'), 'utf8').trim().split('\n').filter(Boolean);
const total = { passed: 0, failed: 0, skipped: 0 };

function reportOf(name) {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function totalsOf(found, exit) {
  if (found === undefined)
    return exit === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  const totals =
    found.numTotalTests === undefined
      ? found
      : {
          passed: found.numPassedTests,
          failed: found.numFailedTests,
          skipped: found.numPendingTests + found.numTodoTests,
        };
  // A suite that broke before its first test, or that ran none, has failed.
  const broken = exit !== 0 || totals.passed === 0;
  return broken && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

function failuresOf({ testResults = [] } = {}) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const lines = failed.map((one) => `${file} > ${one.fullName}: ${firstLine(one.failureMessages?.[0])}`);
    return message && failed.length === 0 ? [`${file}: ${firstLine(message)}`] : lines;
  });
}

const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300);

const failures = [];
console.log('\nstep                          seconds   passed   failed  skipped');
for (const line of lines) {
  const [name, exit, seconds] = line.split('\t');
  const found = reportOf(name);
  const totals = totalsOf(found, Number(exit));
  const named = failuresOf(found);
  if (totals.failed > 0)
    failures.push(...(named.length > 0 ? named : [`ended with ${exit}`]).map((one) => `${name}: ${one}`));
  for (const key of Object.keys(total)) total[key] += totals[key];
  const cells = [seconds, totals.passed, totals.failed, totals.skipped].map((cell) => String(cell).padStart(9));
  console.log(`${name.padEnd(28)}${cells.join('')}`);
}
if (total.passed === 0) total.failed = Math.max(total.failed, 1);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
