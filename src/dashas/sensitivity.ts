import type { ResolvedBirth } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { moonAt } from '../cast/grahas.js';
import {
  birthSpan,
  type Mover,
  type Sensitivity,
  type SensitivityChange,
  type StatedValue,
  sensitivityOf,
} from '../cast/sensitivity.js';
import { fromBirth, yearsFrom } from '../cast/years.js';
import { type MicroArcseconds, nakshatraIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Birth, CivilDate } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { nakshatraName } from '../zodiac/position.js';
import { dashaCycle, livingPeriods, UNITS_PER_YEAR } from './rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from './tables/vimshottari.js';

/** A statement on the beginning of a daśā: the Moon's nakṣatra, and the lords of the mahādaśā and antardaśā running at birth. */
export type DashaStatement = 'moon.nakshatra' | 'dasha.maha' | 'dasha.antar';

/** A statement that changes within the span of an uncertain birth. */
export interface DashaChange extends SensitivityChange<DashaStatement> {}

/** What is certain at the beginning of a daśā over the span of an uncertain birth, what changes and when, and how far its dates move. */
export interface DashaSensitivity extends Sensitivity<DashaStatement> {
  /** The statements that change, one entry for each change, in order of time; simultaneous ones by name. */
  readonly changes: readonly DashaChange[];
  /**
   * The end of the first mahādaśā for a birth at either end of the span, the earlier date first. Later dates move by as much; where
   * `dasha.maha` changes, the two dates end periods of different lords.
   */
  readonly first_end: {
    /** The earlier of the two. */
    readonly earliest: CivilDate;
    /** The later of the two. */
    readonly latest: CivilDate;
  };
}

function runningAt(moon: MicroArcseconds): { readonly maha: Graha; readonly antar: Graha } {
  const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon });
  const maha = at(cycle.mahadashas, 0);
  return { maha: maha.lord, antar: at(livingPeriods(cycle, maha), 0).lord };
}

/** @throws {SiddhantaError} `date_out_of_range` where the span leaves the ephemeris */
export function dashaSensitivity(
  sky: SkyContext,
  birth: Birth,
  resolved: ResolvedBirth,
): { readonly sensitivity?: DashaSensitivity } {
  const { place, uncertainty_minutes: minutes } = birth;
  if (minutes === undefined) return {};
  const span = birthSpan(resolved, sky, minutes);
  const moon: Mover<MicroArcseconds> = {
    at: (instant) => moonAt(sky, instant, place),
    // No two antardaśās of a mahādaśā have the same lord.
    cell: (longitude) => `${nakshatraIndex(longitude)} ${runningAt(longitude).antar}`,
  };
  const describe = (states: { readonly moon: MicroArcseconds }): Record<DashaStatement, StatedValue> => {
    const { maha, antar } = runningAt(states.moon);
    return { 'moon.nakshatra': nakshatraName(states.moon), 'dasha.maha': maha, 'dasha.antar': antar };
  };
  const firstEnd = (second: number): CivilDate => {
    const { mahadashas, elapsed } = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: moon.at(span.instantAt(second)) });
    const start = fromBirth(birth, { utcMs: span.msAt(second), offsetSeconds: resolved.offsetSeconds });
    return yearsFrom(start, sky, UNITS_PER_YEAR).dateAt(at(mahadashas, 0).end - elapsed);
  };
  const [earliest = '', latest = ''] = [-span.seconds, span.seconds].map(firstEnd).sort();
  return {
    sensitivity: { ...sensitivityOf(minutes, resolved, span, { moon }, describe), first_end: { earliest, latest } },
  };
}
