import { spanDays, type Work } from '../operation/work.js';
import { ruleNamed } from './catalogue.js';
import type { FestivalRule } from './festivalRule.js';
import type { FestivalSpan } from './span.js';

/** Milliseconds and bytes that a year of a festival takes: of an entry of the Sun, of one tithi, of one in each month. */
const [ENTRY, TITHI, MONTHLY] = [
  { ms: 0.5, bytes: 420 },
  { ms: 2.2, bytes: 720 },
  { ms: 25, bytes: 8700 },
];
/** Milliseconds of a year of days and tithis, which festivals share. */
const YEAR_MS = 60;

/** How many rules one may be reckoned from, one from the other. */
const DEEPEST = 200;

function yearOf(rule: FestivalRule, ruleOf: (id: string) => FestivalRule | undefined, depth = 0): typeof TITHI {
  switch (rule.kind) {
    case 'sankranti':
      return ENTRY;
    case 'tithi':
      return rule.month === null || rule.monthly ? MONTHLY : TITHI;
    case 'tithi_in_solar_month':
      return { ...MONTHLY, bytes: TITHI.bytes };
    case 'nakshatra_in_solar_month':
      return TITHI;
    default: {
      const base = depth < DEEPEST ? ruleOf(rule.base) : undefined;
      return base === undefined ? TITHI : yearOf(base, ruleOf, depth + 1);
    }
  }
}

const yearsOf = ({ year, from, to }: FestivalSpan): number =>
  year !== undefined || from === undefined || to === undefined ? 1 : spanDays(from, to) / 366;

/** Returns the work of festivals over some years. */
export function festivalsWork(
  rules: readonly FestivalRule[],
  years: number,
  ruleOf: (id: string) => FestivalRule | undefined = ruleNamed,
): Work {
  const each = rules.map((rule) => yearOf(rule, ruleOf));
  const ms = each.reduce((sum, of) => sum + of.ms, 0);
  const bytes = each.reduce((sum, of) => sum + of.bytes, 0);
  // Many festivals share the days and tithis of a year: each takes little beside them.
  const shared = Math.min(ms, YEAR_MS + 0.1 * rules.length);
  return { ms: 1.5 + shared * years, bytes: 500 + bytes * years };
}

/** Returns the work of the festivals of a year or a span. */
export const spanWork = (span: FestivalSpan, rules: readonly FestivalRule[]): Work =>
  festivalsWork(rules, yearsOf(span));

/** Returns the work of the Ekādaśīs of a year or a span. */
export function ekadashiWork(span: FestivalSpan): Work {
  const years = yearsOf(span);
  return { ms: 3 + 42 * years, bytes: 500 + 22_500 * years };
}
