import { type SkyContext, skyContext } from '../cast/context.js';
import {
  EXAMPLE_BIRTH,
  type NatalInput,
  natalConventions,
  natalDisputes,
  natalFields,
  natalOf,
} from '../cast/natalInput.js';
import { nameSchema, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { CHART_VERIFICATION } from '../operation/verification.js';
import type { Birth } from '../types.js';
import { type CountedChart, countedFrom } from './fromSign.js';
import { type RasiData, rasiData } from './rasiData.js';

/** The input of {@link moon} and {@link sun}. */
export interface LuminaryChartInput extends NatalInput {
  /** At most 100 characters, handed back in `user_name`; empty by default. */
  readonly user_name?: string | undefined;
}

/** A rāśi chart whose houses are counted from the Moon or the Sun. */
export interface LuminaryChartData
  extends Omit<RasiData, 'ascendant' | 'planetary_positions' | 'sensitivity'>,
    CountedChart {}

const LUMINARY = {
  units: 1,
  schools: 'all',
  schema: () => record({ ...natalFields(), user_name: nameSchema() }),
  example: { birth: EXAMPLE_BIRTH },
  context: skyContext,
} as const;

function countedFromLuminary(graha: 'Moon' | 'Sun', birth: Birth, name: string, context: SkyContext) {
  const natal = natalOf(birth, context);
  const { resolved } = natal;
  const data = rasiData(natal, birth, name);
  return {
    data: { ...data, ...countedFrom(data, data.planetary_positions[graha].sign, graha) },
    provenance: {
      method: `Sidereal rasi chart with whole-sign houses from the sign of the ${graha}`,
      conventions: {
        ...natalConventions(natal, natal.sky),
        house_system: `whole-sign houses from the sign of the ${graha}; the ascendant tells its house from there`,
      },
      sources: [
        cite('bphs', '4.3–24', 'signs and houses counted by whole signs'),
        {
          work: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), read',
          locus: '1.3.3',
          note: 'houses counted from other references',
        },
        ...skySources(context),
      ],
      disputed: natalDisputes(birth, natal, natal.sky),
      verified_against: CHART_VERIFICATION,
    },
    ayanamsa: context.ayanamsa,
    birthTimeAssumed: resolved.timeAssumed,
    restsOnBirthTime: ['ascendant', 'planetary_positions.Moon', ...(graha === 'Moon' ? ['reference'] : [])],
    birth: resolved.clock,
  };
}

/**
 * Returns the rāśi chart of a birth with its houses counted from the sign of the Moon (candra kuṇḍalī). Grahas are those of `rasi`; the
 * ascendant has its house from the Moon.
 *
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `user_name`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 1.3.3.
 *
 * @example
 * ```ts
 * import { moon } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = moon({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.reference; // => { name: 'Moon', sign: 'Taurus', sign_number: 2 }
 * data.planetary_positions.Sun.house; // => 3
 * data.ascendant.house; // => 5
 * ```
 */
export const moon = operation<LuminaryChartInput, LuminaryChartData>()({
  ...LUMINARY,
  name: 'charts.moon',
  summary: 'Birth chart with its houses counted from the sign of the Moon',
  run: ({ birth, user_name }, context) => countedFromLuminary('Moon', birth, user_name, context),
});

/**
 * Returns the rāśi chart of a birth with its houses counted from the sign of the Sun (sūrya kuṇḍalī), as {@link moon} does from the Moon.
 *
 * @param input that of {@link moon}
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} as {@link moon} does
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 1.3.3.
 *
 * @example
 * ```ts
 * import { sun } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * sun({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data.planetary_positions.Moon.house; // => 11
 * ```
 */
export const sun = operation<LuminaryChartInput, LuminaryChartData>()({
  ...LUMINARY,
  name: 'charts.sun',
  summary: 'Birth chart with its houses counted from the sign of the Sun',
  run: ({ birth, user_name }, context) => countedFromLuminary('Sun', birth, user_name, context),
});
