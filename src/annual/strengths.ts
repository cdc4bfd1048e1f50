import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { microArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../zodiac/lords.js';
import type { Sign } from '../zodiac/names.js';
import { type House, type SignNumber, sixDecimals } from '../zodiac/position.js';
import { type AnnualYear, annualOperation, describeYear, signNamed } from './describe.js';
import { type AnnualInput, annualFields, YEAR_SAYING } from './input.js';
import { dwadashaVargiyas, type TwelveVarga, type VargaReason, type VargaVerdict } from './rules/dwadashaVargiya.js';
import { type Harsha, harshas } from './rules/harsha.js';
import { inPoints, type PanchaVargiya, POINT, panchaVargiyas, type VargaJudged } from './rules/panchaVargiya.js';
import { annualSky, returnSky, tajikaChart } from './sky.js';
import { ANNUAL_VERIFICATION, adawal, pvr, STRENGTH_DISPUTES, STRENGTH_SOURCES } from './sources.js';
import type { TajikaRelation } from './tables/tajika.js';
import { type StrengthOptions, strengthFields, strengthWords, type VargiyaPoints, type Vishwa } from './yearLord.js';

/** The input of {@link strengths}. */
export interface AnnualStrengthsInput extends AnnualInput, StrengthOptions {}

/** Points of one of the four joys, 0 or 5. @minimum 0 @maximum 5 */
export type HarshaPoints = number;

/** Points of all four joys, 0 … 20. @minimum 0 @maximum 20 */
export type HarshaTotal = number;

/** Points of one part of pañcavargīya bala, six decimals. @minimum 0 @maximum 30 */
export type PartPoints = number;

/** Degrees up to half a turn, six decimals. @minimum 0 @maximum 180 */
export type HalfTurn = number;

/** A number of the twelve vargas. @asType integer @minimum 0 @maximum 12 */
export type VargaCount = number;

/** Strong vargas minus weak ones. @asType integer @minimum -12 @maximum 12 */
export type VargaNet = number;

/** Classes of harṣa bala. */
export type HarshaClass = 'excellent' | 'full' | 'medium' | 'little' | 'none';

/** Harṣa bala of a graha: its four joys. */
export interface HarshaBala {
  /** House from the annual ascendant. */
  readonly house: House;
  /** Five in the house of its joy. */
  readonly place: HarshaPoints;
  /** Five in its exaltation or own sign. */
  readonly dignity: HarshaPoints;
  /** Five in the houses of its sex. */
  readonly gender_place: HarshaPoints;
  /** Five for masculine grahas by day, feminine ones by night. */
  readonly gender_time: HarshaPoints;
  /** Sum of the four, 0 … 20. */
  readonly total: HarshaTotal;
  /** Its class. */
  readonly class: HarshaClass;
}

/** A graha's points from a varga in pañcavargīya bala. */
export interface VargaStrength {
  /** Lord of its part. */
  readonly lord: SignLord;
  /** Its relation to that lord. */
  readonly relation: TajikaRelation;
  /** The points. */
  readonly points: PartPoints;
}

/** Uccabala in pañcavargīya. */
export interface UchchaStrength {
  /** Degrees from the deepest fall, at most 180; six decimals. */
  readonly degrees_from_fall: HalfTurn;
  /** Twenty points over 180°, six decimals. */
  readonly points: PartPoints;
}

/** Classes of pañcavargīya bala. */
export type VishwaClass = 'weak' | 'medium' | 'strong' | 'very_strong';

/** Pañcavargīya bala of a graha. */
export interface PanchaVargiyaBala {
  /** By the lord of its sign: at most 30. */
  readonly kshetra: VargaStrength;
  /** By its distance from the deepest fall: at most 20. */
  readonly uchcha: UchchaStrength;
  /** By the lord of its hadda: at most 15. */
  readonly hadda: VargaStrength;
  /** By the lord of its drekkāṇa: at most 10. */
  readonly drekkana: VargaStrength;
  /** By the lord of its navāṁśa: at most 5. */
  readonly navamsha: VargaStrength;
  /** Sum of the five, 0 … 80. */
  readonly total: VargiyaPoints;
  /** A quarter of that, the viśvā. */
  readonly vishwa: Vishwa;
  /** Its class. */
  readonly class: VishwaClass;
}

/** A graha in one of the twelve vargas. */
export interface TwelfthVarga {
  /** The varga. */
  readonly varga: TwelveVarga;
  /** Its sign there. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** Lord of that sign. */
  readonly lord: SignLord;
  /** The reason: exaltation and fall override the relation to the lord. */
  readonly reason: VargaReason;
  /** 1 strong, −1 weak, 0 neither. */
  readonly verdict: -1 | 0 | 1;
}

/** Dvādaśavargīya bala of a graha. */
export interface DwadashaVargiyaBala {
  /** The number of vargas in which it is strong. */
  readonly strong: VargaCount;
  /** The number in which it is weak. */
  readonly weak: VargaCount;
  /** The difference. */
  readonly net: VargaNet;
  /** The twelve vargas. @minItems 12 @maxItems 12 */
  readonly vargas: readonly TwelfthVarga[];
}

/** The strengths of an annual chart. */
export interface AnnualStrengthsData extends AnnualYear {
  /** Whether the Sun is up at the return. */
  readonly day: boolean;
  /** Harṣa bala. */
  readonly harsha: Readonly<Record<SignLord, HarshaBala>>;
  /** Pañcavargīya bala. */
  readonly pancha_vargiya: Readonly<Record<SignLord, PanchaVargiyaBala>>;
  /** Dvādaśavargīya bala. */
  readonly dwadasha_vargiya: Readonly<Record<SignLord, DwadashaVargiyaBala>>;
}

const HARSHA_CLASSES: readonly HarshaClass[] = ['none', 'little', 'medium', 'full', 'excellent'];

function describeHarsha({ total, ...parts }: Harsha): HarshaBala {
  return { ...parts, total, class: HARSHA_CLASSES[total / 5] ?? 'none' };
}

const VISHWA_CLASSES: readonly VishwaClass[] = ['weak', 'medium', 'strong', 'very_strong'];

/** Classes begin at 5, 10 and 15 viśvā. */
export function vishwaClass(total: number): VishwaClass {
  return VISHWA_CLASSES[Math.min(Math.floor(total / (4 * 5 * POINT)), 3)] ?? 'weak';
}

const describeVarga = ({ lord, relation, points }: VargaJudged): VargaStrength => ({ lord, relation, points });

function describePancha({ vargas, uchcha, total }: PanchaVargiya): PanchaVargiyaBala {
  return {
    kshetra: describeVarga(vargas.kshetra),
    uchcha: { degrees_from_fall: sixDecimals(microArcseconds(uchcha)), points: inPoints(uchcha) },
    hadda: describeVarga(vargas.hadda),
    drekkana: describeVarga(vargas.drekkana),
    navamsha: describeVarga(vargas.navamsha),
    total: inPoints(total),
    vishwa: inPoints(total / 4),
    class: vishwaClass(total),
  };
}

function describeDwadasha(verdicts: readonly VargaVerdict[]): DwadashaVargiyaBala {
  const count = (sign: number): number => verdicts.filter(({ verdict }) => verdict === sign).length;
  const [strong, weak] = [count(1), count(-1)];
  return {
    strong,
    weak,
    net: strong - weak,
    vargas: verdicts.map(({ varga, sign, reason, verdict }) => ({
      varga,
      sign: signNamed(sign),
      sign_number: sign + 1,
      lord: lordOf(sign),
      reason,
      verdict,
    })),
  };
}

function ofSeven<From, To>(from: Readonly<Record<SignLord, From>>, describe: (one: From) => To): Record<SignLord, To> {
  return recordOf(SIGN_LORDS, (graha) => describe(from[graha]));
}

const RESTS = ['return', 'next_return', 'day', 'harsha', 'pancha_vargiya', 'dwadasha_vargiya'];

/**
 * Returns the strengths of the seven grahas in an annual chart: harṣa bala, pañcavargīya bala with the lord and relation behind each part,
 * and dvādaśavargīya bala.
 * @param input `birth`; `completed_years` or `at`; optional `place`, `zodiac`, `relation` (`position`, `two_camps`), `drekkana` (`d3`,
 *   `tajika`), `ayanamsa`, `node`, `conventions`
 * @throws {SiddhantaError} for bad input; `date_out_of_range`; `undefined_at_latitude`
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 28.3–28.5; S. Adawal's background sheet.
 *
 * @example
 * ```ts
 * import { strengths } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = strengths({ birth: { date: '1990-08-15', time: '08:30:00', place }, completed_years: 35 });
 * data.harsha.Jupiter.total; // => 15
 * data.pancha_vargiya.Jupiter.hadda; // => { lord: 'Mars', relation: 'enemy', points: 3.75 }
 * ```
 */
export const strengths = annualOperation<AnnualStrengthsInput, AnnualStrengthsData>()({
  name: 'annual.strengths',
  summary: 'Strengths of the annual chart: harsha, pancha-vargiya and dwadasha-vargiya bala, part by part',
  units: 4,
  schema: () => record({ ...annualFields(), ...strengthFields() }),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35 },
  run(input, context) {
    const year = annualSky(input, context);
    const chart = tajikaChart(returnSky(year));
    const unconfirmed = input.drekkana === 'tajika';
    return {
      data: {
        ...describeYear(year),
        day: chart.day,
        harsha: ofSeven(harshas(chart), describeHarsha),
        pancha_vargiya: ofSeven(panchaVargiyas(chart, input), describePancha),
        dwadasha_vargiya: ofSeven(dwadashaVargiyas(chart, input.relation), describeDwadasha),
      },
      chart: year,
      method: 'The three strengths of Tajika in the annual chart',
      conventions: {
        ...strengthWords(input),
        classes: 'vishwa below 5 weak, below 10 medium, below 15 strong, else very strong',
        dwadasha_vargiya:
          'd1 to d12; exaltation, own and friend’s signs count for, fall and enemy’s signs against; exaltation and fall come first',
      },
      sources: [
        pvr('28.3', 'harsha bala'),
        ...STRENGTH_SOURCES,
        pvr('28.5', 'dwadasha-vargiya bala'),
        adawal('background sheet', 'the twelve vargas'),
      ],
      disputed: STRENGTH_DISPUTES,
      verified_against: ANNUAL_VERIFICATION,
      rules: {
        harsha: {
          rule: 'five points each for place, dignity, sex of the place and of the time',
          source: 'Narasimha Rao 28.3, read; his example agrees',
          state: 'checked',
        },
        pancha_vargiya: {
          rule: 'kshetra 30, uchcha 20, hadda 15, drekkana 10, navamsha 5; a quarter of the sum',
          source: 'Narasimha Rao 28.4 and Adawal, read; no full table is published',
          state: unconfirmed ? 'unconfirmed' : 'agrees',
        },
        dwadasha_vargiya: {
          rule: 'strong less weak in twelve vargas',
          source: 'Narasimha Rao 28.5, read; no value is published',
          state: 'unconfirmed',
        },
      },
      restsOnBirthTime: RESTS,
    };
  },
});
