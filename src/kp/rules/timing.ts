import { type DashaCycle, type DashaPeriod, subPeriods, UNITS_PER_YEAR } from '../../dashas/rules/cycle.js';
import type { Graha } from '../../zodiac/names.js';

export const DASHA_LAYERS = ['Dasha', 'Bhukti', 'Antara', 'Sukshma'] as const;

/** A level of the running periods, from the longest. */
export type DashaLayer = (typeof DASHA_LAYERS)[number];

export const TIMING_HORIZON_YEARS = 20;

export interface RunningPeriod {
  readonly layer: DashaLayer;
  readonly period: DashaPeriod;
}

export interface ConjoinedPeriod {
  readonly path: readonly [DashaPeriod, DashaPeriod, DashaPeriod];
  readonly ruling: boolean;
}

export function runningPeriods(cycle: DashaCycle): RunningPeriod[] {
  const running: RunningPeriod[] = [];
  let periods: readonly DashaPeriod[] = cycle.mahadashas;
  for (const layer of DASHA_LAYERS) {
    const period = periods.find(({ start, end }) => start <= cycle.elapsed && cycle.elapsed < end);
    if (period === undefined) throw new RangeError(`No ${layer} runs at the moment.`);
    running.push({ layer, period });
    periods = subPeriods(cycle.system, period);
  }
  return running;
}

function* antaras(cycle: DashaCycle): Generator<readonly [DashaPeriod, DashaPeriod, DashaPeriod]> {
  const until = cycle.elapsed + TIMING_HORIZON_YEARS * UNITS_PER_YEAR;
  const open = ({ start, end }: DashaPeriod): boolean => end > cycle.elapsed && start < until;
  for (const dasha of cycle.mahadashas.filter(open)) {
    for (const bhukti of subPeriods(cycle.system, dasha).filter(open)) {
      for (const antara of subPeriods(cycle.system, bhukti).filter(open)) yield [dasha, bhukti, antara];
    }
  }
}

/**
 * Returns the joint period in which to expect an event: the first antara, running or to come within twenty years, whose lord and whose
 * bhukti and daśā lords are all fruitful and ruling planets; else the first whose three lords are all fruitful; `undefined` if there is
 * none.
 * @param fruitful whether a graha signifies a house that furthers the matter
 */
export function conjoinedPeriod(
  cycle: DashaCycle,
  fruitful: (lord: Graha) => boolean,
  ruling: ReadonlySet<Graha>,
): ConjoinedPeriod | undefined {
  let first: ConjoinedPeriod | undefined;
  for (const path of antaras(cycle)) {
    if (!path.every(({ lord }) => fruitful(lord))) continue;
    if (path.every(({ lord }) => ruling.has(lord))) return { path, ruling: true };
    first ??= { path, ruling: false };
  }
  return first;
}
