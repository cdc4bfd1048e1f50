import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { ordinal } from '../../operation/ordinal.js';
import { NAKSHATRAS } from '../../zodiac/names.js';
import { BAD_TARAS, TARAS } from '../../zodiac/taras.js';
import type { KutaRecord, KutaSources } from '../rules/kutas.js';
import type { MoonStation } from '../rules/moon.js';
import { TARA_POINTS } from '../tables/kutas.js';
import { source } from '../tables/sources.js';

/** 0 … 26, the first not counted. */
const steps = (from: MoonStation, to: MoonStation): number => modulo(to.nakshatra - from.nakshatra, NAKSHATRAS.length);

const isGood = (away: number): boolean => !BAD_TARAS.includes((away % TARAS.length) + 1);

const earned = (away: number): number => (isGood(away) ? TARA_POINTS : 0);

/**
 * 1.5 for each good direction.
 *
 * The two counts add up to 29 unless the stars are the same, so the tārās are (1,1), (2,9), (3,8), (4,7) or (5,6), and at least one
 * direction is always good.
 */
export function taraPoints(bride: MoonStation, groom: MoonStation): number {
  return earned(steps(bride, groom)) + earned(steps(groom, bride));
}

function report(bride: MoonStation, groom: MoonStation) {
  const [toGroom, toBride] = [steps(bride, groom), steps(groom, bride)];
  const name = (away: number) => at(TARAS, away % TARAS.length);
  const direction = (away: number): string => `${ordinal(away + 1)} (${name(away)}, ${isGood(away) ? 'good' : 'bad'})`;
  return {
    sentence: `The groom's nakshatra is the ${direction(toGroom)} from the bride's, the bride's the ${direction(toBride)} from the groom's; each good direction earns ${TARA_POINTS}:`,
    fields: {
      female_to_male_count: toGroom + 1,
      female_to_male_tara: name(toGroom),
      male_to_female_count: toBride + 1,
      male_to_female_tara: name(toBride),
    },
  };
}

export const TARA_KUTA = {
  id: 'tara',
  name: 'Tara',
  maxPoints: 3,
  points: taraPoints,
  report,
} as const satisfies KutaRecord;

export const taraSources: KutaSources = () => [
  source('jyotish', 'p. 477', 'the count includes both stars: Kṛttikā to Revatī is 25'),
  source('hindiBook', 'p. 154', 'tārās 4 and 7 for Revatī and Uttarāṣāḍhā'),
];
