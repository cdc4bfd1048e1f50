import { FESTIVALS, type FestivalName, type FestivalRow } from './tables/festivals.js';

/** Every id and alias of a festival. */
export const FESTIVAL_NAMES: readonly FestivalName[] = FESTIVALS.flatMap(({ id, aka = [] }) => [
  id,
  ...(aka as readonly FestivalName[]),
]);

export function ruleNamed(name: string): FestivalRow | undefined {
  return FESTIVALS.find(({ id, aka }) => id === name || aka?.includes(name) === true);
}
