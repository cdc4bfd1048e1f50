import type { HeadingBlock, View } from '../operation/show.js';
import { birthLine, noonLines } from '../operation/words.js';
import type { StrengthsInput } from './input.js';

export function birthHeading({ input, meta }: View<StrengthsInput, unknown>, ...more: readonly string[]): HeadingBlock {
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...more, ...noonLines(meta)], measure: 'page' };
}
