import type { HeadingBlock, View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { StrengthsInput } from './input.js';

/** Returns the heading of a result: whose birth, and what rests on a time that was not given. */
export function birthHeading({ input, meta }: View<StrengthsInput, unknown>, ...more: readonly string[]): HeadingBlock {
  const rests = meta.rests_on_birth_time?.map((path) =>
    path.replaceAll('.*', '').replaceAll('.', ' ').replaceAll('_', ' '),
  );
  const noon = rests === undefined ? [] : [`Noon stands in for the time of birth. On it rest: ${rests.join(', ')}.`];
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...more, ...noon], measure: 'page' };
}
