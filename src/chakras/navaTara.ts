import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH, natalOf } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { modulo, nakshatraIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import type { LocalInstant } from '../types.js';
import { nameOf28, STARS_WITH_ABHIJIT, starWithAbhijit } from '../zodiac/abhijit.js';
import { GRAHAS, type Graha, NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import type { Nature } from '../zodiac/nature.js';
import { BAD_TARAS, TARAS, type Tara } from '../zodiac/taras.js';
import { VIMSHOTTARI } from '../zodiac/vimshottari.js';
import { ABHIJIT_WORDS, type ChakraInput, chakraFields, momentSky, momentWords } from './moment.js';
import { TARA_DISPUTES, TARA_SOURCES } from './sources.js';
import { SPECIAL_COUNTS, SPECIAL_STARS, type SpecialStar, TARA_COUNTS, type TaraCounts } from './tables/taras.js';

export const TARA_FROM = ['Moon', 'Ascendant'] as const;

/** The input of {@link navaTara}. */
export interface NavaTaraInput extends ChakraInput {
  /** From whose nakṣatra tārās are counted: that of the natal `Moon`, the default, or of the `Ascendant`. */
  readonly from?: (typeof TARA_FROM)[number] | undefined;
  /** Whose counts of the special nakṣatras; `sastri` by default. */
  readonly counts?: TaraCounts | undefined;
  /** Whether Abhijit counts among the special nakṣatras; true by default. The nine tārās never count it. */
  readonly abhijit?: boolean | undefined;
}

/** Place of a tārā, from 1. @asType integer @minimum 1 @maximum 9 */
export type TaraNumber = number;

/** Count of a special nakṣatra from the birth star. @asType integer @minimum 1 @maximum 28 */
export type SpecialCount = number;

/** A nakṣatra of a tārā. */
export interface TaraStar {
  /** Which. */
  readonly nakshatra: Nakshatra;
  /** Grahas in it at the moment. */
  readonly grahas: readonly Graha[];
}

/** One of the nine tārās. */
export interface TaraRow {
  /** From 1, the birth star. */
  readonly number: TaraNumber;
  /** Its name. */
  readonly tara: Tara;
  /** False for the third, fifth and seventh. */
  readonly favourable: boolean;
  /** The lord of its three nakṣatras, as in Vimśottarī. */
  readonly lord: Graha;
  /** Its nakṣatra in each round of nine. */
  readonly stars: readonly TaraStar[];
}

/** A special nakṣatra of the birth. */
export interface SpecialStarRow {
  /** Which. */
  readonly name: SpecialStar;
  /** From the birth star, which is 1. */
  readonly count: SpecialCount;
  /** The nakṣatra, of 28. */
  readonly nakshatra: Nakshatra | 'Abhijit';
  /** Benefics in it at the moment. */
  readonly benefics: readonly Graha[];
  /** Malefics in it at the moment. */
  readonly malefics: readonly Graha[];
}

/** The nine tārās and the special nakṣatras of a birth. */
export interface NavaTaraData {
  /** The moment, on the clocks of the birthplace. */
  readonly at: LocalInstant;
  /** The nakṣatra from which tārās are counted. */
  readonly birth_star: Nakshatra;
  /** The nine tārās. */
  readonly taras: readonly TaraRow[];
  /** The special nakṣatras, in the order of the names. */
  readonly special: readonly SpecialStarRow[];
}

const ROUND = 9;
const ROUNDS = 3;

/**
 * Returns the nine tārās of a birth with their three nakṣatras each, and its special nakṣatras (karma, sāṅghātika, sāmudāyika, ādhāna,
 * vaināśika, mānasa, jāti, deśa, abhiṣeka), with the grahas of a moment in them.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset; the birth by default), `from` (`Moon`, `Ascendant`), `counts` (`sastri`, `rao`),
 * `abhijit`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Ṭikanikayātrā 1.20; Phaladīpikā 26.28 and the note to 26.48.
 *
 * @example
 * ```ts
 * import { navaTara } from 'siddhanta/chakras';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = navaTara({ birth });
 * data.birth_star; // => 'Rohini'
 * data.taras[2]?.stars.map(({ nakshatra }) => nakshatra); // => ['Ardra', 'Swati', 'Shatabhisha']
 * data.special.find(({ name }) => name === 'karma')?.nakshatra; // => 'Hasta'
 * ```
 */
export const navaTara = birthOperation<NavaTaraInput, NavaTaraData>()({
  name: 'chakras.nava_tara',
  summary: 'Nava tara: the nine taras of a birth and its special nakshatras, with grahas of a moment in them',
  units: 2,
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  schema: () =>
    record({
      ...chakraFields(),
      from: v.optional(oneOf(TARA_FROM), TARA_FROM[0]),
      counts: v.optional(oneOf(TARA_COUNTS), TARA_COUNTS[0]),
      abhijit: v.optional(v.boolean('it must be true or false.'), true),
    }),
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const moment = momentSky(input, natal, sky);
    const from = input.from === 'Moon' ? natal.grahas.Moon.longitude : natal.ascendant;
    const star = nakshatraIndex(from);
    const stars = recordOf(GRAHAS, (graha) => nakshatraIndex(moment.longitudes[graha]));
    const withAbhijit = recordOf(GRAHAS, (graha) => starWithAbhijit(moment.longitudes[graha]).index);
    const taras = TARAS.map((tara, i): TaraRow => {
      const number = i + 1;
      const three = Array.from({ length: ROUNDS }, (_, round) => modulo(star + i + ROUND * round, NAKSHATRAS.length));
      return {
        number,
        tara,
        favourable: !BAD_TARAS.includes(number),
        lord: at(VIMSHOTTARI, modulo(star + i, VIMSHOTTARI.length)).lord,
        stars: three.map((one) => ({
          nakshatra: at(NAKSHATRAS, one).name,
          grahas: GRAHAS.filter((graha) => stars[graha] === one),
        })),
      };
    });
    const counts = SPECIAL_COUNTS[input.counts];
    const special = SPECIAL_STARS.flatMap((name): SpecialStarRow[] => {
      const count = counts[name];
      // Without Abhijit there is no twenty-eighth: it would be the birth star once more.
      if (count === undefined || (!input.abhijit && count > NAKSHATRAS.length)) return [];
      const index = input.abhijit
        ? modulo(starWithAbhijit(from).index + count - 1, STARS_WITH_ABHIJIT)
        : modulo(star + count - 1, NAKSHATRAS.length);
      const isIn = (graha: Graha): boolean => (input.abhijit ? withAbhijit : stars)[graha] === index;
      const those = (nature: Nature): Graha[] =>
        GRAHAS.filter((graha) => isIn(graha) && moment.natures[graha] === nature);
      return [
        {
          name,
          count,
          nakshatra: input.abhijit ? nameOf28(index) : at(NAKSHATRAS, index).name,
          benefics: those('benefic'),
          malefics: those('malefic'),
        },
      ];
    });
    return {
      data: { at: moment.at, birth_star: at(NAKSHATRAS, star).name, taras, special },
      chart: natal,
      method: 'Nakshatras counted from that of the birth, which is the first',
      conventions: {
        counted_from: input.from === 'Moon' ? 'the nakshatra of the natal Moon' : 'the nakshatra of the ascendant',
        taras: 'nine, three times round the 27 nakshatras',
        special: `the counts of ${input.counts}, ${input.abhijit ? 'among 28 nakshatras' : 'among 27 nakshatras'}`,
        abhijit: input.abhijit ? ABHIJIT_WORDS : 'not counted',
        ...momentWords(input),
      },
      sources: TARA_SOURCES,
      disputed: TARA_DISPUTES,
      verified_against: 'the eleven counts of a printed list, and the verses (fixtures/sources/chakras.json)',
      restsOnBirthTime: ['birth_star', 'taras', 'special'],
    };
  },
});
