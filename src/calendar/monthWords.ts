import type { MonthOfYear } from './months.js';

/** `Jyeshtha (adhika)`, `Kartika with Margashirsha (kshaya)` */
export function monthText(name: string, month: Pick<MonthOfYear, 'is_adhika' | 'is_kshaya' | 'also'>): string {
  if (month.is_adhika) return `${name} (adhika)`;
  return month.is_kshaya ? `${name} with ${month.also} (kshaya)` : name;
}
