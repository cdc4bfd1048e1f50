/** One fenced block of a page. */
export interface Fence {
  /** The line of the opening fence, from 1. */
  readonly line: number;
  /** What stands behind the opening fence, in words: `['sh', 'no-run']`. */
  readonly info: readonly string[];
  readonly body: readonly string[];
}

/** Returns the fenced blocks of a text whose line 1 is `firstLine` of the file. Throws at a fence that is never closed. */
export function fencesOf(file: string, text: string, firstLine = 1): Fence[] {
  const fences: Fence[] = [];
  let open: { info: string[]; line: number; body: string[] } | undefined;
  text.split('\n').forEach((line, i) => {
    const fence = /^\s*```\s*(.*)$/.exec(line);
    if (fence === null) {
      open?.body.push(line);
    } else if (open === undefined) {
      open = { info: (fence[1] ?? '').trim().split(/\s+/), line: firstLine + i, body: [] };
    } else {
      fences.push(open);
      open = undefined;
    }
  });
  if (open !== undefined) throw new Error(`${file}:${open.line}: this fence is never closed.`);
  return fences;
}
