import { SIGNS } from '../../zodiac/names.js';
import {
  GANAS,
  KUTA_LIMITS,
  type Kuta,
  MAX_SCORE,
  NADIS,
  NAKSHATRA_NATURES,
  SIGN_VARNA,
  type SignLord,
  TARAS,
  VARNAS,
  VASHYAS,
  YONIS,
} from '../tables/kutas.js';
import {
  bhakootSentence,
  ganaSentence,
  maitriSentence,
  nadiSentence,
  taraSentence,
  varnaSentence,
  vashyaSentence,
  yoniSentence,
} from './describe.js';
import { type BhakootRule, bhakootRelation, lordOf, nadiOf, nadiRelation, taraCount } from './kutas.js';
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

function natureOf(nakshatra: number): { animal: string; yoni: string; gana: string } {
  const { yoni, sex, gana } = NAKSHATRA_NATURES[nakshatra] ?? { yoni: 0, sex: 'M', gana: 0 };
  const animal = YONIS[yoni] ?? '';
  return { animal, yoni: `${animal} (${sex})`, gana: GANAS[gana] ?? '' };
}

/** Returns the full report of two Moons: points, names and one sentence for every kūṭa, total, level and doṣas. */
export function gunaMilan(bride: MoonStation, groom: MoonStation, rule: BhakootRule): GunaMilanResults {
  const match = scorePair(bride, groom, rule);
  const { points } = match;
  // Assigning is many times faster than spreading here, and a list of matches makes eight entries a pair.
  const score = <Extra extends object>(kuta: Kuta, description: string, extra: Extra): KutaScore & Extra => {
    const { name, maxPoints } = KUTA_LIMITS[kuta];
    return Object.assign({ description, name, max_points: maxPoints, points_obtained: points[kuta] }, extra);
  };
  const varna = [bride, groom].map(({ sign }) => VARNAS[SIGN_VARNA[sign] ?? 0] ?? '') as [string, string];
  const vashya = [bride, groom].map((moon) => VASHYAS[moon.vashya] ?? '') as [string, string];
  const toGroom = taraCount(bride.nakshatra, groom.nakshatra);
  const toBride = taraCount(groom.nakshatra, bride.nakshatra);
  const hers = natureOf(bride.nakshatra);
  const his = natureOf(groom.nakshatra);
  const lords: readonly [SignLord, SignLord] = [lordOf(bride.sign), lordOf(groom.sign)];
  const rashis = [bride, groom].map(({ sign }) => SIGNS[sign]?.name ?? '') as [string, string];
  const relation = bhakootRelation(bride, groom, rule);
  const nadis = [bride, groom].map(({ nakshatra }) => NADIS[nadiOf(nakshatra)] ?? '') as [string, string];
  const nadi = nadiRelation(bride, groom);
  return {
    compatibility_level: match.compatibility_level,
    critical_doshas: match.critical_doshas,
    kutas: {
      varna: score('varna', varnaSentence(varna, points.varna), { female_varna: varna[0], male_varna: varna[1] }),
      vashya: score('vashya', vashyaSentence(vashya, points.vashya), {
        female_vashya: vashya[0],
        male_vashya: vashya[1],
      }),
      tara: score('tara', taraSentence(toGroom, toBride), {
        female_to_male_count: toGroom.count,
        female_to_male_tara: TARAS[toGroom.tara - 1] ?? '',
        male_to_female_count: toBride.count,
        male_to_female_tara: TARAS[toBride.tara - 1] ?? '',
      }),
      yoni: score('yoni', yoniSentence([hers.animal, his.animal], points.yoni), {
        female_yoni: hers.yoni,
        male_yoni: his.yoni,
      }),
      graha_maitri: score('graha_maitri', maitriSentence(lords, points.graha_maitri), {
        female_rashi_lord: lords[0],
        male_rashi_lord: lords[1],
      }),
      gana: score('gana', ganaSentence([hers.gana, his.gana], points.gana), {
        female_gana: hers.gana,
        male_gana: his.gana,
      }),
      bhakoot: score('bhakoot', bhakootSentence(rashis, lords, relation, rule, points.bhakoot), {
        dosha:
          relation.dosha === undefined
            ? 'None'
            : relation.dosha + (relation.cancelled === undefined ? '' : ` - cancelled (${relation.cancelled})`),
        female_rashi: rashis[0],
        male_rashi: rashis[1],
        position: relation.position,
      }),
      nadi: score('nadi', nadiSentence(nadis, nadi), {
        exception_applied: nadi.exception !== undefined,
        female_nadi: nadis[0],
        male_nadi: nadis[1],
        nadi_dosha: nadi.same && nadi.exception === undefined,
      }),
    },
    max_score: MAX_SCORE,
    percentage: match.percentage,
    recommendation: levelOf(match.total_score).recommendation,
    total_score: match.total_score,
  };
}
