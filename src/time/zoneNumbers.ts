import { ZONE_NAMES } from './zoneNames.gen.js';

let numbers: ReadonlyMap<string, number> | undefined;

/** Returns the zone and link names of the tz database that the library lists, each with its place in the list, from 0. */
export function zoneNumbers(): ReadonlyMap<string, number> {
  if (numbers === undefined) {
    const all = new Map<string, number>();
    for (const line of ZONE_NAMES.split('\n')) {
      const [region = '', ...places] = line.split(' ');
      const run = places.pop()?.match(/[A-Z][a-z]+(?:[_-][A-Za-z][a-z]+)*/g) ?? [];
      for (const place of [...places, ...run]) all.set(region === '-' ? place : `${region}/${place}`, all.size);
    }
    numbers = all;
  }
  return numbers;
}
