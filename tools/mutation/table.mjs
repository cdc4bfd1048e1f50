// Prints the scores of reports; a later one counts where both ran a mutant: node tools/mutation/table.mjs REPORT.json [LATER.json …]
import { readFileSync } from 'node:fs';

const KILLED = new Set(['Killed', 'Timeout']);
const LIVED = new Set(['Survived', 'NoCoverage']);
const verdicts = new Map();
for (const report of process.argv.slice(2)) {
  for (const [file, { mutants }] of Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)) {
    const known = verdicts.get(file) ?? new Map();
    for (const { mutatorName, location, replacement, status } of mutants) {
      known.set(JSON.stringify([mutatorName, location, replacement]), status);
    }
    verdicts.set(file, known);
  }
}
if (verdicts.size === 0) throw new Error('Name a report: node tools/mutation/table.mjs .stryker/report.json');

const row = (name, statuses) => {
  const killed = statuses.filter((status) => KILLED.has(status)).length;
  const survived = statuses.filter((status) => LIVED.has(status)).length;
  const score = killed + survived === 0 ? '–' : `${((100 * killed) / (killed + survived)).toFixed(1)} %`;
  return `| ${name} | ${killed + survived} | ${killed} | ${survived} | ${score} |`;
};
console.log('| file | mutants | killed | survived | score |\n| --- | ---: | ---: | ---: | ---: |');
const files = [...verdicts].sort(([a], [b]) => (a < b ? -1 : 1));
for (const [file, known] of files) console.log(row(`\`${file}\``, [...known.values()]));
console.log(
  row(
    'all',
    files.flatMap(([, known]) => [...known.values()]),
  ),
);
