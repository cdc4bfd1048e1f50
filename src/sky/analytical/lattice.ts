import type { Direction, Symbols } from './symbols.js';
import { type Family, POWERS, readTerms, turned, type Wave } from './waves.js';

/** An argument of time: coefficients of T, T², T³, T⁴ in turns, then the direction of its phase. */
export type Argument = readonly [number, number, number, number, x: number, y: number];

/** What the arguments of waves are sums of. */
export interface Lattice {
  /** four arguments, of which each wave has small multiples: D, F, l, l′ */
  readonly small: readonly [Argument, Argument, Argument, Argument];
  /** to which a multiple is added: nothing, and others that are told by name; all further ones follow as frequencies */
  readonly great: readonly Argument[];
}

/** Multiples of the four small arguments. */
interface Multiples {
  readonly of: readonly [number, number, number, number];
  /** about how small it makes a term */
  readonly weight: number;
  /** tells them from all others */
  readonly key: number;
}

/** largest multiples that are looked at */
const MOST = [8, 6, 6, 4] as const;
/** steps of a frequency, turns per century */
export const FREQUENCY_UNIT = 1 / 32;

/** what is taken from the key of multiples for those of one l′ less, one l, both, two F, two D */
const NEIGHBOURS = [1, 32, 33, 2048, 65536] as const;

const PRESENT = 900;
const CASES = 80;
const FAMILIES = 600;
const STEP = 601;
const FINER = 602;
const HOW_MANY = 603;
const AGAIN = 604;
const MEMBER = 1300;

/** Yields the multiples that there may be. `half` leaves out those that are another's opposite. */
export function* candidates(reach: number, half: boolean): Generator<Multiples> {
  for (let d = half ? 0 : -MOST[0]; d <= MOST[0]; d++) {
    for (let f = -MOST[1]; f <= MOST[1]; f++) {
      for (let l = -MOST[2]; l <= MOST[2]; l++) {
        for (let e = -MOST[3]; e <= MOST[3]; e++) {
          const weight = 2 * Math.abs(f) + Math.abs(l) + 2 * Math.abs(e) + Math.abs(d) / 2;
          const key = ((d * 32 + f) * 32 + l) * 32 + e;
          if (weight <= reach && !(half && key <= 0)) yield { of: [d, f, l, e], weight, key };
        }
      }
    }
  }
}

/** Reads which multiples there are, each from those that were read before it. */
function readMultiples(symbols: Symbols, kind: number, half: boolean): Multiples[] {
  const found: Multiples[] = [];
  const keys = new Set<number>();
  for (const one of candidates(symbols.bits(4), half)) {
    let near = 0;
    for (const other of NEIGHBOURS) if (keys.has(one.key - other)) near++;
    if (!symbols.flag(kind + (Math.min(Math.floor(one.weight), 9) * 4 + Math.min(near, 3)) * 2 + (one.of[0] & 1))) continue;
    keys.add(one.key);
    found.push(one);
  }
  return found;
}

/** Reads a wave of a family. */
function readWave(symbols: Symbols, small: Lattice['small'], great: Argument, family: Family, { of, weight }: Multiples): Wave {
  const turns = great.slice(0, 4);
  let phase: Direction = [great[4], great[5]];
  small.forEach((argument, i) => {
    const times = of[i] as number;
    for (let k = 0; k < 4; k++) turns[k] = (turns[k] as number) + times * (argument[k] as number);
    phase = turned(phase, [argument[4], argument[5]], times);
  });
  const { terms, largest } = readTerms(symbols, family, phase, (of[1] & 1) === 1, Math.min(Math.floor(weight / 1.5), 7));
  if ((turns[0] as number) >= 0) return { terms, largest, turns };
  // A wave that runs backwards is the same as one that runs on, with the opposite sine.
  return { terms: terms.map((value, i) => (i % 3 === 2 ? 0 - value : value)), largest, turns: turns.map((value) => 0 - value) };
}

/** Reads waves whose arguments are sums of others. */
export function readLattice(symbols: Symbols, { small, great }: Lattice): Wave[] {
  const waves: Wave[] = [];
  const last: Family['last'] = [0, 0, 0];
  // Of some arguments there are two waves, one of which the theory tells backwards.
  const readMember = (family: Family, argument: Argument, multiples: Multiples): void => {
    do waves.push(readWave(symbols, small, argument, family, multiples));
    while (symbols.flag(AGAIN + family.sort));
  };
  great.forEach((argument, i) => {
    const family: Family = { sort: 0, directions: new Array<Direction>(POWERS).fill([1, 0]), sizes: [], last };
    for (const multiples of readMultiples(symbols, PRESENT + i * CASES, i === 0)) readMember(family, argument, multiples);
  });
  const all = readMultiples(symbols, PRESENT + great.length * CASES, false).sort((a, b) => a.weight - b.weight);
  let step = 0;
  for (let left = symbols.number(FAMILIES); left > 0; left--) {
    step += symbols.number(STEP);
    const finer = symbols.number(FINER);
    const turns = (step + (symbols.bits(finer) + 0.5) / 2 ** finer) * FREQUENCY_UNIT;
    let members = symbols.number(HOW_MANY) + 1;
    const few = members > 20 ? 2 : members > 4 ? 1 : 0;
    const family: Family = { sort: 1, directions: [], sizes: [], last: [0, 0, 0] };
    for (let i = 0; members > 0; i++) {
      if (all.length - i > members && !symbols.flag(MEMBER + i * 3 + few)) continue;
      members--;
      readMember(family, [turns, 0, 0, 0, 1, 0], all[i] as Multiples);
    }
  }
  return waves.sort((a, b) => (a.turns[0] as number) - (b.turns[0] as number));
}
