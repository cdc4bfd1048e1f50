import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { oneOf, record } from '../input/schemas.js';
import { type Context, type Operation, operation } from '../operation/operation.js';
import { skySources } from '../operation/provenance.js';
import { type NatureOptions, natureDisputes, natureFields } from '../strengths/birthChart.js';
import { conventionsOfBirth, disputesOfBirth } from '../strengths/input.js';
import type { Result } from '../types.js';
import { castChart, flagSchema } from './chart.js';
import { type DoshasInput, doshasFields, EXAMPLE } from './input.js';
import { type ManglikData, manglikOf } from './manglikOf.js';
import { MANGLIK_DISPUTES, manglikConventions, manglikSources } from './manglikTold.js';
import { MANGLIK_HOUSE_SETS, type ManglikHouses } from './tables/manglik.js';

/** How Mars is judged, as a caller chooses. */
export interface ManglikOptions extends NatureOptions {
  /** In which houses Mars counts: 1, 4, 7, 8, 12 (`bphs`, the default); 2, 4, 7, 8, 12 (`kerala`); 1, 2, 4, 7, 8, 12 (`all`). */
  readonly houses?: ManglikHouses | undefined;
  /** Whether to tell the cancellations that do not hold too; false by default. */
  readonly include_absent?: boolean | undefined;
}

/** The input of {@link manglik}. */
export interface ManglikInput extends DoshasInput, ManglikOptions {}

/**
 * Returns the fields of the schema of {@link ManglikOptions}.
 *
 * @internal
 */
export function manglikFields() {
  return {
    houses: v.optional(oneOf(MANGLIK_HOUSE_SETS), 'bphs'),
    include_absent: flagSchema(),
    ...natureFields(),
  };
}

/** What rests on the time of birth: all that the lagna enters. */
export const MANGLIK_RESTS = ['mars.house', 'references', 'cancellations', 'absent', 'summary'] as const;

/** What the project's own tests show about it. */
export const MANGLIK_VERIFICATION =
  'nine charts of the tests of PyJHora, which agree in every cancellation that both test, but for its guess of retrogradation from the distance of the Sun; seven births by a second program from the same definitions';

/** The operation `doshas.manglik`. */
export const manglikOperation: Operation<ManglikInput, ManglikData> = operation<ManglikInput, ManglikData>()({
  name: 'doshas.manglik',
  summary: 'Manglik (Kuja dosha): Mars from lagna, Moon and Venus, and every cancellation with its source',
  units: 3,
  schools: 'all',
  schema: () => record({ ...doshasFields(), ...manglikFields() }),
  example: EXAMPLE,
  context: skyContext,
  run(input, sky) {
    const { birth, chart } = castChart(input.birth, sky, input);
    return {
      data: manglikOf(chart, input.houses, input.include_absent),
      provenance: {
        method: 'The house of Mars from lagna, Moon and Venus, and each cancellation tested by itself',
        conventions: { ...manglikConventions(input.houses, input), ...conventionsOfBirth(birth, sky) },
        sources: [...manglikSources(), ...skySources(sky)],
        disputed: [
          ...MANGLIK_DISPUTES,
          ...natureDisputes(birth, input.moon_rule, input.mercury_rule),
          ...disputesOfBirth(input.birth, birth, sky),
        ],
        verified_against: MANGLIK_VERIFICATION,
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: birth.resolved.timeAssumed,
      restsOnBirthTime: MANGLIK_RESTS,
      birth: birth.resolved.clock,
    };
  },
});

/**
 * Returns where Mars stands from lagna, Moon and Venus, whether that is one of the houses of Kuja doṣa by each of three lists, and twenty-two
 * cancellations, each with whether it holds, by which planets, and who says so. There is no verdict in it.
 *
 * @param input `birth`; optional `houses` (`bphs`, `kerala`, `all`), `include_absent`, `moon_rule`, `mercury_rule`, `ayanamsa` (default lahiri),
 * `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, a clock time that never was (`nonexistent_time`), a latitude without an ascendant
 * (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 80.47–49; each cancellation names its own.
 *
 * @example
 * ```ts
 * import { manglik } from 'siddhanta/doshas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = manglik({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.references.map(({ from, mars_house, counts }) => [from, mars_house, counts]);
 * // => [['lagna', 8, true], ['Moon', 12, true], ['Venus', 10, false]]
 * data.cancellations.map(({ id, effect }) => `${id}: ${effect}`); // => ['own_or_exalted: whole', 'movable_sign: whole']
 * ```
 */
export function manglik(input: ManglikInput, context?: Context): Result<ManglikData> {
  return manglikOperation.call(input, context);
}
