import { refuseUncertainty } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { natalSky } from '../cast/natal.js';
import { isSiddhantaError } from '../errors.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import type { NatureOptions } from '../strengths/birthChart.js';
import { type BirthAtHand, grahasOfBirth, longitudesOf } from '../strengths/input.js';
import type { Birth } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type ChartFacts, factsOf } from '../zodiac/predicates/facts.js';

/** A chart whose rising point is known. */
export type TimedFacts = ChartFacts & { readonly ascendant: MicroArcseconds };

export type CastFacts = TimedFacts & { readonly lagna: number };

export interface CastChart<Chart extends ChartFacts> {
  readonly birth: BirthAtHand;
  readonly chart: Chart;
}

function chartFacts(
  { longitudes, grahas }: BirthAtHand,
  ascendant: MicroArcseconds | null,
  { moon_rule, mercury_rule }: NatureOptions,
): ChartFacts {
  const retrograde = Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha].retrograde]));
  return factsOf(
    { ascendant, longitudes, retrograde: retrograde as Record<Graha, boolean>, dayBirth: null, sex: null },
    { moon: moon_rule, mercury: mercury_rule },
  );
}

/**
 * @param field dotted path of the birth in the input, for the errors
 * @throws {SiddhantaError} `invalid_value` for `uncertainty_minutes`; `undefined_at_latitude` where no point of the ecliptic rises
 */
export function castChart(
  birth: Birth,
  sky: SkyContext,
  natures: NatureOptions = {},
  field = 'birth',
): CastChart<CastFacts> {
  refuseUncertainty(birth, field);
  const { resolved, grahas, ascendant } = natalSky(birth, sky, field);
  const atHand = { resolved, grahas, ascendant, longitudes: longitudesOf(grahas) };
  return {
    birth: atHand,
    chart: { ...chartFacts(atHand, ascendant, natures), ascendant, lagna: signIndex(ascendant) },
  };
}

/**
 * Leaves the rising point out where the time of birth is not known or no point of the ecliptic rises.
 *
 * @throws {SiddhantaError} `invalid_value` for `birth.uncertainty_minutes`
 */
export function castWithoutTime(birth: Birth, sky: SkyContext, natures: NatureOptions = {}): CastChart<ChartFacts> {
  if (birth.time !== undefined) {
    try {
      return castChart(birth, sky, natures);
    } catch (error) {
      if (!isSiddhantaError(error) || error.code !== 'undefined_at_latitude') throw error;
    }
  }
  const atHand = grahasOfBirth(birth, sky);
  return { birth: atHand, chart: chartFacts(atHand, null, natures) };
}
