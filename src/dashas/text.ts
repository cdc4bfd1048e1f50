import { at } from '../math/at.js';
import { type DashaCycle, type DashaPeriod, walkPeriods } from './rules/cycle.js';

/** Characters from which a piece is handed on. */
const PIECE = 32 * 1024;

/**
 * Yields the JSON text of the periods of a cycle down to a level, each with its sub-periods in the array named for their level, in pieces
 * of some 32 kB: what `JSON.stringify` makes of the whole tree, without the tree.
 *
 * @param nested names of the arrays, from that of the second level
 * @param describe returns what a period says of itself
 */
export function* periodsText(
  cycle: DashaCycle,
  levels: number,
  nested: readonly string[],
  describe: (period: DashaPeriod) => unknown,
): Generator<string, void, undefined> {
  let text = '[';
  /** Level of the period written last; those above it are open. */
  let depth = 0;
  for (const period of walkPeriods(cycle, levels)) {
    const { level } = period;
    if (level <= depth) text += `${']}'.repeat(depth - level)},`;
    const own = JSON.stringify(describe(period));
    text += level === levels ? own : `${own.slice(0, -1)},"${at(nested, level - 1)}":[`;
    depth = level;
    if (text.length > PIECE) {
      yield text;
      text = '';
    }
  }
  yield `${text}${']}'.repeat(depth - 1)}]`;
}
