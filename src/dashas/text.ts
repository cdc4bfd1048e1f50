import type { Present } from '../operation/operation.js';
import { type PeriodSource, periodDescriber, type Ruler } from './periods.js';
import { type Course, type Stretch, walkPeriods } from './rules/course.js';

const PIECE = 32 * 1024;

/**
 * Yields what `JSON.stringify` makes of the tree of periods, without the tree, in pieces of some 32 kB.
 * @param nested returns the name of the array of sub-periods of a level
 */
export function* periodsText<Period extends Stretch>(
  course: Course<Period>,
  levels: number,
  nested: (level: number) => string,
  describe: (period: Period) => unknown,
): Generator<string, void, undefined> {
  let text = '[';
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
 * Describes the first period before the text is read: names are settled by whole groups, so this shows which names the language lacks and
 * where the written instants begin.
 */
export function describeFirst<Period extends Stretch>(
  course: Course<Period>,
  describe: (period: Period) => unknown,
): void {
  const [first] = walkPeriods(course, 1);
  if (first !== undefined) describe(first);
}

export const LONG = 4;

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
