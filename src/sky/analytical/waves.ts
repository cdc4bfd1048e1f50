import type { Symbols } from './symbols.js';

/**
 * What sines and cosines of phases are counted in: as integers, for fractions are garbage in code that is not compiled yet, and what removes
 * that waits for what compiles. Products of two have 28 bits.
 */
export const UNIT_BITS = 14;
export const UNIT = 1 << UNIT_BITS;

/** powers of T that a coordinate may have */
export const POWERS = 6;

/** What is known of waves whose phases go together. */
export interface Family {
  /** 0: arguments of the Moon alone; 1: of Moon and planets; 2: each wave by itself */
  readonly sort: 0 | 1 | 2;
  /** direction of the largest term so far for each power of T, as in longitude and without small arguments; behind them those of latitude */
  readonly directions: Int16Array;
  /** bits of these */
  readonly sizes: Uint8Array;
}

/** Returns a family, which has to be opened. */
export function familyOf(sort: Family['sort']): Family {
  return { sort, directions: new Int16Array(4 * POWERS), sizes: new Uint8Array(2 * POWERS) };
}

/** Opens a family of which no term has been seen; where it has the arguments of the Moon alone, all terms have these as their phase. */
export function open({ sort, directions, sizes }: Family): void {
  directions.fill(0);
  sizes.fill(0);
  if (sort === 0) for (let i = 0; i < directions.length; i += 2) directions[i] = UNIT;
}

/** kinds of answers, each with room for its cases: how many powers there are, whether one is left out, on which side numbers are */
const COUNT = 0;
const GAP = 8 * 96;
const SIDE = GAP + 8;
/** kinds of numbers */
const OTHER = 0;
const SIZE = 256;
/** from these on they are others' */
export const FURTHER_ANSWERS = SIDE + 56;
export const FURTHER_NUMBERS = SIZE + 384;

/** Returns an integer without so many of its last bits, or with so many more. */
function shifted(value: number, bits: number): number {
  return bits < 0 ? value << -bits : value >> bits;
}

/** Waves as they are read: of each its argument and what is not 0 of the coefficients of its cosines and sines, in units. */
export class Waves {
  /** how many have been read, and of how many terms */
  count = 0;
  terms = 0;
  /** number of the first term of each wave, and one past the last of all */
  readonly from: Uint16Array;
  /** magnitudes of all its coefficients, joined bit by bit */
  readonly largest: Int32Array;
  /** coefficients of T, T², T³, T⁴ of its argument, turns */
  readonly turns: Float64Array;
  /** of each term: slot (six times the coordinate and the power of T), cosine and sine */
  readonly slot: Uint8Array;
  readonly cosine: Int32Array;
  readonly sine: Int32Array;
  /** bits of the last numbers of longitude, latitude and distance at power 0 */
  private readonly last = new Uint8Array(3);

  constructor(waves: number, terms: number) {
    this.from = new Uint16Array(waves + 1);
    this.largest = new Int32Array(waves);
    this.turns = new Float64Array(4 * waves);
    this.slot = new Uint8Array(terms);
    this.cosine = new Int32Array(terms);
    this.sine = new Int32Array(terms);
  }

  /**
   * Reads the terms of a wave; its argument is for the caller to tell.
   *
   * @param family receives what the terms tell of the phase
   * @param c, s cosine and sine of the phase by which the wave is ahead of its family, in units
   * @param odd whether latitude is to be expected, and not longitude and distance
   * @param reach how many small arguments are in it, at most 7
   * @param opposite whether the wave runs backwards: its sines count the other way
   */
  read(
    symbols: Symbols,
    { sort, directions, sizes }: Family,
    c: number,
    s: number,
    odd: boolean,
    reach: number,
    opposite: boolean,
  ): void {
    const { last } = this;
    let largest = 0;
    // of the longitude at power 0: bits, and on which side of the direction
    let leading = 0;
    let side = 0;
    for (let coordinate = 0; coordinate < 3; coordinate++) {
      const latitude = coordinate === 1;
      const distance = coordinate === 2;
      const expected =
        ((sort * 2 + (odd ? 1 : 0)) * 2 + (latitude ? 1 : 0)) * 8 + (distance ? 1 + Math.min(leading, 6) : 0);
      const powers = symbols.run(COUNT + 8 * expected, POWERS);
      let below = 0;
      for (let power = 0; power < powers; power++) {
        const later = power > 0 ? 1 : 0;
        if (power < powers - 1 && symbols.run(GAP + sort * 2 + later, 1) > 0) {
          below = 0;
          continue;
        }
        // Latitude goes with the rest where all waves of a family keep to one phase.
        const group = sort === 2 && latitude ? POWERS + power : power;
        let known = sizes[group] as number;
        let x = directions[2 * group] as number;
        let y = directions[2 * group + 1] as number;
        if (sort !== 0 && known === 0 && power > 0) {
          // what is nearest to it: a right angle from the power below
          known = sizes[group - 1] as number;
          x = -(directions[2 * group - 1] as number);
          y = directions[2 * group - 2] as number;
        }
        // in distance a right angle further
        const along = (x * c - y * s) >> UNIT_BITS;
        const aside = (x * s + y * c) >> UNIT_BITS;
        x = distance ? -aside : along;
        y = distance ? along : aside;
        const beside = distance && leading > 0;
        const size =
          power > 0
            ? 80 + Math.min(below, 15) + 16 * Math.min(power - 1, 2)
            : beside
              ? leading
              : 32 + (sort === 0 ? reach : Math.min(last[coordinate] as number, 15)) + (distance ? 16 : 0);
        symbols.pair(
          x,
          y,
          SIZE + sort * 128 + size,
          SIDE + ((sort * 3 + coordinate) * 2 + later) * 3 + (power === 0 && beside ? side : 0),
          OTHER + ((sort !== 0 && known === 0 ? 3 : sort) * 2 + later) * 32,
        );
        const { sine, cosine } = symbols;
        this.slot[this.terms] = coordinate * POWERS + power;
        this.cosine[this.terms] = cosine;
        this.sine[this.terms++] = opposite ? -sine : sine;
        const joined = Math.abs(sine) | Math.abs(cosine);
        largest |= joined;
        below = 32 - Math.clz32(joined);
        if (power === 0) last[coordinate] = below;
        if (power === 0 && coordinate === 0) {
          leading = below;
          side = sine * x + cosine * y < 0 ? 2 : 1;
        }
        if (sort === 0 || below <= (sizes[group] as number)) continue;
        sizes[group] = below;
        // as long as there is room for
        const far = below - UNIT_BITS + 1;
        const plainX = shifted(distance ? cosine : sine, far);
        const plainY = shifted(distance ? -sine : cosine, far);
        directions[2 * group] = (plainX * c + plainY * s) >> UNIT_BITS;
        directions[2 * group + 1] = (plainY * c - plainX * s) >> UNIT_BITS;
      }
    }
    this.largest[this.count++] = largest;
    this.from[this.count] = this.terms;
  }
}
