import { recordOf } from '../math/recordOf.js';
import type { SideMoons } from './moonsOfDate.js';
import { moonStation } from './rules/moon.js';
import { PORUTHAM_RULES, type PoruthamGrade } from './rules/porutham.js';
import { PORUTHAMS, type PoruthamKey } from './tables/porutham.js';

/** The number of poruthams with each grade. */
export interface PoruthamNumbers {
  /** Good. @asType integer @minimum 0 @maximum 10 */
  readonly good: number;
  /** Middling. @asType integer @minimum 0 @maximum 10 */
  readonly middling: number;
  /** None. @asType integer @minimum 0 @maximum 10 */
  readonly none: number;
}

/** The smallest and largest possible number of each grade. */
export interface PoruthamNumbersRange {
  /** Each over the pair of Moons with the fewest. */
  readonly minimum: PoruthamNumbers;
  /** Each over the pair of Moons with the most. */
  readonly maximum: PoruthamNumbers;
}

const GRADES = ['good', 'middling', 'none'] as const satisfies readonly PoruthamGrade[];

export function numbersOf(grades: readonly PoruthamGrade[]): PoruthamNumbers {
  const having = (grade: PoruthamGrade): number => grades.filter((one) => one === grade).length;
  return { good: having('good'), middling: having('middling'), none: having('none') };
}

export interface PossibleGrades {
  readonly grades: Readonly<Record<PoruthamKey, readonly PoruthamGrade[]>>;
  readonly counts: PoruthamNumbersRange;
}

export function gradesOfDates(bride: SideMoons, groom: SideMoons): PossibleGrades {
  const pairs = bride.moons.flatMap((hers) =>
    groom.moons.map((his) => {
      const [her, him] = [moonStation(hers.moon), moonStation(his.moon)];
      return PORUTHAMS.map((key) => PORUTHAM_RULES[key](her, him).grade);
    }),
  );
  const numbers = pairs.map(numbersOf);
  const bound = (pick: (...values: number[]) => number): PoruthamNumbers => ({
    good: pick(...numbers.map(({ good }) => good)),
    middling: pick(...numbers.map(({ middling }) => middling)),
    none: pick(...numbers.map(({ none }) => none)),
  });
  const possible = (i: number): PoruthamGrade[] =>
    GRADES.filter((grade) => pairs.some((grades) => grades[i] === grade));
  return {
    grades: recordOf(PORUTHAMS, (_key, i) => possible(i)),
    counts: { minimum: bound(Math.min), maximum: bound(Math.max) },
  };
}
