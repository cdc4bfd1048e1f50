import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LifeChart, LifeRules } from '../../src/longevity/rules/chart.js';
import { microArcseconds } from '../../src/math/angle.js';
import { recordOf } from '../../src/math/recordOf.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';

interface StoredChart {
  readonly longitudes_uas: Readonly<Record<Graha, number>>;
  readonly ascendant_uas: number;
}

type Years = Readonly<Record<string, number>>;

interface Published {
  readonly charts: Readonly<Record<'santhanam' | 'pvr-1996', StoredChart>>;
  readonly santhanam: {
    readonly base_pindayu: Years;
    readonly combust: readonly string[];
    readonly enemy_sign: readonly string[];
    readonly houses: Years;
    readonly visible_half_factors: Years;
  };
  readonly 'pvr-1996': {
    readonly nisargayu_by_signs: Years;
    readonly nisargayu_in_proportion: Years;
    readonly lagna: number;
  };
  readonly cases: readonly { readonly operation: string; readonly sum: number }[];
}

export const PUBLISHED: Published = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/sources/longevity.json'), 'utf8'),
);

export const RULES: LifeRules = {
  relation: 'natural',
  enemy_exempt: 'retrograde',
  combustion: 'surya_siddhanta',
  visible_half: 'sign',
  in_one_sign: 'strongest',
  several: 'each',
  rising_malefic: 'phaladeepika',
  lagna_years: 'navamsha',
  bharana: 'brihat_jataka',
};

/** All grahas direct and equally strong, unless said. */
export function chartOf(
  longitudes: Readonly<Record<Graha, number>>,
  ascendant: number,
  more: Partial<LifeChart> = {},
): LifeChart {
  return {
    longitudes: recordOf(GRAHAS, (graha) => microArcseconds(longitudes[graha])),
    ascendant: microArcseconds(ascendant),
    retrograde: recordOf(SIGN_LORDS, () => false),
    strength: recordOf(SIGN_LORDS, () => 1),
    ...more,
  };
}

export function publishedChart(name: keyof Published['charts']): LifeChart {
  const { longitudes_uas: longitudes, ascendant_uas: ascendant } = PUBLISHED.charts[name];
  return chartOf(longitudes, ascendant);
}
