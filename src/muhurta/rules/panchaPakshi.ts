import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import {
  BIRD_CYCLES,
  BIRD_PARTS,
  BIRD_STARS,
  BIRDS,
  type BirdAct,
  type BirdHalf,
  type PakshiBird,
} from '../tables/panchaPakshi.js';
import type { Stretch } from './parts.js';

export type LunarHalf = 'bright' | 'dark';

/** Of a nakṣatra from 1 and the half of the month at birth. */
export function birdOf(nakshatra: number, half: LunarHalf): PakshiBird {
  let left = nakshatra;
  const index = BIRD_STARS.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  return at(BIRDS, half === 'bright' ? index : BIRDS.length - 1 - index);
}

const halfOf = (half: LunarHalf, part: 'day' | 'night'): BirdHalf => `${half}_${part}`;

/** The five acts of a bird in the fifths of a day or a night; weekday 0 is Sunday. */
export function actsOf(bird: PakshiBird, weekday: number, half: LunarHalf, part: 'day' | 'night'): BirdAct[] {
  const { acts, step, eaters } = BIRD_CYCLES[halfOf(half, part)];
  const away = modulo(BIRDS.indexOf(bird) - BIRDS.indexOf(at(eaters, weekday)), BIRDS.length);
  const first = acts.findIndex((_, i) => (i * step) % BIRDS.length === away);
  return acts.map((_, i) => at(acts, (first + i) % acts.length));
}

export interface SubAct extends Stretch {
  readonly act: BirdAct;
  readonly bird: PakshiBird;
}

/** The five sub-acts of a fifth, each with its bird. */
export function subActsOf(
  bird: PakshiBird,
  act: BirdAct,
  half: LunarHalf,
  part: 'day' | 'night',
  fifth: Stretch,
): SubAct[] {
  const { acts, step } = BIRD_CYCLES[halfOf(half, part)];
  const first = acts.indexOf(act);
  const lengths = BIRD_PARTS[part];
  const whole = Object.values(lengths).reduce((all, one) => all + one, 0);
  let done = 0;
  return acts.map((_, i) => {
    const sub = at(acts, (first + i) % acts.length);
    const edge = (parts: number): number =>
      parts === whole ? fifth.end : fifth.start + ((fifth.end - fifth.start) * parts) / whole;
    const start = edge(done);
    done += lengths[sub];
    return { start, end: edge(done), act: sub, bird: at(BIRDS, (BIRDS.indexOf(bird) + i * step) % BIRDS.length) };
  });
}
