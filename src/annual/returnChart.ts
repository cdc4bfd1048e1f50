import { signIndex } from '../math/angle.js';
import type { AnnualRasi, Muntha, NatalPoints } from './describe.js';
import { type PanchaVargiyaOptions, panchaVargiyas } from './rules/panchaVargiya.js';
import { yearLordOf } from './rules/yearLord.js';
import { type AnnualSky, type CastSky, munthaOf, tajikaChart } from './sky.js';

/** The chart of a return of the Sun. */
export interface ReturnChart {
  /** Whether the Sun is up at the place. */
  readonly day: boolean;
  /** The chart of the return. */
  readonly chart: AnnualRasi;
  /** Munthā in this chart. */
  readonly muntha: Muntha;
  /** The birth data that the year depends on. */
  readonly natal: NatalPoints;
}

export function annualYearLord(year: AnnualSky, cast: CastSky, options: PanchaVargiyaOptions) {
  const chart = tajikaChart(cast);
  const strengths = panchaVargiyas(chart, options);
  const { natal, completedYears } = year;
  const muntha = munthaOf(natal.ascendant, completedYears);
  const found = yearLordOf(chart, { natalLagna: signIndex(natal.ascendant), muntha: signIndex(muntha) }, strengths);
  return { found, strengths, muntha };
}
