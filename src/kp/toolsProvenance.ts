import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import type { SkyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { at } from '../math/at.js';
import { ayanamsaDisputes, skySources, type Use } from '../operation/provenance.js';
import type { JdTt } from '../time/julian.js';
import type { Birth, Dispute, Provenance, Rule, Source } from '../types.js';
import { kpConventions, latticeConventions } from './provenance.js';
import { KP_DISPUTES, KP_LATTICE_SOURCES } from './tables/planets.js';
import type { KpBirth } from './tools.js';

/** What a tool says of itself. */
export interface ToolWords {
  readonly method: string;
  readonly conventions: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly disputed: readonly Dispute[];
  /** What has been compared, and with what. */
  readonly verified: string;
  readonly rules?: Readonly<Record<string, Rule>>;
}

const ruled = (rules: ToolWords['rules']): { rules?: Readonly<Record<string, Rule>> } =>
  rules === undefined ? {} : { rules };

/** Returns where the result of a tool on a birth comes from. */
export function birthToolProvenance(
  sky: SkyContext,
  birth: Birth,
  { resolved, cusps, grahas }: KpBirth,
  words: ToolWords,
  uses: readonly Use[] = ['node'],
): Provenance {
  const { instant, utcMs } = resolved;
  const chart = { instant, utcMs, place: birth.place, ascendant: at(cusps, 0), grahas };
  return {
    method: words.method,
    conventions: {
      clock: clockConvention(resolved),
      ...kpConventions(sky, uses, instant.tt),
      cusps: 'Placidus from the apparent sidereal time of the place',
      ...words.conventions,
    },
    sources: [...words.sources, ...KP_LATTICE_SOURCES, ...skySources(sky)],
    disputed: [
      ...words.disputed,
      ...KP_DISPUTES,
      ...ayanamsaDisputes(sky),
      ...conventionDisputes(sky, chart),
      ...birthDisputes(birth, resolved, sky),
    ],
    verified_against: words.verified,
    ...ruled(words.rules),
  };
}

/** Returns where the result of a tool comes from that watches the sky over a span. */
export function spanToolProvenance(
  sky: SkyContext,
  tts: readonly JdTt[],
  words: ToolWords,
  uses: readonly Use[],
): Provenance {
  return {
    method: words.method,
    conventions: { ...latticeConventions(sky, uses, ...tts), ...words.conventions },
    sources: [...words.sources, ...KP_LATTICE_SOURCES, ...skySources(sky)],
    disputed: [...words.disputed, ...ayanamsaDisputes(sky)],
    verified_against: words.verified,
    ...ruled(words.rules),
  };
}
