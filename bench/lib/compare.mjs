import { table } from './tables.mjs';

const MACHINE = /^\d{4}-\d\d-\d\d; (.+?), \d+ cores.*$/m;
const RATIO = 'ours ÷ theirs';
/** Half of the last digit that a table shows. */
const HALF = 0.005;

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function ratiosOfTable(section, [head, , ...rows]) {
  const names = cellsOf(head);
  const columns = names.flatMap((name, i) => (name === RATIO ? [i] : []));
  return rows.map(cellsOf).flatMap(([against, ...rest]) =>
    columns.flatMap((column) => {
      const ratio = Number(rest[column - 1]);
      if (!(ratio > 0)) return [];
      return [{ section, against, what: columns.length > 1 ? names[column - 1] : '', ratio }];
    }),
  );
}

/**
 * Returns the ratios to other programs that a page of results has, and where they were measured. Ratios of this library to itself are left out.
 *
 * @param page Markdown, as docs/benchmarks.md has it or a run prints it
 * @param ours the name of this library in the tables
 */
export function ratiosOf(page, ours = 'siddhanta') {
  const ratios = [];
  let section = '';
  let lines = [];
  for (const line of [...page.split('\n'), '']) {
    if (line.startsWith('|')) {
      lines.push(line);
      continue;
    }
    if (lines.length > 0) ratios.push(...ratiosOfTable(section, lines));
    lines = [];
    if (line.startsWith('## ')) section = line.slice(3).trim();
  }
  const others = ratios.filter(({ against }) => against !== ours && !against.startsWith(`${ours},`));
  return { processor: MACHINE.exec(page)?.[1], ratios: others };
}

/**
 * Returns how each ratio of a run stands to the earlier one: `worse` or `better` when it moved by more than the limit, even if what rounding took
 * from the two is given back; `same`; or `new`, without an earlier one.
 *
 * @param limit share of the earlier ratio
 */
export function compare(before, now, limit) {
  const keyOf = ({ section, against, what }) => JSON.stringify([section.toLowerCase(), against, what]);
  const known = new Map(before.map((one) => [keyOf(one), one.ratio]));
  return now.map((one) => {
    const earlier = known.get(keyOf(one));
    if (earlier === undefined) return { ...one, verdict: 'new' };
    const worse = one.ratio - HALF > (earlier + HALF) * (1 + limit);
    const better = one.ratio + HALF < (earlier - HALF) * (1 - limit);
    return { ...one, before: earlier, verdict: worse ? 'worse' : better ? 'better' : 'same' };
  });
}

/** Returns the table of a comparison. */
export function tableOfComparison(rows) {
  return table(
    ['ours ÷ theirs', 'before', 'now', 'moved', ''],
    rows.map(({ section, against, what, before, ratio, verdict }) => [
      `${section}${what === '' ? '' : `, ${what}`}: ${against}`,
      before?.toFixed(2) ?? '–',
      ratio.toFixed(2),
      before === undefined ? '–' : `${ratio < before ? '−' : '+'}${Math.abs(100 * (ratio / before - 1)).toFixed(0)} %`,
      verdict === 'same' ? '' : verdict,
    ]),
  );
}

/** Returns the ratios that a text holds: a page of results, or JSON that `--save` wrote. */
export function readRatios(text) {
  return text.trimStart().startsWith('{') ? JSON.parse(text) : ratiosOf(text);
}

/**
 * Returns what a run says about an earlier one, and whether something got worse.
 *
 * @throws {Error} when the two have no ratio in common, which would otherwise look as if nothing had got worse
 */
export function comparison(before, now, limit) {
  const rows = compare(before.ratios, now.ratios, limit);
  if (rows.every(({ verdict }) => verdict === 'new'))
    throw new Error('nothing to compare: this run and the earlier one have no ratio to another program in common');
  const count = (wanted) => rows.filter(({ verdict }) => verdict === wanted).length;
  const percent = `${Math.round(100 * limit)} %`;
  const lines = [
    tableOfComparison(rows),
    '',
    `${count('worse')} worse by more than ${percent}, ${count('better')} better, ${count('same')} as before, ${count('new')} new.`,
  ];
  if (before.processor !== now.processor) {
    const [then, today] = [before, now].map(({ processor }) => processor ?? 'an unknown processor');
    lines.push(`Measured on ${then} then, on ${today} now: a ratio may move for that alone.`);
  }
  return { text: lines.join('\n'), worse: count('worse') > 0 };
}
