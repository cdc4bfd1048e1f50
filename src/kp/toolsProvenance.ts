import { type BirthWords, birthOperations } from '../cast/birthOperation.js';
import { clockConvention } from '../cast/birthWords.js';
import { kpSkyContext, type SkyContext } from '../cast/context.js';
import { natalDisputes } from '../cast/natalInput.js';
import { at } from '../math/at.js';
import { ayanamsaDisputes, skySources, type Use } from '../operation/provenance.js';
import type { JdTt } from '../time/julian.js';
import type { Birth, Provenance } from '../types.js';
import { kpConventions, latticeConventions } from './provenance.js';
import { KP_DISPUTES, KP_LATTICE_SOURCES } from './tables/planets.js';
import { type KpBirth, type KpBirthInput, kpSchool } from './tools.js';

const ruled = (rules: BirthWords['rules']): Pick<Provenance, 'rules'> => (rules === undefined ? {} : { rules });

function birthWords(
  { conventions, sources, disputed = [] }: BirthWords,
  { resolved, cusps, grahas }: KpBirth,
  sky: SkyContext,
  { birth }: { readonly birth: Birth },
  uses: readonly Use[] = ['node'],
) {
  return {
    conventions: {
      clock: clockConvention(resolved),
      ...kpConventions(sky, uses, resolved.instant.tt),
      cusps: 'Placidus from the apparent sidereal time of the place',
      ...conventions,
    },
    sources: [...sources, ...KP_LATTICE_SOURCES, ...skySources(sky)],
    disputed: [
      ...disputed,
      ...KP_DISPUTES,
      ...natalDisputes(birth, { resolved, ascendant: at(cusps, 0), grahas }, sky),
    ],
  };
}

/** @internal */
export const kpOperation = birthOperations<KpBirth>({
  schools: ['kp'],
  school: (input) => kpSchool(input as KpBirthInput),
  context: kpSkyContext,
  words: birthWords,
});

/**
 * For operations that also date periods: those with `at`.
 *
 * @internal
 */
export const kpDatedOperation = birthOperations<KpBirth>({
  schools: ['kp'],
  school: (input) => kpSchool(input as KpBirthInput),
  context: kpSkyContext,
  words: (own, chart, sky, input) =>
    birthWords(own, chart, sky, input, 'at' in input && input.at !== undefined ? ['node', 'year'] : ['node']),
});

export function birthToolProvenance(
  sky: SkyContext,
  birth: Birth,
  chart: KpBirth,
  own: BirthWords,
  uses?: readonly Use[],
): Provenance {
  const { method, verified_against, rules } = own;
  return { method, ...birthWords(own, chart, sky, { birth }, uses), verified_against, ...ruled(rules) };
}

export function spanToolProvenance(
  sky: SkyContext,
  tts: readonly JdTt[],
  words: BirthWords,
  uses: readonly Use[],
): Provenance {
  return {
    method: words.method,
    conventions: { ...latticeConventions(sky, uses, ...tts), ...words.conventions },
    sources: [...words.sources, ...KP_LATTICE_SOURCES, ...skySources(sky)],
    disputed: [...(words.disputed ?? []), ...ayanamsaDisputes(sky)],
    verified_against: words.verified_against,
    ...ruled(words.rules),
  };
}
