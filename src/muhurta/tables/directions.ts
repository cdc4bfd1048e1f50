/** The eight directions, clockwise from the east. */
export const DIRECTIONS = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
] as const;

/** One of the eight directions. @names none */
export type Compass = (typeof DIRECTIONS)[number];
