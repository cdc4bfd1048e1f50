import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import type { SkyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { natalSky } from '../cast/natal.js';
import type { MicroArcseconds } from '../math/angle.js';
import { ayanamsaDisputes, chartConventions, skySources } from '../operation/provenance.js';
import { CHART_VERIFICATION } from '../operation/verification.js';
import type { Birth, Dispute, Source } from '../types.js';
import { ayanamsaLabel } from '../zodiac/ayanamsas.js';
import { planetaryPositions, zodiacPosition } from '../zodiac/position.js';
import { dividedLongitude } from './rules/varga.js';
import { chartSensitivity } from './sensitivity.js';
import type { Counting } from './tables/vargas.js';

/** A division of which a chart is made. */
export interface Dividing {
  readonly divisions: number;
  readonly counting: Counting;
}

interface DividedChart<Chart extends string> extends Dividing {
  /** A division of the chart that the first one gives. */
  readonly then?: Dividing | undefined;
  readonly chartType: Chart;
  readonly conventions?: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly disputed: readonly Dispute[];
}

export function dividedChart<Chart extends string>(birth: Birth, context: SkyContext, options: DividedChart<Chart>) {
  const { counting, then, chartType } = options;
  const divisions = options.divisions * (then?.divisions ?? 1);
  const chart = natalSky(birth, context);
  const { sky, resolved, ayanamsa, ascendant, grahas } = chart;
  const project = (longitude: MicroArcseconds): MicroArcseconds => {
    const first = dividedLongitude(longitude, options.divisions, counting);
    return then === undefined ? first : dividedLongitude(first, then.divisions, then.counting);
  };
  return {
    data: {
      ascendant: zodiacPosition(project(ascendant)),
      notes: {
        ayanamsa: ayanamsaLabel(sky.ayanamsa),
        ayanamsa_value: ayanamsa.toFixed(6),
        chart_type: chartType,
        house_system: 'Whole Sign' as const,
      },
      planetary_positions: planetaryPositions(grahas, ascendant, project),
      ...chartSensitivity(chart, birth, divisions, project),
    },
    provenance: {
      method: `${chartType}: ${counting.rule}${then === undefined ? '' : `; then ${then.counting.rule}`}`,
      conventions: {
        clock: clockConvention(resolved),
        ...chartConventions(sky, resolved.instant.tt),
        varga_degree: `the part stretched to a sign: (degree in sign × ${divisions}) mod 30`,
        varga_nakshatra: 'nakshatra and pada of the stretched longitude; retrogradation of the birth chart',
        varga_ascendant: 'the exact rising degree, divided like a graha',
        ...options.conventions,
      },
      sources: [...options.sources, ...skySources(sky)],
      disputed: [
        ...options.disputed,
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
        ...birthDisputes(birth, resolved, sky),
      ],
      verified_against: CHART_VERIFICATION,
    },
    ayanamsa: sky.ayanamsa,
    birthTimeAssumed: resolved.timeAssumed,
    birth: resolved.clock,
  };
}
