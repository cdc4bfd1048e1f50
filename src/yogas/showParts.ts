import type { HeadingBlock, View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { YogasOfBirth } from './birth.js';

export const FIELDS = {
  moon_rule: { summary: 'When the Moon is benefic' },
  mercury_rule: { summary: 'When Mercury is malefic' },
  sex: { summary: 'Sex of the native, for mahabhagya' },
  sensitive: { summary: 'Include the rules on danger in childhood or on death' },
  include_unsourced: { summary: 'Include readings whose source nobody has seen' },
};

export function heading(
  { input, meta }: View<Pick<YogasOfBirth, 'birth'>, unknown>,
  ...more: readonly string[]
): HeadingBlock {
  const noon =
    meta.birth_time_assumed === true ? ['Noon is used for the time of birth; what follows depends on it.'] : [];
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...more, ...noon], measure: 'page' };
}
