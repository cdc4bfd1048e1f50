import { trackOf } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import { moversOf } from '../cast/movers.js';
import type { Unit } from '../cast/units.js';
import { at } from '../math/at.js';
import { ttFromUt } from '../time/deltaT.js';
import type { Place } from '../types.js';
import { type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import type { Stretch } from './rules/parts.js';
import { shared } from './rules/stretches.js';
import { lalatasOf } from './rules/yoginis.js';
import type { Compass } from './tables/directions.js';
import { LALATA } from './tables/yoginis.js';

const SIGN_LINES = { every: 30 } as const;

export interface Lalata extends Stretch {
  readonly direction: Compass;
  readonly graha: Graha;
  readonly lagna_sign: Sign;
}

/** Stays of a graha in signs from 1, cut to a stretch. */
function staysIn(sky: SkyContext, place: Place, graha: Graha, { start, end }: Stretch): Unit[] {
  const { body, of } = moversOf(sky, place)(graha);
  const track = trackOf(body, of, SIGN_LINES);
  const [from, to] = [ttFromUt(start), ttFromUt(end)];
  const stays: Unit[] = [];
  let open = { number: track.cellAt(from) + 1, start };
  for (const { instant, entered } of track.between(from, to)) {
    if (instant.ut > open.start) stays.push({ ...open, end: instant.ut });
    open = { number: entered + 1, start: instant.ut };
  }
  return [...stays, { ...open, end }];
}

/** Within a day, given the signs that rise in it. */
export function lalatasIn(sky: SkyContext, place: Place, rising: readonly Unit[]): Lalata[] {
  const [first, last] = [rising[0], rising.at(-1)];
  if (first === undefined || last === undefined) return [];
  const day = { start: first.start, end: last.end };
  const stays = new Map<Graha, readonly Unit[]>(LALATA.map(({ graha }) => [graha, staysIn(sky, place, graha, day)]));
  return rising.flatMap((sign) =>
    LALATA.flatMap(({ graha }) =>
      (stays.get(graha) ?? []).flatMap((stay) => {
        const both = shared(sign, stay);
        const found = lalatasOf(sign.number, () => stay.number).find((one) => one.graha === graha);
        if (both === undefined || found === undefined) return [];
        return { ...both, direction: found.direction, graha, lagna_sign: at(SIGNS, sign.number - 1).name };
      }),
    ),
  );
}
