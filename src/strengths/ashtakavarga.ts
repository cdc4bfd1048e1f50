import { birthOperation } from '../cast/birthOperation.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import { type AshtakavargaInput, ashtakavargaFields, namesOf, natalSigns } from './ashtakavargaInput.js';
import {
  ASHTAKAVARGA_VERIFICATION,
  assumedTime,
  binduSources,
  REDUCTION_DISPUTES,
  reductionSources,
  TABLE_DISPUTE,
} from './ashtakavargaProvenance.js';
import {
  type BindusGiven,
  begunAt,
  type ChartSigns,
  ofEight,
  type PairCase,
  type ReducedRow,
  type SchemeChoices,
  type SignRow,
  schemeOf,
  signMultipliers,
} from './rules/ashtakavarga.js';
import { type BinduTableName, type Contributor, GRAHA_MULTIPLIERS, SARVA_TOTAL } from './tables/ashtakavarga.js';

/** A count, whole. @asType integer @minimum 0 */
export type BinduCount = number;

/** Twelve counts: by sign from Aries to Pisces, or by house from the sign of the ascendant. @minItems 12 @maxItems 12 */
export type TwelveCounts = readonly BinduCount[];

/** The bindus of the twelve signs. */
export interface Bindus {
  /** By sign, Aries to Pisces. */
  readonly bindus: TwelveCounts;
  /** The same from the sign of the ascendant, the first house. */
  readonly by_house: TwelveCounts;
  /** Their sum, the same in every chart. */
  readonly total: BinduCount;
}

/** The table of one of the eight (bhinnāṣṭakavarga). */
export interface Bhinna extends Bindus {
  /** Its bindus in its own position's sign. @maximum 8 */
  readonly in_own_sign: BinduCount;
}

/** The piṇḍas of one of the eight. */
export interface AshtakavargaPinda {
  /** The twice reduced row, each sign times its multiplier. */
  readonly rashi: BinduCount;
  /** The twice reduced row in the signs of the seven planets, each times the planet's multiplier. */
  readonly graha: BinduCount;
  /** The sum of both. */
  readonly shodhya: BinduCount;
}

/** What the second reduction (ekādhipatya śodhana) does to the two signs of one lord. */
export interface EkadhipatyaStep {
  /** Lord of both. */
  readonly lord: SignLord;
  /** The two signs. @minItems 2 @maxItems 2 */
  readonly signs: readonly Sign[];
  /** Whether each of the two signs is occupied. @minItems 2 @maxItems 2 */
  readonly occupied: readonly boolean[];
  /** Their numbers after the first reduction. @minItems 2 @maxItems 2 */
  readonly before: readonly BinduCount[];
  /** Their numbers after this one. @minItems 2 @maxItems 2 */
  readonly after: readonly BinduCount[];
  /** The case that applied. */
  readonly case: PairCase;
}

/** What the first reduction (trikoṇa śodhana) does to three signs in trine. */
export interface TrikonaStep {
  /** The three signs. @minItems 3 @maxItems 3 */
  readonly signs: readonly Sign[];
  /** Their bindus. @minItems 3 @maxItems 3 */
  readonly before: readonly BinduCount[];
  /** The smallest of the three. */
  readonly subtracted: BinduCount;
  /** Their numbers after it. @minItems 3 @maxItems 3 */
  readonly after: readonly BinduCount[];
}

/** The multipliers of the twice reduced rows. */
export interface AshtakavargaMultipliers {
  /** Of the signs, Aries to Pisces. */
  readonly signs: TwelveCounts;
  /** Of the seven planets. */
  readonly grahas: Readonly<Record<SignLord, BinduCount>>;
}

/** The five pairs of one row in the second reduction. @minItems 5 @maxItems 5 */
export type EkadhipatyaSteps = readonly EkadhipatyaStep[];

/** The four trines of one row in the first reduction. @minItems 4 @maxItems 4 */
export type TrikonaSteps = readonly TrikonaStep[];

/** The aṣṭakavarga of a birth chart. */
export interface AshtakavargaData {
  /** The table of bindus used. */
  readonly table: BinduTableName;
  /** The signs of the eight, which give bindus and have tables. */
  readonly signs: Readonly<Record<Contributor, Sign>>;
  /** By table, then by contributor. */
  readonly prastara: Readonly<Record<Contributor, BindusGiven>>;
  /** The bindus of each of the eight: the sums of the columns of its prastāra. */
  readonly bhinna: Readonly<Record<Contributor, Bhinna>>;
  /** The bindus of the seven planets together, without the ascendant's own table. */
  readonly sarva: Bindus;
  /** The rows after the first reduction, Aries to Pisces. */
  readonly trikona: Readonly<Record<Contributor, TwelveCounts>>;
  /** The rows after both reductions, Aries to Pisces. */
  readonly ekadhipatya: Readonly<Record<Contributor, TwelveCounts>>;
  /** The piṇḍas of the twice reduced rows. */
  readonly pinda: Readonly<Record<Contributor, AshtakavargaPinda>>;
  /** The steps of the first reduction of each row. */
  readonly trikona_steps: Readonly<Record<Contributor, TrikonaSteps>>;
  /** The steps of the second reduction of each row. */
  readonly steps: Readonly<Record<Contributor, EkadhipatyaSteps>>;
  /** The multipliers of the piṇḍas. */
  readonly multipliers: AshtakavargaMultipliers;
}

const nameOf = (sign: number): Sign => at(SIGNS, sign).name;

function trikonaSteps({ trines }: ReducedRow): TrikonaSteps {
  return trines.map(({ signs, ...step }) => ({ signs: signs.map(nameOf), ...step }));
}

function ekadhipatyaSteps({ pairs }: ReducedRow): EkadhipatyaSteps {
  return pairs.map(({ signs, ...step }) => ({ lord: lordOf(signs[0]), signs: signs.map(nameOf), ...step }));
}

/** Of signs in a birth chart or in a division of it. */
export function ashtakavargaOf(signs: ChartSigns, choices: SchemeChoices): AshtakavargaData {
  const { table, virgo } = choices;
  const { prastara, bhinna, sarva, reduced } = schemeOf(signs, choices);
  const counted = (bindus: SignRow): Bindus => ({
    bindus,
    by_house: begunAt(bindus, signs.Ascendant),
    total: bindus.reduce((sum, number) => sum + number, 0),
  });
  return {
    table,
    signs: namesOf(signs),
    prastara,
    bhinna: ofEight((one) => ({ ...counted(bhinna[one]), in_own_sign: at(bhinna[one], signs[one]) })),
    sarva: counted(sarva),
    trikona: ofEight((one) => reduced[one].trikona),
    ekadhipatya: ofEight((one) => reduced[one].ekadhipatya),
    pinda: ofEight((one) => reduced[one].pindas),
    trikona_steps: ofEight((one) => trikonaSteps(reduced[one])),
    steps: ofEight((one) => ekadhipatyaSteps(reduced[one])),
    multipliers: { signs: signMultipliers(virgo), grahas: { ...GRAHA_MULTIPLIERS } },
  };
}

/** The ascendant passes every sign in a day, and the Moon may leave hers. */
export const ASHTAKAVARGA_RESTS = [
  'signs.Moon',
  'signs.Ascendant',
  'prastara.*.Moon',
  'prastara.*.Ascendant',
  'bhinna',
  'sarva',
  'trikona',
  'ekadhipatya',
  'pinda',
  'trikona_steps',
  'steps',
] as const;

/**
 * Returns the aṣṭakavarga of a birth chart: who gives a bindu to which sign for each of the seven planets and the ascendant, the sums of
 * each and of the seven together, both reductions step by step, and the piṇḍas.
 *
 * Bindus are whole numbers: 0 … 8 in a row, 337 in the sum. Lists of twelve run from Aries to Pisces; `by_house` begins at the sign of the
 * ascendant. Only signs matter.
 * @param input `birth`; optional `table` (`parashara` by default, `varahamihira`, `phaladeepika`), `occupancy` (`grahas` by default,
 *   `grahas_and_ascendant`, `grahas_and_nodes`), `virgo_multiplier` (5 by default, 6), `ayanamsa` (default lahiri), `node` (default true),
 *   `conventions`
 * @throws {SiddhantaError} for bad input, a clock time that the clocks skipped (`nonexistent_time`), or a latitude without an ascendant
 *   (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 66–69.
 *
 * @example
 * ```ts
 * import { ashtakavarga } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = ashtakavarga({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.sarva.bindus; // => [28, 37, 30, 31, 20, 22, 31, 23, 30, 27, 33, 25]
 * data.bhinna.Saturn.in_own_sign; // => 3
 * data.prastara.Saturn.Mars; // => [0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1]
 * data.trikona_steps.Sun[0]; // => { signs: ['Aries', 'Leo', 'Sagittarius'], before: [3, 3, 6], subtracted: 3, after: [0, 0, 3] }
 * data.pinda.Sun; // => { rashi: 89, graha: 96, shodhya: 185 }
 * ```
 */
export const ashtakavarga = birthOperation<AshtakavargaInput, AshtakavargaData>()({
  name: 'strengths.ashtakavarga',
  summary: 'Ashtakavarga of a birth chart: who gives each bindu, the sums, both reductions step by step, pindas',
  units: 3,
  schema: () => record(ashtakavargaFields()),
  run(input, context) {
    const { table, occupancy, virgo_multiplier: virgo } = input;
    const chart = natalSigns(input.birth, context);
    const { signs } = chart;
    return {
      data: ashtakavargaOf(signs, { table, occupancy, virgo }),
      chart,
      method: `Ashtakavarga by the table ${table}: bindus counted from the signs of seven planets and the ascendant, both reductions, pindas`,
      conventions: {
        table,
        occupancy,
        virgo_multiplier: String(virgo),
        houses: 'counted inclusively from the sign of who gives; one degree of a sign is as good as another',
        sarva: `the seven planets, ${SARVA_TOTAL} in every chart; the table of the ascendant is told beside it and not added`,
        reductions:
          'each row by itself: every trine less its smallest number, then all five pairs of signs of one lord, once',
        ...assumedTime(chart, table),
      },
      sources: [...binduSources(), ...reductionSources()],
      disputed: [TABLE_DISPUTE, ...REDUCTION_DISPUTES],
      verified_against: ASHTAKAVARGA_VERIFICATION,
      restsOnBirthTime: ASHTAKAVARGA_RESTS,
    };
  },
});
