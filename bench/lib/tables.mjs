/** Returns a duration given in microseconds with its unit, to three digits. */
export function duration(us) {
  if (!Number.isFinite(us)) return '–';
  if (us < 1000) return `${Number(us.toPrecision(3))} µs`;
  return us < 1_000_000 ? `${Number((us / 1000).toPrecision(3))} ms` : `${Number((us / 1e6).toPrecision(3))} s`;
}

/** Returns a Markdown table whose columns are padded, so that it reads in a terminal too. */
export function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, i) => Math.max(3, ...all.map((row) => row[i].length)));
  const line = (row) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(all[0]), rule, ...all.slice(1).map(line)].join('\n');
}
