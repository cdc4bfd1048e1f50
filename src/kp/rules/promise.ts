import { GRAHAS, type Graha } from '../../zodiac/names.js';
import type { KpFigure } from './figure.js';
import { type Grades, gradesOf } from './grades.js';

/** How a house bears on a matter. */
export type KpBearing = 'for' | 'against' | 'neither';

/** What a lord does for a matter: it signifies houses for it, opposing houses alone (`denies`), both, or neither. */
export type KpPromiseState = 'signifies' | 'denies' | 'both' | 'neither';

/** A grade of signification, strongest first. */
export type KpGrade = keyof Grades;

export interface MatterFor {
  readonly good: readonly number[];
  readonly bad: readonly number[];
}

export interface SignifiedHouse {
  readonly grade: KpGrade;
  readonly through: Graha;
  readonly house: number;
  readonly bearing: KpBearing;
  readonly others: readonly Graha[];
}

export function bearingOf({ good, bad }: MatterFor, house: number): KpBearing {
  if (good.includes(house)) return 'for';
  return bad.includes(house) ? 'against' : 'neither';
}

/**
 * Returns what houses make of a matter: signified houses for it promise it; opposing houses without any of them deny it.
 *
 * Source: the rules of marriage that KP pages state, rules 5–7 of the sub lord of the 7th cusp; KP Rules compiled.
 * @example
 * ```ts
 * promiseOf({ good: [2, 7, 11], bad: [1, 6, 10] }, [6, 10]); // => 'denies'
 * promiseOf({ good: [2, 7, 11], bad: [1, 6, 10] }, [6, 11]); // => 'both'
 * ```
 */
export function promiseOf({ good, bad }: MatterFor, houses: readonly number[]): KpPromiseState {
  const signified = houses.some((house) => good.includes(house));
  const opposed = houses.some((house) => bad.includes(house));
  if (signified) return opposed ? 'both' : 'signifies';
  return opposed ? 'denies' : 'neither';
}

/** Returns each house that a graha signifies, by the four steps, with who brings it and who else is in it. */
export function signifiedHouses(figure: KpFigure, graha: Graha, matter: MatterFor): SignifiedHouse[] {
  const grades = gradesOf(figure, graha);
  const { star } = figure.grahas[graha].lords;
  return (Object.keys(grades) as KpGrade[]).flatMap((grade) =>
    grades[grade].map((house) => {
      const through = grade === 'A' || grade === 'C' ? star : graha;
      const others = GRAHAS.filter((other) => other !== through && figure.grahas[other].house === house);
      return { grade, through, house, bearing: bearingOf(matter, house), others };
    }),
  );
}
