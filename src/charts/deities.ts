import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { CHART_VERIFICATION } from '../operation/verification.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { deityOf, partOfSign } from './rules/deities.js';
import { DEITY_VARGAS, type DeityVarga, DREKKANA_DEITIES, type DrekkanaDeities } from './tables/deities.js';
import { DEITIES, type DeityId, type DeityName } from './tables/deityNames.js';
import { DEITY_DISPUTES, DEITY_SOURCES } from './tables/deitySources.js';

/** The input of {@link deities}. */
export interface DeitiesInput extends NatalInput {
  /** One division; all fifteen by default. */
  readonly varga?: DeityVarga | undefined;
  /** How the sages of the drekkāṇas go on: in their order in every sign (`order`, the default), or from that of its modality. */
  readonly drekkana?: DrekkanaDeities | undefined;
}

/** The ascendant or a graha. @names contributor */
export type DeityBody = 'Ascendant' | Graha;

/** The deity of the part of a sign in which a body is. */
export interface DeityOfPart {
  /** Sign of the rāśi. */
  readonly sign: Sign;
  /**
   * Which part of it, from 1; in d30 which of the five.
   *
   * @asType integer
   * @minimum 1
   * @maximum 60
   */
  readonly part: number;
  /** The deity. */
  readonly deity: DeityId;
  /** Its name in Sanskrit. */
  readonly iast: DeityName;
}

/** The deities of a division. */
export interface DeitiesOfVarga {
  /** The division. */
  readonly varga: DeityVarga;
  /** Of the ascendant and the nine grahas. */
  readonly bodies: Readonly<Record<DeityBody, DeityOfPart>>;
}

/** The deities of a birth. */
export interface DeitiesData {
  /** The requested divisions. */
  readonly vargas: readonly DeitiesOfVarga[];
}

/**
 * Returns the deities of the parts of a sign in which ascendant and grahas are: devas and pitṛs of the horā, sages of the drekkāṇa, the
 * guardians of the directions in the daśāṁśa, the sixty names of the ṣaṣṭyaṁśa, for fifteen divisions. Experimental: no worked example of
 * it was found.
 *
 * @param input `birth`; optional `varga` (one of the fifteen; all by default), `drekkana` (`order`, `modality`), `ayanamsa` (default
 * lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 6.5–40.
 *
 * @example
 * ```ts
 * import { deities } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = deities({ birth: { date: '1990-08-15', time: '08:30:00', place }, varga: 'd10' });
 * data.vargas[0]?.bodies.Sun; // => { sign: 'Cancer', part: 10, deity: 'indra', iast: 'Indra' }
 * ```
 */
export const deities = birthOperation<DeitiesInput, DeitiesData>()({
  name: 'charts.deities',
  summary: 'Deities of the parts of fifteen divisions, D2 to D60, for ascendant and grahas',
  units: 2,
  experimental: true,
  schema: () =>
    record({
      ...natalFields(),
      varga: v.optional(oneOf(DEITY_VARGAS)),
      drekkana: v.optional(oneOf(DREKKANA_DEITIES), DREKKANA_DEITIES[0]),
    }),
  run(input, context) {
    const natal = natalOf(input.birth, context);
    const places: readonly (readonly [DeityBody, MicroArcseconds])[] = [
      ['Ascendant', natal.ascendant],
      ...GRAHAS.map((graha) => [graha, natal.grahas[graha].longitude] as const),
    ];
    const of = (varga: DeityVarga, longitude: MicroArcseconds): DeityOfPart => {
      const sign = signIndex(longitude);
      const part = partOfSign(longitude, varga);
      const deity = deityOf(varga, sign, part, input.drekkana);
      return { sign: at(SIGNS, sign).name, part: part + 1, deity, iast: DEITIES[deity] };
    };
    const vargas = input.varga === undefined ? DEITY_VARGAS : [input.varga];
    return {
      data: {
        vargas: vargas.map((varga) => ({
          varga,
          bodies: Object.fromEntries(places.map(([body, longitude]) => [body, of(varga, longitude)])) as Record<
            DeityBody,
            DeityOfPart
          >,
        })),
      },
      chart: natal,
      method: 'The part of its sign in which a body is, and the name of that part in the list of the division',
      conventions: {
        drekkana: input.drekkana,
        names: 'one name for a deity of several names (Aja, Vidhi, Ka: Brahmā); those of d60 as they stand',
      },
      sources: DEITY_SOURCES,
      disputed: DEITY_DISPUTES,
      verified_against: `the verses in Sanskrit, name by name; ${CHART_VERIFICATION}`,
      restsOnBirthTime: ['vargas'],
    };
  },
});
