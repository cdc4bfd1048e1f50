import { type BirthRoom, birthOperations } from '../cast/birthOperation.js';
import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import type { NatalSky } from '../cast/natal.js';
import { natalConventions, natalDisputes } from '../cast/natalInput.js';
import { at } from '../math/at.js';
import { skySources } from '../operation/provenance.js';
import { instantFromUtc } from '../sky/utc.js';
import type { LocalInstant, Place } from '../types.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';

/** Returns the name of a sign, 0 (Aries) … 11. */
export const signNamed = (sign: number): Sign => at(SIGNS, sign).name;

/** Returns the grahas for which something holds, in the order of a chart. */
export const grahasWhere = (holds: (graha: Graha) => boolean): Graha[] => GRAHAS.filter(holds);

/** Returns what tells instants on the clocks of a place, from milliseconds since 1970-01-01T00:00Z. */
export function toLocalInstant({ timezone }: Place, { timeScale }: SkyContext): (utcMs: number) => LocalInstant {
  const clock = zoneClock(timezone, timeScale);
  return (utcMs) => isoOn(clock, instantFromUtc(utcMs, timeScale).ut);
}

/** What a family of twentieth-century books has in common. */
const TRADITION =
  'tradition: books of the twentieth century on older names. The palm leaves that are read as nadi are a corpus, which nothing here imitates';

/** Returns what an operation says together with what the room says of every birth. @internal */
export const nadiWords: BirthRoom<NatalSky>['words'] = (own, natal, sky, { birth }) => ({
  conventions: { label: TRADITION, ...natalConventions(natal, sky), ...own.conventions },
  sources: [...own.sources, ...skySources(sky)],
  disputed: [...(own.disputed ?? []), ...natalDisputes(birth, natal, sky)],
});

/** Declares an operation of the room on a birth. @internal */
export const nadiOperation = birthOperations<NatalSky>({ words: nadiWords });
