import type { Present } from '../operation/operation.js';
import { type PeriodSource, periodDescriber, type Ruler } from './periods.js';
import { type Course, type Stretch, walkPeriods } from './rules/course.js';

/** Characters from which a piece is handed on. */
const PIECE = 32 * 1024;

/**
 * Yields the JSON text of the periods of a daśā down to a level, each with its sub-periods in the array named for their level, in pieces of
 * some 32 kB: what `JSON.stringify` makes of the whole tree, without the tree.
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

/**
 * Describes the first period before the text is read: names of parts are settled by whole groups, so that it is known which the language
 * lacks; and it is known from when on instants are written.
 */
export function describeFirst<Period extends Stretch>(
  course: Course<Period>,
  describe: (period: Period) => unknown,
): void {
  const [first] = walkPeriods(course, 1);
  if (first !== undefined) describe(first);
}

/** Levels from which the periods are so many that a service hands them on piece by piece. */
export const LONG = 4;

/**
 * Returns the JSON text of the data of a daśā, its periods last, in pieces: what `JSON.stringify` makes of what {@link Present} makes of
 * it.
 * @param besides all of the data but the periods
 */
export function longData<Period extends Stretch, Own extends Ruler>(
  source: PeriodSource<Period, Own>,
  levels: number,
  besides: object,
  present: Present,
): Iterable<string> {
  const describePeriod = periodDescriber(source);
  const describe = (period: Period): unknown => present(describePeriod(period), 'periods.*');
  describeFirst(source.course, describe);
  const rest = JSON.stringify(present(besides)).slice(0, -1);
  function* text(): Generator<string, void, undefined> {
    yield `${rest},"periods":`;
    yield* periodsText(source.course, levels, () => 'periods', describe);
    yield '}';
  }
  return text();
}
