import { skyContext } from '../cast/context.js';
import { natalConventions, natalDisputes } from '../cast/natalInput.js';
import { castChart } from '../doshas/chart.js';
import { countsOnDate } from '../doshas/manglikDate.js';
import { MANGLIK_RESTS, MANGLIK_VERIFICATION, type ManglikOptions, manglikFields } from '../doshas/manglikInput.js';
import type { CancellationEvidence } from '../doshas/manglikOf.js';
import { type ManglikData, manglikOf } from '../doshas/manglikOf.js';
import { MANGLIK_DISPUTES, manglikConventions, manglikSources } from '../doshas/manglikProvenance.js';
import { BOTH_PARTNERS } from '../doshas/tables/manglik.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, nodeSchema, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { natureDisputes } from '../strengths/birthChart.js';
import type { BirthAtHand } from '../strengths/input.js';
import type { Ayanamsa, NodeKind, Place } from '../types.js';
import { EXAMPLE_COUPLE, type MatchSide, of, partnerSchema } from './partner.js';

/** The input of {@link manglik}. */
export interface ManglikMatchInput extends ManglikOptions {
  /** The bride. */
  readonly bride: MatchSide;
  /** The groom. */
  readonly groom: MatchSide;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node used for Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** Mars in both charts of a couple. */
export interface ManglikMatchData {
  /** The bride’s chart. */
  readonly bride: ManglikData;
  /** The groom’s chart. */
  readonly groom: ManglikData;
  /** Whether Mars counts from the lagna in both, which by the verses cancels it for both. Planets and houses are in each side. */
  readonly both_partners: CancellationEvidence;
}

const countsFromLagna = ({ references }: ManglikData): boolean =>
  references.some(({ from, counts }) => from === 'lagna' && counts);

/**
 * Returns Mars in the charts of a bride and a groom as in `doshas.manglik`, and whether he counts from the lagna in both, which by the
 * verses cancels it for both. There is no verdict.
 * @param input `bride` and `groom`, each with `birth` and optional `name`; optional `houses`, `include_absent`, `moon_rule`,
 *   `mercury_rule`, `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input (field such as `bride.birth.time`), a latitude without an ascendant (`undefined_at_latitude`)
 *   Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 80.47–49; each cancellation names its own.
 * @example
 * ```ts
 * import { manglik } from 'siddhanta/compatibility';
 * const india = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = manglik({
 *   bride: { birth: { date: '1990-08-15', time: '08:30:00', place: india } },
 *   groom: { birth: { date: '1988-11-05', time: '10:28:00', place: india } },
 * });
 * data.bride.summary.references_counting; // => 2
 * data.both_partners.holds; // => true
 * ```
 */
export const manglik = operation<ManglikMatchInput, ManglikMatchData>()({
  name: 'compatibility.manglik',
  summary: 'Manglik (Kuja dosha) of a bride and a groom: both charts, and whether one breaks the other',
  units: 4,
  schools: 'all',
  schema: () =>
    record({
      bride: partnerSchema(),
      groom: partnerSchema(),
      ...manglikFields(),
      ayanamsa: ayanamsaSchema(),
      node: nodeSchema(),
      conventions: conventionsSchema(),
    }),
  example: EXAMPLE_COUPLE,
  context: skyContext,
  run(input, sky) {
    const bride = castChart(input.bride.birth, sky, input, 'bride.birth');
    const groom = castChart(input.groom.birth, sky, input, 'groom.birth');
    const onDate = (birth: BirthAtHand, place: Place, field: string) =>
      countsOnDate(birth, place, sky, input.houses, field);
    const hers = manglikOf(
      bride.chart,
      input.houses,
      input.include_absent,
      onDate(bride.birth, input.bride.birth.place, 'bride.birth'),
    );
    const his = manglikOf(
      groom.chart,
      input.houses,
      input.include_absent,
      onDate(groom.birth, input.groom.birth.place, 'groom.birth'),
    );
    const holds = countsFromLagna(hers) && countsFromLagna(his);
    const { id, definition, effect, label, sources } = BOTH_PARTNERS;
    const rests = MANGLIK_RESTS.flatMap((path) => [`bride.${path}`, `groom.${path}`]);
    return {
      data: {
        bride: hers,
        groom: his,
        both_partners: {
          id,
          holds,
          definition,
          evidence: { planets: holds ? ['Mars'] : [], houses: [], signs: [] },
          label,
          sources: sources.map((source) => ({ ...source })),
          effect,
        },
      },
      provenance: {
        method: 'Mars in each chart by itself, and whether he counts from the lagna in both',
        conventions: {
          ...manglikConventions(input.houses, input),
          both_partners: 'only the count from the lagna, as the verses have it',
          ...natalConventions(bride.birth, sky),
          clock_of_groom: natalConventions(groom.birth, sky).clock ?? '',
        },
        sources: [
          cite('bphs', '80.48–49', 'what is in both charts is broken'),
          ...manglikSources(),
          ...skySources(sky),
        ],
        disputed: [
          ...MANGLIK_DISPUTES,
          ...natureDisputes(bride.birth, input.moon_rule, input.mercury_rule).map(of('bride')),
          ...natureDisputes(groom.birth, input.moon_rule, input.mercury_rule).map(of('groom')),
          ...natalDisputes(input.bride.birth, bride.birth, sky).map(of('bride')),
          ...natalDisputes(input.groom.birth, groom.birth, sky).map(of('groom')),
        ],
        verified_against: MANGLIK_VERIFICATION,
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: bride.birth.resolved.timeAssumed || groom.birth.resolved.timeAssumed,
      restsOnBirthTime: [...rests, 'both_partners'],
      birth: { bride: bride.birth.resolved.clock, groom: groom.birth.resolved.clock },
    };
  },
});
