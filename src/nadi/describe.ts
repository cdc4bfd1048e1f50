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

export const signNamed = (sign: number): Sign => at(SIGNS, sign).name;

export const grahasWhere = (holds: (graha: Graha) => boolean): Graha[] => GRAHAS.filter(holds);

/** Milliseconds since 1970-01-01T00:00Z to local time of a place. */
export function toLocalInstant({ timezone }: Place, { timeScale }: SkyContext): (utcMs: number) => LocalInstant {
  const clock = zoneClock(timezone, timeScale);
  return (utcMs) => isoOn(clock, instantFromUtc(utcMs, timeScale).ut);
}

const TRADITION =
  'tradition: books of the twentieth century on older names. The palm leaves that are read as nadi are a corpus, which nothing here imitates';

/** @internal */
export const nadiWords: BirthRoom<NatalSky>['words'] = (own, natal, sky, { birth }) => ({
  conventions: { label: TRADITION, ...natalConventions(natal, sky), ...own.conventions },
  sources: [...own.sources, ...skySources(sky)],
  disputed: [...(own.disputed ?? []), ...natalDisputes(birth, natal, sky)],
});

/** @internal */
export const nadiOperation = birthOperations<NatalSky>({ words: nadiWords });
