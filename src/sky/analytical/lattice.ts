import type { Symbols } from './symbols.js';
import { type Family, FURTHER_ANSWERS, FURTHER_NUMBERS, familyOf, open, type Waves } from './waves.js';

/** An argument of time: coefficients of T, T², T³, T⁴ in turns, then the direction of its phase. */
export type Argument = readonly [t1: number, t2: number, t3: number, t4: number, x: number, y: number];

/** What the arguments of waves are sums of: D, F, l, l′ and the node's; what else there is, of the planets, follows as a frequency. */
export type Lattice = readonly [d: Argument, f: Argument, l: Argument, e: Argument, node: Argument];

/** Multiples of the first four arguments. */
export interface Multiples {
  readonly of: readonly [d: number, f: number, l: number, e: number];
  /** about how small they make a term */
  readonly weight: number;
}

/** steps of a frequency, turns per century */
export const FREQUENCY_UNIT = 1 / 32;
/** room for the keys of all multiples and of their neighbours, and the key of none */
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
/** kinds of numbers: what tells a frequency, how many there are, how many multiples each has; waves until one whose argument has another */
export const STEP = FURTHER_NUMBERS;
const FINER = STEP + 1;
const FAMILIES = STEP + 2;
const MANY = STEP + 3;
const TWICE = STEP + 4;

/** Calls for each of the multiples that there may be, without making an object of it. `half` leaves out those that are another's opposite. */
export function forCandidates(
  reach: number,
  half: boolean,
  call: (d: number, f: number, l: number, e: number, weight: number, key: number) => void,
): void {
  for (let d = half ? 0 : -8; d <= 8; d++) {
    for (let f = -6; f <= 6; f++) {
      for (let l = -6; l <= 6; l++) {
        const weight = Math.abs(d) / 2 + 2 * Math.abs(f) + Math.abs(l);
        const most = Math.min(4, Math.floor((reach - weight) / 2));
        for (let e = -most; e <= most; e++) {
          const key = NONE + ((d * 16 + f) * 16 + l) * 16 + e;
          if (!half || key > NONE) call(d, f, l, e, weight + 2 * Math.abs(e), key);
        }
      }
    }
  }
}

/** Reads which multiples there are, each from those that were read before it. */
function readMultiples(symbols: Symbols, kind: number, half: boolean): Multiples[] {
  const found: Multiples[] = [];
  const there = new Uint8Array(KEYS);
  forCandidates(symbols.bits(4), half, (d, f, l, e, weight, key) => {
    // those with one l′ less, one l, both, two F, two D
    const near =
      (there[key - 1] as number) +
      (there[key - 16] as number) +
      (there[key - 17] as number) +
      (there[key - 512] as number) +
      (there[key - 8192] as number);
    if (symbols.run(kind + (Math.min(Math.floor(weight), 9) * 4 + Math.min(near, 3)) * 2 + (d & 1), 1) === 0) return;
    there[key] = 1;
    found.push({ of: [d, f, l, e], weight });
  });
  return found;
}

/** Reads waves whose arguments are sums of others, in no order of theirs. */
export function readLattice(symbols: Symbols, lattice: Lattice, waves: Waves): void {
  let single = symbols.number(TWICE);
  const readMember = (family: Family, frequency: number, nodes: number, { of, weight }: Multiples): void => {
    const turns: [number, number, number, number] = [frequency, 0, 0, 0];
    let c = 1;
    let s = 0;
    for (let i = 0; i < 5; i++) {
      const argument = lattice[i] as Argument;
      const times = i < 4 ? (of[i] as number) : nodes;
      for (let k = 0; k < 4; k++) turns[k] = (turns[k] as number) + times * (argument[k] as number);
      const y = times < 0 ? -argument[5] : argument[5];
      for (let left = Math.abs(times); left > 0; left--) {
        const before = c;
        c = c * argument[4] - s * y;
        s = before * y + s * argument[4];
      }
    }
    // Told backwards it is the same wave. Of some arguments there are two, one of which the theory tells backwards.
    const opposite = turns[0] < 0;
    const reach = Math.min(Math.floor(weight / 1.5), 7);
    for (let again = true; again; ) {
      for (let k = 0; k < 4; k++)
        waves.turns[4 * waves.count + k] = opposite ? 0 - (turns[k] as number) : (turns[k] as number);
      waves.read(symbols, family, c, s, (of[1] & 1) !== 0, reach, opposite);
      again = single-- === 0;
      if (again) single = symbols.number(TWICE);
    }
  };
  const lunar = familyOf(0);
  for (let nodes = 0; nodes < NODES; nodes++) {
    open(lunar);
    for (const multiples of readMultiples(symbols, PRESENT + nodes * CASES, nodes === 0))
      readMember(lunar, 0, nodes, multiples);
  }
  const all = readMultiples(symbols, PRESENT + NODES * CASES, false).sort((a, b) => a.weight - b.weight);
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
      readMember(family, frequency, 0, all[i] as Multiples);
    }
  }
}
