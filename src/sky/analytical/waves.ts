import type { Symbols } from './symbols.js';

/**
 * Sines and cosines of phases are integers: fractions are garbage in code that is not compiled yet, and collecting it delays compilation.
 * Products of two have 28 bits.
 */
export const UNIT_BITS = 14;
export const UNIT = 1 << UNIT_BITS;

/** of a coordinate */
export const POWERS = 6;

/** Waves with related phases. */
export interface Family {
  /** 0: arguments of the Moon alone; 1: of Moon and planets; 2: each wave by itself */
  readonly sort: 0 | 1 | 2;
  /** direction of the largest term so far for each power of T, as in longitude and without small arguments; behind them those of latitude */
  readonly directions: Int16Array;
  readonly sizes: Uint8Array;
}

/** It has to be opened. */
export function familyOf(sort: Family['sort']): Family {
  return { sort, directions: new Int16Array(4 * POWERS), sizes: new Uint8Array(2 * POWERS) };
}

/** Opens a family of which no term has been seen; where it has the arguments of the Moon alone, all terms have these as their phase. */
export function open({ sort, directions, sizes }: Family): void {
  directions.fill(0);
  sizes.fill(0);
  if (sort === 0) for (let i = 0; i < directions.length; i += 2) directions[i] = UNIT;
}

/**
 * Contexts, each a kind by its number: docs/decisions/0035-packed-series.md names them. Of answers: how many powers there are, whether one is
 * left out, on which side of the direction a number is. Each has room for all its cases.
 */
const POWERS_ARE = 0;
const POWERS_ROOM = 8;
const GAP = POWERS_ROOM * 96;
const SIDE = GAP + 8;
/** from here on answers are of others */
export const FURTHER_ANSWERS = SIDE + 56;

/** Of numbers: what the lesser of two is off by, by the bits of the greater, and how large the greater is. */
const OFF = 0;
const OFF_ROOM = 32;
const SIZE = 256;
const SIZE_ROOM = 128;
/** where nothing is known of the phase, in place of the sort */
const UNKNOWN = 3;
/** sizes at power 0: beside a longitude of so many bits; of an angle or a distance by itself; from here on those of later powers */
const BESIDE = 0;
const ALONE = 32;
const OF_DISTANCE = 16;
const LATER = 80;
/** cases that the bits of a number make, and powers beyond which all are alike */
const MOST_BITS = 15;
const LAST_POWER = 3;
/** from here on numbers are of others */
export const FURTHER_NUMBERS = SIZE + 3 * SIZE_ROOM;

function powersOf(sort: number, odd: boolean, coordinate: number, leading: number): number {
  const latitude = coordinate === 1 ? 1 : 0;
  const beside = coordinate === 2 ? 1 + Math.min(leading, 6) : 0;
  return POWERS_ARE + POWERS_ROOM * (((sort * 2 + (odd ? 1 : 0)) * 2 + latitude) * 8 + beside);
}

function laterSize(power: number, below: number): number {
  return LATER + 16 * (Math.min(power, LAST_POWER) - 1) + Math.min(below, MOST_BITS);
}

function aloneSize(sort: number, reach: number, last: number, distance: boolean): number {
  return ALONE + (distance ? OF_DISTANCE : 0) + (sort === 0 ? reach : Math.min(last, MOST_BITS));
}

/** Negative counts shift left. */
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
      const powers = symbols.run(powersOf(sort, odd, coordinate, leading), POWERS);
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
            ? laterSize(power, below)
            : beside
              ? BESIDE + leading
              : aloneSize(sort, reach, last[coordinate] as number, distance);
        symbols.pair(
          x,
          y,
          SIZE + sort * SIZE_ROOM + size,
          SIDE + ((sort * 3 + coordinate) * 2 + later) * 3 + (power === 0 && beside ? side : 0),
          OFF + ((sort !== 0 && known === 0 ? UNKNOWN : sort) * 2 + later) * OFF_ROOM,
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
