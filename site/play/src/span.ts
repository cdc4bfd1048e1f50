import type { Result, Sensitivity, StatedValue } from 'siddhanta';

/** A stretch of an uncertain birth over which a statement has one value: `from` and `to` by the clock of the birth. */
export interface Stretch {
  readonly value: StatedValue;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the stretches of a statement over the span of an uncertain birth, in order.
 *
 * @param unchanged its value where it never changes
 */
export function stretchesOf<Statement extends string>(
  { start, end, changes }: Sensitivity<Statement>,
  statement: Statement,
  unchanged: StatedValue,
): readonly Stretch[] {
  const own = changes.filter((change) => change.statement === statement);
  const first = own[0]?.before ?? (own.length === 0 ? unchanged : null);
  return [{ value: first, from: start }, ...own.map(({ after, at }) => ({ value: after, from: at }))].map(
    (stretch, i) => ({ ...stretch, to: own[i]?.at ?? end }),
  );
}

/** Returns hours and minutes of an instant, cut; those of the day after as 24:00 and on. */
export function hourText(instant: string, date: string): string {
  const clock = instant.slice(11, 16);
  return instant.slice(0, 10) > date ? `${Number(clock.slice(0, 2)) + 24}${clock.slice(2)}` : clock;
}

/** Returns the sensitivity of a result; every operation here that takes a birth and an unknown time has one. */
export function sensitivityOf<Statement extends string>(
  result: Result<{ readonly sensitivity?: Sensitivity<Statement> }>,
): Sensitivity<Statement> {
  const { sensitivity } = result.data;
  if (sensitivity === undefined) throw new Error('A result of a whole day has no sensitivity.');
  return sensitivity;
}
