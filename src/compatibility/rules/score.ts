import { type Kuta, LEVELS, MAX_SCORE } from '../tables/kutas.js';
import {
  type BhakootRule,
  bhakootPoints,
  ganaPoints,
  maitriPoints,
  nadiPoints,
  taraPoints,
  varnaPoints,
  vashyaPoints,
  yoniPoints,
} from './kutas.js';
import type { MoonStation } from './moon.js';

/** The level of a total: 32, 24 and 18 points are the first of Excellent, Good and Average. */
export type CompatibilityLevel = (typeof LEVELS)[number]['level'];

/** The sentence that goes with a level. */
export type Recommendation = (typeof LEVELS)[number]['recommendation'];

/** A fault that weighs whatever the total is. */
export type CriticalDosha = 'Gana dosha' | 'Bhakoot dosha' | 'Nadi dosha';

/** The points of one pair of Moons, without the words. */
export interface MoonMatch {
  /** 0 … 36, in halves. */
  readonly total_score: number;
  /** Share of 36 in percent, two decimals. */
  readonly percentage: number;
  /** Level of the total. */
  readonly compatibility_level: CompatibilityLevel;
  /** Of `Gana dosha`, `Bhakoot dosha` and `Nadi dosha` those that stand; empty when none does. */
  readonly critical_doshas: readonly CriticalDosha[];
  /** Points of each kūṭa. */
  readonly points: Readonly<Record<Kuta, number>>;
}

/** Returns the level of a total and the sentence that goes with it. */
export function levelOf(total: number): (typeof LEVELS)[number] {
  return LEVELS.find(({ from }) => total >= from) ?? LEVELS[3];
}

/** Returns the points of the eight kūṭas, their sum, and what follows from it. */
export function scorePair(bride: MoonStation, groom: MoonStation, rule: BhakootRule): MoonMatch {
  const points = {
    varna: varnaPoints(bride, groom),
    vashya: vashyaPoints(bride, groom),
    tara: taraPoints(bride, groom),
    yoni: yoniPoints(bride, groom),
    graha_maitri: maitriPoints(bride, groom),
    gana: ganaPoints(bride, groom),
    bhakoot: bhakootPoints(bride, groom, rule),
    nadi: nadiPoints(bride, groom),
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
