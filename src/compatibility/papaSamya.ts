import * as v from 'valibot';
import { refuseUncertainty } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { skyContext } from '../cast/context.js';
import { type NatalSky, natalSky } from '../cast/natal.js';
import { natalConventions, natalDisputes } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, nodeSchema, oneOf, record } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import { operation } from '../operation/operation.js';
import { skySources } from '../operation/provenance.js';
import type { Ayanamsa, Birth, Dispute, NodeKind } from '../types.js';
import { NODE_DIGNITIES, type NodeDignity } from '../zodiac/dignity.js';
import { GRAHAS } from '../zodiac/names.js';
import { EXAMPLE_COUPLE, type MatchSide, of, partnerSchema } from './partner.js';
import { type PapaPoints, type PapaRules, type PapaSum, papaSum } from './rules/papa.js';
import { PAPA_SOURCES, PAPA_WEIGHTINGS, type PapaWeighting } from './tables/papa.js';

/** How pāpa points are counted. */
export interface PapaOptions {
  /**
   * Points of a malefic: 1 from the lagna, ½ from the Moon, ¼ from Venus (`by_reference`, the default); 1 from each (`equal`); or units of
   * its house and its own, by its dignity, with the same shares of the references (`by_house`).
   */
  readonly weighting?: PapaWeighting | undefined;
  /** Whether Ketu counts; false by default. `by_house` refuses `true`, since its source gives him no units. */
  readonly ketu?: boolean | undefined;
  /** Where the nodes are exalted, in mūlatrikoṇa and in own sign, for `by_house`; `bphs` by default. */
  readonly node_dignity?: NodeDignity | undefined;
}

/** The input of {@link papaSamya}. */
export interface PapaSamyaInput extends PapaOptions {
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

/** The pāpa points of a couple: two sums and no verdict. */
export interface PapaSamyaData {
  /** The weighting used. */
  readonly weighting: PapaWeighting;
  /** The bride’s chart. */
  readonly bride: PapaSum;
  /** The groom’s chart. */
  readonly groom: PapaSum;
  /** Whose sum is larger. @names none */
  readonly larger: 'bride' | 'groom' | 'equal';
  /** By how much. */
  readonly difference: PapaPoints;
}

/** @internal */
export function papaFields() {
  return {
    weighting: v.optional(oneOf(PAPA_WEIGHTINGS), 'by_reference'),
    ketu: v.optional(v.boolean(), false),
    node_dignity: v.optional(oneOf(NODE_DIGNITIES), 'bphs'),
  };
}

const DISPUTES: readonly Dispute[] = [
  {
    element: 'origin of the points',
    note: 'No classical text was read that has points: the descriptions are of Kerala practice and of programs. None prints a couple with whole sums.',
  },
  {
    element: 'weighting',
    note: 'by_reference is in two descriptions and the default. One page lists five methods, among them equal points with equal weights. One essay multiplies units of house and graha by a share for the dignity. B. V. Raman’s scale of 100, with Mars worst and the Sun least, is only quoted in part and not used.',
  },
  {
    element: 'Ketu',
    note: 'Three descriptions leave him out, one of them in words; two pages count him with Rahu. The option ketu includes him.',
  },
  {
    element: 'dignity',
    note: 'Only by_house weighs dignities. Its essay has no row for the signs of neutrals and enemies, which are whole here, and does not say whether friendship is natural or compound; here natural. Others say that dignity matters, without numbers.',
  },
  {
    element: 'aspect of Jupiter',
    note: 'One description says that Jupiter with a malefic, or his aspect on it, reduces the doṣa, without saying by how much. It is not applied.',
  },
  {
    element: 'which sum may be larger',
    note: 'All descriptions say that the bride’s sum should not be larger than the groom’s; one lets his be larger by 1 at most. The result states both sums only.',
  },
  {
    element: 'houses',
    note: 'Whole signs here; B. V. Raman’s school takes bhāvas.',
  },
];

const WEIGHTINGS: Readonly<Record<PapaWeighting, string>> = {
  by_reference: 'each malefic 1 from the lagna, 0.5 from the Moon, 0.25 from Venus',
  equal: 'each malefic 1 from each reference',
  by_house:
    'units of house (1, 2, 4: 3; 7: 5; 8: 6; 12: 1) times units of graha (Mars 4, Saturn 3, Sun 2, Rahu 1) times share of dignity; whole from the lagna, half from the Moon, a quarter from Venus',
};

/** @throws {SiddhantaError} `invalid_value` for `uncertainty_minutes`; `undefined_at_latitude` where no point of the ecliptic rises */
function castSide(birth: Birth, sky: SkyContext, field: string): NatalSky {
  refuseUncertainty(birth, field);
  return natalSky(birth, sky, field);
}

function sumOf({ grahas, ascendant }: NatalSky, rules: PapaRules): PapaSum {
  return papaSum({ longitudes: recordOf(GRAHAS, (graha) => grahas[graha].longitude), ascendant }, rules);
}

/**
 * Returns the pāpa points (pāpa sāmya) of a bride and a groom: for Mars, Saturn, Sun and Rāhu the house from lagna, Moon and Venus, the
 * points of those in 1, 2, 4, 7, 8 and 12, both sums, and which is larger. There is no percentage and no verdict.
 *
 * **Experimental**: the rules are those of published descriptions; no couple with printed sums was found. Points are exact sixteenths.
 * @param input `bride` and `groom`, each with `birth` and optional `name`; optional `weighting` (`by_reference`, `equal`, `by_house`),
 *   `ketu`, `node_dignity`, `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input (field such as `bride.birth.time`; `invalid_value` for `ketu` with `by_house`), a latitude without
 *   an ascendant (`undefined_at_latitude`)
 *
 * Source: descriptions of Kerala practice, named in `provenance.sources`.
 *
 * @example
 * ```ts
 * import { papaSamya } from 'siddhanta/compatibility';
 * const india = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = papaSamya({
 *   bride: { birth: { date: '1990-08-15', time: '08:30:00', place: india } },
 *   groom: { birth: { date: '1988-11-05', time: '10:28:00', place: india } },
 * });
 * data.bride.from; // => { lagna: 2, Moon: 1, Venus: 0.5 }
 * data.groom.total; // => 4.25
 * data.larger; // => 'groom'
 * ```
 */
export const papaSamya = operation<PapaSamyaInput, PapaSamyaData>()({
  name: 'compatibility.papa_samya',
  summary: 'Papa samya of a bride and a groom: points of the malefics in both charts, both sums',
  units: 4,
  schools: 'all',
  experimental: true,
  schema: () =>
    record({
      bride: partnerSchema(),
      groom: partnerSchema(),
      ...papaFields(),
      ayanamsa: ayanamsaSchema(),
      node: nodeSchema(),
      conventions: conventionsSchema(),
    }),
  example: EXAMPLE_COUPLE,
  context: skyContext,
  run(input, sky) {
    const { weighting, ketu, node_dignity } = input;
    if (ketu && weighting === 'by_house')
      throw new SiddhantaError(
        'invalid_value',
        'ketu cannot be true with weighting "by_house", whose source gives Ketu no units. Leave ketu out or choose another weighting.',
        { field: 'ketu' },
      );
    const bride = castSide(input.bride.birth, sky, 'bride.birth');
    const groom = castSide(input.groom.birth, sky, 'groom.birth');
    const rules: PapaRules = { weighting, ketu, nodes: node_dignity };
    const [hers, his] = [sumOf(bride, rules), sumOf(groom, rules)];
    const more = hers.total - his.total;
    return {
      data: {
        weighting,
        bride: hers,
        groom: his,
        larger: more === 0 ? 'equal' : more > 0 ? 'bride' : 'groom',
        difference: Math.abs(more),
      },
      provenance: {
        method:
          'Malefics in six whole-sign houses from lagna, Moon and Venus, weighted and added in each chart by itself',
        conventions: {
          weighting: `${weighting}: ${WEIGHTINGS[weighting]}`,
          ketu: ketu ? 'counts' : 'does not count',
          ...(weighting === 'by_house' ? { node_dignity } : {}),
          ...natalConventions(bride, sky),
          clock_of_groom: natalConventions(groom, sky).clock ?? '',
        },
        sources: [...PAPA_SOURCES, ...skySources(sky)],
        disputed: [
          ...DISPUTES,
          ...natalDisputes(input.bride.birth, bride, sky).map(of('bride')),
          ...natalDisputes(input.groom.birth, groom, sky).map(of('groom')),
        ],
        verified_against: 'the rules as published; no couple with printed sums was found',
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: bride.resolved.timeAssumed || groom.resolved.timeAssumed,
      restsOnBirthTime: ['bride', 'groom', 'larger', 'difference'],
      birth: { bride: bride.resolved.clock, groom: groom.resolved.clock },
    };
  },
});
