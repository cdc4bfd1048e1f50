import { FESTIVALS, type FestivalName, type FestivalRow } from './tables/festivals.js';

/** Every name by which a festival can be asked for: its identifier, and others. */
export const FESTIVAL_NAMES: readonly FestivalName[] = FESTIVALS.flatMap(({ id, aka = [] }) => [
  id,
  ...(aka as readonly FestivalName[]),
]);

/** Returns the rule of a name; undefined where there is none. */
export function ruleNamed(name: string): FestivalRow | undefined {
  return FESTIVALS.find(({ id, aka }) => id === name || aka?.includes(name) === true);
}
