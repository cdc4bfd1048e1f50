import type { Conventions, Place, Result } from 'siddhanta';
import { type FestivalsData, festivals } from 'siddhanta/calendar';
import { type RasiData, rasi } from 'siddhanta/charts';
import { daysAfter } from '../dates.js';

/** Days ahead in which festivals are looked for. */
const AHEAD = 45;

/** A place, and how to compute there. */
export interface Given {
  readonly place: Place;
  readonly conventions?: Conventions | undefined;
}

/** Returns the festivals from a day on. */
export function festivalsFrom({ place, conventions }: Given, from: string): Result<FestivalsData> {
  return festivals({ place, conventions, from, to: daysAfter(from, AHEAD) });
}

/** Returns the chart of a minute, by the clocks of the place. */
export function chartAt({ place, conventions }: Given, local: string): Result<RasiData> {
  return rasi({ birth: { date: local.slice(0, 10), time: `${local.slice(11, 16)}:00`, place }, conventions });
}
