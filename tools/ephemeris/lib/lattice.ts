// Finds what the arguments of the Moon's waves are sums of: small multiples of D, F, l and l′, and of each what comes from the planets.
import { type Argument, FREQUENCY_UNIT, type Lattice, MOST, NODES } from '../../../src/sky/analytical/lattice.js';
import { UNIT } from '../../../src/sky/analytical/waves.js';
import { frequencyOf, termValues, type Wave } from './pack.js';
import type { Value } from './symbols.js';

/** An argument of the theory: coefficients of T, T², T³, T⁴ in turns, and its phase in radians. */
export interface Named {
  readonly turns: readonly number[];
  readonly phase: number;
}

/** D, F, l, l′ and the node's. */
export type Five = readonly [d: Named, f: Named, l: Named, e: Named, node: Named];

type Four = [number, number, number, number];

interface Member {
  readonly of: Four;
  readonly wave: Wave;
  /** as in the direction of the family, which may be against that of time */
  readonly terms: readonly number[];
}

interface Family {
  /** how many nodes there are in the argument; −1 where there are planets */
  readonly nodes: number;
  /** turns per century beyond the small arguments */
  readonly rest: number;
  readonly members: Member[];
}

const TURN = 2 * Math.PI;
const WIDE = 99;

const keyOf = (of: readonly number[]): string => of.join();

/** the multiples that there may be, in the order in which they are asked for; `half` leaves out those that are another's opposite */
function candidates(reach: number, half: boolean): { of: Four; weight: number }[] {
  const range = (most: number): number[] => Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  const found: { of: Four; weight: number }[] = [];
  for (const d of range(MOST[0])) {
    for (const f of range(MOST[1])) {
      for (const l of range(MOST[2])) {
        for (const e of range(MOST[3])) {
          const of: Four = [d, f, l, e];
          const weight = Math.abs(d) + 4 * Math.abs(f) + 2 * Math.abs(l) + 4 * Math.abs(e);
          const first = of.find((times) => times !== 0) ?? 0;
          if (weight <= 2 * reach && !(half && first <= 0)) found.push({ of, weight });
        }
      }
    }
  }
  return found;
}

const ALL = candidates(WIDE, false);
const WEIGHT = new Map(ALL.map(({ of, weight }) => [keyOf(of), weight]));
const PLACE = new Map(ALL.map(({ of }, i) => [keyOf(of), i]));
const weightOf = (of: Four): number => WEIGHT.get(keyOf(of)) as number;
const placeOf = (of: Four): number => PLACE.get(keyOf(of)) as number;

/** as few digits of the coefficients of T, T², T³, T⁴ as give what is kept of all arguments */
const DIGITS = [14, 8, 6, 4];

const argument = ({ turns, phase }: Named): Argument => {
  const [t1 = 0, t2 = 0, t3 = 0, t4 = 0] = turns.map((x, i) => Number(x.toPrecision(DIGITS[i])));
  return [t1, t2, t3, t4, Math.round(UNIT * Math.cos(phase)), Math.round(UNIT * Math.sin(phase))];
};

/** Returns what arguments are sums of, from D, F, l, l′ and the node's. */
export function latticeOf([d, f, l, e, node]: Five): Lattice {
  return [argument(d), argument(f), argument(l), argument(e), argument(node)];
}

const shapeOf = (turns: readonly number[]): string =>
  turns
    .slice(1, 4)
    .map((x, i) => Math.round(TURN * x * 10 ** (9 + 3 * i)) + 0)
    .join();

function familiesOf(waves: readonly Wave[], named: Five): Family[] {
  const shapes = new Map<string, { of: Four; z: number; frequency: number }[]>();
  for (const { of } of ALL) {
    for (let z = 1 - NODES; z < NODES; z++) {
      const turns = [0, 1, 2, 3].map((k) =>
        [...of, z].reduce((sum, times, i) => sum + times * (named[i]?.turns[k] as number), 0),
      );
      const shape = shapeOf(turns);
      shapes.set(shape, [...(shapes.get(shape) ?? []), { of, z, frequency: turns[0] as number }]);
    }
  }
  const families = new Map<string, Family>();
  for (const wave of waves) {
    const found = (shapes.get(shapeOf(wave.turns)) ?? [])
      .map((at) => ({ ...at, rest: (wave.turns[0] as number) - at.frequency }))
      .sort((a, b) => Math.abs(a.rest) - Math.abs(b.rest))[0];
    if (found === undefined) throw new RangeError(`no sum of arguments is ${wave.turns}`);
    const { of, z, rest } = found;
    const named = Math.abs(rest) < 1e-5;
    if (!named && z !== 0) throw new RangeError(`a sum of planets and node is ${wave.turns}`);
    // Families run forwards; where there is nothing beside the small arguments, by the first of these.
    const sign = Math.sign(named ? (z === 0 ? (of.find((times) => times !== 0) as number) : z) : rest);
    const key = named ? `nodes ${sign * z}` : (sign * rest).toFixed(5);
    const family = families.get(key) ?? { nodes: named ? sign * z : -1, rest: sign * rest, members: [] };
    families.set(key, family);
    family.members.push({
      of: of.map((times) => sign * times + 0) as Four,
      wave,
      terms: wave.terms.map((value, i) => (i % 3 === 2 ? sign * value + 0 : value)),
    });
  }
  return [...families.values()];
}

/** between what the frequency of each wave has to be, so that all keep their order */
function roomOf(waves: readonly Wave[]): Map<Wave, readonly [number, number]> {
  const between = (a: Wave | undefined, b: Wave | undefined, otherwise: number): number => {
    const [one, other] = [a?.turns[0], b?.turns[0]];
    return one === undefined || other === undefined || Math.abs(one - other) < 1e-8 ? otherwise : (one + other) / 2;
  };
  return new Map(
    waves.map((wave, i) => [
      wave,
      [between(waves[i - 1], wave, 0), between(wave, waves[i + 1], Number.POSITIVE_INFINITY)],
    ]),
  );
}

/** the frequency of a family in as few bits as give those of all its members, in their order */
function frequencyFor({ rest, members }: Family, lattice: Lattice, room: ReturnType<typeof roomOf>) {
  const lunar = members.map(({ of }) => of.reduce((sum, times, i) => sum + times * (lattice[i]?.[0] as number), 0));
  const steps = rest / FREQUENCY_UNIT;
  const whole = Math.floor(steps);
  for (let finer = 0; finer < 31; finer++) {
    const near = Math.floor((steps - whole) * 2 ** finer);
    for (const fine of [near, near - 1, near + 1]) {
      if (fine < 0 || fine >= 2 ** finer) continue;
      const turns = (whole + (fine + 0.5) / 2 ** finer) * FREQUENCY_UNIT;
      const fits = members.every(({ wave: { turns: exact, largest }, wave }, i) => {
        const own = Math.abs(turns + (lunar[i] as number));
        const [above, below] = room.get(wave) as readonly [number, number];
        return (
          own > above &&
          own < below &&
          frequencyOf(own, largest).join() === frequencyOf(exact[0] as number, largest).join()
        );
      });
      if (fits) return { whole, finer, fine };
    }
  }
  throw new RangeError(`no frequency gives those of the family of ${rest} turns`);
}

function* multiplesValues(members: readonly Member[], half: boolean): Generator<Value> {
  const wanted = new Set(members.map(({ of }) => keyOf(of)));
  const reach = Math.ceil(Math.max(...members.map(({ of }) => weightOf(of))) / 2);
  yield reach;
  for (const { of } of candidates(reach, half)) yield wanted.has(keyOf(of)) ? 1 : 0;
}

function byMultiples(members: readonly Member[]): Map<string, Member[]> {
  const lists = new Map<string, Member[]>();
  for (const member of members) lists.set(keyOf(member.of), [...(lists.get(keyOf(member.of)) ?? []), member]);
  return lists;
}

/** behind a wave: whether another has the same argument */
type Again = boolean;

function* memberValues(same: readonly Member[]): Generator<Value | Again> {
  for (const [i, { terms }] of same.entries()) {
    yield* termValues(terms);
    yield i + 1 < same.length;
  }
}

/** values with the number of waves until one that another follows in place of what stands behind each */
function counted(values: Iterable<Value | Again>): Value[] {
  const found: Value[] = [0];
  let place = 0;
  let single = 0;
  for (const value of values) {
    if (typeof value !== 'boolean') found.push(value);
    else if (!value) single++;
    else {
      found[place] = single;
      single = 0;
      place = found.push(0) - 1;
    }
  }
  found[place] = single;
  return found;
}

/** Returns what `readLattice` of lattice.ts asks for. */
export function latticeValues(waves: readonly Wave[], named: Five): Value[] {
  return counted(allValues(waves, named));
}

function* allValues(waves: readonly Wave[], named: Five): Generator<Value | Again> {
  const families = familiesOf(waves, named);
  const lattice = latticeOf(named);
  for (let nodes = 0; nodes < NODES; nodes++) {
    const members = families.filter((family) => family.nodes === nodes).flatMap((family) => family.members);
    yield* multiplesValues(members, nodes === 0);
    const lists = [...byMultiples(members).values()];
    for (const same of lists.sort(([a], [b]) => placeOf((a as Member).of) - placeOf((b as Member).of)))
      yield* memberValues(same);
  }
  const others = families.filter((family) => family.nodes < 0).sort((a, b) => a.rest - b.rest);
  const members = others.flatMap((family) => family.members);
  yield* multiplesValues(members, false);
  const all = [...byMultiples(members).values()]
    .map(([first]) => (first as Member).of)
    .sort((a, b) => weightOf(a) - weightOf(b) || placeOf(a) - placeOf(b));
  const room = roomOf(waves);
  yield others.length;
  let step = 0;
  for (const family of others) {
    const { whole, finer, fine } = frequencyFor(family, lattice, room);
    yield whole - step;
    yield finer;
    yield fine;
    step = whole;
    const own = byMultiples(family.members);
    yield own.size - 1;
    let left = own.size;
    let absent = 0;
    for (const [i, of] of all.entries()) {
      const same = own.get(keyOf(of));
      if (same === undefined) absent++;
      else {
        // how many are left out, where some may be
        if (all.length - (i - absent) > left) yield absent;
        absent = 0;
        left--;
        yield* memberValues(same);
      }
    }
  }
}
