import * as v from 'valibot';
import { birthDayOf, risingOn } from '../cast/birthDay.js';
import { birthOperation } from '../cast/birthOperation.js';
import type { NatalSky } from '../cast/natal.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { flagSchema, oneOf, record, sunriseSchema } from '../input/schemas.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { KHARA, MRITYU_BHAGA, withheld } from '../operation/sensitive.js';
import { CHART_VERIFICATION } from '../operation/verification.js';
import type { SunriseDefinition, Withheld } from '../types.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import {
  isPushkaraBhaga,
  isPushkaraNavamsha,
  navamshaSign,
  PUSHKARA_BHAGAS,
  type PushkaraBhaga,
  pushkaraDegree,
} from '../zodiac/navamsha.js';
import { type House, signName, wholeSignHouse } from '../zodiac/position.js';
import { apartFrom, drekkana22, isInDegree, mrityuDegree, mrityuListOf, navamsha64 } from './rules/sensitive.js';
import { MARANA_KARAKA, MRITYU_LISTS, type MrityuBody, type MrityuList } from './tables/mrityuBhagas.js';
import { SENSITIVE_DISPUTES, SENSITIVE_SOURCES } from './tables/sensitiveSources.js';
import { KALA_VELAS, PART_ORDERS, PART_POINTS } from './tables/upagrahas.js';
import { partMoment } from './upagrahas.js';

/** The input of {@link sensitive}. */
export interface SensitiveInput extends NatalInput {
  /** Definition of sunrise, for Māndi; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** List of puṣkara degrees: `jataka_parijata` (the default) or by the `element` of the sign. */
  readonly pushkara?: PushkaraBhaga | undefined;
  /** List of mṛtyu-bhāgas; `phaladipika` by default. What a list lacks is from the `table`. */
  readonly mrityu_bhaga?: MrityuList | undefined;
  /** Whether to include what is read for death: mṛtyu-bhāga, 22nd drekkāṇa, 64th navāṁśa; false by default. */
  readonly sensitive?: boolean | undefined;
}

/** The ascendant or a graha. @names contributor */
export type PushkaraBody = 'Ascendant' | Graha;

/**
 * Which degree of a sign, from 1.
 *
 * @asType integer
 * @minimum 1
 * @maximum 30
 */
export type NthDegree = number;

/** Whether a body is in a puṣkara part. */
export interface PushkaraPlace {
  /** Its sign. */
  readonly sign: Sign;
  /** Sign of its navāṁśa. */
  readonly navamsha_sign: Sign;
  /** Whether that is a puṣkara navāṁśa. */
  readonly navamsha: boolean;
  /** The puṣkara degree of its sign. */
  readonly degree: NthDegree;
  /** Whether it is in that degree. */
  readonly bhaga: boolean;
}

/** Whether a graha is in its māraṇa-kāraka-sthāna. */
export interface MaranaKaraka {
  /** Whole-sign house of the graha. */
  readonly house: House;
  /** The house that is its own māraṇa-kāraka-sthāna. */
  readonly of_graha: House;
  /** Whether they are the same. */
  readonly applies: boolean;
}

/** How a body stands to its mṛtyu-bhāga. */
export interface MrityuBhaga {
  /** Its sign. */
  readonly sign: Sign;
  /** The degree of that sign. */
  readonly degree: NthDegree;
  /** Degrees from the end of that degree, n°00′, to the body, six decimals; negative before it. @minimum -30 @maximum 30 */
  readonly apart: number;
  /** Whether it is in that degree, from n − 1 to n. */
  readonly applies: boolean;
  /** The list that names the degree. */
  readonly list: MrityuList;
}

/** A sign with its lord. */
export interface LordedSign {
  /** The sign. */
  readonly sign: Sign;
  /** Its lord. */
  readonly lord: SignLord;
}

/** A part counted from the ascendant and from the Moon. */
export interface CountedPart {
  /** From that of the ascendant. */
  readonly ascendant: LordedSign;
  /** From that of the Moon. */
  readonly moon: LordedSign;
}

/** Sensitive degrees and parts of a birth. */
export interface SensitiveData {
  /** Puṣkara navāṁśa and puṣkara degree. */
  readonly pushkara: Readonly<Record<PushkaraBody, PushkaraPlace>>;
  /** Grahas in the house where their significations are weak. */
  readonly marana_karaka: Readonly<Record<Graha, MaranaKaraka>>;
  /** Only with `sensitive`. */
  readonly mrityu_bhaga?: Readonly<Record<MrityuBody, MrityuBhaga>>;
  /** The 22nd drekkāṇa, only with `sensitive`. */
  readonly drekkana_22?: CountedPart;
  /** The 64th navāṁśa, only with `sensitive`. */
  readonly navamsha_64?: CountedPart;
  /** The number of fields left out, and their subjects; only without `sensitive`. */
  readonly withheld?: Withheld;
}

const BODIES = ['Ascendant', ...GRAHAS] as const;
const MRITYU_BODIES = [...BODIES, 'Mandi'] as const;
const MICRODEGREE = 3600;

function mandiOf(natal: NatalSky): MicroArcseconds {
  return risingOn(natal, partMoment(birthDayOf(natal), KALA_VELAS.Mandi, PART_POINTS[0], PART_ORDERS[0]).at);
}

const lorded = (sign: number): LordedSign => ({ sign: at(SIGNS, sign).name, lord: lordOf(sign) });

function describeMrityu(body: MrityuBody, longitude: MicroArcseconds, requested: MrityuList): MrityuBhaga {
  const list = mrityuListOf(body, requested);
  const degree = mrityuDegree(body, signIndex(longitude), list);
  return {
    sign: signName(longitude),
    degree,
    apart: Math.trunc(apartFrom(degree, longitude) / MICRODEGREE) / 1_000_000 + 0,
    applies: isInDegree(degree, longitude),
    list,
  };
}

/**
 * Returns sensitive degrees and parts of a chart: puṣkara navāṁśa and degree of ascendant and grahas, grahas in their
 * māraṇa-kāraka-sthāna, and with `sensitive` the mṛtyu-bhāgas, the 22nd drekkāṇa and the 64th navāṁśa with their lords.
 *
 * These are positions, without what texts conclude from them.
 *
 * @param input `birth`; optional `pushkara` (`jataka_parijata`, `element`), `mrityu_bhaga` (`phaladipika`, `jataka_parijata`, `table`),
 * `sensitive` (default false), `sunrise` (`upper_limb` by default), `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Jātaka Pārijāta 1.57–58, 5.56; Phaladīpikā 13.10–11; the rest second-hand as provenance says.
 *
 * @example
 * ```ts
 * import { sensitive } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = sensitive({ birth });
 * data.marana_karaka.Saturn; // => { house: 4, of_graha: 1, applies: false }
 * data.withheld; // => { count: 3, why: ['death'] }
 * ```
 */
export const sensitive = birthOperation<SensitiveInput, SensitiveData>()({
  name: 'charts.sensitive',
  summary: 'Pushkara parts, marana-karaka houses; with sensitive: mrityu-bhaga, 22nd drekkana, 64th navamsha',
  units: 2,
  schema: () =>
    record({
      ...natalFields(),
      sunrise: sunriseSchema(),
      pushkara: v.optional(oneOf(PUSHKARA_BHAGAS), PUSHKARA_BHAGAS[0]),
      mrityu_bhaga: v.optional(oneOf(MRITYU_LISTS), MRITYU_LISTS[0]),
      sensitive: flagSchema(),
    }),
  run(input, context) {
    const natal = natalOf(input.birth, context);
    const { ascendant, grahas } = natal;
    const placeOf = (body: PushkaraBody): MicroArcseconds =>
      body === 'Ascendant' ? ascendant : grahas[body].longitude;
    const counted = (signOf: (longitude: MicroArcseconds) => number): CountedPart => ({
      ascendant: lorded(signOf(ascendant)),
      moon: lorded(signOf(grahas.Moon.longitude)),
    });
    const describeDeath = (): Partial<SensitiveData> => {
      const mandi = mandiOf(natal);
      return {
        mrityu_bhaga: recordOf(MRITYU_BODIES, (body) =>
          describeMrityu(body, body === 'Mandi' ? mandi : placeOf(body), input.mrityu_bhaga),
        ),
        drekkana_22: counted(drekkana22),
        navamsha_64: counted(navamsha64),
      };
    };
    return {
      data: {
        pushkara: recordOf(BODIES, (body) => {
          const longitude = placeOf(body);
          return {
            sign: signName(longitude),
            navamsha_sign: at(SIGNS, navamshaSign(longitude)).name,
            navamsha: isPushkaraNavamsha(longitude),
            degree: pushkaraDegree(signIndex(longitude), input.pushkara),
            bhaga: isPushkaraBhaga(longitude, input.pushkara),
          };
        }),
        marana_karaka: recordOf(GRAHAS, (graha) => {
          const house = wholeSignHouse(grahas[graha].longitude, ascendant);
          const own = MARANA_KARAKA[graha];
          return { house, of_graha: own, applies: house === own };
        }),
        ...(input.sensitive ? describeDeath() : withheld([MRITYU_BHAGA, KHARA, KHARA])),
      },
      chart: natal,
      method: 'Degrees and parts of signs that lists name, and parts counted from ascendant and Moon',
      conventions: {
        pushkara: input.pushkara,
        mrityu_bhaga: `${input.mrityu_bhaga}; a body that it lacks is from the table`,
        degree: 'the n-th degree reaches from n − 1 to n degrees; apart is measured from n degrees',
        mandi: 'at the start of Saturn’s part of the day or night',
        counted: 'both ends included: 21 drekkanas and 63 navamshas further, seven signs',
        houses: 'whole signs from the ascendant',
      },
      sources: SENSITIVE_SOURCES,
      disputed: SENSITIVE_DISPUTES,
      verified_against: `one value of PyJHora for the mrityu-bhaga, and the words of the verses; ${CHART_VERIFICATION}`,
      rules: {
        'mrityu_bhaga: Moon and ascendant': {
          rule: 'the degree that the verse names',
          source: 'Phaladīpikā 13.10–11, Jātaka Pārijāta 1.57, read',
          state: 'checked',
        },
        'mrityu_bhaga: the others': {
          rule: 'the degree of the table',
          source: 'the table of V. Subrahmanya Sastri, second-hand',
          state: 'agrees',
        },
        'drekkana_22, navamsha_64': {
          rule: 'the 22nd and 64th, both ends counted',
          source: 'Jātaka Pārijāta 5.56, read',
          state: 'checked',
        },
        marana_karaka: { rule: 'one house for each graha', source: 'constants of PyJHora', state: 'unconfirmed' },
      },
      restsOnBirthTime: ['pushkara.Ascendant', 'marana_karaka', 'mrityu_bhaga', 'drekkana_22', 'navamsha_64'],
    };
  },
});
