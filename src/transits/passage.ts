import { type BodyCrossing, motionOf, trackOf } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import type { Mover } from '../cast/movers.js';
import type { Instant } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import { within } from './input.js';
import { LOOP_DAYS, PASSAGE_DAYS } from './tables/reach.js';

/** Null where the ephemeris ends before. */
export interface Visit {
  readonly start: Instant | null;
  readonly end: Instant | null;
  /** Whether it came, or goes, retrograde; null with the instant. */
  readonly cameBack: boolean | null;
  readonly leavesBack: boolean | null;
}

/** All visits to a sign in one loop, and which is the present one. */
export interface Passage {
  readonly visits: readonly Visit[];
  readonly now: number;
}

const SIGNS = { every: 30 } as const;

function spansOf(sky: SkyContext, { body, planet }: Mover, tt: JdTt): readonly (readonly [from: JdTt, to: JdTt])[] {
  const reach = PASSAGE_DAYS[body];
  const [from, to] = [within(sky, tt - reach), within(sky, tt + reach)];
  if (body !== 'TrueNode') return [[from, to]];
  // The true node crosses a line within weeks of the mean one, which is easier to follow.
  const origin = planet === 'Ketu' ? 180 : 0;
  const mean = trackOf('MeanNode', motionOf(sky, 'MeanNode'), { every: 30, origin });
  const near = LOOP_DAYS.TrueNode / 2;
  return [...mean.between(from, to)].map(({ instant }) => [
    within(sky, instant.tt - near),
    within(sky, instant.tt + near),
  ]);
}

export function passageAt(sky: SkyContext, mover: Mover, { tt }: Instant): Passage {
  const track = trackOf(mover.body, mover.of, SIGNS);
  const home = track.cellAt(tt);
  const crossings = spansOf(sky, mover, tt).flatMap(([from, to]) => [...track.between(from, to)]);
  const visits: Visit[] = [];
  let entry: BodyCrossing | undefined;
  let now = 0;
  const close = (end: BodyCrossing | undefined): void => {
    if ((entry?.instant.tt ?? Number.NEGATIVE_INFINITY) <= tt) now = visits.length;
    visits.push({
      start: entry?.instant ?? null,
      end: end?.instant ?? null,
      cameBack: entry === undefined ? null : entry.forward === mover.backwards,
      leavesBack: end === undefined ? null : end.forward === mover.backwards,
    });
  };
  crossings.forEach((crossing, i) => {
    if (crossing.left === home && (entry !== undefined || i === 0)) close(crossing);
    entry = crossing.entered === home ? crossing : undefined;
  });
  if (entry !== undefined || crossings.length === 0) close(undefined);
  return { visits, now: Math.min(now, visits.length - 1) };
}
