import * as v from 'valibot';
import { planetContext } from '../cast/context.js';
import { oneOf, record, someOf } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { LocalInstant } from '../types.js';
import { checkYears, EXAMPLE_SPAN, spanFields, spanOf, type TransitSpanInput } from './input.js';
import { birthOutcome, type NatalReferences } from './natal.js';
import { TURNING_PLANETS, type TurningPlanet } from './planets.js';
import { STATION_DISPUTE, spanConventions, spanSources, transitDisputes } from './provenance.js';
import { STATION_ZODIACS, type StationEvent, type StationZodiac, stationsIn } from './stationList.js';
import { stationsWork } from './work.js';

/** The input of {@link stations}. */
export interface StationsInput extends TransitSpanInput {
  /** Whose stations; Mars, Mercury, Jupiter, Venus and Saturn by default. Sun and Moon have none, and the mean node has none. */
  readonly planets?: readonly TurningPlanet[] | undefined;
  /** The zodiac in which a planet stands still: sidereal (the default), or from the mean equinox of date. */
  readonly zodiac?: StationZodiac | undefined;
}

/** The stations of a span. */
export interface StationsData {
  /** Where the span begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** The points of the birth; only where one was given. */
  readonly natal?: NatalReferences;
  /** In order of time. */
  readonly stations: readonly StationEvent[];
}

export const FIVE_PLANETS: readonly TurningPlanet[] = TURNING_PLANETS.slice(0, 5);

/** Years: the true node has fifty stations a year. */
const LONGEST = { node: 20, others: 200 } as const;

/**
 * Returns the stations of planets in a span: when each turns retrograde or direct, and its sidereal position then.
 *
 * Instants are ISO 8601, to the second, on the clocks of `timezone` or by the offset of `from`. A station of Saturn is known to a minute:
 * his speed changes by 0.002° a day in a day.
 *
 * @param input `from`, `to` (ISO 8601 with offset; at most 200 years, of the nodes 20); optional `planets`, `zodiac` (`sidereal`,
 * `tropical`), `birth` or `natal`, `timezone`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` that is not after `from` or too far from it; `date_out_of_range`
 * beyond the ephemeris
 *
 * @example
 * ```ts
 * import { stations } from 'siddhanta/transits';
 * const { data } = stations({ planets: ['Saturn'], from: '2025-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' });
 * data.stations.map(({ becomes, sign, degrees }) => `${becomes} ${sign} ${degrees}`);
 * // => ['retrograde Pisces 7° 43\' 10.88"', 'direct Pisces 0° 56\' 15.11"']
 * ```
 */
export const stations = operation<StationsInput, StationsData>()({
  name: 'transits.stations',
  summary: 'Stations of planets in a span: when each turns retrograde or direct, with degree and sign',
  units: 2,
  each: 'work',
  work: (input) => stationsWork(input, input.planets ?? FIVE_PLANETS),
  schools: 'all',
  schema: () =>
    record({
      ...spanFields(),
      planets: v.optional(someOf(TURNING_PLANETS)),
      zodiac: v.optional(oneOf(STATION_ZODIACS), STATION_ZODIACS[0]),
    }),
  example: EXAMPLE_SPAN,
  context: planetContext,
  run(input, sky) {
    const planets = input.planets ?? FIVE_PLANETS;
    const span = spanOf(input, sky);
    checkYears(span, input, LONGEST.others, '');
    if (planets.includes('Rahu') || planets.includes('Ketu'))
      checkYears(span, input, LONGEST.node, 'when planets has Rahu or Ketu');
    return {
      data: {
        from: span.toLocalInstant(span.from.ut),
        to: span.toLocalInstant(span.to.ut),
        ...(span.natal === undefined ? {} : { natal: span.natal.references }),
        stations: stationsIn(sky, span, planets, input.zodiac).map(({ description }) => description),
      },
      provenance: {
        method: 'Every instant at which the sidereal motion of a planet changes its sign',
        conventions: { station: `of the ${input.zodiac} longitude`, ...spanConventions(sky, span) },
        sources: spanSources(sky),
        disputed: [STATION_DISPUTE, ...transitDisputes(sky, input, span.natal)],
        verified_against:
          '39 stations of five planets, 1996 to 2026, of Swiss Ephemeris 2.10.03 (Lahiri): within 27 s, of Saturn, whose speed changes least; four of Jagannatha Hora, with zodiac "tropical" and conventions.positions "true" within 10 s',
      },
      ayanamsa: sky.ayanamsa,
      ...birthOutcome(span.natal, [
        'natal.ascendant',
        'natal.moon',
        'stations.*.house_from_moon',
        'stations.*.house_from_lagna',
      ]),
    };
  },
});
