import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { VARGAS, type Varga } from '../types.js';
import { GRAHAS } from '../zodiac/names.js';
import { type AshtakavargaData, ashtakavargaOf } from './ashtakavarga.js';
import { type AshtakavargaInput, ashtakavargaFields } from './ashtakavargaInput.js';
import {
  assumedTime,
  binduSources,
  REDUCTION_DISPUTES,
  reductionSources,
  TABLE_DISPUTE,
} from './ashtakavargaProvenance.js';
import { chartOfBirth } from './birthChart.js';
import type { ChartSigns } from './rules/ashtakavarga.js';
import { vargaSign } from './rules/sthana.js';
import { SARVA_TOTAL } from './tables/ashtakavarga.js';

/** The input of {@link ashtakavargaVarga}. */
export interface AshtakavargaVargaInput extends AshtakavargaInput {
  /** The division. */
  readonly varga: Varga;
}

/** The aṣṭakavarga of a divisional chart. */
export interface AshtakavargaVargaData extends AshtakavargaData {
  /** The division. */
  readonly varga: Varga;
}

/** Everything rests on the ascendant's division, which changes within minutes. */
const RESTS_ON_TIME = [
  'signs',
  'prastara',
  'bhinna',
  'sarva',
  'trikona',
  'ekadhipatya',
  'pinda',
  'trikona_steps',
  'steps',
] as const;

/**
 * Returns the aṣṭakavarga of a divisional chart: the same tables, sums, reductions and piṇḍas as {@link ashtakavarga}, counted from the
 * signs of the seven planets and the ascendant in that division. Occupants and planets of the piṇḍas are those of the division.
 *
 * **Experimental**: the chapters count in the rāśi; no printed case of a division was found. Bindus are whole numbers, 337 in the sum.
 * @param input `birth`, `varga` (`d2` … `d60`); optional as for {@link ashtakavarga}
 * @throws {SiddhantaError} as {@link ashtakavarga} does
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 66–69, applied to 6.2–41.
 *
 * @example
 * ```ts
 * import { ashtakavargaVarga } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = ashtakavargaVarga({ birth: { date: '1990-08-15', time: '08:30:00', place }, varga: 'd9' });
 * data.signs.Ascendant; // => 'Capricorn'
 * data.sarva.bindus; // => [31, 21, 31, 28, 27, 31, 28, 28, 21, 36, 23, 32]
 * data.pinda.Sun; // => { rashi: 112, graha: 61, shodhya: 173 }
 * ```
 */
export const ashtakavargaVarga = birthOperation<AshtakavargaVargaInput, AshtakavargaVargaData>()({
  name: 'strengths.ashtakavarga_varga',
  summary: 'Ashtakavarga of a divisional chart: bindus, sums, both reductions and pindas in the division',
  units: 3,
  experimental: true,
  example: { birth: EXAMPLE_BIRTH, varga: 'd9' },
  schema: () => record({ ...ashtakavargaFields(), varga: oneOf(VARGAS) }),
  run(input, context) {
    const { table, occupancy, varga, virgo_multiplier: virgo } = input;
    const chart = chartOfBirth(input.birth, context);
    const { longitudes, ascendant } = chart;
    const signs = {
      ...Object.fromEntries(GRAHAS.map((graha) => [graha, vargaSign(longitudes[graha], varga)])),
      Ascendant: vargaSign(ascendant, varga),
    } as ChartSigns;
    return {
      data: { varga, ...ashtakavargaOf(signs, { table, occupancy, virgo }) },
      chart,
      method: `Ashtakavarga of ${varga} by the table ${table}: bindus from the signs of the division, both reductions, pindas`,
      conventions: {
        varga: `${varga}, by Parāśara; its signs take the place of the signs of birth in every step`,
        table,
        occupancy,
        virgo_multiplier: String(virgo),
        sarva: `the seven planets, ${SARVA_TOTAL} in every chart; the table of the ascendant is told beside it and not added`,
        ...assumedTime(chart, table),
      },
      sources: [...binduSources(), ...reductionSources()],
      disputed: [
        {
          element: 'aṣṭakavarga in a division',
          note: 'Bṛhat Parāśara Horā Śāstra 66–72 counts in the rāśi. Jagannatha Hora and others offer the same count in every division; which signs its reductions and piṇḍas take there is not printed. Here all are those of the division.',
        },
        TABLE_DISPUTE,
        ...REDUCTION_DISPUTES,
      ],
      verified_against: 'the rules as in strengths.ashtakavarga; no printed case of a division was found',
      restsOnBirthTime: RESTS_ON_TIME,
    };
  },
});
