import type { TimedFacts } from '../doshas/chart.js';
import { ruleApplies } from '../doshas/evidence.js';
import { CURSES } from '../doshas/tables/curses.js';
import { type CurseRow, curseRow } from './rows.js';
import { CURSE_RITE_IDS, CURSE_RITES } from './tables/curseRites.js';

/** A curse with a rule that applies to the chart, and the rites of the chapter. */
export interface CursePrescription extends Omit<CurseRow, 'key' | 'from_curses'> {
  /** Whose curse: of serpents, or of the father. */
  readonly id: 'sarpa' | 'pitri';
  /** The rules of `doshas.curses` that hold. */
  readonly holds: readonly string[];
}

export function cursesOf(chart: TimedFacts): CursePrescription[] {
  return CURSE_RITE_IDS.flatMap((row): CursePrescription[] => {
    const kind: 'sarpa' | 'pitri' | null = CURSE_RITES[row].from_curses;
    const holds = CURSES.filter((rule) => rule.kind === kind && ruleApplies(rule, chart)).map(({ id }) => id);
    if (kind === null || holds.length === 0) return [];
    const { key: _, from_curses: __, ...rest } = curseRow(row);
    return [{ id: kind, holds, ...rest }];
  });
}
