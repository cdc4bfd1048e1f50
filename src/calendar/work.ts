import { spanDays, type Work } from '../operation/work.js';
import { ruleNamed } from './catalogue.js';
import type { FestivalRule } from './festivalRule.js';
import type { FestivalSpan } from './span.js';

/** Of a festival in a year. */
const ENTRY = { ms: 0.5, bytes: 420 };
const TITHI = { ms: 2.2, bytes: 720 };
const MONTHLY = { ms: 36, bytes: 8700 };
const YEAR_MS = 60;

const DEEPEST = 200;

function yearOf(rule: FestivalRule, ruleOf: (id: string) => FestivalRule | undefined, depth = 0): typeof TITHI {
  switch (rule.kind) {
    case 'sankranti':
    case 'gregorian':
      return ENTRY;
    case 'nakshatra':
      return rule.month === null ? MONTHLY : { ...MONTHLY, bytes: TITHI.bytes };
    case 'tithi':
      return rule.month === null || rule.monthly ? MONTHLY : TITHI;
    case 'tithi_in_solar_month':
      return { ...MONTHLY, bytes: TITHI.bytes };
    case 'tithis':
      return { ms: TITHI.ms * rule.tithis.length, bytes: TITHI.bytes * rule.tithis.length };
    case 'weekday_of_month':
      return { ms: 2.5 * TITHI.ms, bytes: 5 * ENTRY.bytes };
    case 'ekadashi':
    case 'nakshatra_in_solar_month':
      return TITHI;
    default: {
      const base = depth < DEEPEST ? ruleOf(rule.base) : undefined;
      return base === undefined ? TITHI : yearOf(base, ruleOf, depth + 1);
    }
  }
}

const yearsOf = ({ year, from, to }: FestivalSpan): number =>
  year !== undefined || from === undefined || to === undefined ? 1 : spanDays(from, to, 366) / 366;

export function festivalsWork(
  rules: readonly FestivalRule[],
  years: number,
  ruleOf: (id: string) => FestivalRule | undefined = ruleNamed,
): Work {
  const each = rules.map((rule) => yearOf(rule, ruleOf));
  const ms = each.reduce((sum, of) => sum + of.ms, 0);
  const bytes = each.reduce((sum, of) => sum + of.bytes, 0);
  const shared = Math.min(ms, YEAR_MS + 0.1 * rules.length);
  return { ms: 1.5 + shared * years, bytes: 500 + bytes * years };
}

/** Milliseconds in a year; custom rules share nothing. */
const CUSTOM: Readonly<Record<FestivalRule['kind'], readonly [rule: number, step: number]>> = {
  sankranti: [0.2, 0],
  tithi: [0.35, 0.012],
  ekadashi: [1.8, 0],
  relative: [1.5, 0],
  weekday_before: [4, 0],
  on_weekday: [4, 0],
  gregorian: [0.2, 0],
  weekday_of_month: [1.8, 0],
  tithis: [4, 0.1],
  nakshatra: [1.8, 0.012],
  nakshatra_in_solar_month: [1.2, 0],
  tithi_in_solar_month: [1.4, 0],
};
/** A tithi of every month may have both halves in each. */
const MONTHS = 13;

export function customFestivalsWork(
  rules: readonly FestivalRule[],
  span: FestivalSpan,
  ruleOf: (id: string) => FestivalRule | undefined,
): Work {
  const years = yearsOf(span);
  let ms = YEAR_MS;
  for (const rule of rules) {
    const [own, step] = CUSTOM[rule.kind];
    ms += own;
    const all =
      rule.kind === 'tithis'
        ? [...rule.bright, ...rule.dark]
        : rule.kind === 'tithi' || rule.kind === 'nakshatra'
          ? rule.steps
          : [];
    const steps = all.reduce((sum, { nakshatra }) => sum + (nakshatra === undefined ? 1 : 4), 0);
    ms += step * steps * (yearOf(rule, ruleOf) === MONTHLY ? MONTHS : 1);
  }
  const { bytes } = festivalsWork(rules, years, ruleOf);
  return { ms: 1.5 + ms * years, bytes, field: 'rules', advice: 'Give fewer rules at a time, or fewer steps.' };
}

export const spanWork = (span: FestivalSpan, rules: readonly FestivalRule[]): Work =>
  festivalsWork(rules, yearsOf(span));

/** Ekādaśīs of a year without an adhika month. */
const EKADASHIS = 24;

/** Only those that are asked for by name are judged. */
export function ekadashiWork(span: FestivalSpan & { readonly names?: readonly unknown[] | undefined }): Work {
  const years = (yearsOf(span) * Math.min(span.names?.length ?? EKADASHIS, EKADASHIS)) / EKADASHIS;
  return { ms: 3 + 42 * years, bytes: 500 + 22_500 * years };
}
