import * as v from 'valibot';
import { planetContext } from '../cast/context.js';
import { ruleOf } from '../charts/tables/variants.js';
import { bounded, oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import type { LocalInstant } from '../types.js';
import { DIVISIONS, type Division } from '../zodiac/divisions.js';
import { WAR_LIMIT, WAR_WINNERS, type WarWinner } from '../zodiac/war.js';
import { conjunctionsIn, type PlanetaryWar, type TransitConjunction, warsIn } from './conjunctionList.js';
import { checkYears, EXAMPLE_SPAN, planetsSchema, spanFields, spanOf, type TransitSpanInput } from './input.js';
import { birthOutcome, type NatalReferences } from './natal.js';
import { BUT_THE_MOON, type TransitPlanet } from './planets.js';
import { spanConventions, spanSources, transitDisputes, WAR_DISPUTE } from './provenance.js';
import { conjunctionsWork } from './work.js';

/** The input of {@link conjunctions}. */
export interface TransitConjunctionsInput extends TransitSpanInput {
  /** Whose; the nine grahas but the Moon by default. */
  readonly planets?: readonly TransitPlanet[] | undefined;
  /** Chart in which longitudes are compared: a division, `d9`; by default the rāśi. Wars are always those of the sky. */
  readonly varga?: Division | undefined;
  /** Degrees of longitude within which two of Mars to Saturn are at war; 1 by default. @minimum 0.1 @maximum 1 */
  readonly war_limit?: number | undefined;
  /** Who wins a war: Venus, otherwise the northern one (`bphs`, the default), or always the northern one. */
  readonly war_winner?: WarWinner | undefined;
}

/** Conjunctions and wars of a span. */
export interface TransitConjunctionsData {
  /** Where the span begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** The chart whose longitudes were compared; only where one was given. @names vargas */
  readonly varga?: Division;
  /** The points of the birth; only where one was given. */
  readonly natal?: NatalReferences;
  /** In order of time. */
  readonly conjunctions: readonly TransitConjunction[];
  /** Wars that touch the span, whole, in order of their beginning. */
  readonly wars: readonly PlanetaryWar[];
}

/** Years; the Moon meets each planet thirteen times a year. */
const LONGEST = { all: 100, moon: 2 } as const;

/** Years, to tenths: in a varga two planets meet about as many times as often as it has parts. */
function longestIn(varga: Division | undefined): { readonly all: number; readonly moon: number } {
  if (varga === undefined) return LONGEST;
  const { divisions } = ruleOf(varga);
  return { all: Math.floor(1000 / divisions) / 10, moon: Math.min(LONGEST.moon, Math.floor(200 / divisions) / 10) };
}

/**
 * Returns when planets have the same longitude in a span (yuti), in the rāśi or in a divisional chart, and the planetary wars (graha-yuddha): when two of Mars to Saturn come
 * within a degree of longitude, when they leave it, and who wins.
 *
 * Instants are ISO 8601, to the second, on the clocks of `timezone` or by the offset of `from`. Latitudes are degrees north of the
 * ecliptic. A war is judged at the first conjunction in it, or where the two are nearest if they do not meet.
 *
 * @param input `from`, `to` (ISO 8601 with offset; at most 100 years, of the Moon 2; in a varga of n parts 100 ÷ n, of the Moon 20 ÷ n);
 * optional `planets`, `varga` (`d2` to `d144`), `war_limit` (0.1 … 1),
 * `war_winner` (`bphs`, `north_only`), `birth` or `natal`, `timezone`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` that is not after `from` or too far from it; `date_out_of_range`
 * beyond the ephemeris
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 79.9 (winner).
 *
 * @example
 * ```ts
 * import { conjunctions } from 'siddhanta/transits';
 * const span = { from: '2000-01-01T00:00:00+05:30', to: '2001-01-01T00:00:00+05:30' };
 * const { data } = conjunctions({ ...span, planets: ['Jupiter', 'Saturn'] });
 * data.conjunctions.map(({ at, sign }) => `${at} ${sign}`); // => ['2000-05-28T21:33:57+05:30 Aries']
 * ```
 */
export const conjunctions = operation<TransitConjunctionsInput, TransitConjunctionsData>()({
  name: 'transits.conjunctions',
  summary: 'Conjunctions of planets in a span, and planetary wars with their winners',
  units: 2,
  each: 'work',
  work: (input) => conjunctionsWork(input, input.planets ?? BUT_THE_MOON),
  schools: 'all',
  schema: () =>
    record({
      ...spanFields(),
      planets: planetsSchema(),
      varga: v.optional(oneOf(DIVISIONS)),
      war_limit: v.optional(bounded(0.1, 1, 'degrees of longitude'), WAR_LIMIT),
      war_winner: v.optional(oneOf(WAR_WINNERS), WAR_WINNERS[0]),
    }),
  example: EXAMPLE_SPAN,
  context: planetContext,
  run(input, sky) {
    const planets = input.planets ?? BUT_THE_MOON;
    const span = spanOf(input, sky);
    const { war_limit: limit, war_winner: winner, varga } = input;
    const longest = longestIn(varga);
    checkYears(span, input, longest.all, varga === undefined ? '' : `in ${varga}`);
    if (planets.includes('Moon')) checkYears(span, input, longest.moon, 'of the Moon');
    return {
      data: {
        from: span.toLocalInstant(span.from.ut),
        to: span.toLocalInstant(span.to.ut),
        ...(span.natal === undefined ? {} : { natal: span.natal.references }),
        ...(varga === undefined ? {} : { varga }),
        conjunctions: conjunctionsIn(sky, span, planets, varga),
        wars: warsIn(sky, span, planets, limit, winner),
      },
      provenance: {
        method: 'Every instant at which the longitudes of two planets are equal, and the spans in which two are near',
        conventions: {
          conjunction: 'equal longitude; latitudes may differ by degrees',
          ...(varga === undefined ? {} : { varga: `${varga}: ${ruleOf(varga).rule}` }),
          war_limit: String(limit),
          war_winner: winner,
          war_judged: 'at the first conjunction of the war, or at the least distance in longitude',
          ...spanConventions(sky, span),
        },
        sources: [cite('bphs', '79.9', 'the northern planet wins, Venus in any case'), ...spanSources(sky)],
        disputed: [WAR_DISPUTE, ...transitDisputes(sky, input, span.natal)],
        verified_against:
          '38 conjunctions of PyJHora, 1979 to 2002 (its places are geometric: conventions.positions "true"); the war of Mars and Venus of its example',
      },
      ayanamsa: sky.ayanamsa,
      ...birthOutcome(span.natal, ['natal.ascendant', 'natal.moon', 'conjunctions.*.house_from_moon']),
    };
  },
});
