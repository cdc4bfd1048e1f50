import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { skyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { natalSky } from '../cast/natal.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nodeSchema, oneOf, record } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import { type Context, type Operation, operation } from '../operation/operation.js';
import { ayanamsaDisputes, chartConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { CHART_VERIFICATION } from '../operation/verification.js';
import { type Ayanamsa, type Birth, type NodeKind, type Result, VARGAS, type Varga } from '../types.js';
import { ayanamsaLabel } from '../zodiac/ayanamsas.js';
import type { Graha } from '../zodiac/names.js';
import { type PlanetaryPosition, planetaryPositions, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import type { ChartNotes } from './rasiData.js';
import { vargaLongitude } from './rules/varga.js';
import { type ChartSensitivity, chartSensitivity } from './sensitivity.js';
import { VARGA_DISPUTES, VARGA_RULES } from './tables/vargas.js';

const schema = () =>
  record({
    varga: oneOf(VARGAS),
    birth: birthSchema(),
    ayanamsa: ayanamsaSchema(),
    node: nodeSchema(),
    conventions: conventionsSchema(),
  });

/** The input of {@link divisional}. */
export interface DivisionalInput {
  /** Which division. */
  readonly varga: Varga;
  /** Whose chart. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A divisional chart. */
export interface DivisionalData {
  /** The rising point, divided like a graha. */
  readonly ascendant: ZodiacPosition;
  /** Ayanāṁśa, kind of chart and house system. */
  readonly notes: ChartNotes;
  /** The nine grahas. */
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
  /** What of the chart holds over the span of an uncertain birth; only with `birth.uncertainty_minutes`. */
  readonly sensitivity?: ChartSensitivity;
}

/** The family `charts.divisional.d2` … `charts.divisional.d60`. */
export const divisionalOperation: Operation<DivisionalInput, DivisionalData> = operation<
  DivisionalInput,
  DivisionalData
>()({
  name: 'charts.divisional',
  summary: 'Divisional chart D2 to D60; d9 is the navamsha',
  units: 3,
  schools: 'all',
  family: { field: 'varga', members: VARGAS },
  schema,
  example: {
    varga: 'd9',
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  context: skyContext,
  run(input, context) {
    const { varga } = input;
    const { divisions, chartType, locus, rule } = VARGA_RULES[varga];
    const chart = natalSky(input.birth, context);
    const { sky, resolved, ayanamsa, ascendant, grahas } = chart;
    const project = (longitude: MicroArcseconds): MicroArcseconds => vargaLongitude(longitude, varga);
    return {
      data: {
        ascendant: zodiacPosition(project(ascendant)),
        notes: {
          ayanamsa: ayanamsaLabel(sky.ayanamsa),
          ayanamsa_value: ayanamsa.toFixed(6),
          chart_type: chartType,
          house_system: 'Whole Sign',
        },
        planetary_positions: planetaryPositions(grahas, ascendant, project),
        ...chartSensitivity(chart, input.birth, divisions, project),
      },
      provenance: {
        method: `${chartType}: ${rule}`,
        conventions: {
          clock: clockConvention(resolved),
          ...chartConventions(sky, resolved.instant.tt),
          varga_degree: `the part stretched to a sign: (degree in sign × ${divisions}) mod 30`,
          varga_nakshatra: 'nakshatra and pada of the stretched longitude; retrogradation of the birth chart',
          varga_ascendant: 'the exact rising degree, divided like a graha',
        },
        sources: [cite('bphs', locus, rule), ...skySources(sky)],
        disputed: [
          ...(VARGA_DISPUTES[varga] ?? []),
          {
            element: 'nakshatra in a divisional chart',
            note: 'Taken from the divisional longitude, so that one entry never contradicts itself; some programs repeat that of the birth chart.',
          },
          {
            element: 'divisional ascendant',
            note: 'The exact ascendant divided, as most programs do; some map the midpoint of each house instead.',
          },
          ...ayanamsaDisputes(sky),
          ...conventionDisputes(sky, chart),
          ...birthDisputes(input.birth, resolved, sky),
        ],
        verified_against: CHART_VERIFICATION,
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      birth: resolved.clock,
    };
  },
});

/**
 * Returns a divisional chart: ascendant and nine grahas carried into the parts of the division, with whole-sign houses
 * counted from the divisional ascendant; with `birth.uncertainty_minutes` also its `sensitivity`. In d60 an hour has a thousand changes.
 *
 * @param input `varga` (d2 … d60), `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} as {@link rasi} does
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 6.5–41.
 *
 * @example
 * ```ts
 * import { divisional } from 'siddhanta';
 * const { data, meta } = divisional({
 *   varga: 'd9',
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.ascendant.sign; // => 'Capricorn'
 * meta.endpoint; // => 'charts.divisional.d9'
 * ```
 */
export function divisional(input: DivisionalInput, context?: Context): Result<DivisionalData> {
  return divisionalOperation.call(input, context);
}
