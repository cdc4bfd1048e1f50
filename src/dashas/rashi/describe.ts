import type { Rule } from '../../types.js';
import type { RashiOptions } from './options.js';
import type { RashiSystemId } from './reckon.js';
import { PYJHORA_WITHIN, RASHI_SYSTEMS } from './tables/systems.js';
import { RASHI_WORDS, type RashiWords, WITHIN_WORDS, ZODIAC_WORDS } from './tables/words.js';

export function rashiWords(id: RashiSystemId, { school, kendra_order }: RashiOptions): RashiWords {
  const words = RASHI_WORDS[school === 'raghava_bhatta' ? 'chara_raghava' : id];
  return kendra_order === 'zodiac' ? { ...words, ...ZODIAC_WORDS } : words;
}

const unconfirmed = (rule: Rule, sure: boolean): Rule => (sure ? rule : { ...rule, state: 'unconfirmed' });

function hasItsOwnRounds(
  id: RashiSystemId,
  { sign_years, aspects, order = 'kendras', saturn_ketu, tara_from, varga = 'd1' }: RashiOptions,
): boolean {
  const { occupants } = RASHI_SYSTEMS[id];
  return (
    tara_from !== 'longitude' &&
    (id !== 'padanadhamsha' || varga === 'd1') &&
    sign_years !== 'sthira' &&
    aspects !== 'bphs' &&
    order === 'kendras' &&
    (saturn_ketu ?? occupants) === occupants
  );
}

function ruleWithin(id: RashiSystemId, rule: Rule, options: RashiOptions): Rule {
  const { antardasha_first, antardasha_rule: chosen, order = 'kendras' } = options;
  const { within } = RASHI_SYSTEMS[id];
  if (chosen !== undefined && chosen !== within)
    return WITHIN_WORDS[chosen === 'pyjhora' ? (PYJHORA_WITHIN[id] ?? within) : chosen] ?? rule;
  return unconfirmed(rule, antardasha_first !== 'same' && order === 'kendras');
}

export function rashiRules(
  id: RashiSystemId,
  options: RashiOptions & { readonly levels: number },
): Readonly<Record<string, Rule>> {
  const { within, periods } = rashiWords(id, options);
  return {
    periods: unconfirmed(periods, hasItsOwnRounds(id, options)),
    ...(options.levels > 1 ? { 'periods.*.periods': ruleWithin(id, within, options) } : {}),
    ...((id === 'sthira' || id === 'brahma') && options.brahma === undefined
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

export function isUnsure(rules: Readonly<Record<string, Rule>>): boolean {
  return Object.values(rules).some(({ state }) => state === 'unconfirmed');
}
