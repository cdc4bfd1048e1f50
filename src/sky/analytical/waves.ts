import { type Direction, lengthOf, type Symbols } from './symbols.js';

/** powers of T that a coordinate may have */
export const POWERS = 6;

/** A wave as it is read: what is not 0 of the coefficients of its cosine and sine, in units, and its argument. */
export interface Wave {
  /** slot (six times the coordinate and the power of T), cosine and sine of each term */
  readonly terms: readonly number[];
  /** magnitudes of all, joined bit by bit */
  readonly largest: number;
  /** coefficients of T, T², T³, T⁴ of the argument, turns */
  readonly turns: readonly number[];
}

/** Returns a direction turned by another, as often as told. */
export function turned([x, y]: Direction, [c, s]: Direction, times = 1): Direction {
  let turnedX = x;
  let turnedY = y;
  const sine = times < 0 ? -s : s;
  for (let i = Math.abs(times); i > 0; i--) {
    const before = turnedX;
    turnedX = before * c - turnedY * sine;
    turnedY = before * sine + turnedY * c;
  }
  return [turnedX, turnedY];
}

/** What is known of waves whose phases go together: of each power of T the direction of the largest term so far, as of longitude and for no lunar argument. */
export interface Family {
  /** 0: arguments of the Moon alone; 1: of Moon and planets; 2: each wave by itself */
  readonly sort: 0 | 1 | 2;
  readonly directions: Direction[];
  /** length of the largest, bits */
  readonly sizes: number[];
  /** lengths of the last numbers of longitude, latitude and distance at power 0 */
  readonly last: [number, number, number];
}

const NOWHERE: Direction = [0, 0];

/** the kinds of what is read, each with room for its cases */
const COUNT = 1;
const GAP = 97;
const SIZE = 112;
const SIDE = 496;
const OTHER = 640;

/**
 * Reads the terms of a wave.
 * @param family receives what the terms tell of the phase
 * @param phase by which the wave is ahead of its family
 * @param odd whether latitude is to be expected, and not longitude and distance
 * @param reach how many small arguments are in it, at most 7
 */
export function readTerms(symbols: Symbols, family: Family, phase: Direction, odd: boolean, reach: number): Pick<Wave, 'terms' | 'largest'> {
  const { sort, directions, sizes, last } = family;
  const terms: number[] = [];
  let largest = 0;
  // of the longitude at power 0: bits, and on which side of the direction
  let leading = 0;
  let leadingSide = 0;
  for (let coordinate = 0; coordinate < 3; coordinate++) {
    const distance = coordinate === 2;
    const seen = distance ? Math.min(leading, 7) : 0;
    const powers = symbols.number(COUNT + ((sort * 2 + Number(odd)) * 2 + Number(coordinate === 1)) * 8 + seen);
    let below = 0;
    for (let power = 0; power < powers; power++) {
      if (power < powers - 1 && !symbols.flag(GAP + sort * 2 + Number(power > 0))) {
        below = 0;
        continue;
      }
      // without another, the direction is that of the cosine
      const group = sort === 2 ? power + (coordinate === 1 ? POWERS : 0) : power;
      const known = directions[group];
      let [x, y] = known === undefined ? NOWHERE : turned(known, phase);
      if (distance) [x, y] = [-y, x];
      const context =
        power > 0
          ? 80 + Math.min(below, 15) + 16 * Math.min(power - 1, 2)
          : distance && leading > 0
            ? leading
            : 32 + (sort === 0 ? reach : Math.min(last[coordinate] as number, 15)) + 16 * Number(distance);
      const sided = power === 0 && distance && leading > 0 ? leadingSide : 0;
      const [sine, cosine] = symbols.pair(
        [x, y],
        SIZE + sort * 128 + context,
        SIDE + ((sort * 3 + coordinate) * 2 + Number(power > 0)) * 3 + sided,
        OTHER + ((known === undefined ? 3 : sort) * 2 + Number(power > 0)) * 32,
      );
      terms.push(coordinate * POWERS + power, cosine, sine);
      below = lengthOf(Math.abs(sine) | Math.abs(cosine));
      largest |= Math.abs(sine) | Math.abs(cosine);
      if (power === 0) {
        last[coordinate as 0 | 1 | 2] = below;
        if (coordinate === 0) {
          leading = below;
          leadingSide = sine * x + cosine * y < 0 ? 2 : 1;
        }
      }
      if (sort !== 0 && below > (sizes[group] ?? 0)) {
        sizes[group] = below;
        const plain: Direction = distance ? [cosine, -sine] : [sine, cosine];
        directions[group] = turned(plain, phase, -1);
      }
    }
  }
  return { terms, largest };
}
