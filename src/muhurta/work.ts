import { spanDays, type Work } from '../operation/work.js';
import type { Condition } from './conditions.js';

/** Milliseconds for a day, beside those of any condition. */
const KIND_MS: Readonly<Partial<Record<Condition['type'], number>>> = {
  lagna: 0.3,
  panchaka_rahita: 0.4,
  avoid: 0.25,
  part: 0.15,
  yoga_of_day: 0.1,
};
const DAY_MS = 0.1;
const CONDITION_MS = 0.03;
const WINDOWS = 6;

/** Days × kinds of conditions, and windows × conditions. */
export function searchWork({
  from,
  to,
  conditions,
  births = [],
  limit,
}: {
  readonly from: string;
  readonly to: string;
  readonly conditions: readonly Condition[];
  readonly births?: readonly unknown[] | undefined;
  readonly limit: number;
}): Work {
  const kinds = new Set(conditions.map(({ type }) => type));
  const ofBirths = conditions.reduce(
    (sum, one) => sum + (one.type === 'tara' || one.type === 'chandra' ? (one.births ?? births).length : 0),
    0,
  );
  let day = DAY_MS + (conditions.length + ofBirths) * CONDITION_MS;
  for (const kind of kinds) day += KIND_MS[kind] ?? 0;
  const days = spanDays(from, to, 366);
  const must = conditions.filter(({ weight }) => weight === undefined).length;
  const windows = Math.min(limit, (days * WINDOWS) / 2 ** must);
  return {
    ms: 3 + 0.3 * births.length + days * day,
    bytes: 500 + windows * (120 + 88 * conditions.length),
    advice: 'Search a shorter span, or by fewer conditions.',
  };
}

/** Milliseconds of a day with the conditions of an act, and of the months, planets and eclipses around a span. */
const ACT_DAY_MS = 2;
const AROUND_MS = 60;

export function actWork({
  from,
  to,
  births = [],
  limit,
}: {
  readonly from: string;
  readonly to: string;
  readonly births?: readonly unknown[] | undefined;
  readonly limit: number;
}): Work {
  const days = spanDays(from, to, 366);
  return {
    ms: AROUND_MS + days * (ACT_DAY_MS + births.length * CONDITION_MS),
    bytes: 6000 + Math.min(limit, days) * 1400 + days * 40,
    advice: 'Search a shorter span.',
  };
}
