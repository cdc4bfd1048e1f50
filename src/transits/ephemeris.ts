import * as v from 'valibot';
import { planetContext } from '../cast/context.js';
import { resolveMoment } from '../cast/moment.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, nodeSchema, oneOf, record, someOf, whole, zoneSchema } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { skyConventions } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import type { Ayanamsa, LocalInstant, NodeKind } from '../types.js';
import { GRAHAS } from '../zodiac/names.js';
import { type EphemerisRow, rowsAt } from './ephemerisRows.js';
import { EXAMPLE_SPAN, toLocalInstantOn } from './input.js';
import { TRANSIT_PLANETS, type TransitPlanet } from './planets.js';
import { spanSources, transitDisputes } from './provenance.js';
import { EPHEMERIS_STEPS, type EphemerisStep, MOST_INSTANTS, stepsOf } from './steps.js';
import { ephemerisWork } from './work.js';

/** The input of {@link ephemeris}. */
export interface EphemerisInput {
  /** The first instant: ISO 8601 with its offset from UTC. */
  readonly from: string;
  /** Where the table ends, the same, after `from`; an instant at this very time is no more in it. */
  readonly to: string;
  /** Unit of the step; `day` by default. Months keep the day of `from`, or take the last one of a shorter month. */
  readonly step?: EphemerisStep | undefined;
  /** How many units a step has; 1 by default. @asType integer @minimum 1 @maximum 1000 */
  readonly every?: number | undefined;
  /** Whose; the nine grahas by default. */
  readonly planets?: readonly TransitPlanet[] | undefined;
  /** IANA zone for the instants of the result; by default the UTC offset of `from`. */
  readonly timezone?: string | undefined;
  /** School of ayanāṁśa; `lahiri` by default. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A table of positions. */
export interface EphemerisData {
  /** Where it begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** By instant, then in the order of the planets. */
  readonly rows: readonly EphemerisRow[];
}

/**
 * Returns a table of positions over a span, a row for each planet at each step: sidereal longitude, its speed, latitude and declination.
 *
 * Steps begin at `from` and keep its hour by its UTC offset. Longitude is sidereal, truncated to six decimals; speed in degrees a day;
 * latitude on the ecliptic and declination on the true equator of date, geocentric, rounded to six decimals. `--format csv` of the
 * command line prints `rows`.
 *
 * @param input `from`, `to` (ISO 8601 with offset; at most 4,000 steps); optional `step` (`hour`, `day`, `month`), `every` (1 … 1000),
 * `planets`, `timezone`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` that is not after `from` or more than 4,000 steps from it;
 * `date_out_of_range` beyond the ephemeris
 *
 * @example
 * ```ts
 * import { ephemeris } from 'siddhanta/transits';
 * const { rows } = ephemeris({ from: '2025-03-29T00:00:00Z', to: '2025-03-31T00:00:00Z', planets: ['Saturn'] }).data;
 * rows.map(({ longitude, retrograde }) => `${longitude} ${retrograde}`); // => ['329.91814 false', '330.038975 false']
 * ```
 */
export const ephemeris = operation<EphemerisInput, EphemerisData>()({
  name: 'transits.ephemeris',
  summary: 'Longitude, speed, latitude and declination of planets over a span, by hours, days or months',
  units: 1,
  each: 'work',
  work: ephemerisWork,
  schools: 'all',
  schema: () =>
    record({
      from: momentSchema(),
      to: momentSchema(),
      step: v.optional(oneOf(EPHEMERIS_STEPS), 'day'),
      every: v.optional(whole(1, 1000), 1),
      planets: v.optional(someOf(TRANSIT_PLANETS)),
      timezone: v.optional(zoneSchema()),
      ayanamsa: ayanamsaSchema(),
      node: nodeSchema(),
      conventions: conventionsSchema(),
    }),
  example: { ...EXAMPLE_SPAN, step: 'month', planets: ['Jupiter', 'Saturn'] },
  context: planetContext,
  run(input, sky) {
    const planets = input.planets ?? GRAHAS;
    if (sky.conventions.moon === 'topocentric')
      throw new SiddhantaError(
        'invalid_value',
        'conventions.moon is "topocentric", which needs a place, and a table has none. Leave it out.',
        { field: 'conventions.moon' },
      );
    const { moment } = resolveMoment(input.from, sky, 'from');
    const { instant: end } = resolveMoment(input.to, sky, 'to');
    const instants = stepsOf(moment, end, input.step, input.every, sky.timeScale);
    const [first] = instants;
    if (first === undefined)
      throw new SiddhantaError(
        'invalid_value',
        `to is ${input.to}, which is not after from (${input.from}). Give the earlier moment as from.`,
        { field: 'to' },
      );
    if (instants.length > MOST_INSTANTS)
      throw new SiddhantaError(
        'invalid_value',
        `to is ${input.to}, more than ${MOST_INSTANTS} steps after from. Ask in parts, or for a longer step.`,
        { field: 'to' },
      );
    const toLocalInstant = toLocalInstantOn(input.from, 'from', input, sky);
    return {
      data: {
        from: toLocalInstant(first.ut),
        to: toLocalInstant(end.ut),
        rows: rowsAt(sky, instants, planets, toLocalInstant),
      },
      provenance: {
        method: 'Geocentric positions at equal steps of civil time',
        conventions: {
          step: `${input.every} ${input.step}`,
          speed: 'of the sidereal longitude, degrees a day',
          declination: 'on the true equator of date',
          ...skyConventions(sky, ['node'], first.tt, end.tt),
        },
        sources: [...spanSources(sky), cite('nutation', 'table 1', 'true equator of the declinations')],
        disputed: transitDisputes(sky, {}, undefined),
        verified_against:
          'the same positions as charts.rasi and strengths.dignity, which are compared with Swiss Ephemeris 2.10.03',
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
