// Finds what the arguments of the Moon's waves are sums of: small multiples of D, F, l and l′, and of each what comes from the planets.
import { candidates, FREQUENCY_UNIT } from '../../../src/sky/analytical/lattice.ts';
import { frequencyOf, termValues } from './pack.mjs';

const add = (a, b, times) => a.map((x, i) => x + times * b[i]);
const unit = (phase) => [Math.cos(phase), Math.sin(phase)].map((x) => Number(x.toFixed(9)));

const TURN = 2 * Math.PI;

/** by which the higher coefficients of an argument are found again */
const shapeOf = (turns) => turns.slice(1).map((x, i) => Math.round(TURN * x * 10 ** (9 + 3 * i)) + 0).join();

/**
 * @param {{turns: number[], phase: number}[]} small the arguments D, F, l, l′
 * @param {{turns: number[], phase: number}} node the node's
 */
export function lattice(small, node) {
  const great = [0, 1, 2].map((z) => [...node.turns.map((x) => z * x), ...(z === 0 ? [1, 0] : unit(z * node.phase))]);
  return { small: small.map(({ turns, phase }) => [...turns, ...unit(phase)]), great };
}

/** families of waves: of each its frequency beyond the small arguments, or its number among the great ones, and its members */
export function familiesOf(waves, { small, great }) {
  const shapes = new Map();
  for (const { of } of candidates(15, false)) {
    const lunar = of.reduce((sum, times, i) => add(sum, small[i].slice(0, 4), times), [0, 0, 0, 0]);
    great.forEach((argument, z) => {
      for (const sign of z === 0 ? [1] : [1, -1]) {
        const turns = add(lunar, argument.slice(0, 4), sign);
        const shape = shapeOf(turns);
        const list = shapes.get(shape) ?? [];
        list.push({ of, z: sign * z, turns });
        shapes.set(shape, list);
      }
    });
  }
  const families = new Map();
  for (const wave of waves) {
    const found = (shapes.get(shapeOf(wave.turns)) ?? [])
      .map((at) => ({ ...at, rest: wave.turns[0] - at.turns[0] }))
      .sort((a, b) => Math.abs(a.rest) - Math.abs(b.rest))[0];
    if (found === undefined) throw new RangeError(`no sum of arguments is ${wave.turns}`);
    const named = Math.abs(found.rest) < 1e-5;
    let sign = 1;
    if (named && found.z !== 0) sign = Math.sign(found.z);
    else if (named) sign = Math.sign(found.of.find((x) => x !== 0));
    else if (found.z !== 0) throw new RangeError('a wave of planets and node');
    else sign = Math.sign(found.rest);
    const key = named ? `named ${sign * found.z}` : (sign * found.rest).toFixed(5);
    const family = families.get(key) ?? { named, z: sign * found.z, rest: sign * found.rest, members: [] };
    families.set(key, family);
    const [cosineSign, terms] = [sign, wave.terms.map((value, i) => (i % 3 === 2 ? sign * value + 0 : value))];
    family.members.push({ of: found.of.map((x) => cosineSign * x + 0), sign, wave, terms });
  }
  return [...families.values()];
}

/** between what the frequency of each wave has to be, so that all keep their order */
function roomOf(waves) {
  const between = (a, b, otherwise) => (a === undefined || b === undefined || Math.abs(a.turns[0] - b.turns[0]) < 1e-8 ? otherwise : (a.turns[0] + b.turns[0]) / 2);
  return new Map(waves.map((wave, i) => [wave, [between(waves[i - 1], wave, 0), between(wave, waves[i + 1], Number.POSITIVE_INFINITY)]]));
}

/** the frequency of a family in as few bits as give those of all its members, in their order */
function frequencyFor({ rest, members }, { small }, room) {
  const lunar = members.map(({ of }) => of.reduce((sum, times, i) => sum + times * small[i][0], 0));
  const steps = rest / FREQUENCY_UNIT;
  const whole = Math.floor(steps);
  for (let finer = 0; finer < 31; finer++) {
    const near = Math.floor((steps - whole) * 2 ** finer);
    for (const fine of [near, near - 1, near + 1]) {
      if (fine < 0 || fine >= 2 ** finer) continue;
      const turns = (whole + (fine + 0.5) / 2 ** finer) * FREQUENCY_UNIT;
      const fits = members.every(({ wave }, i) => {
        const own = Math.abs(turns + lunar[i]);
        const [above, below] = room.get(wave);
        return own > above && own < below && frequencyOf({ ...wave, turns: [own] }).join() === frequencyOf(wave).join();
      });
      if (fits) return { whole, finer, fine };
    }
  }
  throw new RangeError(`no frequency gives those of the family of ${rest}`);
}

const keyOf = (of) => of.join();
const weightOf = new Map([...candidates(99, false)].map(({ of, weight }) => [keyOf(of), weight]));

function* multiplesValues(members, half) {
  const wanted = new Set(members.map(({ of }) => keyOf(of)));
  const reach = Math.ceil(Math.max(...members.map(({ of }) => weightOf.get(keyOf(of)))));
  yield reach;
  for (const { of } of candidates(reach, half)) yield wanted.has(keyOf(of)) ? 1 : 0;
}

/** members of a family by their multiples, in their order */
function byMultiples(members, order = () => 0) {
  const lists = new Map();
  for (const member of members) lists.set(keyOf(member.of), [...(lists.get(keyOf(member.of)) ?? []), member]);
  return [...lists].sort(([a], [b]) => order(a, b)).map(([, same]) => same);
}

function* memberValues(same) {
  for (let i = 0; i < same.length; i++) {
    yield* termValues(same[i]);
    yield i + 1 < same.length ? 1 : 0;
  }
}

/** what readLattice of lattice.ts asks for */
export function* latticeValues(waves, how) {
  const order = new Map([...candidates(99, false)].map(({ of }, i) => [keyOf(of), i]));
  const families = familiesOf(waves, how);
  const named = families.filter((family) => family.named).sort((a, b) => a.z - b.z);
  if (named.map(({ z }) => z).join() !== how.great.map((_, z) => z).join()) throw new RangeError('a great argument has no waves, or there are more');
  for (const { z, members } of named) {
    yield* multiplesValues(members, z === 0);
    for (const same of byMultiples(members, (a, b) => order.get(a) - order.get(b))) yield* memberValues(same);
  }
  const room = roomOf(waves);
  const others = families.filter((family) => !family.named).sort((a, b) => a.rest - b.rest);
  const all = [...new Map(others.flatMap(({ members }) => members).map((member) => [keyOf(member.of), member])).values()];
  yield* multiplesValues(all, false);
  all.sort((a, b) => weightOf.get(keyOf(a.of)) - weightOf.get(keyOf(b.of)) || order.get(keyOf(a.of)) - order.get(keyOf(b.of)));
  yield others.length;
  let step = 0;
  for (const family of others) {
    const { whole, finer, fine } = frequencyFor(family, how, room);
    yield whole - step;
    yield finer;
    yield fine;
    step = whole;
    const members = new Map(byMultiples(family.members).map((same) => [keyOf(same[0].of), same]));
    yield members.size - 1;
    let left = members.size;
    for (let i = 0; left > 0; i++) {
      const same = members.get(keyOf(all[i].of));
      if (all.length - i > left) yield same === undefined ? 0 : 1;
      if (same === undefined) continue;
      left--;
      yield* memberValues(same);
    }
  }
}
