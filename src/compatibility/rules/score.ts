import { bhakootPoints } from '../kutas/bhakoot.js';
import { ganaPoints } from '../kutas/gana.js';
import { grahaMaitriPoints } from '../kutas/grahaMaitri.js';
import { nadiPoints } from '../kutas/nadi.js';
import { taraPoints } from '../kutas/tara.js';
import { varnaPoints } from '../kutas/varna.js';
import { vashyaPoints } from '../kutas/vashya.js';
import { yoniPoints } from '../kutas/yoni.js';
import { type Kuta, LEVELS, MAX_SCORE } from '../tables/kutas.js';
import type { ForgivenBy } from './kutas.js';
import type { MoonStation } from './moon.js';

/** The level of a total: Excellent from 32 points, Good from 24, Average from 18. */
export type CompatibilityLevel = (typeof LEVELS)[number]['level'];

/** The sentence of a level. */
export type Recommendation = (typeof LEVELS)[number]['recommendation'];

/** A doṣa that counts at any total. */
export type CriticalDosha = 'Gana dosha' | 'Bhakoot dosha' | 'Nadi dosha';

/** The points of one pair of Moons. */
export interface MoonMatch {
  /** 0 … 36, in halves. */
  readonly total_score: number;
  /** Share of 36 in percent, two decimals. */
  readonly percentage: number;
  /** Level of the total. */
  readonly compatibility_level: CompatibilityLevel;
  /** The remaining doṣas among `Gana dosha`, `Bhakoot dosha` and `Nadi dosha`; may be empty. */
  readonly critical_doshas: readonly CriticalDosha[];
  /** Points of each kūṭa. */
  readonly points: Readonly<Record<Kuta, number>>;
}

export function levelOf(total: number): (typeof LEVELS)[number] {
  const level = LEVELS.find(({ from }) => total >= from);
  if (level === undefined) throw new RangeError(`${total} is no total.`);
  return level;
}

export function scorePair(bride: MoonStation, groom: MoonStation, rule: ForgivenBy): MoonMatch {
  // By name: a loop over the records takes a quarter longer for many pairs and enlarges the bundle.
  const points = {
    varna: varnaPoints(bride, groom),
    vashya: vashyaPoints(bride, groom),
    tara: taraPoints(bride, groom),
    yoni: yoniPoints(bride, groom),
    graha_maitri: grahaMaitriPoints(bride, groom),
    gana: ganaPoints(bride, groom),
    bhakoot: bhakootPoints(bride, groom, rule),
    nadi: nadiPoints(bride, groom, rule),
  };
  const { varna, vashya, tara, yoni, graha_maitri, gana, bhakoot, nadi } = points;
  const total = varna + vashya + tara + yoni + graha_maitri + gana + bhakoot + nadi;
  const doshas: CriticalDosha[] = [];
  if (gana === 0) doshas.push('Gana dosha');
  if (bhakoot === 0) doshas.push('Bhakoot dosha');
  if (nadi === 0) doshas.push('Nadi dosha');
  return {
    total_score: total,
    percentage: Math.round((total * 10_000) / MAX_SCORE) / 100,
    compatibility_level: levelOf(total).level,
    critical_doshas: doshas,
    points,
  };
}
