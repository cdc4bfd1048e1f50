import type { FestivalRule } from './festivalRule.js';

/** How festivals are decided where custom differs; the first of each is the default. */
export const FESTIVAL_OPTIONS = {
  diwali: ['ghati', 'longer'],
  vishu: ['sunrise_after', 'civil_day'],
  ganga_dussehra: ['nija', 'adhika'],
  nag_panchami: ['bright', 'dark'],
  arunodaya: ['96_minutes', 'night_fifteenths'],
} as const;

/** The choices of {@link FESTIVAL_OPTIONS}, settled. */
export type SettledFestivalOptions = {
  readonly [Option in keyof typeof FESTIVAL_OPTIONS]: (typeof FESTIVAL_OPTIONS)[Option][number];
};

/** Returns a rule of the catalogue as the options have it. */
export function withOptions<Rule extends FestivalRule>(rule: Rule, options: SettledFestivalOptions): Rule {
  if (rule.kind === 'tithi') {
    if (rule.id === 'diwali' && options.diwali === 'longer') {
      return { ...rule, steps: rule.steps.map((step) => ({ ...step, pick: 'longer_second' })) };
    }
    if (rule.id === 'ganga_dussehra' && options.ganga_dussehra === 'adhika') return { ...rule, adhika: 'instead' };
    if (rule.id === 'nag_panchami' && options.nag_panchami === 'dark') return { ...rule, tithi: rule.tithi + 15 };
  }
  if (rule.kind === 'sankranti' && rule.id === 'vishu') return { ...rule, rule: options.vishu };
  return rule;
}
