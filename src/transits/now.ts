import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { resolveMoment } from '../cast/moment.js';
import { moversOf } from '../cast/movers.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import { opposite, toMicroArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { operation } from '../operation/operation.js';
import { skyConventions } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { BINDU_TABLES, type BinduTableName } from '../strengths/tables/ashtakavarga.js';
import type { LocalInstant } from '../types.js';
import { NODE_ASPECTS, type NodeAspects } from '../zodiac/drishti.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { placeOf, type TransitInput, toLocalInstantOn, transitFields } from './input.js';
import { birthOutcome, conventionsOf, type NatalReferences, natalIn } from './natal.js';
import type { TransitPlace } from './nowData.js';
import { type NowPlacement, placesNow } from './nowPlaces.js';
import {
  ASPECT_DISPUTE,
  ASPECT_SOURCE,
  HOUSE_DISPUTES,
  HOUSE_SOURCES,
  spanSources,
  transitDisputes,
} from './provenance.js';
import { NODE_HOUSES, type NodeHouses } from './tables/vedha.js';

/** The input of {@link now}: a birth, or its signs. */
export interface TransitsNowInput extends TransitInput {
  /** The moment: ISO 8601 with its offset from UTC. */
  readonly at: string;
  /** Which houses from the Moon are good for the nodes; `none`, as no table that was used says, by default. */
  readonly nodes_favourable?: NodeHouses | undefined;
  /** Whether the nodes obstruct others; true by default. */
  readonly vedha_nodes?: boolean | undefined;
  /** Whether to include vipareeta vedha; false by default. */
  readonly vipareeta?: boolean | undefined;
  /** Aspects of the nodes; `none` by default. */
  readonly node_aspects?: NodeAspects | undefined;
  /** Whose table of bindus; `parashara` by default. */
  readonly table?: BinduTableName | undefined;
  /** Whether to say how long each graha is in its sign; true by default. */
  readonly stays?: boolean | undefined;
}

/** The sky of a moment against a birth. */
export interface TransitsNowData {
  /** The moment. */
  readonly at: LocalInstant;
  /** The points of the birth from which houses are counted. */
  readonly natal: NatalReferences;
  /** The nine grahas at the moment. */
  readonly planets: Readonly<Record<Graha, TransitPlace>>;
  /** Explanation of the words. */
  readonly note: string;
}

const NOTE =
  'Houses are counted by signs, both ends included. favourable, vedha and result are by one table, and speak of the house alone.';

const RESTS_ON_TIME = [
  'natal.ascendant',
  'natal.moon',
  'planets.*.house_from_moon',
  'planets.*.house_from_lagna',
  'planets.*.favourable',
  'planets.*.vedha_house',
  'planets.*.vedha_by',
  'planets.*.vedha_suspended_by',
  'planets.*.result',
  'planets.*.tara',
  'planets.*.natal_aspects',
  'planets.*.ashtakavarga',
] as const;

/**
 * Returns the nine grahas at a moment against a birth: sign and nakṣatra, houses from natal Moon, ascendant and Sun, whether the house from
 * the Moon is a good one and what obstructs it (vedha), tārā, combustion, retrogression, bindus and kakṣyā of the birth’s aṣṭakavarga,
 * aspects on natal points, and how long each is in its sign, with every visit of a retrograde loop.
 *
 * Instants are ISO 8601, to the second, on the clocks of `timezone` or by the offset of `at`. Fields that need more than the given signs of
 * a birth are left out.
 *
 * @param input `at` (ISO 8601 with offset), `birth` or `natal` (`moon_sign_number`; optional `moon_nakshatra_number`,
 * `ascendant_sign_number`, `sun_sign_number`); optional `nodes_favourable` (`none`, `3_6_11`, `as_sun`), `vedha_nodes`, `vipareeta`,
 * `node_aspects`, `table`, `stays`, `timezone`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` with neither birth nor signs; `date_out_of_range` for a moment that cannot be
 * computed
 *
 * Source: P. V. R. Narasimha Rao 26.3; Bṛhat Parāśara Horā Śāstra (Santhanam) 31.2–9, note.
 *
 * @example
 * ```ts
 * import { now } from 'siddhanta/transits';
 * const { data } = now({ natal: { moon_sign_number: 11 }, at: '2026-01-01T00:00:00+05:30' });
 * const { sign, house_from_moon, result, stay } = data.planets.Saturn;
 * [sign, house_from_moon, result]; // => ['Pisces', 2, 'neutral']
 * [stay?.start, stay?.end]; // => ['2025-03-29T21:45:07+05:30', '2027-06-03T05:28:12+05:30']
 * ```
 */
export const now = operation<TransitsNowInput, TransitsNowData>()({
  name: 'transits.now',
  summary: 'The sky of a moment against a birth: houses, vedha, tara, bindus, aspects, and each stay',
  units: 2,
  work: ({ stays }) => ({ ms: stays ? 12 : 1.5, bytes: 8000 }),
  schools: 'all',
  schema: () =>
    record({
      ...transitFields(),
      at: momentSchema(),
      nodes_favourable: v.optional(oneOf(NODE_HOUSES), NODE_HOUSES[0]),
      vedha_nodes: v.optional(v.boolean('it must be true or false.'), true),
      vipareeta: flagSchema(),
      node_aspects: v.optional(oneOf(NODE_ASPECTS), NODE_ASPECTS[0]),
      table: v.optional(oneOf(BINDU_TABLES), BINDU_TABLES[0]),
      stays: v.optional(v.boolean('it must be true or false.'), true),
    }),
  alternatives: ['birth', 'natal'],
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  context: skyContext,
  run(input, sky) {
    const natal = natalIn(input, sky);
    if (natal === undefined) {
      throw new SiddhantaError(
        'missing_field',
        'birth is required, or natal with moon_sign_number. Add one of the two.',
        { field: 'birth' },
      );
    }
    const { instant } = resolveMoment(input.at, sky, 'at');
    const mover = moversOf(sky, placeOf(input, sky));
    const toLocalInstant = toLocalInstantOn(input.at, 'at', input, sky);
    const placementOf = (graha: Graha): NowPlacement => {
      const { degrees, speed } = mover(graha === 'Ketu' ? 'Rahu' : graha).of(instant.tt);
      const longitude = toMicroArcseconds(degrees);
      return { longitude: graha === 'Ketu' ? opposite(longitude) : longitude, speed };
    };
    const placements = recordOf(GRAHAS, placementOf);
    return {
      data: {
        at: toLocalInstant(instant.ut),
        natal: natal.references,
        planets: placesNow(
          sky,
          { instant, placements, natal, mover, toLocalInstant, table: input.table },
          {
            nodes: input.nodes_favourable,
            nodesObstruct: input.vedha_nodes,
            vipareeta: input.vipareeta,
            nodeAspects: input.node_aspects,
            stays: input.stays,
          },
        ),
        note: NOTE,
      },
      provenance: {
        method: `The places of the grahas at ${input.at}, by the signs, the nakshatra and the bindus of the birth`,
        conventions: {
          houses: 'whole signs, counted inclusively from those of the natal Moon, ascendant and Sun',
          vedha: `from the Moon; the nodes ${input.vedha_nodes ? 'obstruct' : 'do not obstruct'}; Sun and Saturn, Moon and Mercury never obstruct each other`,
          nodes_favourable: input.nodes_favourable,
          vipareeta: String(input.vipareeta),
          combustion:
            'by degrees of longitude: Moon 12, Mars 17, Mercury 14 (12 retrograde), Jupiter 11, Venus 10 (8), Saturn 15',
          tara: 'the nakshatra of each graha, counted from that of the natal Moon',
          aspects: `full aspects from sign to sign; of the nodes: ${input.node_aspects}`,
          table: input.table,
          stays: 'in the sign, with every visit before and after a way back',
          ...conventionsOf(natal),
          ...skyConventions(sky, ['node'], ...(natal.chart === undefined ? [] : [natal.chart.instant.tt]), instant.tt),
        },
        sources: [
          ...HOUSE_SOURCES,
          ASPECT_SOURCE,
          cite('suryaSiddhanta', '9.6–8, 10.1', 'limits of combustion'),
          cite('phaladeepika', '23.16–19', 'kakshyas'),
          ...spanSources(sky),
        ],
        disputed: [...HOUSE_DISPUTES, ASPECT_DISPUTE, ...transitDisputes(sky, input, natal)],
        verified_against:
          'seven skies of Swiss Ephemeris 2.10.03, 1985 to 2030, by another implementation of the table; one of them is the example of P. V. R. Narasimha Rao 26.3 (June 2000)',
        rules: {
          'planets.*.vedha_by': {
            rule: 'a favourable graha is obstructed by another that moves through its house of vedha',
            source: 'P. V. R. Narasimha Rao 26.3, read',
            state: 'checked',
          },
          'planets.*.vedha_suspended_by': {
            rule: 'another graha in the same sign lifts the obstruction',
            source: 'Santhanam’s note to BPHS 31.2–9, read',
            state: 'unconfirmed',
          },
          ...(input.vipareeta
            ? {
                'planets.*.vipareeta_by': {
                  rule: 'a graha in a house of obstruction is relieved by another in the good house of that row',
                  source: 'memory',
                  state: 'unconfirmed' as const,
                },
              }
            : {}),
        },
      },
      ayanamsa: sky.ayanamsa,
      ...birthOutcome(natal, RESTS_ON_TIME),
    };
  },
});
