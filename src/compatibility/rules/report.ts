import { KUTA_RECORDS } from '../kutas/list.js';
import { KUTAS, type Kuta, MAX_SCORE, type SignLord } from '../tables/kutas.js';
import type { BhakootRule, KutaRecord } from './kutas.js';
import type { MoonStation } from './moon.js';
import { type CompatibilityLevel, levelOf, scorePair } from './score.js';

/** What every kūṭa has. */
export interface KutaScore {
  /** One sentence: what was compared and why it scored so. */
  readonly description: string;
  readonly name: string;
  readonly max_points: number;
  /** From 0 to `max_points`, possibly a half. */
  readonly points_obtained: number;
}

/** The eight kūṭas of a match. */
export interface KutaScores {
  readonly varna: KutaScore & { readonly female_varna: string; readonly male_varna: string };
  readonly vashya: KutaScore & { readonly female_vashya: string; readonly male_vashya: string };
  readonly tara: KutaScore & {
    /** Inclusive count of nakṣatras, 1 … 27. */
    readonly female_to_male_count: number;
    readonly female_to_male_tara: string;
    readonly male_to_female_count: number;
    readonly male_to_female_tara: string;
  };
  /** The animals with the sex of the nakṣatra: `Horse (M)`. */
  readonly yoni: KutaScore & { readonly female_yoni: string; readonly male_yoni: string };
  readonly graha_maitri: KutaScore & { readonly female_rashi_lord: SignLord; readonly male_rashi_lord: SignLord };
  readonly gana: KutaScore & { readonly female_gana: string; readonly male_gana: string };
  readonly bhakoot: KutaScore & {
    /** `None`, or the bad relation such as `6-8 (Shadashtaka)`, followed by ` - cancelled (same lord)` where it is. */
    readonly dosha: string;
    readonly female_rashi: string;
    readonly male_rashi: string;
    /** Inclusive count from the groom's sign to the bride's, 1 … 12. */
    readonly position: number;
  };
  readonly nadi: KutaScore & {
    /** Whether the nāḍī is the same and an exception lifts the doṣa. */
    readonly exception_applied: boolean;
    readonly female_nadi: string;
    readonly male_nadi: string;
    /** Whether the doṣa stands. */
    readonly nadi_dosha: boolean;
  };
}

/** The score of a match, with every kūṭa explained. */
export interface GunaMilanResults {
  readonly compatibility_level: CompatibilityLevel;
  /** Of `Gana dosha`, `Bhakoot dosha` and `Nadi dosha` those that stand; empty when none does. */
  readonly critical_doshas: readonly string[];
  readonly kutas: KutaScores;
  /** 36. */
  readonly max_score: number;
  /** Share of 36 in percent, two decimals. */
  readonly percentage: number;
  readonly recommendation: string;
  /** 0 … 36, in halves. */
  readonly total_score: number;
}

/** The kūṭas, held by the compiler to what {@link KutaScores} promises of each. */
const RECORDS: { readonly [Id in Kuta]: KutaRecord<Id, Omit<KutaScores[Id], keyof KutaScore>> } = KUTA_RECORDS;

/** Returns the full report of two Moons: points, names and one sentence for every kūṭa, total, level and doṣas. */
export function gunaMilan(bride: MoonStation, groom: MoonStation, rule: BhakootRule): GunaMilanResults {
  const match = scorePair(bride, groom, rule);
  const kutas: { [Id in Kuta]?: KutaScore } = {};
  for (const id of KUTAS) {
    const { name, maxPoints, report } = RECORDS[id];
    const points = match.points[id];
    const { sentence, fields } = report(bride, groom, points, rule);
    const description = `${sentence} ${points} of ${maxPoints}.`;
    // Assigning is many times faster than spreading here, and a list of matches makes eight entries a pair.
    kutas[id] = Object.assign({ description, name, max_points: maxPoints, points_obtained: points }, fields);
  }
  return {
    compatibility_level: match.compatibility_level,
    critical_doshas: match.critical_doshas,
    // Each has written its own entry.
    kutas: kutas as KutaScores,
    max_score: MAX_SCORE,
    percentage: match.percentage,
    recommendation: levelOf(match.total_score).recommendation,
    total_score: match.total_score,
  };
}
