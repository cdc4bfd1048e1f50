import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import type { NatalSky } from '../cast/natal.js';
import { natalConventions, natalDisputes } from '../cast/natalInput.js';
import { at } from '../math/at.js';
import { skySources } from '../operation/provenance.js';
import { instantFromUtc } from '../sky/utc.js';
import type { Birth, Dispute, LocalInstant, Place, Provenance, Source } from '../types.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';

/** Returns the name of a sign, 0 (Aries) … 11. */
export const signNamed = (sign: number): Sign => at(SIGNS, sign).name;

/** Returns the grahas for which something holds, in the order of a chart. */
export const grahasWhere = (holds: (graha: Graha) => boolean): Graha[] => GRAHAS.filter(holds);

/** Returns what tells instants on the clocks of a place, from milliseconds since 1970-01-01T00:00Z. */
export function teller({ timezone }: Place, { timeScale }: SkyContext): (utcMs: number) => LocalInstant {
  const clock = zoneClock(timezone, timeScale);
  return (utcMs) => isoOn(clock, instantFromUtc(utcMs, timeScale).ut);
}

/** What a provenance says beside what every operation on a birth says. */
interface Said {
  readonly method: string;
  readonly conventions: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly disputed: readonly Dispute[];
  readonly rules?: Provenance['rules'];
  readonly verified_against: string;
}

/** What a family of twentieth-century books has in common. */
const TRADITION =
  'tradition: books of the twentieth century on older names. The palm leaves that are read as nadi are a corpus, which nothing here imitates';

/** Returns the provenance of an operation on a birth. */
export function nadiProvenance(birth: Birth, natal: NatalSky, said: Said): Provenance {
  const { method, conventions, sources, disputed, rules, verified_against } = said;
  return {
    method,
    conventions: { label: TRADITION, ...natalConventions(natal, natal.sky), ...conventions },
    sources: [...sources, ...skySources(natal.sky)],
    disputed: [...disputed, ...natalDisputes(birth, natal, natal.sky)],
    verified_against,
    ...(rules === undefined ? {} : { rules }),
  };
}

/** Returns what every outcome of a birth has beside data and provenance. */
export function aroundBirth({ resolved, sky }: NatalSky, rests: readonly string[]) {
  return {
    ayanamsa: sky.ayanamsa,
    birthTimeAssumed: resolved.timeAssumed,
    restsOnBirthTime: rests,
    birth: resolved.clock,
  };
}
