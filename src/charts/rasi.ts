import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { skyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { natalSky } from '../cast/natal.js';
import { chartWork } from '../cast/work.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nameSchema, nodeSchema, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, chartConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { CHART_VERIFICATION } from '../operation/verification.js';
import type { Ayanamsa, Birth, NodeKind } from '../types.js';
import { type RasiData, rasiData } from './rasiData.js';
import { chartSensitivity } from './sensitivity.js';

const schema = () =>
  record({
    birth: birthSchema(),
    ayanamsa: ayanamsaSchema(),
    node: nodeSchema(),
    user_name: nameSchema(),
    conventions: conventionsSchema(),
  });

/** The input of {@link rasi}. */
export interface RasiInput {
  /** Whose chart. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** At most 100 characters, handed back in `user_name`; empty by default. */
  readonly user_name?: string | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/**
 * Returns the rāśi (birth) chart: ascendant, the nine grahas with sign, degree, nakṣatra, pada, whole-sign house and retrogradation, and
 * the ayanāṁśa used. With `birth.uncertainty_minutes` also what stays certain if the time is wrong by so much, and what changes and when
 * (`sensitivity`).
 *
 * @param input `birth` (local date, optional clock time, place with IANA zone); optional `ayanamsa` (default lahiri), `node` (default
 * true), `user_name`, `conventions` (as another program computes)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input (`missing_field`, `invalid_date` …), a clock time that never was (`nonexistent_time`), or a
 * latitude without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 4; ayanāṁśa, ephemeris and time scales as `provenance` says.
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * const { data } = rasi({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.ascendant.sign; // => 'Virgo'
 * data.planetary_positions.Moon.nakshatra; // => 'Rohini'
 * data.notes.ayanamsa_value; // => '23.726054'
 *
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const uncertain = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place, uncertainty_minutes: 10 } });
 * uncertain.data.sensitivity?.changes;
 * // => [{ statement: 'ascendant.pada', at: '1990-08-15T08:34:46+05:30', minutes_from_birth: 4.8, before: 2, after: 3 }]
 * ```
 */
export const rasi = operation<RasiInput, RasiData>()({
  name: 'charts.rasi',
  summary: 'Birth chart (rasi, D1): ascendant, nine grahas, nakshatras and whole-sign houses',
  units: 1,
  work: ({ birth }) => chartWork(birth, 1),
  schools: 'all',
  schema,
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  context: skyContext,
  run(input, context) {
    const chart = natalSky(input.birth, context);
    const { sky, resolved } = chart;
    return {
      data: {
        ...rasiData(chart, input.birth, input.user_name),
        ...chartSensitivity(chart, input.birth, 1, (longitude) => longitude),
      },
      provenance: () => ({
        method: 'Sidereal rasi chart with whole-sign houses',
        conventions: {
          clock: clockConvention(resolved),
          ...chartConventions(sky, resolved.instant.tt),
        },
        sources: [cite('bphs', '4.3–24', 'signs and houses counted by whole signs'), ...skySources(sky)],
        disputed: [
          ...ayanamsaDisputes(sky),
          ...conventionDisputes(sky, chart),
          ...birthDisputes(input.birth, resolved, sky),
        ],
        verified_against: CHART_VERIFICATION,
      }),
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      birth: resolved.clock,
    };
  },
});
