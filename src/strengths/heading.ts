import type { HeadingBlock, View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { StrengthsInput } from './input.js';

/** Returns the heading of a result: whose birth, and in which zodiac. */
export function birthHeading({ input, meta }: View<StrengthsInput, unknown>, ...more: readonly string[]): HeadingBlock {
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...more] };
}
