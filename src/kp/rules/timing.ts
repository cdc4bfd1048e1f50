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

type Antara = readonly [dasha: DashaPeriod, bhukti: DashaPeriod, antara: DashaPeriod];

export interface ConjoinedPeriod {
  readonly path: Antara;
  readonly ruling: boolean;
}

export function runningPeriods(cycle: DashaCycle): RunningPeriod[] {
  const running = runningWhere(cycle, ({ start, end }) => start <= cycle.elapsed && cycle.elapsed < end);
  if (running.length < DASHA_LAYERS.length) throw new RangeError('No period runs at the moment.');
  return running;
}

/** @param holds whether a period holds the moment */
export function runningWhere(cycle: DashaCycle, holds: (period: DashaPeriod) => boolean): RunningPeriod[] {
  const running: RunningPeriod[] = [];
  let periods: readonly DashaPeriod[] = cycle.mahadashas;
  for (const layer of DASHA_LAYERS) {
    const period = periods.find(holds);
    if (period === undefined) break;
    running.push({ layer, period });
    periods = subPeriods(cycle.system, period);
  }
  return running;
}

function* antarasIn(cycle: DashaCycle, open: (period: DashaPeriod) => boolean): Generator<Antara> {
  for (const dasha of cycle.mahadashas.filter(open)) {
    for (const bhukti of subPeriods(cycle.system, dasha).filter(open)) {
      for (const antara of subPeriods(cycle.system, bhukti).filter(open)) yield [dasha, bhukti, antara];
    }
  }
}

function antaras(cycle: DashaCycle): Generator<Antara> {
  const until = cycle.elapsed + TIMING_HORIZON_YEARS * UNITS_PER_YEAR;
  return antarasIn(cycle, ({ start, end }) => end > cycle.elapsed && start < until);
}

/**
 * Returns the next antaras whose lord and whose bhukti and daśā lords are all fruitful.
 * @param open whether a period lies in the time of the search
 * @param fruitful whether a graha signifies a house that furthers the matter
 */
export function jointPeriods(
  cycle: DashaCycle,
  open: (period: DashaPeriod) => boolean,
  fruitful: (lord: Graha) => boolean,
  limit: number,
): Antara[] {
  const found: Antara[] = [];
  for (const path of antarasIn(cycle, open)) {
    if (found.length === limit) break;
    if (path.every(({ lord }) => fruitful(lord))) found.push(path);
  }
  return found;
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
