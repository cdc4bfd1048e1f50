import * as v from 'valibot';
import { oneOf } from '../input/schemas.js';
import type { FestivalRule } from './festivalRule.js';

/** Choices where custom differs; the first of each is the default. */
export const FESTIVAL_OPTIONS = {
  diwali: ['ghati', 'longer'],
  vishu: ['sunrise_after', 'civil_day'],
  ganga_dussehra: ['adhika', 'nija'],
  nag_panchami: ['bright', 'dark'],
  arunodaya: ['96_minutes', 'night_fifteenths'],
} as const;

/** Choices where custom differs. */
export interface FestivalOptions {
  /** Where Amavasya holds pradosha twice: the second evening if it has a `ghati` of it, the default, or the `longer`. */
  readonly diwali?: (typeof FESTIVAL_OPTIONS.diwali)[number] | undefined;
  /** Viṣu by the first sunrise after the saṅkrānti, the default, or by its civil date. */
  readonly vishu?: (typeof FESTIVAL_OPTIONS.vishu)[number] | undefined;
  /** Gaṅgā Daśaharā in the intercalary Jyeṣṭha where there is one, `adhika`, the default, or in the ordinary one, `nija`. */
  readonly ganga_dussehra?: (typeof FESTIVAL_OPTIONS.ganga_dussehra)[number] | undefined;
  /** Nāga Pañcamī in the bright half of Śrāvaṇa, the default, or in the dark. */
  readonly nag_panchami?: (typeof FESTIVAL_OPTIONS.nag_panchami)[number] | undefined;
  /** Aruṇodaya: 96 minutes before sunrise, the default, or two fifteenths of the night. */
  readonly arunodaya?: (typeof FESTIVAL_OPTIONS.arunodaya)[number] | undefined;
}

/** @internal */
export const optionFields = () => ({
  diwali: v.optional(oneOf(FESTIVAL_OPTIONS.diwali), 'ghati'),
  vishu: v.optional(oneOf(FESTIVAL_OPTIONS.vishu), 'sunrise_after'),
  ganga_dussehra: v.optional(oneOf(FESTIVAL_OPTIONS.ganga_dussehra), 'adhika'),
  nag_panchami: v.optional(oneOf(FESTIVAL_OPTIONS.nag_panchami), 'bright'),
  arunodaya: v.optional(oneOf(FESTIVAL_OPTIONS.arunodaya), '96_minutes'),
});

export type SettledFestivalOptions = {
  readonly [Option in keyof typeof FESTIVAL_OPTIONS]: (typeof FESTIVAL_OPTIONS)[Option][number];
};

/** Applies the options to a rule of the catalogue. */
export function withOptions<Rule extends FestivalRule>(rule: Rule, options: SettledFestivalOptions): Rule {
  if (rule.kind === 'tithi') {
    if (rule.id === 'diwali' && options.diwali === 'longer') {
      return { ...rule, steps: rule.steps.map((step) => ({ ...step, pick: 'longer_second' })) };
    }
    if (rule.id === 'ganga_dussehra' && options.ganga_dussehra === 'nija') return { ...rule, adhika: undefined };
    if (rule.id === 'nag_panchami' && options.nag_panchami === 'dark') return { ...rule, tithi: rule.tithi + 15 };
  }
  if (rule.kind === 'sankranti' && rule.id === 'vishu') return { ...rule, rule: options.vishu };
  return rule;
}
