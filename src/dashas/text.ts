import { type Course, type Stretch, walkPeriods } from './rules/course.js';

/** Characters from which a piece is handed on. */
const PIECE = 32 * 1024;

/**
 * Yields the JSON text of the periods of a daśā down to a level, each with its sub-periods in the array named for their level, in pieces
 * of some 32 kB: what `JSON.stringify` makes of the whole tree, without the tree.
 *
 * @param nested returns the name of the array that holds the periods within one of a level
 * @param describe returns what a period says of itself
 */
export function* periodsText<Period extends Stretch>(
  course: Course<Period>,
  levels: number,
  nested: (level: number) => string,
  describe: (period: Period) => unknown,
): Generator<string, void, undefined> {
  let text = '[';
  /** Level of the period written last; those above it are open. */
  let depth = 0;
  for (const period of walkPeriods(course, levels)) {
    const { level } = period;
    if (level <= depth) text += `${']}'.repeat(depth - level)},`;
    const own = JSON.stringify(describe(period));
    text += level === levels ? own : `${own.slice(0, -1)},"${nested(level)}":[`;
    depth = level;
    if (text.length > PIECE) {
      yield text;
      text = '';
    }
  }
  yield `${text}${']}'.repeat(depth - 1)}]`;
}
