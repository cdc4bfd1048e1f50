import type { Place } from '../../types.js';

/** Places that fix the day of a festival for everyone. */
export const REFERENCE_PLACES = {
  Kochi: { latitude: 9.9312, longitude: 76.2673, timezone: 'Asia/Kolkata' },
} as const satisfies Readonly<Record<string, Place>>;

/** The name of a reference place. */
export type ReferencePlace = keyof typeof REFERENCE_PLACES;
