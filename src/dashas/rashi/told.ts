// What a daśā of signs tells of its rules, and whether print confirms them.
import type { Rule } from '../../types.js';
import type { RashiOptions } from './options.js';
import type { RashiSystemId } from './reckon.js';
import { RASHI_WORDS, type RashiWords } from './tables/words.js';

/** Returns what a daśā says of itself with the options of a call. */
export function rashiWords(id: RashiSystemId, { school }: RashiOptions): RashiWords {
  return RASHI_WORDS[school === 'raghava_bhatta' ? 'chara_raghava' : id];
}

/** Returns what the rules of a daśā are with the options of a call, down to a level. */
export function rashiRules(
  id: RashiSystemId,
  options: RashiOptions & { readonly levels: number },
): Readonly<Record<string, Rule>> {
  const { within, periods } = rashiWords(id, options);
  const unconfirmed = (rule: Rule, sure: boolean): Rule => (sure ? rule : { ...rule, state: 'unconfirmed' });
  return {
    periods: unconfirmed(periods, options.sign_years !== 'sthira' && options.aspects !== 'bphs'),
    ...(options.levels > 1 ? { 'periods.*.periods': unconfirmed(within, options.antardasha_first !== 'same') } : {}),
    ...(id === 'sthira' && options.brahma === undefined
      ? {
          brahma: {
            rule: 'the strongest of the lords of the sixth, eighth and twelfth that qualify',
            source: 'K. N. Rao’s rule, as a page quotes it',
            state: 'unconfirmed',
          },
        }
      : {}),
  };
}

/** Returns whether print confirms less than all of some rules. */
export function isUnsure(rules: Readonly<Record<string, Rule>>): boolean {
  return Object.values(rules).some(({ state }) => state === 'unconfirmed');
}
