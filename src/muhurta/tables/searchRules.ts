import type { Rule } from '../../types.js';
import { BALA_RULES } from './bala.js';
import { BHADRA_RULES } from './bhadra.js';
import { DAY_RULES } from './dayRules.js';
import { YOGA_RULES } from './yogaRules.js';

export const SEARCH_RULES: Readonly<Record<string, Rule>> = {
  windows: {
    rule: 'a span is cut wherever a condition begins or ends to hold; what satisfies all that must hold is told, the greatest share of weights first',
    source: 'of our own',
    state: 'unconfirmed',
  },
  ...DAY_RULES,
  ...BHADRA_RULES,
  ...YOGA_RULES,
  ...BALA_RULES,
};
