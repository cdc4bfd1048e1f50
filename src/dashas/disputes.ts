import type { SkyContext } from '../cast/context.js';
import { type DashaYears, yearText } from '../cast/years.js';
import { DAY_MS } from '../time/julian.js';
import { YEARS } from '../time/years.js';
import type { Dispute } from '../types.js';
import { partsIn } from '../zodiac/divisions.js';
import type { SeedOptions } from './options.js';
import { UNITS_PER_YEAR } from './rules/course.js';
import type { Division } from './rules/system.js';

const AGES = [20, 60] as const;
const OTHERS = ['sidereal', 'julian', 'gregorian', 'savana'] as const;

export function yearDays({ conventions }: SkyContext): number | null {
  const { year } = conventions;
  if (typeof year !== 'string') return year.days;
  const { days, turn }: { readonly days?: number; readonly turn?: number } = YEARS[year];
  return days === undefined || turn !== undefined ? null : days;
}

const away = (days: number): string => `${Math.abs(days).toFixed(2)} days ${days < 0 ? 'earlier' : 'later'}`;

export function yearEffects(sky: SkyContext, years: Pick<DashaYears, 'msAt'>): string {
  const birth = years.msAt(0);
  const ours = AGES.map((age) => (years.msAt(age * UNITS_PER_YEAR) - birth) / DAY_MS);
  const effect = (name: string, days: number): string =>
    `${name}: ${AGES.map((age, i) => away(age * days - (ours[i] ?? 0))).join(' and ')}`;
  const named = OTHERS.map((name) => [name, YEARS[name].days] as const)
    .filter(([, days]) => days !== yearDays(sky))
    .map(([name, days]) => effect(name === OTHERS[0] ? name : `${name}, ${days} days`, days));
  return `Dates 20 and 60 years after birth by other years: ${named.join('; ')}.`;
}

export function yearLengthDispute(sky: SkyContext, years: DashaYears): Dispute {
  return {
    element: 'length of the year',
    note: `Here: ${yearText(sky)}. ${yearEffects(sky, years)} Jagannatha Hora takes the Sun’s own return to its place at birth, degree by degree, which moves dates within a year by up to three days.`,
  };
}

export const BALANCE: Dispute = {
  element: 'balance',
  note: 'By longitude here, as programs do; the wording of Bṛhat Parāśara Horā 46.16 can be read as the share of time the Moon has spent in the nakṣatra.',
};

/** What a seed other than the point of the rāśi chart adds. */
export function seedDisputes({ varga = 'd1' }: SeedOptions): readonly Dispute[] {
  if (varga === 'd1') return [];
  const times = partsIn(varga);
  return [
    {
      element: 'seed in a divisional chart',
      note: `The degrees of the point within its part are stretched to a sign, and its nakshatra there opens the cycle, as in PyJHora and Jagannatha Hora; no text was seen. A minute of arc of the point moves dates ${times} times as far as in the rashi chart.`,
    },
  ];
}

const FIRST = {
  same: 'the lord of the period itself',
  next: 'the lord after that of the period',
  previous: 'the lord before that of the period',
} as const;

export function divisionDispute({ start, direction, split }: Division): Dispute {
  return {
    element: 'order of sub-periods',
    note: `From ${FIRST[start]} on, ${direction}, ${split === 'equal' ? 'equal parts' : 'as long as the years of their lords'} here. Handbooks and most programs begin with the lord itself, in proportion; some begin with the next, and PyJHora divides the shorter cycles equally. antardasha_start, antardasha_direction and antardasha_split choose.`,
  };
}
