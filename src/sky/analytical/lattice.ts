import type { Symbols } from './symbols.js';
import { type Family, FURTHER_ANSWERS, FURTHER_NUMBERS, familyOf, open, UNIT, UNIT_BITS, type Waves } from './waves.js';

/** An argument of time: coefficients of T, T², T³, T⁴ in turns, then cosine and sine of its phase, in units. */
export type Argument = readonly [t1: number, t2: number, t3: number, t4: number, x: number, y: number];

/** D, F, l, l′ and the node, of which the arguments of waves are sums; planetary parts are a frequency. */
export type Lattice = readonly [d: Argument, f: Argument, l: Argument, e: Argument, node: Argument];

interface Sum {
  readonly argument: Argument;
  /** about twice the magnitude of its factor */
  readonly weight: number;
  /** whether there is an odd multiple of F */
  readonly odd: boolean;
}

/** turns per century */
export const FREQUENCY_UNIT = 1 / 32;
/** most of each argument that there may be: D, F, l, l′ */
export const MOST = [8, 6, 6, 4] as const;
/** keys of all multiples and of their neighbours, and the key of none */
const KEYS = 21 * 4096;
const NONE = 10 * 4096 + 8 * 256 + 8 * 16 + 8;

/** kinds of answers: whether multiples occur, by 80 cases for each number of nodes and for the rest; whether one more does not occur with a frequency */
const PRESENT = FURTHER_ANSWERS;
const CASES = 80;
/** there are fewer than so many nodes in an argument */
export const NODES = 3;
const ABSENT = PRESENT + (NODES + 1) * CASES;
/** room for all multiples that occur with any frequency */
const MEMBERS = 192;
/** kinds of numbers: bits of a frequency, count of frequencies, multiples of each; waves until the next frequency */
export const STEP = FURTHER_NUMBERS;
const FINER = STEP + 1;
const FAMILIES = STEP + 2;
const MANY = STEP + 3;
const TWICE = STEP + 4;

/** The case of a sum: the size of its factors, how many neighbours occur, whether D is odd. */
function presence(weight: number, near: number, d: number): number {
  return (Math.min(weight >> 1, 9) * 4 + Math.min(near, 3)) * 2 + (d & 1);
}

function sumOf(lattice: Lattice, times: readonly number[]): Argument {
  let t1 = 0;
  let t2 = 0;
  let t3 = 0;
  let t4 = 0;
  let c = UNIT;
  let s = 0;
  for (let i = 0; i < 5; i++) {
    const argument = lattice[i] as Argument;
    const many = times[i] as number;
    if (many === 0) continue;
    t1 += many * argument[0];
    t2 += many * argument[1];
    t3 += many * argument[2];
    t4 += many * argument[3];
    const y = many < 0 ? -argument[5] : argument[5];
    for (let left = Math.abs(many); left > 0; left--) {
      const before = c;
      c = (c * argument[4] - s * y) >> UNIT_BITS;
      s = (before * y + s * argument[4]) >> UNIT_BITS;
    }
  }
  return [t1, t2, t3, t4, c, s];
}

/**
 * Reads which sums there are with so many nodes, each from those that were read before it; `half` leaves out those that are another's
 * opposite.
 */
function readSums(symbols: Symbols, lattice: Lattice, kind: number, nodes: number, half: boolean): Sum[] {
  const found: Sum[] = [];
  const there = new Uint8Array(KEYS);
  const reach = 2 * symbols.bits(4);
  for (let d = half ? 0 : -MOST[0]; d <= MOST[0]; d++) {
    for (let f = -MOST[1]; f <= MOST[1]; f++) {
      for (let l = -MOST[2]; l <= MOST[2]; l++) {
        const light = Math.abs(d) + 4 * Math.abs(f) + 2 * Math.abs(l);
        const most = Math.min(MOST[3], (reach - light) >> 2);
        for (let e = -most; e <= most; e++) {
          const key = NONE + ((d * 16 + f) * 16 + l) * 16 + e;
          if (half && key <= NONE) continue;
          const weight = light + 4 * Math.abs(e);
          // those with one l′ less, one l, both, two F, two D
          const near =
            (there[key - 1] as number) +
            (there[key - 16] as number) +
            (there[key - 17] as number) +
            (there[key - 512] as number) +
            (there[key - 8192] as number);
          if (symbols.run(kind + presence(weight, near, d), 1) === 0) continue;
          there[key] = 1;
          found.push({ argument: sumOf(lattice, [d, f, l, e, nodes]), weight, odd: (f & 1) !== 0 });
        }
      }
    }
  }
  return found;
}

/** Waves come in no order of their frequencies. */
export function readLattice(symbols: Symbols, lattice: Lattice, waves: Waves): void {
  let single = symbols.number(TWICE);
  const readMember = (family: Family, frequency: number, { argument, weight, odd }: Sum): void => {
    // Reversed it is the same wave. Some arguments occur twice, once reversed.
    const sign = frequency + argument[0] < 0 ? -1 : 1;
    const reach = Math.min(Math.floor(weight / 3), 7);
    for (let again = true; again; ) {
      const at = 4 * waves.count;
      waves.turns[at] = sign * (frequency + argument[0]);
      waves.turns[at + 1] = sign * argument[1];
      waves.turns[at + 2] = sign * argument[2];
      waves.turns[at + 3] = sign * argument[3];
      waves.read(symbols, family, argument[4], argument[5], odd, reach, sign < 0);
      again = single-- === 0;
      if (again) single = symbols.number(TWICE);
    }
  };
  const lunar = familyOf(0);
  for (let nodes = 0; nodes < NODES; nodes++) {
    open(lunar);
    for (const sum of readSums(symbols, lattice, PRESENT + nodes * CASES, nodes, nodes === 0))
      readMember(lunar, 0, sum);
  }
  const all = readSums(symbols, lattice, PRESENT + NODES * CASES, 0, false).sort((a, b) => a.weight - b.weight);
  const family = familyOf(1);
  let step = 0;
  for (let left = symbols.number(FAMILIES); left > 0; left--) {
    step += symbols.number(STEP);
    const finer = symbols.number(FINER);
    const frequency = (step + (symbols.bits(finer) + 0.5) / 2 ** finer) * FREQUENCY_UNIT;
    open(family);
    let members = symbols.number(MANY) + 1;
    const many = members > 20 ? 2 : members > 4 ? 1 : 0;
    for (let i = 0; members > 0; i++) {
      i += symbols.run(ABSENT + many * MEMBERS + i, all.length - i - members);
      members--;
      readMember(family, frequency, all[i] as Sum);
    }
  }
}
