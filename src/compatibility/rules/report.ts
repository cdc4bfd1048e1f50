import type { SignLord } from '../../zodiac/lords.js';
import type { Sign } from '../../zodiac/names.js';
import type { Gana, Nadi, Varna, Vashya, YoniOfNakshatra } from '../../zodiac/natures.js';
import type { Tara } from '../../zodiac/taras.js';
import { KUTA_RECORDS } from '../kutas/list.js';
import { type BhakootDosha, KUTAS, type Kuta, MAX_SCORE } from '../tables/kutas.js';
import type { BhakootCancellation, ForgivenBy, KutaRecord } from './kutas.js';
import type { MoonStation } from './moon.js';
import { type CompatibilityLevel, type CriticalDosha, levelOf, type Recommendation, scorePair } from './score.js';

/** The fields of every kūṭa. */
interface Scored<Name extends string, MaxPoints extends number> {
  /** One sentence: what was compared and why it scored so. */
  readonly description: string;
  /** Name of the kūṭa. @names kuta */
  readonly name: Name;
  /** Its maximum. */
  readonly max_points: MaxPoints;
}

/** The kūṭa of the varṇas. */
export interface VarnaScore extends Scored<'Varna', 1> {
  /** 0 or 1. @minimum 0 @maximum 1 @multipleOf 0.5 */
  readonly points_obtained: number;
  /** Varṇa of the bride’s sign. */
  readonly female_varna: Varna;
  /** Varṇa of the groom’s sign. */
  readonly male_varna: Varna;
}

/** The kūṭa of the vaśya groups. */
export interface VashyaScore extends Scored<'Vashya', 2> {
  /** 0 … 2, possibly a half. @minimum 0 @maximum 2 @multipleOf 0.5 */
  readonly points_obtained: number;
  /** Group of the bride’s half sign. */
  readonly female_vashya: Vashya;
  /** Group of the groom’s half sign. */
  readonly male_vashya: Vashya;
}

/** The kūṭa of the tārās. */
export interface TaraScore extends Scored<'Tara', 3> {
  /**
   * 1.5 for each good direction. @minimum 0 @maximum 3 @multipleOf 0.5
   * @minimum 0 @maximum 3 @multipleOf 0.5
   */
  readonly points_obtained: number;
  /** Inclusive count of nakṣatras from the bride’s to the groom’s, 1 … 27. @asType integer @minimum 1 @maximum 27 */
  readonly female_to_male_count: number;
  /** Tārā of that count. */
  readonly female_to_male_tara: Tara;
  /** Inclusive count of nakṣatras from the groom’s to the bride’s, 1 … 27. @asType integer @minimum 1 @maximum 27 */
  readonly male_to_female_count: number;
  /** Tārā of that count. */
  readonly male_to_female_tara: Tara;
}

/** The kūṭa of the yonis. The animals have the sex of the nakṣatra: `Horse (M)`. */
export interface YoniScore extends Scored<'Yoni', 4> {
  /** 0 … 4. @minimum 0 @maximum 4 @multipleOf 0.5 */
  readonly points_obtained: number;
  /** Animal of the bride’s nakṣatra. */
  readonly female_yoni: YoniOfNakshatra;
  /** Animal of the groom’s nakṣatra. */
  readonly male_yoni: YoniOfNakshatra;
}

/** The kūṭa of the sign lords. */
export interface GrahaMaitriScore extends Scored<'Graha Maitri', 5> {
  /** 0 … 5, possibly a half. @minimum 0 @maximum 5 @multipleOf 0.5 */
  readonly points_obtained: number;
  /** Lord of the bride’s Moon sign. */
  readonly female_rashi_lord: SignLord;
  /** Lord of the groom’s Moon sign. */
  readonly male_rashi_lord: SignLord;
}

/** The kūṭa of the gaṇas. */
export interface GanaScore extends Scored<'Gana', 6> {
  /** 0 … 6. @minimum 0 @maximum 6 @multipleOf 0.5 */
  readonly points_obtained: number;
  /** Gaṇa of the bride’s nakṣatra. */
  readonly female_gana: Gana;
  /** Gaṇa of the groom’s nakṣatra. */
  readonly male_gana: Gana;
}

/** The kūṭa of the signs. */
export interface BhakootScore extends Scored<'Bhakoot', 7> {
  /** 0 or 7. @minimum 0 @maximum 7 @multipleOf 0.5 */
  readonly points_obtained: number;
  /** `None`, or the bad relation such as `6-8 (Shadashtaka)`, with ` - cancelled (same lord)` where cancelled. */
  readonly dosha: 'None' | BhakootDosha | `${BhakootDosha} - cancelled (${BhakootCancellation})`;
  /** The bride’s Moon sign. */
  readonly female_rashi: Sign;
  /** The groom’s Moon sign. */
  readonly male_rashi: Sign;
  /** Inclusive count from the groom’s sign to the bride’s, 1 … 12. @asType integer @minimum 1 @maximum 12 */
  readonly position: number;
}

/** The kūṭa of the nāḍīs. */
export interface NadiScore extends Scored<'Nadi', 8> {
  /** 0 or 8. @minimum 0 @maximum 8 @multipleOf 0.5 */
  readonly points_obtained: number;
  /** Whether the nāḍī is the same and an exception cancels the doṣa. */
  readonly exception_applied: boolean;
  /** Nāḍī of the bride’s nakṣatra. */
  readonly female_nadi: Nadi;
  /** Nāḍī of the groom’s nakṣatra. */
  readonly male_nadi: Nadi;
  /** Whether the doṣa remains. */
  readonly nadi_dosha: boolean;
}

/** The eight kūṭas of a match. */
export interface KutaScores {
  /** Rank of the signs. */
  readonly varna: VarnaScore;
  /** Vaśya of the half signs. */
  readonly vashya: VashyaScore;
  /** Count of the nakṣatras. */
  readonly tara: TaraScore;
  /** The animals with the sex of the nakṣatra: `Horse (M)`. */
  readonly yoni: YoniScore;
  /** Friendship of the sign lords. */
  readonly graha_maitri: GrahaMaitriScore;
  /** Nature of the nakṣatras: gods, men, demons. */
  readonly gana: GanaScore;
  /** Relation of the signs. */
  readonly bhakoot: BhakootScore;
  /** Nāḍī of the nakṣatras. */
  readonly nadi: NadiScore;
}

/** One of the eight kūṭas of a match. */
export type KutaScore = KutaScores[Kuta];

/** The score of a match, with every kūṭa explained. */
export interface GunaMilanResults {
  /** Level of the total. */
  readonly compatibility_level: CompatibilityLevel;
  /** The remaining doṣas among `Gana dosha`, `Bhakoot dosha` and `Nadi dosha`; may be empty. */
  readonly critical_doshas: readonly CriticalDosha[];
  /** The eight kūṭas. */
  readonly kutas: KutaScores;
  /**
   * 36.
   */
  readonly max_score: typeof MAX_SCORE;
  /** Share of 36 in percent, two decimals. @minimum 0 @maximum 100 */
  readonly percentage: number;
  /** One sentence on the level. */
  readonly recommendation: Recommendation;
  /** 0 … 36, in halves. @minimum 0 @maximum 36 @multipleOf 0.5 */
  readonly total_score: number;
}

type Common = Scored<string, number> & { readonly points_obtained: number };

const RECORDS: {
  readonly [Id in Kuta]: KutaRecord<Id, Omit<KutaScores[Id], keyof Common>> & {
    readonly name: KutaScores[Id]['name'];
    readonly maxPoints: KutaScores[Id]['max_points'];
  };
} = KUTA_RECORDS;

export function gunaMilan(bride: MoonStation, groom: MoonStation, rule: ForgivenBy): GunaMilanResults {
  const match = scorePair(bride, groom, rule);
  const kutas: { [Id in Kuta]?: object } = {};
  for (const id of KUTAS) {
    const { name, maxPoints, report } = RECORDS[id];
    const points = match.points[id];
    const { sentence, fields } = report(bride, groom, points, rule);
    const description = `${sentence} ${points} of ${maxPoints}.`;
    // Many times faster than spreading, and a list of matches makes eight entries a pair.
    kutas[id] = Object.assign({ description, name, max_points: maxPoints, points_obtained: points }, fields);
  }
  return {
    compatibility_level: match.compatibility_level,
    critical_doshas: match.critical_doshas,
    kutas: kutas as KutaScores,
    max_score: MAX_SCORE,
    percentage: match.percentage,
    recommendation: levelOf(match.total_score).recommendation,
    total_score: match.total_score,
  };
}
